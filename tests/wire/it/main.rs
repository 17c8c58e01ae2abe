//! The real server in its own process.

mod archive;
mod garbage;
mod restarts;
mod seats;
mod secrets;
