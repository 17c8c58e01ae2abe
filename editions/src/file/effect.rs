//! An effect in the engine's vocabulary, read strictly: a misspelt parameter is not ignored.

use engine::ruleset::Effect;
use serde::de::{Deserialize, Deserializer, Error};
use serde_json::{Map, Value};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EffectFile(pub(crate) Effect);

impl<'de> Deserialize<'de> for EffectFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let found = Value::deserialize(deserializer)?;
        let effect: Effect = serde_json::from_value(found.clone()).map_err(Error::custom)?;
        let known = serde_json::to_value(&effect).map_err(Error::custom)?;
        match (&found, &known) {
            (Value::Object(found), Value::Object(known)) => fields(found, known).map_err(Error::custom)?,
            _ => return Err(Error::custom("invalid type: not an object, expected an effect")),
        }
        Ok(Self(effect))
    }
}

/// serde lets unknown fields of nested and empty variants pass; what the effect does not write, it did not read.
fn fields(found: &Map<String, Value>, known: &Map<String, Value>) -> Result<(), String> {
    for (key, value) in found {
        match (value, known.get(key)) {
            (_, None) => {
                let names: Vec<String> = known.keys().map(|name| format!("`{name}`")).collect();
                return Err(format!("unknown field `{key}`, expected one of {}", names.join(", ")));
            }
            (Value::Object(found), Some(Value::Object(known))) => fields(found, known)?,
            _ => {}
        }
    }
    Ok(())
}
