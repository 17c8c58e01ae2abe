//! The dice in the box.

use super::power::PowerId;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A die by the id that its edition gives it, such as `red`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct DieId(pub String);

/// A die with faces 1 to `faces`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Die {
    pub id: DieId,
    pub faces: u8,
    /// What each face shows instead of pips; nothing on an ordinary die.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub powers: Vec<PowerId>,
}

impl Die {
    /// A die that shows pips.
    #[must_use]
    pub fn of_pips(id: DieId, faces: u8) -> Self {
        Self { id, faces, powers: Vec::new() }
    }

    /// What a throw of it shows, where its faces are powers.
    #[must_use]
    pub fn power(&self, value: u8) -> Option<&PowerId> {
        self.powers.get(usize::from(value).checked_sub(1)?)
    }
}

/// Rules stored with log version 1 wrote the number of faces alone; no log of that time names a die.
impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyDie)
    }
}

struct AnyDie;

impl<'de> Visitor<'de> for AnyDie {
    type Value = Die;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a die with id and faces, or a number of faces")
    }

    fn visit_u64<E: Error>(self, faces: u64) -> Result<Die, E> {
        let faces = u8::try_from(faces).map_err(|_| E::invalid_value(Unexpected::Unsigned(faces), &self))?;
        Ok(Die::of_pips(DieId(String::new()), faces))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Die, A::Error> {
        #[derive(Deserialize)]
        struct Written {
            id: DieId,
            faces: u8,
            #[serde(default)]
            powers: Vec<PowerId>,
        }
        let Written { id, faces, powers } = Written::deserialize(MapAccessDeserializer::new(map))?;
        Ok(Die { id, faces, powers })
    }
}
