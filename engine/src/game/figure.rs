//! Where the figure is, and how long it sleeps (MOV-BOWSER-1 to -5, MOV-SLEEP).

use crate::ids::{Seat, Space};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FigureState {
    pub position: Space,
    pub sleep: Option<Sleep>,
}

/// It wakes at the end of the next turn of the seat in whose turn the battle was won (MOV-SLEEP-2, -3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sleep {
    pub seat: Seat,
    /// The number of the turn in which the battle was won; that turn's own end does not wake it.
    pub turn: u32,
}

impl FigureState {
    #[must_use]
    pub fn is_awake(&self) -> bool {
        self.sleep.is_none()
    }
}
