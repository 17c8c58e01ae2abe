//! Tokens that can do something, and how many of them there have to be.

use crate::{expect_of, fine};
use serde_json::{Value, json};

fn kart(at: &str, value: Value, expected: &[(&str, &str, &str)]) {
    expect_of("mariokart", vec![(at, value)], expected);
}

const LAST_TRY: &str = "/constants/jail_last_try";

/// KRT-DUO-7, and no second roll: who moves is picked after each.
#[test]
fn two_characters_leave_jail_before_the_roll_to_move() {
    let [each, roll] = ["/constants/characters_for_two", "/constants/jail_roll"];
    let opens = (roll, "\"moves\"", "\"opens_turn\", with two characters for two");
    let free = (LAST_TRY, "\"fine\"", "\"free_next_turn\", with two characters for two");
    kart(roll, json!("moves"), &[opens]);
    kart(LAST_TRY, json!("fine"), &[free]);
    let doubles = ("/constants/doubles_to_jail", "3", "nothing, with two characters for two");
    expect_of("movie", vec![(each, json!(2))], &[opens, free, doubles]);
}

/// KRT-DUO-1
#[test]
fn two_players_lead_one_or_two_characters() {
    let at = "/constants/characters_for_two";
    let few = ("/variants/0/tokens", "4", "6 or more, 3 for each of two players");
    kart(at, json!(3), &[(at, "3", "1 or 2"), few]);
    kart(at, json!(0), &[(at, "0", "1 or 2")]);
    kart("/edition/players/min", json!(3), &[(at, "2", "1, where two never play")]);
    fine("mariokart", vec![("/edition/players/min", json!(3)), (at, json!(1))]);
    let roll = ("/constants/jail_roll", json!("opens_turn"));
    let rest = [(LAST_TRY, json!("free_next_turn")), ("/constants/doubles_to_jail", Value::Null)];
    fine("movie", [vec![(at, json!(2)), roll], rest.to_vec()].concat());
    let most = "/edition/players/max";
    let five = "5 or more, one for every player";
    kart(most, json!(5), &[("/variants/0/tokens", "4", five)]);
}

/// KRT-OPTION-4
#[test]
fn a_variant_leaves_enough_tokens() {
    let at = "/variants/0/tokens";
    let three = json!(["mario", "luigi", "peach"]);
    kart(at, three, &[(at, "3", "4 or more, one for every player")]);
    let ids = "one of \"mario\", \"luigi\", \"peach\", \"toad\", \"bowser\", \"donkey_kong\", \"metal_mario\", \"rosalina\", \"shy_guy\", \"yoshi\"";
    kart(
        at,
        json!(["mario", "mario", "peach", "wario"]),
        &[
            ("/variants/0/tokens/1", "\"mario\"", "an id that no other entry has"),
            ("/variants/0/tokens/3", "\"wario\"", ids),
        ],
    );
    let none = json!({ "option": "power_packs", "is": false });
    kart("/variants/0", none, &[("/variants/0", "no change", "numbers, spaces, rents, tables or tokens")]);
}

#[test]
fn boosts_are_of_a_face() {
    let ids = "one of \"coins\", \"banana\", \"green_shell\", \"spiny_shell\", \"lightning\"";
    kart("/tokens/0/boost/power", json!("rain"), &[("/tokens/0/boost/power", "\"rain\"", ids)]);
    let at = "/tokens/0/boost/extra_steps";
    kart(at, json!(32), &[(at, "32", "0 to 31")]);
    // The move comes first with a banana, and nobody is asked how far (KRT-TURN-3).
    let at = "/tokens/1/boost/extra_steps";
    kart(at, json!(1), &[(at, "1", "0, since the move comes first with this power")]);
    kart("/tokens/0/boost/text/en", json!(""), &[("/tokens/0/boost/text/en", "\"\"", "a text")]);
    let nothing = json!({ "type": "bank_pays", "amount": 0 });
    kart("/tokens/0/boost/effect", nothing, &[("/tokens/0/boost/effect/amount", "0", "1 or more")]);
    let boost =
        json!({ "power": "coins", "text": { "en": "?", "de": "?" }, "effect": { "type": "go_to_jail" } });
    let found = ("/tokens/0/boost/power", "\"coins\"", "nothing");
    expect_of("movie", vec![("/tokens/0/boost", boost)], &[found]);
}

#[test]
fn stars_are_used_on_a_space() {
    let star = json!({ "text": { "en": "?", "de": "?" }, "effect": { "type": "bank_pays", "amount": 1 } });
    let allowed = "nothing, without a space with use_star";
    expect_of("movie", vec![("/tokens/0/star", star.clone())], &[("/tokens/0/star", "a star", allowed)]);
    let space = ("/spaces/10/effect", json!({ "type": "use_star" }));
    fine("movie", vec![("/tokens/0/star", star), space.clone()]);
    let none = "another effect, without a token with a star";
    expect_of("movie", vec![space], &[("/spaces/10/effect", "an effect on stars", none)]);
    kart("/tokens/0/star/text/de", json!(" "), &[("/tokens/0/star/text/de", "\" \"", "a text")]);
    let at = "/tokens/0/star/effect";
    for (word, told) in [("hop", "it on spaces only"), ("keep_for_jail", "it on cards only")] {
        let effect = if word == "hop" { json!({ "type": word, "to": 3 }) } else { json!({ "type": word }) };
        kart(at, effect, &[(&format!("{at}/type"), &format!("\"{word}\""), told)]);
    }
}
