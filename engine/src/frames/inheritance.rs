//! Deeds in GAME OVER came to a player's heir, who may continue them at once (MOV-BANKRUPT-4).

use crate::ids::{Seat, Space};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inheritance {
    pub seat: Seat,
    pub deeds: Vec<Space>,
}
