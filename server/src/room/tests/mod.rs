//! Rooms under paused time, with a journal in memory: an hour passes in no time, and the same every time.

mod absence;
mod clocks;
mod kit;
mod lines;
mod lobby;
mod trouble;
