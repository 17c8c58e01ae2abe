//! A kit for tests of the whole thing: the real binary in its own process, real sockets, real SQLite files.
//! It speaks JSON as `docs/protocol.md` says and shares no type with the server, as a stranger's client would.

pub mod fold;
pub mod kills;
pub mod person;
pub mod player;
pub mod process;
pub mod socket;
