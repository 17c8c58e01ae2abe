//! One binary for all tests over several crates.

mod absences;
mod bots;
mod bots_by_edition;
mod chance;
mod figure_endings;
mod games;
mod golden;
mod laws;
mod mixed_boards;
mod old_logs;
mod own_board;
mod scenarios;
mod sources;
mod views;
