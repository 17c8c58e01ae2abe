//! The options, which this rulebook names in its rules (MOV-OPTION).

use crate::rulebook::{Rulebook, numbers};
use crate::{book, subject};
use editions::{OptionKind, OptionSpec};
use engine::ruleset::Teammates;
use serde_json::{Value, json};

/// Where each option stands, in the order of the file. There is no other, so no short game (MOV-VARIANT-2).
const OPTIONS: [(&str, &str); 12] = [
    ("start_money", "MOV-OPTION-1"),
    ("salary", "MOV-OPTION-1"),
    ("jail_fine", "MOV-OPTION-1"),
    ("rent", "MOV-OPTION-7"),
    ("free_parking_pot", "MOV-OPTION-2"),
    ("no_auctions", "MOV-OPTION-3"),
    ("jailed_teammate", "MOV-OPTION-4"),
    ("brisk_rents", "MOV-OPTION-5"),
    ("round_limit", "MOV-OPTION-6"),
    ("time_limit_minutes", "MOV-OPTION-6"),
    ("auction_seconds", "GEN-OPTIONS-4"),
    ("rent_grace_seconds", "GEN-OPTIONS-4"),
];

#[test]
fn the_options_are_those_of_the_rulebook() {
    let (book, common, subject) = (book(), Rulebook::open("common.md"), subject());
    let ids: Vec<&str> = subject.edition.options().iter().map(|option| option.id.as_str()).collect();
    assert_eq!(ids, OPTIONS.map(|(id, _)| id));
    for (option, (id, rule)) in subject.edition.options().iter().zip(OPTIONS) {
        let text = if rule.starts_with("GEN") { common.rule(rule) } else { book.rule(rule) };
        let after = text.split(&format!("`{id}`")).nth(1).unwrap_or_else(|| panic!("{rule} names no {id}"));
        check(option, after.trim_start());
        let named = option.rule == rule || (id == "rent" && option.rule == "GEN-RENT-6");
        assert!(named, "{id}: {}", option.rule);
    }
    let own = (1..=7).map(|n| format!("MOV-OPTION-{n}"));
    assert!(own.into_iter().all(|rule| OPTIONS.iter().any(|(_, named)| *named == rule)));
}

/// Such as "5–100 (30), …", "(off): …" or ": …, default `ask`."
fn check(option: &OptionSpec, after: &str) {
    let default = after.split('(').nth(1).and_then(|rest| rest.split([')', ';']).next()).unwrap_or_default();
    match option.kind {
        OptionKind::Boolean => assert_eq!(option.default, json!(default == "on"), "{}", option.id),
        OptionKind::Choice => {
            let default = after.split("default `").nth(1).and_then(|rest| rest.split('`').next());
            assert_eq!(option.default, json!(default), "{}", option.id);
            let ids: Vec<&str> = option.values.iter().map(|value| value.id.as_str()).collect();
            assert_eq!(ids, ["ask", "automatic"]);
        }
        OptionKind::Integer => {
            let bounds: Vec<u32> = option.min.into_iter().chain(option.max).collect();
            assert_eq!(bounds, numbers(after)[..2], "{}", option.id);
            let told = if default == "off" { Value::Null } else { json!(numbers(default)[0]) };
            assert_eq!((&option.default, option.nullable), (&told, told.is_null()), "{}", option.id);
        }
    }
}

/// MOV-OPTION-4
#[test]
fn without_jailed_teammates_only_those_at_large_help() {
    let subject = subject();
    let teammates = |rules: engine::Ruleset| rules.figure.map(|figure| figure.battle.teammates);
    assert_eq!(teammates(subject.printed()), Some(Teammates::Anyone));
    let off = subject.with(&[("jailed_teammate", json!(false))]);
    assert_eq!(teammates(off.clone()), Some(Teammates::AtLarge));
    assert_eq!((off.board, off.numbers), (subject.printed().board, subject.printed().numbers));
}

/// MOV-OPTION-1 to -3, -6, -7
#[test]
fn house_rules_reach_the_engine() {
    let chosen = [
        ("start_money", json!(60)),
        ("salary", json!(0)),
        ("jail_fine", json!(3)),
        ("rent", json!("automatic")),
        ("free_parking_pot", json!(true)),
        ("no_auctions", json!(true)),
        ("round_limit", json!(30)),
    ];
    let rules = subject().with(&chosen);
    let told = json!({ "rent": "automatic", "pot": "on_free_parking", "auctions": "none", "round_limit": 30, "pickup": "automatic" });
    assert_eq!(json!(rules.options), told);
    let numbers = &rules.numbers;
    assert_eq!([numbers.start_money.0, numbers.salary.0, numbers.jail_fine.0], [60, 0, 3]);
}
