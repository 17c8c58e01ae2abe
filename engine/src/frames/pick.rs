//! One own deed is to be picked: to go to GAME OVER, or to continue free (MOV-BF-11, MOV-QB-13).

use crate::ids::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
    pub fate: Fate,
}

/// What becomes of the deed that is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    GameOver,
    Continues,
}
