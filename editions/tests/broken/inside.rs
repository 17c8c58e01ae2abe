//! Effects that stand inside other ones, and parameters of those that concern tokens, coins and steps.

use crate::{expect_of, fine};
use serde_json::{Value, json};

const AT: &str = "/spaces/2/effect";

fn kart(effect: Value, key: &str, found: &str, allowed: &str) {
    expect_of("mariokart", vec![(AT, effect)], &[(&format!("{AT}{key}"), found, allowed)]);
}

/// As deep as it stands: its place is named, whether it is misshapen or misspelt or means nothing.
#[test]
fn what_stands_inside_is_read_and_checked_too() {
    let sequence = |second: Value| json!({ "type": "sequence", "of": [{ "type": "take_lying" }, second] });
    let may = |effect: Value| json!({ "type": "may", "effect": effect });
    let never = "another effect: it never stands inside another one";
    kart(sequence(json!({ "type": "bank_pays", "amount": 0 })), "/of/1/amount", "0", "1 or more");
    kart(sequence(json!({ "type": "bank_pays" })), "/of/1/amount", "nothing", "a value");
    kart(may(sequence(json!({ "type": "take_pot" }))), "/effect/of/1/type", "\"take_pot\"", never);
    let misspelt = json!({ "type": "go_to_jail", "fee": 1 });
    kart(sequence(may(misspelt)), "/of/1/effect", "unknown field `fee`", "one of `type`");
    kart(sequence(json!(3)), "/of/1", "integer `3`", "internally tagged enum Effect");
    kart(json!({ "type": "sequence", "of": [] }), "/of", "no effect", "one effect or more");
    for word in ["use_star", "keep_for_jail"] {
        kart(may(json!({ "type": word })), "/effect/type", &format!("\"{word}\""), never);
    }
    let prize = "/decks/0/cards/0/effect/prizes/1";
    let change = vec![(prize, json!({ "type": "bank_pays", "amount": 3, "who": "actor" }))];
    let found = (prize, "unknown field `who`", "`amount`");
    expect_of("mariokart", change, &[found]);
    let instead =
        json!({ "type": "place_marker", "on": "path", "otherwise": { "type": "draw", "deck": "luck" } });
    kart(instead, "/otherwise/deck", "\"luck\"", "nothing");
    let other = json!({ "type": "bank_pays", "amount": 1, "otherwise": { "type": "go_to_jail" } });
    kart(other, "", "unknown field `otherwise`", "`amount`");
}

#[test]
fn amounts_and_steps_are_some() {
    let otherwise = json!({ "type": "go_to_jail" });
    let cases = [
        (json!({ "type": "drop", "who": "actor", "amount": 0 }), "/amount", "0", "1 or more"),
        (json!({ "type": "drop_by_wealth", "richest": 0, "rest": 1 }), "/richest", "0", "1 or more"),
        (json!({ "type": "drop_and_pay", "drops": 1, "pays": 0 }), "/pays", "0", "1 or more"),
        (json!({ "type": "lift_markers", "each": 0, "otherwise": otherwise }), "/each", "0", "1 or more"),
        (json!({ "type": "steps_for_coins", "most": 0 }), "/most", "0", "1 to 31"),
        (json!({ "type": "steps_either_way", "most": 32 }), "/most", "32", "1 to 31"),
        (json!({ "type": "place_markers", "most": 5 }), "/most", "5", "1 to 4"),
    ];
    for (effect, key, found, allowed) in cases {
        kart(effect, key, found, allowed);
    }
}

#[test]
fn targets_are_possible() {
    let put = json!({ "type": "put_on", "space": 32 });
    kart(put, "/space", "32", "a space of the board, 0 to 31");
    for who in ["actor", "chosen", "two_chosen", "all_others"] {
        let drop = json!({ "type": "drop", "who": who, "amount": 1, "actor_may_take": true });
        kart(drop, "/actor_may_take", "true", "false, but with nearest_ahead and nearest_both_ways");
    }
    let words = "one of \"all_others\", \"richest_other\"";
    let pays = json!({ "type": "actor_pays", "who": "chosen_other", "amount": 1 });
    kart(pays, "/who", "\"chosen_other\"", words);
    let rent =
        json!({ "type": "pay_actor_rent", "who": "chosen_other", "otherwise": { "type": "go_to_jail" } });
    kart(rent, "/who", "\"chosen_other\"", words);
    let next = json!({ "type": "advance_to_next", "target": "super_star", "idle": true, "terms": { "rent_factor": 2 } });
    kart(next, "/idle", "true beside terms", "one of the two");
    for word in ["roll_power", "roll_power_later", "silence_power"] {
        let at = "/spaces/10/effect";
        let told = (at, "an effect on the power die", "another effect, without a die with powers");
        expect_of("movie", vec![(at, json!({ "type": word }))], &[told]);
    }
}

/// A default that is written out is no mistake.
#[test]
fn defaults_may_be_written_out() {
    for effect in [
        json!({ "type": "drop", "who": "chosen", "amount": 1, "actor_may_take": false }),
        json!({ "type": "advance_to_next", "target": "go", "idle": false, "terms": {} }),
        json!({ "type": "place_marker", "on": "path", "otherwise": null }),
        json!({ "type": "may", "effect": { "type": "advance_by_roll", "dice": [] } }),
    ] {
        fine("mariokart", vec![(AT, effect)]);
    }
    let points = ("/tokens/2/boost/extra_steps", json!(0));
    fine("mariokart", vec![points, ("/power_ups/0/move_first", json!(false))]);
}
