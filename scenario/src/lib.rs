//! Scripted games: the runner behind `warpboard scenario`.
