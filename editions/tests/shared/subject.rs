//! An edition to be compared with its rulebook: what clients are served, and the rules that games are played by.

use editions::{Edition, Library, OptionValues};
use engine::{Ruleset, Space};
use serde_json::Value;
use std::collections::BTreeSet;

pub(crate) struct Subject {
    pub(crate) edition: Edition,
    /// What clients are served.
    pub(crate) data: Value,
}

impl Subject {
    pub(crate) fn of(id: &str) -> Self {
        let edition = Library::built_in().get(id).expect("it is built in").clone();
        let data = serde_json::from_str(edition.json()).expect("the canonical text is JSON");
        Self { edition, data }
    }

    /// The rules without any option.
    pub(crate) fn printed(&self) -> Ruleset {
        self.with(&[])
    }

    pub(crate) fn with(&self, options: &[(&str, Value)]) -> Ruleset {
        let values: OptionValues =
            options.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect();
        self.edition.ruleset(&self.edition.check_options(&values).expect("the values are within bounds"))
    }

    pub(crate) fn list(&self, key: &str) -> &[Value] {
        list(&self.data[key])
    }

    /// Where the deed of a space stands in the file.
    pub(crate) fn deed_at(&self, space: Space) -> usize {
        self.list("deeds").iter().position(|deed| deed["space"] == space.0).expect("the deed is listed")
    }

    /// The set with a colour, by its English word.
    pub(crate) fn set_of_colour(&self, word: &str) -> (usize, &Value) {
        let mut sets = self.list("sets").iter().enumerate();
        sets.find(|(_, set)| set["colour"]["en"] == word).expect("there is such a set")
    }

    /// Pointers to values that nobody could confirm, as ° in the rulebook; each is named once.
    pub(crate) fn unconfirmed(&self) -> BTreeSet<String> {
        let list = self.list("unconfirmed");
        let all: BTreeSet<String> = list.iter().map(|pointer| text(pointer, "").to_owned()).collect();
        assert_eq!(all.len(), list.len(), "a pointer stands twice");
        all
    }
}

pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

pub(crate) fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).expect("a text")
}

/// Texts repeat the amounts of their effects; both languages must say the same as the effect does.
pub(crate) fn both_texts_name(card: &Value, numbers: fn(&str) -> Vec<u32>) {
    let mut amounts = Vec::new();
    for effect in [&card["effect"], &card["effect"]["otherwise"]] {
        let keys = ["steps", "amount", "minimum", "house", "castle"];
        let found = keys.iter().filter_map(|key| effect.get(*key).and_then(Value::as_u64));
        amounts.extend(found.map(|amount| u32::try_from(amount).expect("a small amount")));
    }
    for language in ["/text/en", "/text/de"] {
        assert_eq!(numbers(text(card, language)), amounts, "{language} of {}", card["id"]);
    }
}
