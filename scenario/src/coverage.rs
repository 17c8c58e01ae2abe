//! Which rules have a scenario.

use crate::file::Scenario;
use std::collections::{BTreeMap, BTreeSet};

/// The rulebooks, as they stand in `docs/rules`.
const RULEBOOKS: [(&str, &str); 5] = [
    ("common", include_str!("../../docs/rules/common.md")),
    ("collectors", include_str!("../../docs/rules/collectors.md")),
    ("celebration", include_str!("../../docs/rules/celebration.md")),
    ("movie", include_str!("../../docs/rules/movie.md")),
    ("mariokart", include_str!("../../docs/rules/mariokart.md")),
];

/// The rule ids of a rulebook in printed order, each with the titles of the scenarios that name it.
#[derive(Debug)]
pub struct Book {
    pub name: &'static str,
    pub rules: Vec<(String, Vec<String>)>,
}

#[derive(Debug)]
pub struct Coverage {
    pub books: Vec<Book>,
    /// Ids that scenarios name and no rulebook has.
    pub unknown: BTreeSet<String>,
}

#[must_use]
pub fn coverage(scenarios: &[(String, Scenario)]) -> Coverage {
    let mut named: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (file, scenario) in scenarios {
        for rule in &scenario.rules {
            named.entry(rule).or_default().push(format!("{file}: {}", scenario.title));
        }
    }
    let books: Vec<_> = RULEBOOKS
        .iter()
        .map(|(book, text)| {
            let ids = rule_ids(text);
            let with = |id: String| {
                let titles = named.get(id.as_str()).cloned().unwrap_or_default();
                (id, titles)
            };
            Book { name: book, rules: ids.into_iter().map(with).collect() }
        })
        .collect();
    let known: BTreeSet<&str> =
        books.iter().flat_map(|book| book.rules.iter().map(|(id, _)| id.as_str())).collect();
    let unknown = named.keys().filter(|id| !known.contains(*id)).map(|id| (*id).to_owned()).collect();
    Coverage { books, unknown }
}

/// Ids that a rulebook defines: rules in lists, rows of tables, worked examples. Where examples are a numbered list,
/// they are called as in the other books: `CEL-EX-1`.
fn rule_ids(text: &str) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let mut examples = false;
    for line in text.lines() {
        if line.starts_with("## ") {
            examples = line.starts_with("## Worked examples");
        }
        let number = line.split_once(". **").and_then(|(number, _)| number.parse::<u32>().ok());
        if let (true, Some(number), Some(first)) = (examples, number, ids.first()) {
            let prefix = first.split('-').next().unwrap_or_default();
            ids.push(format!("{prefix}-EX-{number}"));
            continue;
        }
        let start = line.trim_start_matches("- ").trim_start_matches("**").trim_start_matches("| ");
        if start.len() == line.len() {
            continue;
        }
        let id: String =
            start.chars().take_while(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || *c == '-').collect();
        let parts: Vec<&str> = id.split('-').collect();
        let numbered = parts.len() == 3 && parts[2].parse::<u32>().is_ok();
        // A table may begin with rules of another book that are overridden here.
        let own = ids.first().is_none_or(|first| first.split('-').next() == parts.first().copied());
        if numbered && own && !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_the_collectors_book_and_the_common_one_is_found() {
        let count = |book: &str| {
            let text = RULEBOOKS.iter().find(|(name, _)| *name == book).map_or("", |(_, text)| text);
            rule_ids(text).len()
        };
        let by_pattern = |text: &str, start: &str| text.lines().filter(|l| l.starts_with(start)).count();
        assert_eq!(count("common"), by_pattern(RULEBOOKS[0].1, "- GEN-"));
        let listed = by_pattern(RULEBOOKS[1].1, "- COL-") + by_pattern(RULEBOOKS[1].1, "**COL-EX-");
        let asked = by_pattern(RULEBOOKS[1].1, "| COL-ASK-");
        assert_eq!(count("collectors"), listed + asked);
        // The numbers of rules that the books themselves name, and twelve worked examples each.
        assert_eq!(
            (count("celebration"), count("movie"), count("mariokart")),
            (133 + 12, 165 + 12, 171 + 12)
        );
    }
}
