//! What lies on the board, and races.

use crate::frames::Racer;
use crate::game::{Duty, Pickup};
use crate::ids::{CardId, Seat, Space};
use crate::money::Coins;
use crate::ruleset::MarkerId;
use serde::Serialize;
use ts_rs::TS;

/// Section `lying`: what lies on spaces, where the edition lays anything there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LyingView {
    pub coins: Vec<LyingCoins>,
    pub pickups: Vec<Pickup>,
    pub marker: Option<MarkerId>,
    pub markers: Vec<Space>,
    pub markers_left: u32,
    /// The path of the running turn.
    pub path: Vec<Space>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LyingCoins {
    pub space: Space,
    pub amount: Coins,
}

/// Section `race`: what the turn owes, and the race whose entries are asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RaceView {
    /// Owed after the two halves of the running turn.
    pub duties: Vec<Duty>,
    pub open: Option<OpenRaceView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OpenRaceView {
    pub card: CardId,
    pub opener: Seat,
    /// Who holds the card in a rematch.
    pub holder: Option<Seat>,
    pub waiting: Vec<Seat>,
    pub racers: Vec<Racer>,
}
