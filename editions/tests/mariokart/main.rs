//! The data of Gamer Mario Kart against its rulebook: every number, every card, every face, every °.
// shows: KRT-SETUP-1 KRT-SETUP-2 KRT-SETUP-3 KRT-SETUP-5 KRT-DICE-1 KRT-OPTION-4 KRT-OPTION-5 KRT-END-4 KRT-VARIANT-1

mod abilities;
mod board;
mod cards;
mod deeds;
mod marks;
mod options;
mod powers;
#[allow(dead_code, reason = "every edition's test uses its part")]
#[path = "../shared/rulebook.rs"]
mod rulebook;
mod setup;
#[allow(dead_code, reason = "every edition's test uses its part")]
#[path = "../shared/subject.rs"]
mod subject;

use rulebook::{Row, Rulebook, numbers};
use serde_json::Value;
use subject::{Subject, text};

fn book() -> Rulebook {
    Rulebook::open("mariokart.md")
}

fn subject() -> Subject {
    Subject::of("mariokart")
}

const DEEDS: &str = "| id | space | name | German° |";
const CARDS: &str = "| id | No | card | entry fee |";

/// The board stands in the book as two halves beside each other.
fn board_rows() -> Vec<Row> {
    let rows = book().table("| # | kind | name | set | price | | # |");
    let half = |from: usize| rows.iter().map(move |row| row[from..from + 5].to_vec());
    half(0).chain(half(6)).collect()
}

/// A sentence with "#" for every number, and the numbers.
fn pattern(sentence: &str) -> (String, Vec<u32>) {
    let pattern: String = sentence.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect();
    (pattern.replace("##", "#"), numbers(sentence))
}

/// All amounts and counts of an effect, in the order in which it is carried out; nothing is no amount.
fn amounts(effect: &Value) -> Vec<u32> {
    let mut all = Vec::new();
    for key in ["amount", "richest", "rest", "drops", "pays", "each", "most"] {
        let found = effect.get(key).and_then(Value::as_u64).filter(|amount| *amount > 0);
        all.extend(found.map(|amount| u32::try_from(amount).expect("a small amount")));
    }
    for key in ["of", "effect", "otherwise"] {
        match effect.get(key) {
            Some(Value::Array(parts)) => all.extend(parts.iter().flat_map(amounts)),
            Some(inner) => all.extend(amounts(inner)),
            None => {}
        }
    }
    all
}

/// Both languages name the amounts, in this order.
fn both_name(texts: &Value, amounts: &[u32]) {
    for language in ["/en", "/de"] {
        assert_eq!(numbers(text(texts, language)), amounts, "{texts}");
    }
}
