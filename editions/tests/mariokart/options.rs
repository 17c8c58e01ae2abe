//! The options, which this rulebook names in its rules (KRT-OPTION).

use crate::rulebook::{Rulebook, numbers};
use crate::{book, subject};
use editions::{OptionKind, OptionSpec, OptionValues};
use serde_json::{Value, json};

/// Where each option stands, in the order of the file. There is no other: no limit of time or rounds (KRT-END-4), no
/// short game (KRT-VARIANT-1).
const OPTIONS: [(&str, &str); 11] = [
    ("start_money", "KRT-OPTION-1"),
    ("salary", "KRT-OPTION-1"),
    ("jail_fine", "KRT-OPTION-1"),
    ("rent", "KRT-OPTION-2"),
    ("pickup", "KRT-OPTION-3"),
    ("power_packs", "KRT-OPTION-4"),
    ("races", "KRT-OPTION-5"),
    ("free_parking_pot", "KRT-OPTION-6"),
    ("no_auctions", "KRT-OPTION-7"),
    ("auction_seconds", "GEN-OPTIONS-4"),
    ("rent_grace_seconds", "GEN-OPTIONS-4"),
];

#[test]
fn the_options_are_those_of_the_rulebook() {
    let (book, common, subject) = (book(), Rulebook::open("common.md"), subject());
    let known: Vec<(&str, &str)> =
        subject.edition.options().iter().map(|option| (option.id.as_str(), option.rule.as_str())).collect();
    assert_eq!(known, OPTIONS);
    for (option, (id, rule)) in subject.edition.options().iter().zip(OPTIONS) {
        let text = if rule.starts_with("GEN") { common.whole_rule(rule) } else { book.whole_rule(rule) };
        let after = text.split(&format!("`{id}`")).nth(1).unwrap_or_else(|| panic!("{rule} names no {id}"));
        check(option, after);
    }
    let own: Vec<String> = (1..=7).map(|n| format!("KRT-OPTION-{n}")).collect();
    assert!(own.iter().all(|rule| OPTIONS.iter().any(|(_, named)| named == rule)));
    let rules = book.rules();
    let told: Vec<&String> =
        rules.iter().map(|(id, _)| id).filter(|id| id.starts_with("KRT-OPTION-")).collect();
    assert_eq!(told, own.iter().collect::<Vec<_>>());
}

/// Such as "5–50 (10), …", "(GO) 0–10 (2)", "(off): …" or ": `automatic` (default) or `ask`".
fn check(option: &OptionSpec, after: &str) {
    assert!(!option.nullable, "{}", option.id);
    match option.kind {
        OptionKind::Boolean => {
            let default = after.trim_start().trim_start_matches('(').split(')').next();
            assert_eq!(option.default, json!(default == Some("on")), "{}", option.id);
        }
        OptionKind::Choice => {
            let mut ids: Vec<&str> = option.values.iter().map(|value| value.id.as_str()).collect();
            let default = match option.id.as_str() {
                "rent" => after.split("default `").nth(1),
                _ => Some(after.trim_start_matches([':', ' ', '`'])),
            };
            let default = default.and_then(|rest| rest.split('`').next());
            assert_eq!(option.default, json!(default), "{}", option.id);
            ids.sort_unstable();
            assert_eq!(ids, ["ask", "automatic"]);
        }
        OptionKind::Integer => {
            let told = numbers(after);
            let bounds: Vec<u32> = option.min.into_iter().chain(option.max).collect();
            assert_eq!((bounds, &option.default), (told[..2].to_vec(), &json!(told[2])), "{}", option.id);
        }
    }
}

/// KRT-OPTION-1 to -3, -6, -7
#[test]
fn house_rules_reach_the_engine() {
    let chosen = [
        ("start_money", json!(50)),
        ("salary", json!(0)),
        ("jail_fine", json!(1)),
        ("rent", json!("automatic")),
        ("pickup", json!("ask")),
        ("free_parking_pot", json!(true)),
        ("no_auctions", json!(true)),
    ];
    let (rules, printed) = (subject().with(&chosen), subject().printed());
    let told = json!({ "rent": "automatic", "pot": "on_free_parking", "auctions": "none", "round_limit": null, "pickup": "ask" });
    assert_eq!(json!(rules.options), told);
    assert_eq!(printed.options, engine::ruleset::GameOptions::default());
    let numbers = &rules.numbers;
    assert_eq!([numbers.start_money.0, numbers.salary.0, numbers.jail_fine.0], [50, 0, 1]);
    assert_eq!((rules.board, rules.decks), (printed.board, printed.decks));
}

/// KRT-OPTION-5: of eight cards the last three are Yoshi Valley, Tick-Tock Clock and Rainbow Road.
#[test]
fn fewer_races_are_the_last_ones() {
    let ids = |races: u32| -> Vec<String> {
        let rules = subject().with(&[("races", json!(races))]);
        rules.decks[0].cards.iter().map(|card| card.id.0.clone()).collect()
    };
    assert_eq!(ids(3), ["gp_6", "gp_7", "gp_8"]);
    assert_eq!(ids(1), ["gp_8"]);
    for (races, left_out) in (1..=8).zip((0..8).rev()) {
        assert_eq!(ids(races), ids(8)[left_out..]);
    }
}

/// GEN-OPTIONS-4, KRT-END-4
#[test]
fn what_is_out_of_bounds_or_unknown_is_refused() {
    let refused = |id: &str, value: Value| {
        let values: OptionValues = [(id.to_owned(), value)].into();
        subject().edition.check_options(&values).expect_err("it is refused").to_string()
    };
    let cases = [
        ("start_money", json!(4), "option start_money: found 4, allowed a whole number from 5 to 50"),
        ("races", json!(0), "option races: found 0, allowed a whole number from 1 to 8"),
        ("races", json!(9), "option races: found 9, allowed a whole number from 1 to 8"),
        ("races", Value::Null, "option races: found null, allowed a whole number from 1 to 8"),
        ("pickup", json!("never"), "option pickup: found \"never\", allowed one of \"automatic\", \"ask\""),
        ("power_packs", json!("some"), "option power_packs: found \"some\", allowed true or false"),
    ];
    for (id, value, told) in cases {
        assert_eq!(refused(id, value), told);
    }
    for id in ["round_limit", "time_limit_minutes", "speed_play"] {
        let told = refused(id, json!(10));
        let start = format!("option {id}: found an option that this edition does not have, allowed one of ");
        assert!(told.starts_with(&start), "{told}");
    }
}
