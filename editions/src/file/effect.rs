//! An effect in the engine's vocabulary, read strictly: a misspelt parameter is not ignored.

use engine::ruleset::Effect;
use serde::de::{Deserialize, Deserializer, Error};
use serde_json::{Map, Value};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EffectFile(pub(crate) Effect);

impl<'de> Deserialize<'de> for EffectFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let found = Value::deserialize(deserializer)?;
        read("", &found).map(Self).map_err(Error::custom)
    }
}

/// Effects inside come first, so that a problem is told where it is: `/prizes/1: missing field …`.
fn read(at: &str, found: &Value) -> Result<Effect, String> {
    for (key, inner) in inside(found) {
        read(&format!("{at}/{key}"), inner)?;
    }
    let told = |message: String| if at.is_empty() { message } else { format!("{at}: {message}") };
    let effect: Effect = serde_json::from_value(found.clone()).map_err(|error| told(error.to_string()))?;
    strict(&effect, found).map_err(told)?;
    Ok(effect)
}

/// Under these an effect stands, or a list of them.
fn is_inside(key: &str) -> bool {
    matches!(key, "otherwise" | "effect" | "of" | "prizes")
}

fn inside(found: &Value) -> Vec<(String, &Value)> {
    let mut all = Vec::new();
    for (key, value) in found.as_object().into_iter().flatten().filter(|(key, _)| is_inside(key)) {
        match value {
            Value::Object(_) => all.push((key.clone(), value)),
            Value::Array(items) => {
                all.extend(items.iter().enumerate().map(|(n, item)| (format!("{key}/{n}"), item)));
            }
            _ => {}
        }
    }
    all
}

/// serde lets unknown fields of nested and empty variants pass; what the effect does not write, it did not read.
fn strict(effect: &Effect, found: &Value) -> Result<(), String> {
    let known = serde_json::to_value(effect).map_err(|error| error.to_string())?;
    let (Value::Object(found), Value::Object(known)) = (found, &known) else {
        return Err("invalid type: not an object, expected an effect".to_owned());
    };
    fields(found, known, &|key| left_out(effect, key))
}

/// Whether a parameter is not written back while it has its default.
fn left_out(effect: &Effect, key: &str) -> bool {
    match effect {
        Effect::PayBank { .. } | Effect::PayBankPerDeed { .. } => key == "who",
        Effect::BankPaysRoll { .. }
        | Effect::PayBankRoll { .. }
        | Effect::AdvanceByRoll { .. }
        | Effect::FigureAdvancesByRoll { .. } => key == "dice",
        Effect::AdvanceToNext { .. } => key == "idle",
        Effect::Drop { .. } => key == "actor_may_take",
        Effect::PlaceMarker { .. } => key == "otherwise",
        _ => false,
    }
}

fn fields(
    found: &Map<String, Value>,
    known: &Map<String, Value>,
    left_out: &dyn Fn(&str) -> bool,
) -> Result<(), String> {
    for (key, value) in found {
        match (value, known.get(key)) {
            (_, None) if left_out(key) => {}
            (_, None) => {
                let names: Vec<String> = known.keys().map(|name| format!("`{name}`")).collect();
                return Err(format!("unknown field `{key}`, expected one of {}", names.join(", ")));
            }
            // An effect inside is read on its own.
            (Value::Object(found), Some(Value::Object(known))) if !is_inside(key) => {
                fields(found, known, &|_| false)?;
            }
            _ => {}
        }
    }
    Ok(())
}
