//! Files that are wrong, and what is said about them: where, what was found, what is allowed.

mod about;
mod board;
mod deeds;
mod folder;
mod misshapen;
mod options;

use editions::{Edition, Library, Problem};
use serde_json::Value;

/// What is done to the Collector's Edition: a pointer, and the value that stands there instead.
type Change<'a> = (&'a str, Value);

fn good() -> Value {
    let library = Library::built_in();
    let edition = library.get("collectors").expect("it is built in");
    serde_json::from_str(edition.json()).expect("the canonical text is JSON")
}

/// Puts a value in place, or beside its neighbours if there is none yet.
fn change(file: &mut Value, (pointer, value): Change<'_>) {
    let (parent, key) = pointer.rsplit_once('/').expect("not the whole file");
    match file.pointer_mut(parent) {
        Some(Value::Object(fields)) => {
            fields.insert(key.to_owned(), value);
        }
        Some(Value::Array(items)) => {
            let index: usize = key.parse().expect("an index");
            if index == items.len() { items.push(value) } else { items[index] = value }
        }
        _ => panic!("nothing at {parent}"),
    }
}

fn problems(text: &str) -> Vec<Problem> {
    Edition::from_json(text).expect_err("the file is wrong").0
}

fn problems_of(changes: Vec<Change<'_>>) -> Vec<Problem> {
    let mut file = good();
    for one in changes {
        change(&mut file, one);
    }
    problems(&file.to_string())
}

/// One change, and exactly the problems that it makes: where, found, allowed.
fn expect(change: Change<'_>, problems: &[(&str, &str, &str)]) {
    let pointer = change.0.to_owned();
    let found = problems_of(vec![change]);
    let found: Vec<(&str, &str, &str)> =
        found.iter().map(|p| (p.at.as_str(), p.found.as_str(), p.allowed.as_str())).collect();
    assert_eq!(found, problems, "after changing {pointer}");
}
