//! The power die: its faces are powers, not pips (KRT-POWER).

use super::effect::Effect;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A power by the id that its edition gives it, such as `shield`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct PowerId(pub String);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Power {
    pub id: PowerId,
    pub order: HalvesOrder,
    pub effect: Effect,
}

/// Which half of the turn may come first (KRT-TURN-2, -3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HalvesOrder {
    Either,
    MoveFirst,
}
