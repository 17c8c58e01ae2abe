//! The dice, and what the faces of the power-up die do (KRT-DICE, KRT-POWER).

use crate::rulebook::plain;
use crate::subject::text;
use crate::{amounts, book, both_name, pattern, subject};
use engine::ruleset::{DieId, HalvesOrder};
use serde_json::{Value, json};

/// KRT-DICE-1, -2
#[test]
fn the_faces_are_those_of_the_dice() {
    let (subject, book) = (subject(), book());
    let rules = subject.printed();
    let names: Vec<&str> = subject.list("dice").iter().map(|die| text(die, "/name/en")).collect();
    assert_eq!(names, ["numbered die", "power-up die"]);
    assert!(book.whole_rule("KRT-DICE-2").ends_with("numbered die, then power-up die."));
    assert_eq!((rules.faces(&[]), rules.pip_dice()), (vec![6, 6], vec![DieId("numbered".to_owned())]));
    let powers = &rules.power_die().expect("there is one").powers;
    let count = |id: &str| powers.iter().filter(|power| power.0 == id).count();
    let named = |wanted: usize| {
        let list = subject.list("power_ups").iter().filter(|power| count(text(power, "/id")) == wanted);
        list.map(|power| text(power, "/name/en")).collect::<Vec<_>>().join(", ")
    };
    let told = format!(
        "Numbered die: 1 to 6. Power-up die: {} on two faces; {} on one face each.",
        named(2),
        named(1)
    );
    assert_eq!(book.whole_rule("KRT-DICE-1"), told);
    assert_eq!(powers.len(), 6);
}

/// KRT-POWER-1 to -5, in the order of the file.
#[test]
fn the_powers_are_those_of_the_rulebook() {
    let (subject, book) = (subject(), book());
    let powers = subject.list("power_ups");
    assert_eq!(powers.len(), 5);
    for (n, power) in powers.iter().enumerate() {
        let rule = book.whole_rule(&format!("KRT-POWER-{}", n + 1));
        let (name, sentence) = rule.split_once(": ").expect("a name");
        assert_eq!(name, text(power, "/name/en"));
        assert_eq!(power["effect"], effect(&plain(sentence)), "{name}");
        both_name(&power["text"], &amounts(&power["effect"]));
    }
}

fn effect(sentence: &str) -> Value {
    let (pattern, n) = pattern(sentence);
    match pattern.as_str() {
        "take # coins from the Bank." => json!({ "type": "bank_pays", "amount": n[0] }),
        "put a chip on a space of the path, the start space included (limits: KRT-BANANA-#)." => {
            json!({ "type": "place_marker", "on": "path" })
        }
        "the nearest other player ahead drops #. Counted forward, # to #, across GO; a token on the roller's own space counts as # ahead. Equal distance: the roller picks one." =>
        {
            assert_eq!(subject().printed().numbers.same_space_distance, Some(n[3]));
            json!({ "type": "drop", "who": "nearest_ahead", "amount": n[0] })
        }
        "one other player, picked by the roller, drops #." => {
            json!({ "type": "drop", "who": "chosen", "amount": n[0] })
        }
        "all others drop #." => json!({ "type": "drop", "who": "all_others", "amount": n[0] }),
        other => panic!("no effect is known for: {other}"),
    }
}

/// KRT-TURN-3
#[test]
fn the_move_comes_first_with_a_banana_only() {
    assert!(book().rule("KRT-TURN-3").starts_with("With Banana the move half comes first"));
    for power in subject().printed().powers {
        let first = power.order == HalvesOrder::MoveFirst;
        assert_eq!(first, power.id.0 == "banana", "{:?}", power.id);
    }
}
