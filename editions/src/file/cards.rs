//! Decks and cards as written; the order in the file is the printed order.

use super::effect::EffectFile;
use crate::text::Text;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeckFile {
    pub(crate) id: String,
    pub(crate) name: Text,
    /// Else it lies as printed.
    #[serde(default = "yes")]
    pub(crate) shuffled: bool,
    /// Else a drawn card is out of the deck for good.
    #[serde(default = "yes")]
    pub(crate) returned: bool,
    pub(crate) cards: Vec<CardFile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardFile {
    pub(crate) id: String,
    pub(crate) title: Text,
    pub(crate) text: Text,
    pub(crate) effect: EffectFile,
    /// On a race card, one for each prize.
    #[serde(default)]
    pub(crate) prize_texts: Vec<Text>,
}

fn yes() -> bool {
    true
}
