//! The data of the Collector's Edition against its rulebook: every number, every card, every option.

mod board;
mod cards;
mod deeds;
mod options;
#[allow(dead_code, reason = "every edition's test uses its part")]
#[path = "../shared/rulebook.rs"]
mod rulebook;
mod setup;

use editions::{Edition, Library, OptionValues};
use engine::Ruleset;
use rulebook::Rulebook;
use serde_json::Value;

fn book() -> Rulebook {
    Rulebook::open("collectors.md")
}

fn edition() -> Edition {
    Library::built_in().get("collectors").expect("it is built in").clone()
}

/// The rules without any option.
fn printed() -> Ruleset {
    with(&[])
}

fn with(options: &[(&str, Value)]) -> Ruleset {
    let edition = edition();
    let values: OptionValues = options.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect();
    edition.ruleset(&edition.check_options(&values).expect("the values are within bounds"))
}

/// What clients are served.
fn data() -> Value {
    serde_json::from_str(edition().json()).expect("the canonical text is JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).expect("a text")
}

/// Whether the file marks a value as unconfirmed, as ° does in the rulebook.
fn unconfirmed(data: &Value, pointer: &str) -> bool {
    list(&data["unconfirmed"]).iter().any(|found| found == pointer)
}
