//! From text to an edition file in shape. Every section is read on its own, so that mistakes in several of them
//! are reported together.

use crate::file::EditionFile;
use crate::problem::{Findings, Problem, Problems};
use crate::strict::Strict;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sections {
    format: Value,
    edition: Value,
    constants: Value,
    dice: Vec<Value>,
    #[serde(default)]
    power_ups: Vec<Value>,
    #[serde(default)]
    markers: Option<Value>,
    #[serde(default)]
    races: Option<Value>,
    #[serde(default)]
    points: Option<Value>,
    #[serde(default)]
    buildings: Vec<Value>,
    tokens: Vec<Value>,
    sets: Vec<Value>,
    spaces: Vec<Value>,
    deeds: Vec<Value>,
    #[serde(default)]
    decks: Vec<Value>,
    #[serde(default)]
    figure: Option<Value>,
    #[serde(default)]
    tables: Vec<Value>,
    #[serde(default)]
    variants: Vec<Value>,
    options: Vec<Value>,
    #[serde(default)]
    unconfirmed: Vec<Value>,
}

pub(crate) fn json(text: &str) -> Result<Value, Problems> {
    serde_json::from_str::<Strict>(text).map(|strict| strict.0).map_err(|error| {
        let message = error.to_string();
        let found = message.split(" at line ").next().unwrap_or(&message).to_owned();
        let at = format!("line {}, column {}", error.line(), error.column());
        Problems(vec![Problem { at, found, allowed: "JSON with every key once".to_owned() }])
    })
}

pub(crate) fn file(value: &Value) -> Result<EditionFile, Problems> {
    let mut findings = Findings::default();
    let Some(sections) = part::<Sections>("", value.clone(), &mut findings) else {
        return Err(findings.into_problems());
    };
    let format = part("/format", sections.format, &mut findings);
    let about = part("/edition", sections.edition, &mut findings);
    let constants = part("/constants", sections.constants, &mut findings);
    let dice = list("/dice", sections.dice, &mut findings);
    let power_ups = list("/power_ups", sections.power_ups, &mut findings);
    let markers = sections.markers.and_then(|markers| part("/markers", markers, &mut findings));
    let races = sections.races.and_then(|races| part("/races", races, &mut findings));
    let points = sections.points.and_then(|points| part("/points", points, &mut findings));
    let buildings = list("/buildings", sections.buildings, &mut findings);
    let tokens = list("/tokens", sections.tokens, &mut findings);
    let sets = list("/sets", sections.sets, &mut findings);
    let spaces = list("/spaces", sections.spaces, &mut findings);
    let deeds = list("/deeds", sections.deeds, &mut findings);
    let decks = list("/decks", sections.decks, &mut findings);
    let figure = sections.figure.and_then(|figure| part("/figure", figure, &mut findings));
    let tables = list("/tables", sections.tables, &mut findings);
    let variants = list("/variants", sections.variants, &mut findings);
    let options = list("/options", sections.options, &mut findings);
    let unconfirmed = list("/unconfirmed", sections.unconfirmed, &mut findings);
    let (Some(format), Some(about), Some(constants), true) = (format, about, constants, findings.is_empty())
    else {
        return Err(findings.into_problems());
    };
    Ok(EditionFile {
        format,
        about,
        constants,
        dice,
        power_ups,
        markers,
        races,
        points,
        buildings,
        tokens,
        sets,
        spaces,
        deeds,
        decks,
        variants,
        figure,
        tables,
        options,
        unconfirmed,
    })
}

fn list<T: DeserializeOwned>(at: &str, values: Vec<Value>, findings: &mut Findings) -> Vec<T> {
    let items = values.into_iter().enumerate();
    items.filter_map(|(n, value)| part(&format!("{at}/{n}"), value, findings)).collect()
}

fn part<T: DeserializeOwned>(at: &str, value: Value, findings: &mut Findings) -> Option<T> {
    match serde_path_to_error::deserialize(value) {
        Ok(part) => Some(part),
        Err(error) => {
            let at = format!("{at}{}", pointer(error.path()));
            explain(at, &error.inner().to_string(), findings);
            None
        }
    }
}

/// A path as a JSON pointer (RFC 6901).
fn pointer(path: &Path) -> String {
    let segment = |segment: &Segment| match segment {
        Segment::Seq { index } => format!("/{index}"),
        Segment::Map { key } => format!("/{}", key.replace('~', "~0").replace('/', "~1")),
        Segment::Enum { .. } | Segment::Unknown => String::new(),
    };
    path.iter().map(segment).collect()
}

/// Splits what serde says into what it found and what it would have liked. An effect inside another one says first
/// where it stands.
fn explain(at: String, message: &str, findings: &mut Findings) {
    if let Some((inside, message)) = message.split_once(": ").filter(|(inside, _)| inside.starts_with('/')) {
        return explain(format!("{at}{inside}"), message, findings);
    }
    if let Some(field) = between(message, "missing field `") {
        findings.report(format!("{at}/{field}"), "nothing", "a value");
    } else if message.starts_with("unknown field") && message.contains("there are no fields") {
        findings.report(at, message.split(", ").next().unwrap_or(message), "no further field");
    } else if let Some((found, allowed)) = message.split_once("expected ") {
        let found = ["invalid type: ", "invalid value: ", "unknown variant "]
            .iter()
            .fold(found, |rest, start| rest.strip_prefix(start).unwrap_or(rest));
        let found = found.trim_end_matches([',', ' ']);
        findings.report(at, if found.is_empty() { "something else" } else { found }, in_words(allowed));
    } else {
        findings.report(at, message, "what the layout describes");
    }
}

/// Names of Rust types mean nothing to whoever writes an edition.
fn in_words(allowed: &str) -> &str {
    match allowed {
        "u8" => "a whole number from 0 to 255",
        "u32" => "a whole number, 0 or more",
        "a sequence" => "a list",
        "key to be a number in quotes" => "keys that are numbers in quotes",
        other => other,
    }
}

fn between<'a>(message: &'a str, start: &str) -> Option<&'a str> {
    message.strip_prefix(start)?.split('`').next()
}
