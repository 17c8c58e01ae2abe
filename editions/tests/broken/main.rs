//! Files that are wrong, and what is said about them: where, what was found, what is allowed.

mod about;
mod board;
mod buildings;
mod characters;
mod deeds;
mod effects;
mod extras;
mod figure;
mod folder;
mod inside;
mod misshapen;
mod options;
mod powers;
mod races;
mod rings;
mod tables;
mod variants;

use editions::{Edition, Library, Problem};
use serde_json::Value;
use std::sync::LazyLock;

/// What is done to a good file: a pointer, and the value that stands there instead.
type Change<'a> = (&'a str, Value);

/// The Collector's Edition, which most of the broken files are made from.
fn good() -> Value {
    good_of("collectors")
}

fn good_of(id: &str) -> Value {
    static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);
    let edition = LIBRARY.get(id).expect("it is built in");
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

fn changed(id: &str, changes: Vec<Change<'_>>) -> Value {
    let mut file = good_of(id);
    for one in changes {
        change(&mut file, one);
    }
    file
}

fn problems_of(changes: Vec<Change<'_>>) -> Vec<Problem> {
    problems(&changed("collectors", changes).to_string())
}

/// One change, and exactly the problems that it makes: where, found, allowed.
fn expect(change: Change<'_>, problems: &[(&str, &str, &str)]) {
    expect_of("collectors", vec![change], problems);
}

/// Changes of one edition, and exactly the problems that they make together.
fn expect_of(id: &str, changes: Vec<Change<'_>>, expected: &[(&str, &str, &str)]) {
    let pointers: Vec<String> = changes.iter().map(|(pointer, _)| (*pointer).to_owned()).collect();
    let found = problems(&changed(id, changes).to_string());
    let found: Vec<(&str, &str, &str)> =
        found.iter().map(|p| (p.at.as_str(), p.found.as_str(), p.allowed.as_str())).collect();
    assert_eq!(found, expected, "after changing {pointers:?} of {id}");
}

/// Changes after which the file is as good as before.
fn fine(id: &str, changes: Vec<Change<'_>>) {
    let file = changed(id, changes).to_string();
    if let Err(problems) = Edition::from_json(&file) {
        panic!("{id}: {problems}");
    }
}
