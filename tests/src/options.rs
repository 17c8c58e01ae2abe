//! Random house rules of an edition, within their bounds.

use crate::luck::Luck;
use editions::{Edition, OptionKind, OptionSpec, Scope};
use engine::Ruleset;
use serde_json::Value;
use std::collections::BTreeMap;

/// The rules of a game with random options; each option is left alone about half the time.
///
/// # Panics
/// If the edition refuses a value within its own bounds.
#[must_use]
pub fn random_rules(edition: &Edition, luck: &mut Luck) -> Ruleset {
    let mut values: BTreeMap<String, Value> = BTreeMap::new();
    for option in edition.options() {
        if option.scope == Scope::Rules && luck.percent(45) {
            values.insert(option.id.clone(), random_value(option, luck));
        }
    }
    let chosen = edition.check_options(&values).expect("values within bounds are accepted");
    edition.ruleset(&chosen)
}

/// The rules with every option at its default.
///
/// # Panics
/// If the edition refuses its own defaults.
#[must_use]
pub fn default_rules(edition: &Edition) -> Ruleset {
    let chosen = edition.check_options(&BTreeMap::new()).expect("defaults are accepted");
    edition.ruleset(&chosen)
}

fn random_value(option: &OptionSpec, luck: &mut Luck) -> Value {
    if option.nullable && luck.percent(50) {
        return Value::Null;
    }
    match option.kind {
        OptionKind::Boolean => Value::Bool(luck.percent(60)),
        OptionKind::Integer => {
            let (min, max) = (option.min.unwrap_or(0), option.max.unwrap_or(1000));
            let number = if luck.percent(20) { min } else { luck.between(min, max) };
            Value::from(number)
        }
        OptionKind::Choice => {
            luck.pick(&option.values).map_or(Value::Null, |choice| Value::from(choice.id.clone()))
        }
    }
}
