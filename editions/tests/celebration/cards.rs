//! The cards and the outcomes of the Question Block (CEL-CARD, CEL-BLOCK).

use crate::rulebook::{numbers, plain};
use crate::subject::{both_texts_name, list, text};
use crate::{CARDS, book, subject};
use engine::ruleset::{Effect, Ruleset};
use serde_json::json;

#[test]
fn the_cards_are_those_of_the_rulebook() {
    let subject = subject();
    let rules = subject.printed();
    let rows = book().table(CARDS);
    let cards = list(&subject.list("decks")[0]["cards"]);
    assert_eq!((rows.len(), cards.len(), rules.decks.len()), (32, 32, 1));
    for ((row, card), ruled) in rows.iter().zip(cards).zip(&rules.decks[0].cards) {
        assert_eq!(row[..3], [text(card, "/id"), text(card, "/title/en"), text(card, "/text/en")]);
        assert_eq!((&ruled.id.0, &ruled.effect), (&row[0], &effect(&plain(&row[3]))));
    }
}

fn effect(sentence: &str) -> Effect {
    let amounts = numbers(sentence);
    let effect = match sentence {
        "to Jail" => json!({ "type": "go_to_jail" }),
        "jail card, kept" => json!({ "type": "keep_for_jail" }),
        _ if sentence.starts_with("Bank pays die × ") => {
            json!({ "type": "bank_pays_roll", "per_pip": amounts[0] })
        }
        _ if sentence.starts_with("Bank pays ") => json!({ "type": "bank_pays", "amount": amounts[0] }),
        _ if sentence.ends_with(" per castle") => {
            json!({ "type": "pay_bank_per_building", "house": amounts[0], "castle": amounts[1] })
        }
        _ if sentence.starts_with("pay Bank ") => json!({ "type": "pay_bank", "amount": amounts[0] }),
        _ if sentence.starts_with("each other player pays ") => {
            json!({ "type": "pay_actor", "who": "all_others", "amount": amounts[0] })
        }
        _ if sentence.starts_with("pay each other player ") => {
            json!({ "type": "actor_pays", "who": "all_others", "amount": amounts[0] })
        }
        _ if sentence.starts_with("back ") => json!({ "type": "move_back", "steps": amounts[0] }),
        _ => match sentence.strip_prefix("forward to next ") {
            Some(kind) => json!({ "type": "advance_to_next", "target": kind }),
            None => json!({ "type": "advance_to", "space": amounts[0] }),
        },
    };
    serde_json::from_value(effect).expect("an effect")
}

#[test]
fn both_texts_name_the_amounts_of_the_effect() {
    let subject = subject();
    let cards = list(&subject.list("decks")[0]["cards"]);
    for card in cards.iter().chain(list(&subject.list("tables")[0]["outcomes"])) {
        both_texts_name(card, numbers);
    }
}

/// CEL-CARD-2
#[test]
fn the_jail_cards_are_those_that_the_rule_names() {
    let rules = subject().printed();
    let kept = rules.decks[0].cards.iter().filter(|card| card.effect == Effect::KeepForJail);
    let kept: Vec<&str> = kept.map(|card| card.id.0.as_str()).collect();
    assert!(book().rule("CEL-CARD-2").starts_with(&format!("Jail cards are {}: ", kept.join(" and "))));
}

/// What a sentence such as "1 or 2 coin pings, 5 power-up." says of each sum.
fn sums(sentence: &str) -> Vec<(u32, &str)> {
    let mut told = Vec::new();
    for part in sentence.trim_end_matches('.').split(", ") {
        let end = part.rfind(|c: char| c.is_ascii_digit()).expect("a sum") + 1;
        told.extend(numbers(&part[..end]).into_iter().map(|sum| (sum, part[end..].trim())));
    }
    told
}

/// The title of the outcome of each sum.
fn rows(rules: &Ruleset) -> Vec<(u32, String)> {
    let subject = subject();
    let outcomes = list(&subject.list("tables")[0]["outcomes"]);
    let title = |id: &str| {
        let outcome = outcomes.iter().find(|outcome| outcome["id"] == id);
        text(outcome.expect("the outcome is there"), "/title/en").to_lowercase()
    };
    rules.tables[0].rows.iter().map(|(sum, id)| (u32::from(*sum), title(&id.0))).collect()
}

/// CEL-BLOCK-1, CEL-OPTION-4
#[test]
fn both_tables_are_those_of_the_rules() {
    let (subject, book) = (subject(), book());
    let lower = |sentence: &str| sentence.to_lowercase();
    let maker = lower(book.rule("CEL-BLOCK-1").split("throw: ").nth(1).expect("the outcomes"));
    let retold = lower(book.rule("CEL-OPTION-4").split(": ").nth(1).expect("the outcomes"));
    let retold = retold.split(". ").next().expect("a sentence").to_owned();
    let told = |sentence: &str| -> Vec<(u32, String)> {
        sums(sentence).into_iter().map(|(sum, word)| (sum, word.to_owned())).collect()
    };
    assert_eq!(rows(&subject.printed()), told(&maker));
    let option = [("question_block_table", json!("retelling"))];
    assert_eq!(rows(&subject.with(&option)), told(&retold));
}

/// CEL-BLOCK-2 to -4
#[test]
fn the_outcomes_do_what_the_rules_say() {
    let (book, rules) = (book(), subject().printed());
    let effect_of = |id: &str| {
        let outcome = rules.tables[0].outcomes.iter().find(|outcome| outcome.id.0 == id);
        json!(outcome.expect("the outcome is there").effect)
    };
    let [laugh, over] = numbers(book.rule("CEL-BLOCK-3"))[..] else { panic!("two amounts") };
    assert!(book.rule("CEL-BLOCK-2").contains("(1 for each ping)"));
    assert_eq!(effect_of("pings"), json!({ "type": "bank_pays_roll", "per_pip": 1 }));
    assert_eq!(effect_of("bowser_laugh"), json!({ "type": "pay_bank", "amount": laugh }));
    assert_eq!(effect_of("power_up"), json!({ "type": "advance_by_roll", "dice": ["die"] }));
    assert_eq!(effect_of("game_over"), json!({ "type": "pay_bank", "amount": over }));
    assert_eq!(rules.tables[0].outcomes.len(), 4);
}
