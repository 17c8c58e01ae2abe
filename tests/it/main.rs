//! One binary for all tests over several crates.

mod absences;
mod bots;
mod chance;
mod games;
mod golden;
mod laws;
mod scenarios;
mod sources;
mod views;
