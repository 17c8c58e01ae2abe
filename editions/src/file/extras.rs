//! What only some boards have, as written: markers, races, points.

use crate::text::Text;
use serde::Deserialize;

/// What stops whoever enters its space (KRT-BANANA).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarkersFile {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) many: Text,
    pub(crate) stock: u32,
    pub(crate) most_on_board: u32,
}

/// Entering GO owes a race for the top card of the deck (KRT-TURN-6).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RacesFile {
    pub(crate) deck: String,
}

/// What decides the game besides the points that are printed (KRT-END-2).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PointsFile {
    pub(crate) coin_stack: u32,
    pub(crate) points_per_stack: u32,
}
