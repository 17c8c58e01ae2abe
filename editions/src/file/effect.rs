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
        strict(&effect, &found).map_err(Error::custom)?;
        Ok(Self(effect))
    }
}

/// serde lets unknown fields of nested and empty variants pass; what the effect does not write, it did not read.
fn strict(effect: &Effect, found: &Value) -> Result<(), String> {
    let known = serde_json::to_value(effect).map_err(|error| error.to_string())?;
    let (Value::Object(found), Value::Object(known)) = (found, &known) else {
        return Err("invalid type: not an object, expected an effect".to_owned());
    };
    let own: Map<String, Value> = found.iter().filter(|(key, _)| written(effect, key)).map(clone).collect();
    fields(&own, known)?;
    match (effect.otherwise(), found.get("otherwise")) {
        (Some(otherwise), Some(found)) => strict(otherwise, found),
        _ => Ok(()),
    }
}

/// Whether a parameter is written back in any case: what is left out at its default is not, and what stands under
/// `otherwise` is an effect of its own.
fn written(effect: &Effect, key: &str) -> bool {
    match effect {
        Effect::PayBank { .. } | Effect::PayBankPerDeed { .. } => key != "who",
        Effect::BankPaysRoll { .. }
        | Effect::PayBankRoll { .. }
        | Effect::AdvanceByRoll { .. }
        | Effect::FigureAdvancesByRoll { .. } => key != "dice",
        other => other.otherwise().is_none() || key != "otherwise",
    }
}

fn clone((key, value): (&String, &Value)) -> (String, Value) {
    (key.clone(), value.clone())
}

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
