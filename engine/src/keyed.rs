//! Maps whose keys are numbers: JSON writes them as strings, and a message that was looked at before it is
//! parsed has forgotten that. For `#[serde(with = "crate::keyed")]`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// A name that is a small number.
pub(crate) trait Key: Ord + Copy {
    fn number(self) -> u8;
    fn of(number: u8) -> Self;
}

impl Key for crate::ids::Seat {
    fn number(self) -> u8 {
        self.0
    }

    fn of(number: u8) -> Self {
        Self(number)
    }
}

impl Key for crate::ids::Space {
    fn number(self) -> u8 {
        self.0
    }

    fn of(number: u8) -> Self {
        Self(number)
    }
}

pub(crate) fn serialize<K: Key, V: Serialize, S: Serializer>(
    map: &BTreeMap<K, V>,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_map(map.iter().map(|(key, value)| (key.number().to_string(), value)))
}

pub(crate) fn deserialize<'de, K: Key, V: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<BTreeMap<K, V>, D::Error> {
    let words = BTreeMap::<String, V>::deserialize(from)?;
    let parse = |(word, value): (String, V)| match word.parse() {
        Ok(number) => Ok((K::of(number), value)),
        Err(_) => Err(D::Error::custom(format!("found the key \"{word}\", allowed: a number from 0 to 255"))),
    };
    words.into_iter().map(parse).collect()
}
