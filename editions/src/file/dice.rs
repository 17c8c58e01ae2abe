//! Dice as written, and what the faces of the power die do.

use super::effect::EffectFile;
use crate::text::Text;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Die {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) faces: Vec<Face>,
    #[serde(default)]
    pub(crate) look: Option<DieLook>,
}

impl Die {
    /// The die whose faces are powers; one that mixes them with pips is another check's to report.
    pub(crate) fn is_power_die(&self) -> bool {
        self.faces.iter().any(|face| matches!(face, Face::Power(_)))
    }

    /// The ids on its faces, in their order.
    pub(crate) fn powers(&self) -> impl Iterator<Item = &str> {
        self.faces.iter().filter_map(|face| match face {
            Face::Power(id) => Some(id.as_str()),
            Face::Pips(_) => None,
        })
    }
}

/// So many pips, or the id of a power-up. Written as the file does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum Face {
    Pips(u8),
    Power(String),
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyFace)
    }
}

struct AnyFace;

impl Visitor<'_> for AnyFace {
    type Value = Face;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of pips, or the id of a power-up")
    }

    fn visit_u64<E: Error>(self, pips: u64) -> Result<Face, E> {
        u8::try_from(pips).map(Face::Pips).map_err(|_| E::invalid_value(Unexpected::Unsigned(pips), &self))
    }

    fn visit_str<E>(self, id: &str) -> Result<Face, E> {
        Ok(Face::Power(id.to_owned()))
    }
}

/// The colours of a die.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DieLook {
    pub(crate) hex: String,
    pub(crate) pips: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PowerFile {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) text: Text,
    /// The move half comes before it (KRT-TURN-3).
    #[serde(default)]
    pub(crate) move_first: bool,
    pub(crate) effect: EffectFile,
}
