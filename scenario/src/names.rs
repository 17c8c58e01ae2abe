//! How a scenario names seats, stages and intents.

use engine::{Intent, Order, Seat};
use serde::de::{self, Deserialize, Deserializer};

/// `p2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SeatName(pub(crate) Seat);

impl<'de> Deserialize<'de> for SeatName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let number = text.strip_prefix('p').and_then(|number| number.parse().ok()).filter(|n| *n > 0);
        let seat =
            number.ok_or_else(|| de::Error::custom(format!("found \"{text}\", allowed: p1, p2, …")))?;
        Ok(Self(Seat(seat)))
    }
}

/// A stage by number, or `"castle"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StageName {
    Number(u8),
    Castle,
}

impl StageName {
    pub(crate) fn stage(self, castle: u8) -> u8 {
        match self {
            Self::Number(stage) => stage,
            Self::Castle => castle,
        }
    }
}

impl<'de> Deserialize<'de> for StageName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match serde_json::Value::deserialize(from)? {
            serde_json::Value::String(word) if word == "castle" => Ok(Self::Castle),
            serde_json::Value::Number(number) => number
                .as_u64()
                .and_then(|number| u8::try_from(number).ok())
                .map(Self::Number)
                .ok_or_else(|| de::Error::custom(format!("found {number}, allowed: a stage from 0"))),
            other => Err(de::Error::custom(format!("found {other}, allowed: a number or \"castle\""))),
        }
    }
}

/// An intent as on the wire, or just its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct IntentName(pub(crate) Intent);

impl<'de> Deserialize<'de> for IntentName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        wire(from).map(Self)
    }
}

/// What the room says, as recorded, or just its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OrderName(pub(crate) Order);

impl<'de> Deserialize<'de> for OrderName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        wire(from).map(Self)
    }
}

fn wire<'de, D: Deserializer<'de>, T: de::DeserializeOwned>(from: D) -> Result<T, D::Error> {
    let value = match serde_json::Value::deserialize(from)? {
        serde_json::Value::String(name) => serde_json::json!({ "type": name }),
        value => value,
    };
    T::deserialize(value).map_err(de::Error::custom)
}

/// The wire's name of a value with a `type`.
pub(crate) fn type_name<T: serde::Serialize>(value: &T) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.get("type").and_then(|name| name.as_str()).unwrap_or_default().to_owned()
}

/// A plain enum as its word on the wire.
pub(crate) fn word<T: serde::Serialize>(value: &T) -> String {
    match serde_json::to_value(value).unwrap_or_default() {
        serde_json::Value::String(word) => word,
        other => other.to_string(),
    }
}
