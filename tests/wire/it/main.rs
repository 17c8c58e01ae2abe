//! The real server in its own process.

mod archive;
mod garbage;
mod own_board;
mod restarts;
mod seats;
mod secrets;
