//! What the tests share: a table that checks every law at every step, players of all kinds, and random games.
//!
//! Nothing here decides a rule. A law that does not hold comes back as a text that names it.

pub mod admits;
pub mod boards;
pub mod hostile;
pub mod laws;
pub mod lineups;
pub mod luck;
pub mod options;
pub mod players;
pub mod position;
pub mod table;
mod track;

pub use admits::admits;
pub use luck::Luck;
pub use table::{Answer, Table};
