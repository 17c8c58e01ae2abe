//! Options of a room: those of its edition and the room's own clocks (GEN-OPTIONS-4).

use editions::{Chosen, Edition, OptionValues};
use protocol::OptionValue;
use serde_json::Value;
use thiserror::Error;

/// How long an asked seat may think; null for no clock.
pub const TURN_SECONDS: &str = "turn_seconds";
/// How long a seat may be away before a bot plays it.
pub const ABSENCE_SECONDS: &str = "absence_seconds";

const TURN_BOUNDS: (u64, u64) = (5, 3600);
const ABSENCE_BOUNDS: (u64, u64) = (5, 3600);

/// What was chosen, defaults filled in.
#[derive(Clone, Debug)]
pub struct RoomOptions {
    pub chosen: Chosen,
    pub turn_seconds: Option<u32>,
    pub absence_seconds: u32,
}

/// An option that there is not, or a value out of bounds.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("option {name}: found {value}, allowed {allowed}")]
pub struct OptionRefused {
    pub name: String,
    pub value: String,
    pub allowed: String,
}

/// What the room uses where nothing is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomDefaults {
    pub turn_seconds: u32,
    pub absence_seconds: u32,
}

impl RoomOptions {
    /// # Errors
    /// The first option that does not exist or is out of bounds.
    pub fn of(
        edition: &Edition,
        values: &OptionValues,
        defaults: RoomDefaults,
    ) -> Result<Self, OptionRefused> {
        let mut of_edition = values.clone();
        let turn = of_edition.remove(TURN_SECONDS);
        let absence = of_edition.remove(ABSENCE_SECONDS);
        let chosen = edition.check_options(&of_edition).map_err(|error| OptionRefused {
            name: error.option,
            value: error.found,
            allowed: error.allowed,
        })?;
        let turn_seconds = match turn {
            Some(Value::Null) => None,
            Some(value) => Some(seconds(TURN_SECONDS, &value, TURN_BOUNDS, ", or null for no clock")?),
            None => Some(defaults.turn_seconds),
        };
        let absence_seconds = match absence {
            Some(value) => seconds(ABSENCE_SECONDS, &value, ABSENCE_BOUNDS, "")?,
            None => defaults.absence_seconds,
        };
        Ok(Self { chosen, turn_seconds, absence_seconds })
    }

    /// Every option with its value.
    #[must_use]
    pub fn values(&self) -> OptionValues {
        let mut values = self.chosen.values().clone();
        values.insert(TURN_SECONDS.to_owned(), self.turn_seconds.into());
        values.insert(ABSENCE_SECONDS.to_owned(), self.absence_seconds.into());
        values
    }
}

fn seconds(name: &str, value: &Value, (from, to): (u64, u64), or: &str) -> Result<u32, OptionRefused> {
    let number = value.as_u64().filter(|number| (from..=to).contains(number));
    number.and_then(|number| u32::try_from(number).ok()).ok_or_else(|| OptionRefused {
        name: name.to_owned(),
        value: value.to_string(),
        allowed: format!("a whole number from {from} to {to}{or}"),
    })
}

/// A value as it came over the wire.
#[must_use]
pub fn to_json(value: &OptionValue) -> Value {
    match value {
        OptionValue::Flag(flag) => (*flag).into(),
        OptionValue::Number(number) => (*number).into(),
        OptionValue::Text(text) => text.clone().into(),
        OptionValue::None(()) => Value::Null,
    }
}

/// A value as it goes over the wire; options are never lists or objects.
#[must_use]
pub fn from_json(value: &Value) -> OptionValue {
    match value {
        Value::Bool(flag) => OptionValue::Flag(*flag),
        Value::Number(number) => OptionValue::Number(number.as_i64().unwrap_or_default()),
        Value::String(text) => OptionValue::Text(text.clone()),
        Value::Null | Value::Array(_) | Value::Object(_) => OptionValue::None(()),
    }
}
