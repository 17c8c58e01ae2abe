//! Tables of outcomes as written.

use super::effect::EffectFile;
use crate::text::Text;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableFile {
    pub(crate) id: String,
    pub(crate) name: Text,
    /// The outcome of each sum of the throw.
    pub(crate) rows: BTreeMap<u8, String>,
    pub(crate) outcomes: Vec<OutcomeFile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutcomeFile {
    pub(crate) id: String,
    pub(crate) title: Text,
    pub(crate) text: Text,
    pub(crate) effect: EffectFile,
}
