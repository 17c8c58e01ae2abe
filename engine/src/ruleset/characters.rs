//! Characters: tokens that can do something (KRT-BOOST, KRT-STAR).

use super::effect::Effect;
use super::power::PowerId;
use crate::ids::CharacterId;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CharacterOf {
    pub id: CharacterId,
    pub boost: Option<Boost>,
    pub star: Option<Effect>,
}

/// The face of the power die that the character does better.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boost {
    pub power: PowerId,
    pub effect: Effect,
    /// Instead of the effect the move may be so many spaces longer (KRT-BOOST-1).
    pub extra_steps: u32,
}
