//! The real server in its own process.

mod garbage;
mod restarts;
mod seats;
mod secrets;
