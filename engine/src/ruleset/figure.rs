//! The figure that walks the board and belongs to nobody (MOV-BOWSER-1).

use super::dice::DieId;
use crate::ids::Space;
use crate::money::Coins;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The figure by the id that its edition gives it, such as `boss`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FigureId(pub String);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    pub id: FigureId,
    pub start: Space,
    /// The die of a roll to move that moves the figure too.
    pub die: DieId,
    /// What each player pays whom it passes (MOV-BOWSER-3).
    pub pass_fee: Coins,
    /// Neither fee nor battle there (MOV-BOWSER-4).
    pub shelters: Vec<Space>,
    /// No battle there (MOV-BATTLE-2).
    pub truces: Vec<Space>,
    pub battle: Battle,
    /// Where it sleeps after a lost battle (MOV-SLEEP).
    pub defeat_space: Space,
    /// With so many deeds in GAME OVER it wins (MOV-END-2).
    pub wins_at_closed_deeds: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    pub leader_die: DieId,
    pub teammate_die: DieId,
    /// The least sum that wins (MOV-BATTLE-6).
    pub wins_from: u32,
    /// What leader and teammate get for a win (MOV-BATTLE-7).
    pub reward: Coins,
    pub teammates: Teammates,
}

/// Who may be picked to help (MOV-OPTION-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Teammates {
    Anyone,
    /// Nobody in Jail.
    AtLarge,
}
