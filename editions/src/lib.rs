//! Editions as data: loading, checking, and working options in.
//!
//! [`Library`] holds every edition that a host offers; [`Edition::check_options`] and [`Edition::ruleset`] turn
//! one of them and the chosen house rules into the engine's [`engine::Ruleset`]. A file is refused as a whole,
//! with all its problems at once; nothing here plays a game or knows a player.

mod canonical;
mod check;
mod chosen;
mod cli;
mod edition;
mod file;
mod known;
mod library;
mod problem;
mod read;
mod ruleset;
mod strict;
mod text;

pub use chosen::{Chosen, OptionError, OptionValues, RoomNumbers};
pub use cli::{Summary, check_file, cli_check};
pub use edition::Edition;
pub use file::{Choice, OptionKind, OptionSpec, Players, Scope};
pub use library::{Broken, Library, LibraryError};
pub use problem::{Problem, Problems};
pub use text::Text;
