//! Spaces, sets and cards that lead nowhere.

use crate::{expect, good};
use serde_json::json;

#[test]
fn what_leads_nowhere_is_explained() {
    expect(
        ("/sets/0/deeds", json!(["world1_2", "world1_1"])),
        &[(
            "/sets/0/deeds",
            "world1_2, world1_1",
            "the deeds that name this set, in board order: world1_1, world1_2",
        )],
    );
    expect(("/sets/0/hex", json!("brown")), &[("/sets/0/hex", "\"brown\"", "a colour such as \"#1F4FA3\"")]);
    expect(("/sets/0/kind", json!("mover")), &[("/sets/0/kind", "\"mover\"", "\"level\"")]);
    expect(
        ("/spaces/5/index", json!(6)),
        &[
            ("/spaces/5/index", "6", "5, counting from 0 without a gap"),
            ("/spaces/5/deed", "\"mover_1\", the deed of space 5", "the deed of space 6"),
        ],
    );
    expect(
        ("/spaces/5/deed", json!("mover_9")),
        &[
            ("/spaces/5/deed", "\"mover_9\"", "the id of a deed"),
            ("/deeds/2/space", "5, which does not name this deed", "the space that names this deed"),
        ],
    );
    expect(
        ("/spaces/2/effect/deck", json!("pipe")),
        &[("/spaces/2/effect/deck", "\"pipe\"", "one of \"question_block\", \"warp_pipe\"")],
    );
    expect(
        ("/decks/0/cards/0/effect/space", json!(40)),
        &[("/decks/0/cards/0/effect/space", "40", "a space of the board, 0 to 39")],
    );
    expect(
        ("/decks/0/cards/4/effect/target", json!("boat")),
        &[(
            "/decks/0/cards/4/effect/target",
            "\"boat\"",
            "one of \"card\", \"free_parking\", \"go\", \"go_to_jail\", \"jail\", \"level\", \"mover\", \"power_up\", \"tax\"",
        )],
    );
    expect(("/decks/0/cards/9/effect/steps", json!(0)), &[("/decks/0/cards/9/effect/steps", "0", "1 to 39")]);
    expect(
        ("/decks/1/cards/0/id", json!("qb01")),
        &[("/decks/1/cards/0/id", "\"qb01\"", "an id that no other card has")],
    );
    expect(
        ("/decks/1/cards/0/effect", json!({ "type": "take_pot" })),
        &[("/decks/1/cards/0/effect/type", "\"take_pot\"", "it on spaces only")],
    );
    expect(
        ("/spaces/30/effect", json!({ "type": "keep_for_jail" })),
        &[("/spaces/30/effect/type", "\"keep_for_jail\"", "it on cards only")],
    );
}

#[test]
fn a_board_that_is_no_square_is_explained() {
    let mut spaces = good()["spaces"].take();
    let one_more = json!({ "index": 40, "kind": "meadow", "name": { "en": "Meadow", "de": "Wiese" } });
    spaces.as_array_mut().expect("a list").push(one_more);
    let allowed = "8 to 256 spaces, the same number on each of the four sides";
    expect(("/spaces", spaces), &[("/spaces", "41 spaces", allowed)]);
}

/// GEN-JAIL-2
#[test]
fn just_visiting_does_nothing() {
    let at = "/constants/jail_space";
    expect(
        ("/spaces/10/effect", json!({ "type": "take_pot" })),
        &[(at, "10, where a deed or an effect is", "a space with neither")],
    );
    expect((at, json!(12)), &[(at, "12, where a deed or an effect is", "a space with neither")]);
    let effect = json!({ "type": "bank_pays", "amount": 5 });
    expect(
        ("/variants/1/spaces/10", effect),
        &[(at, "10, where a deed or an effect is", "a space with neither")],
    );
}
