//! Scripted games: a position, scripted chance, what is done, and what must then be true.
//! The format is described in `docs/scenarios.md`; nothing here decides a rule.

mod check;
mod cli;
mod coverage;
mod expect;
mod facts;
mod file;
mod names;
mod picks;
mod position;
mod run;
mod tokens;
mod track;

pub use cli::cli;
pub use coverage::{Book, Coverage, coverage};
pub use file::{Scenario, read};
pub use position::game;
pub use run::{Failure, run};
