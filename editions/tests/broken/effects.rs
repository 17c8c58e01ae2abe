//! Effects with amounts, targets and dice that mean nothing, also where they are done instead of another one.

use crate::{expect_of, fine};
use serde_json::{Value, json};

/// On the second card of a deck of the edition.
fn card(id: &str, effect: Value, key: &str, found: &str, allowed: &str) {
    let at = "/decks/0/cards/2/effect";
    expect_of(id, vec![(at, effect)], &[(&format!("{at}{key}"), found, allowed)]);
}

#[test]
fn targets_are_on_the_board() {
    let table = json!({ "type": "throw_table", "table": "wheel" });
    card("celebration", table.clone(), "/table", "\"wheel\"", "\"question_block\"");
    card("movie", table, "/table", "\"wheel\"", "nothing");
    let placed = json!({ "type": "figure_placed", "space": 32 });
    card("movie", placed, "/space", "32", "a space of the board, 0 to 31");
    for kind in ["advance_by", "figure_advances", "move_back"] {
        for steps in [0, 32] {
            let effect = json!({ "type": kind, "steps": steps });
            card("movie", effect, "/steps", &steps.to_string(), "1 to 31");
        }
    }
    let at = "/spaces/4/effect/to";
    expect_of("movie", vec![(at, json!(32))], &[(at, "32", "a space of the board, 0 to 31")]);
    let deed = |kind: &str, which: &str| json!({ "type": kind, "which": which, "otherwise": { "type": "go_to_jail" } });
    let allowed = "one of \"unowned\", \"of_others\"";
    card("movie", deed("advance_to_deed", "unprotected"), "/which", "\"unprotected\"", allowed);
    let allowed = "one of \"unowned\", \"unprotected\"";
    card("movie", deed("figure_advances_to_deed", "of_others"), "/which", "\"of_others\"", allowed);
}

#[test]
fn amounts_are_some() {
    let cases = [
        (json!({ "type": "bank_pays_roll", "per_pip": 0 }), "/per_pip", "0"),
        (json!({ "type": "pay_bank_roll", "per_pip": 0 }), "/per_pip", "0"),
        (json!({ "type": "bank_pays_per_set", "amount": 0, "minimum": 0 }), "/amount", "0"),
        (json!({ "type": "pay_bank_per_deed", "amount": 0, "per": 1 }), "/amount", "0"),
        (json!({ "type": "pay_bank_per_deed", "amount": 1, "per": 0 }), "/per", "0"),
        (json!({ "type": "pay_actor", "who": "richest_other", "amount": 0 }), "/amount", "0"),
    ];
    for (effect, key, found) in cases {
        card("movie", effect, key, found, "1 or more");
    }
    let building = json!({ "type": "pay_bank_per_building", "house": 1, "castle": 2 });
    card("movie", building, "", "a payment for buildings", "another effect, without buildings");
    let huge = json!({ "type": "bank_pays", "amount": 1_000_001 });
    card("movie", huge, "/amount", "1000001", "1000000 at most");
}

#[test]
fn dice_are_in_the_box() {
    for kind in ["advance_by_roll", "figure_advances_by_roll"] {
        let effect = json!({ "type": kind, "dice": ["red", "green"] });
        card("movie", effect, "/dice/1", "\"green\"", "one of \"black\", \"red\"");
    }
    for kind in ["bank_pays_roll", "pay_bank_roll"] {
        let effect = json!({ "type": kind, "per_pip": 1, "dice": ["green"] });
        card("movie", effect, "/dice/0", "\"green\"", "one of \"black\", \"red\"");
        card(
            "celebration",
            json!({ "type": kind, "per_pip": 1, "dice": ["red"] }),
            "/dice/0",
            "\"red\"",
            "\"die\"",
        );
    }
    expect_of(
        "movie",
        vec![("/dice/0/look/hex", json!("black")), ("/dice/1/look/pips", json!("#fff"))],
        &[
            ("/dice/0/look/hex", "\"black\"", "a colour such as \"#1F4FA3\""),
            ("/dice/1/look/pips", "\"#fff\"", "a colour such as \"#1F4FA3\""),
        ],
    );
    let faces: Vec<u8> = (1..=250).collect();
    expect_of(
        "movie",
        vec![("/dice/0/faces", json!(faces))],
        &[("/dice", "256 faces in all", "255 at most")],
    );
}

#[test]
fn some_effects_belong_to_one_place() {
    card("movie", json!({ "type": "hop", "to": 4 }), "/type", "\"hop\"", "it on spaces only");
    let tax = json!({ "type": "tax_choice", "flat": 2, "percent": 10 });
    card("movie", tax, "/type", "\"tax_choice\"", "it on spaces only");
    card("movie", json!({ "type": "take_pot" }), "/type", "\"take_pot\"", "it on spaces only");
    let never = "another effect: it is never done instead of something";
    let instead = |otherwise: Value| json!({ "type": "flip_dearest", "otherwise": otherwise });
    let kept = json!({ "type": "keep_for_jail" });
    card("movie", instead(kept), "/otherwise/type", "\"keep_for_jail\"", never);
    let at = "/spaces/10/effect";
    for otherwise in [json!({ "type": "hop", "to": 4 }), json!({ "type": "take_pot" })] {
        let word = otherwise["type"].to_string();
        let found = (format!("{at}/otherwise/type"), word);
        expect_of("movie", vec![(at, instead(otherwise))], &[(&found.0, &found.1, never)]);
    }
}

/// What is done instead is read and checked like any other effect, however deep.
#[test]
fn what_is_done_instead_is_checked_too() {
    let rent =
        |otherwise: Value| json!({ "type": "pay_actor_rent", "who": "all_others", "otherwise": otherwise });
    let deed =
        |otherwise: Value| json!({ "type": "advance_to_deed", "which": "unowned", "otherwise": otherwise });
    let nothing = json!({ "type": "bank_pays", "amount": 0 });
    card("movie", rent(nothing.clone()), "/otherwise/amount", "0", "1 or more");
    card("movie", deed(rent(nothing)), "/otherwise/otherwise/amount", "0", "1 or more");
    let nowhere = json!({ "type": "draw", "deck": "luck" });
    let decks = "one of \"question_block\", \"bowsers_fury\"";
    card("movie", deed(nowhere), "/otherwise/deck", "\"luck\"", decks);
    let at = "/decks/0/cards/2/effect";
    let missing = json!({ "type": "pay_actor_rent", "who": "all_others" });
    expect_of("movie", vec![(at, missing)], &[(&format!("{at}/otherwise"), "nothing", "a value")]);
    let misspelt = json!({ "type": "go_to_jail", "fee": 1 });
    let place = format!("{at}/otherwise");
    expect_of("movie", vec![(at, deed(misspelt))], &[(&place, "unknown field `fee`", "one of `type`")]);
}

/// A default that is written out is no mistake.
#[test]
fn defaults_may_be_written_out() {
    let at = "/decks/0/cards/2/effect";
    for effect in [
        json!({ "type": "pay_bank", "who": "actor", "amount": 1 }),
        json!({ "type": "pay_bank_per_deed", "who": "actor", "amount": 1, "per": 2 }),
        json!({ "type": "advance_by_roll", "dice": [] }),
        json!({ "type": "flip_dearest", "otherwise": { "type": "pay_bank_roll", "per_pip": 1, "dice": [] } }),
    ] {
        fine("movie", vec![(at, effect)]);
    }
}
