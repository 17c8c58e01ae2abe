//! What the characters can do (KRT-BOOST, KRT-STAR).

use crate::rulebook::plain;
use crate::subject::text;
use crate::{amounts, book, both_name, pattern, subject};
use engine::ruleset::{Boost, CharacterOf, PowerId};
use serde_json::{Value, json};

fn plain_banana() -> Value {
    json!({ "type": "place_marker", "on": "path" })
}

/// KRT-BOOST-1 to -10, in the order of the file.
#[test]
fn the_boosts_are_those_of_the_rulebook() {
    let (subject, book) = (subject(), book());
    let tokens = subject.list("tokens");
    assert_eq!(tokens.len(), 10);
    for (n, token) in tokens.iter().enumerate() {
        let rule = plain(&book.whole_rule(&format!("KRT-BOOST-{}", n + 1)));
        let (head, sentence) = rule.split_once(": ").expect("a name and a face");
        let (name, face) = head.split_once(", ").expect("a face");
        assert!(text(token, "/name/en").ends_with(name), "{name}");
        let boost = &token["boost"];
        let power = subject.list("power_ups").iter().find(|power| power["id"] == boost["power"]);
        assert_eq!(power.map(|power| text(power, "/name/en")), Some(face), "{name}");
        let (told, extra) = boost_of(sentence);
        assert_eq!((&boost["effect"], boost["extra_steps"].as_u64()), (&told, extra), "{name}");
        let mut named = amounts(&told);
        named.extend(extra.and_then(|steps| u32::try_from(steps).ok()));
        both_name(&boost["text"], &named);
    }
}

fn boost_of(sentence: &str) -> (Value, Option<u64>) {
    let (pattern, n) = pattern(sentence);
    let drop = |who: &str| json!({ "type": "drop", "who": who, "amount": n[0] });
    let effect = match pattern.as_str() {
        "take #; or add #, # or # spaces to the number, said when the move half begins and done as one move. After the move only # coins." =>
        {
            assert_eq!((&n[1..4], n[4]), (&[1, 2, 3][..], n[0]));
            return (json!({ "type": "bank_pays", "amount": n[0] }), Some(u64::from(n[3])));
        }
        "put the chip on an own property without a banana, wherever it lies. Without such a property: plain." =>
        {
            json!({ "type": "place_marker", "on": "own_deed", "otherwise": plain_banana() })
        }
        "two different others drop # each (with one other left: that one, once)." => drop("two_chosen"),
        "each other drops #, then gives Toad #, before the next one does." => {
            json!({ "type": "drop_and_pay", "drops": n[0], "pays": n[1] })
        }
        "the other with most coins drops # (tie: Bowser's player picks), all further others drop #." => {
            json!({ "type": "drop_by_wealth", "richest": n[0], "rest": n[1] })
        }
        "may take any number of bananas off the board, # coins from the Bank for each. No banana on the board: plain." =>
        {
            json!({ "type": "lift_markers", "each": n[0], "otherwise": plain_banana() })
        }
        "all others drop #; then roll the numbered die, move that far, carry out the space; before or after the other half." =>
        {
            json!({ "type": "sequence", "of": [drop("all_others"), { "type": "advance_by_roll" }] })
        }
        "take # coin from each other player; none from the Bank." => {
            json!({ "type": "drop_and_pay", "drops": 0, "pays": n[0] })
        }
        "the nearest other ahead and the nearest behind drop # each; if both are the same token, it drops # once." => {
            drop("nearest_both_ways")
        }
        "the nearest other ahead drops #, and Yoshi may take just these coins at once without moving." => {
            json!({ "type": "drop", "who": "nearest_ahead", "amount": n[0], "actor_may_take": true })
        }
        other => panic!("no effect is known for: {other}"),
    };
    (effect, None)
}

/// KRT-STAR-1 to -10, in the order of the file.
#[test]
fn the_stars_are_those_of_the_rulebook() {
    let (subject, book) = (subject(), book());
    for (n, token) in subject.list("tokens").iter().enumerate() {
        let rule = plain(&book.whole_rule(&format!("KRT-STAR-{}", n + 1)));
        let name = text(token, "/name/en").trim_start_matches("Princess ");
        let sentence =
            rule.strip_prefix(name).expect("the character is named").trim_start_matches([':', ' ']);
        let told = star_of(sentence);
        assert_eq!(token["star"]["effect"], told, "{name}");
        both_name(&token["star"]["text"], &amounts(&told));
    }
}

fn star_of(sentence: &str) -> Value {
    let (pattern, n) = pattern(sentence);
    match pattern.as_str() {
        "take # coins from the Bank, roll the numbered die, move that far, carry out the space." => {
            let coins = json!({ "type": "bank_pays", "amount": n[0] });
            json!({ "type": "sequence", "of": [coins, { "type": "advance_by_roll" }] })
        }
        "may jump to the cheapest unowned property (equal price: lowest index), take the coins lying there, and must buy or auction it. If none is unowned he stays." =>
        {
            json!({ "type": "may", "effect": { "type": "jump_to_cheapest" } })
        }
        "may roll the power-up die again in step #, before the race, and carry it out; Banana uses this turn's path." =>
        {
            json!({ "type": "roll_power_later" })
        }
        "may drop # to # coins in hand on the star and move that many spaces." => {
            json!({ "type": "steps_for_coins", "most": n[1] })
        }
        "takes # coins from one other player of his choice." => {
            json!({ "type": "pay_actor", "who": "chosen_other", "amount": n[0] })
        }
        "may put a banana on # or # different own properties (KRT-BANANA-#)." => {
            json!({ "type": "place_markers", "most": n[1] })
        }
        "each other's next turn roll is made without the power-up die and has no power-up half. It does not add up, waits out misses in Jail, and leaves prizes and Peach's second roll alone." =>
        {
            json!({ "type": "silence_power" })
        }
        "may move on to the next Super Star, # spaces; the star she reaches does nothing. If a banana stops her before, that space counts." =>
        {
            let next = json!({ "type": "advance_to_next", "target": "super_star", "idle": true });
            json!({ "type": "may", "effect": next })
        }
        "may move # to # spaces forward or backward and carries out the space." => {
            json!({ "type": "steps_either_way", "most": n[1] })
        }
        "takes all coins lying on the board, those on his own space and on # included." => {
            json!({ "type": "take_lying" })
        }
        other => panic!("no effect is known for: {other}"),
    }
}

/// What the file says of each token reaches the engine as it is.
#[test]
fn the_engine_knows_what_each_character_does() {
    let subject = subject();
    let read = |effect: &Value| serde_json::from_value(effect.clone()).expect("an effect");
    let told = subject.list("tokens").iter().map(|token| CharacterOf {
        id: serde_json::from_value(token["id"].clone()).expect("an id"),
        boost: Some(Boost {
            power: PowerId(text(token, "/boost/power").to_owned()),
            effect: read(&token["boost"]["effect"]),
            extra_steps: if token["id"] == "mario" { 3 } else { 0 },
        }),
        star: Some(read(&token["star"]["effect"])),
    });
    assert_eq!(subject.printed().characters, told.collect::<Vec<_>>());
}
