//! The options: bounds and defaults of the rulebook, and what they change.

use crate::rulebook::numbers;
use crate::{book, edition, printed, with};
use editions::{OptionKind, OptionValues};
use engine::ruleset::{Effect, Who};
use engine::{Coins, Ruleset, Space};
use serde_json::{Value, json};

#[test]
fn the_options_are_those_of_the_rulebook() {
    let edition = edition();
    let rows = book().table("| id | values | default | kind |");
    assert_eq!(rows.len(), edition.options().len());
    for (row, option) in rows.iter().zip(edition.options()) {
        assert_eq!(row[0].trim_matches('`'), option.id);
        assert_eq!(json!(row[3]), json!(option.scope), "{}", option.id);
        assert_eq!(row[1].ends_with("or off"), option.nullable, "{}", option.id);
        assert_eq!(default(&row[2]), option.default, "{}", option.id);
        match option.kind {
            OptionKind::Boolean => assert_eq!(row[1], "yes / no"),
            OptionKind::Integer => {
                let bounds: Vec<u32> = option.min.into_iter().chain(option.max).collect();
                assert_eq!(numbers(&row[1]), bounds, "{}", option.id);
            }
            OptionKind::Choice => {
                let values: Vec<String> =
                    option.values.iter().map(|value| format!("`{}`", value.id)).collect();
                assert_eq!(row[1], values.join(", "));
            }
        }
    }
}

fn default(cell: &str) -> Value {
    match cell {
        "off" => Value::Null,
        "no" => json!(false),
        word if word.starts_with('`') => json!(word.trim_matches('`')),
        number => json!(numbers(number)[0]),
    }
}

fn effect(rules: &Ruleset, space: u8) -> &Effect {
    rules.board.spaces[usize::from(space)].effect.as_ref().expect("the space has an effect")
}

/// COL-OPTIONS-1
#[test]
fn chosen_amounts_replace_the_printed_ones() {
    let rules = with(&[("start_money", json!(2000)), ("salary", json!(0)), ("jail_fine", json!(75))]);
    let numbers = &rules.numbers;
    assert_eq!((numbers.start_money, numbers.salary, numbers.jail_fine), (Coins(2000), Coins(0), Coins(75)));
}

/// COL-SPEED-1, -2, -4, -5
#[test]
fn speed_play_changes_four_numbers() {
    let (rules, usual) = (with(&[("speed_play", json!(true))]), printed());
    assert_eq!((rules.numbers.dealt_deeds, rules.numbers.jail_tries), (3, 1));
    assert_eq!(json!(rules.numbers.ends), json!("at_first_elimination"));
    assert_eq!((rules.castle_stage(), usual.castle_stage()), (4, 5));
    assert_eq!(rules.board, usual.board);
}

/// COL-OPTIONS-5, COL-SPEED-7
#[test]
fn legacy_taxes_give_a_choice_but_in_speed_play() {
    let legacy = with(&[("legacy_taxes", json!(true))]);
    let choice = json!({ "type": "tax_choice", "flat": 200, "percent": 10 });
    assert_eq!(json!(effect(&legacy, 4)), choice);
    assert_eq!(*effect(&legacy, 38), Effect::PayBank { who: Who::Actor, amount: Coins(75) });
    let both = with(&[("legacy_taxes", json!(true)), ("speed_play", json!(true))]);
    assert_eq!(*effect(&both, 4), Effect::PayBank { who: Who::Actor, amount: Coins(200) });
    assert_eq!(*effect(&both, 38), Effect::PayBank { who: Who::Actor, amount: Coins(75) });
    assert_eq!(printed().board.spaces[4].index, Space(4));
}

/// COL-OPTIONS-2 to -4, COL-END-3
#[test]
fn house_rules_reach_the_engine() {
    let rules = with(&[
        ("rent", json!("automatic")),
        ("free_parking_pot", json!(true)),
        ("no_auctions", json!(true)),
        ("round_limit", json!(20)),
    ]);
    let told = json!({ "rent": "automatic", "pot": "on_free_parking", "auctions": "none", "round_limit": 20, "pickup": "automatic" });
    assert_eq!(json!(rules.options), told);
    assert_eq!(printed().options, engine::ruleset::GameOptions::default());
}

/// COL-END-2, GEN-OPTIONS-4
#[test]
fn the_room_gets_its_clocks() {
    let values: OptionValues =
        [("auction_seconds".to_owned(), json!(30)), ("time_limit_minutes".to_owned(), json!(90))].into();
    let chosen = edition().check_options(&values).expect("within bounds");
    let room = chosen.room();
    assert_eq!((room.auction_seconds, room.rent_grace_seconds), (30, 4));
    assert_eq!(room.time_limit_minutes, Some(90));
    assert_eq!(chosen.values().len(), 12);
    assert_eq!(chosen.values()["round_limit"], Value::Null);
}

/// GEN-OPTIONS-4
#[test]
fn a_wrong_option_is_refused_by_name() {
    let range = "a whole number from 500 to 5000";
    let limit = "a whole number from 1 to 200, or null for off";
    let cases = [
        ("start_money", json!(499), "499", range),
        ("start_money", json!(1500.5), "1500.5", range),
        ("start_money", Value::Null, "null", range),
        ("salary", json!(-1), "-1", "a whole number from 0 to 500"),
        ("rent", json!("never"), "\"never\"", "one of \"ask\", \"automatic\""),
        ("speed_play", json!(1), "1", "true or false"),
        ("round_limit", json!(0), "0", limit),
    ];
    for (option, value, found, allowed) in cases {
        let error = edition().check_options(&[(option.to_owned(), value)].into()).expect_err(option);
        assert_eq!((error.option.as_str(), error.found.as_str()), (option, found));
        assert_eq!(error.allowed, allowed);
    }
    let error = edition().check_options(&[("speed".to_owned(), json!(true))].into()).expect_err("unknown");
    assert_eq!(error.option, "speed");
    assert_eq!(error.found, "an option that this edition does not have");
}
