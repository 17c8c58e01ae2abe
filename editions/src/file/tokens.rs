//! Tokens as written; where they are characters, with what each of them can do.

use super::effect::EffectFile;
use crate::text::Text;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Token {
    pub(crate) id: String,
    pub(crate) name: Text,
    #[serde(default)]
    pub(crate) boost: Option<BoostFile>,
    #[serde(default)]
    pub(crate) star: Option<StarFile>,
}

/// The face of the power die that the character does better (KRT-BOOST).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoostFile {
    pub(crate) power: String,
    pub(crate) text: Text,
    pub(crate) effect: EffectFile,
    #[serde(default)]
    pub(crate) extra_steps: u32,
}

/// What the character does on a space with `use_star` (KRT-STAR).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StarFile {
    pub(crate) text: Text,
    pub(crate) effect: EffectFile,
}
