//! Decks and cards as written; the order in the file is the printed order.

use super::effect::EffectFile;
use crate::text::Text;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeckFile {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) cards: Vec<CardFile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardFile {
    pub(crate) id: String,
    pub(crate) title: Text,
    pub(crate) text: Text,
    pub(crate) effect: EffectFile,
}
