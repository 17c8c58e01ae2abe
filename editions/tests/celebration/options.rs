//! The options: bounds and defaults of the rulebook, and what they change (CEL-OPTION).

use crate::rulebook::{Rulebook, numbers};
use crate::{OPTIONS, book, subject};
use editions::{OptionKind, OptionSpec};
use engine::Coins;
use serde_json::{Value, json};

/// CEL-VARIANT-2: there is no other option, so no short game.
#[test]
fn the_options_are_those_of_the_rulebook() {
    let subject = subject();
    let rows = book().table(OPTIONS);
    let told: Vec<(String, &[String])> = rows
        .iter()
        .flat_map(|row| row[0].split(", ").map(|id| (id.trim_matches('`').to_owned(), &row[1..])))
        .collect();
    assert_eq!(told.len(), subject.edition.options().len());
    for ((id, cells), option) in told.iter().zip(subject.edition.options()) {
        assert_eq!((id, &cells[2]), (&option.id, &option.rule));
        if cells[0].starts_with("as in ") { check_clock(option) } else { check(option, cells) }
    }
}

fn check(option: &OptionSpec, cells: &[String]) {
    let (values, default) = (cells[0].as_str(), cells[1].as_str());
    let told = match (option.kind, default) {
        (OptionKind::Boolean, word) => json!(word == "on"),
        (_, "off") => Value::Null,
        (OptionKind::Choice, word) => json!(word),
        (OptionKind::Integer, number) => json!(numbers(number)[0]),
    };
    assert_eq!(option.default, told, "{}", option.id);
    assert_eq!(option.nullable, values.ends_with("or off"), "{}", option.id);
    match option.kind {
        OptionKind::Boolean => assert_eq!(values, "on, off"),
        OptionKind::Integer => assert_eq!(bounds(option), numbers(values), "{}", option.id),
        OptionKind::Choice => {
            let ids: Vec<&str> = option.values.iter().map(|value| value.id.as_str()).collect();
            assert_eq!(values, ids.join(", "));
        }
    }
}

/// GEN-OPTIONS-4 says of the clocks "`auction_seconds` 3–60 (10)".
fn check_clock(option: &OptionSpec) {
    let common = Rulebook::open("common.md");
    let rule = common.rule("GEN-OPTIONS-4");
    let after = rule.split(&format!("`{}` ", option.id)).nth(1).expect("the rule names the clock");
    let [min, max, default] = numbers(after)[..3] else { panic!("two bounds and a default") };
    assert_eq!((bounds(option), &option.default), (vec![min, max], &json!(default)), "{}", option.id);
}

fn bounds(option: &OptionSpec) -> Vec<u32> {
    option.min.into_iter().chain(option.max).collect()
}

/// CEL-OPTION-1
#[test]
fn chosen_amounts_replace_the_printed_ones() {
    let chosen = [("start_money", json!(50)), ("salary", json!(0)), ("jail_fine", json!(7))];
    let numbers = subject().with(&chosen).numbers;
    assert_eq!((numbers.start_money, numbers.salary, numbers.jail_fine), (Coins(50), Coins(0), Coins(7)));
}

/// CEL-OPTION-2, -3, -5, CEL-VARIANT-3: the table of the Question Block is used whatever is chosen, and nothing but
/// its rows can be.
#[test]
fn house_rules_change_what_they_say_and_no_more() {
    let subject = subject();
    let chosen = [
        ("free_parking_pot", json!(true)),
        ("no_auctions", json!(true)),
        ("rent", json!("automatic")),
        ("question_block_table", json!("retelling")),
    ];
    let (rules, printed) = (subject.with(&chosen), subject.printed());
    let told = json!({ "rent": "automatic", "pot": "on_free_parking", "auctions": "none", "round_limit": null, "pickup": "automatic" });
    assert_eq!(json!(rules.options), told);
    assert_eq!((&rules.board, &rules.numbers), (&printed.board, &printed.numbers));
    assert_eq!(rules.tables[0].outcomes, printed.tables[0].outcomes);
    assert_ne!(rules.tables[0].rows, printed.tables[0].rows);
    let blocks = rules.board.spaces.iter().filter(|space| space.kind.0 == "question_block");
    let thrown = json!({ "type": "throw_table", "table": "question_block" });
    let thrown = blocks.map(|space| assert_eq!(json!(space.effect), thrown)).count();
    assert_eq!(thrown, 4);
}
