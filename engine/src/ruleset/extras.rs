//! What only some boards have: markers, races, points.

use crate::ids::DeckId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Markers by the id that their edition gives them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MarkerId(pub String);

/// What stops whoever enters its space (KRT-BANANA-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Markers {
    pub id: MarkerId,
    pub stock: u32,
    pub most_on_board: u32,
}

/// Entering GO in one's own turn owes a race for the top card of the deck; the last card ends the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Races {
    pub deck: DeckId,
}

/// Points decide the game: what deeds and race cards print, and so many for each full stack of coins (KRT-END-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    pub coin_stack: u32,
    pub points_per_stack: u32,
}
