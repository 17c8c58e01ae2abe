//! A battle against the figure whose leader picks a teammate (MOV-BATTLE-5).

use crate::ids::{Seat, Space};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    pub leader: Seat,
    pub at: Space,
    /// Who may be picked, clockwise from the leader.
    pub candidates: Vec<Seat>,
}
