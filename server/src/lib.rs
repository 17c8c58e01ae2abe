//! The server: rooms, sockets, HTTP and the store. `warpboard` is a thin program around it; [`serve`] starts it whole,
//! for tests on port 0 too.

pub mod dice;
mod hall;
mod http;
pub mod identity;
mod listen;
pub mod replay;
pub mod room;
pub mod seams;
mod serve;
pub mod settings;
pub mod store;
pub mod time;
pub mod versions;

pub use hall::{CreateError, Hall, NewRoom, ReachError};
pub use serve::{Running, ServeError, serve};
pub use settings::Settings;
