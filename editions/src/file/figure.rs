//! The figure that walks the board, as written.

use crate::text::Text;
use engine::Coins;
use engine::ruleset::Teammates;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FigureFile {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) start_space: u8,
    /// The die of a roll to move that moves it too.
    pub(crate) die: String,
    pub(crate) pass_fee: Coins,
    #[serde(default)]
    pub(crate) shelter_spaces: Vec<u8>,
    #[serde(default)]
    pub(crate) truce_spaces: Vec<u8>,
    pub(crate) battle: BattleFile,
    pub(crate) defeat_space: u8,
    pub(crate) wins_at_closed_deeds: u32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BattleFile {
    pub(crate) leader_die: String,
    pub(crate) teammate_die: String,
    pub(crate) wins_from: u32,
    pub(crate) reward: Coins,
    pub(crate) teammates: Teammates,
}
