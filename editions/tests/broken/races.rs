//! Races, their deck and their cards.

use crate::{expect_of, fine, good_of};
use serde_json::{Value, json};

fn kart(changes: Vec<(&str, Value)>, expected: &[(&str, &str, &str)]) {
    expect_of("mariokart", changes, expected);
}

#[test]
fn races_have_a_deck_of_their_own() {
    let places: Vec<String> = (0..8).map(|n| format!("/decks/0/cards/{n}/effect/type")).collect();
    let only = "it in the deck of the races only";
    let mut problems = vec![("/races/deck", "\"cup\"", "\"grand_prix\"")];
    problems.extend(places.iter().map(|at| (at.as_str(), "\"race\"", only)));
    kart(vec![("/races/deck", json!("cup"))], &problems);
    let at = "/decks/0/returned";
    kart(vec![(at, json!(true))], &[(at, "true", "false, for a deck of races")]);
    let draw = json!({ "type": "draw", "deck": "grand_prix" });
    kart(vec![("/spaces/2/effect", draw)], &[("/spaces/2/effect/deck", "\"grand_prix\"", "nothing")]);
}

#[test]
fn the_deck_of_the_races_holds_races_and_no_other_does() {
    let marks = ("/unconfirmed", json!([]));
    let pays = json!({ "type": "bank_pays", "amount": 1 });
    kart(
        vec![("/decks/0/cards/1/effect", pays.clone()), marks],
        &[
            ("/decks/0/cards/1/effect/type", "another effect", "\"race\", in the deck of the races"),
            ("/decks/0/cards/1/prize_texts", "3 texts", "none, but on a race card"),
        ],
    );
    let race = json!({ "type": "race", "fee": 1, "points": 20, "prizes": [pays] });
    let at = "/decks/0/cards/2/effect";
    expect_of(
        "movie",
        vec![(at, race.clone())],
        &[
            (&format!("{at}/type"), "\"race\"", "it in the deck of the races only"),
            ("/decks/0/cards/2/prize_texts", "0 texts", "1, one for each prize"),
            (&format!("{at}/points"), "20", "nothing, without points that decide"),
        ],
    );
    kart(vec![("/spaces/2/effect", race)], &[("/spaces/2/effect/type", "\"race\"", "it on cards only")]);
}

/// A race cannot be a part of something, nor a prize.
#[test]
fn a_race_stands_for_itself() {
    let mut file = good_of("mariokart");
    let race = file["decks"][0]["cards"][7]["effect"].take();
    let at = "/spaces/2/effect";
    let never = "another effect: it never stands inside another one";
    let cases = [
        (json!({ "type": "sequence", "of": [{ "type": "take_lying" }, race] }), "of/1"),
        (json!({ "type": "may", "effect": race }), "effect"),
    ];
    for (effect, inside) in cases {
        kart(vec![(at, effect)], &[(&format!("{at}/{inside}/type"), "\"race\"", never)]);
    }
    let prize = "/decks/0/cards/0/effect/prizes/1";
    kart(vec![(prize, race)], &[(&format!("{prize}/type"), "\"race\"", never)]);
}

/// Whoever wins a prize may not be the active player.
#[test]
fn a_prize_moves_nobody() {
    let prize = "/decks/0/cards/0/effect/prizes/1";
    let steps = json!({ "type": "advance_by", "steps": 3 });
    let moving = [
        steps.clone(),
        json!({ "type": "may", "effect": { "type": "jump_to_cheapest" } }),
        json!({ "type": "sequence", "of": [{ "type": "bank_pays", "amount": 1 }, steps] }),
        json!({ "type": "roll_power_later" }),
    ];
    for effect in moving {
        let allowed = "an effect that moves nobody by steps, cards, tables or later rolls";
        kart(vec![(prize, effect)], &[(prize, "a move of the racer", allowed)]);
    }
}

#[test]
fn each_prize_has_a_text_and_a_player() {
    let card = "/decks/0/cards/3";
    let text = json!({ "en": "Three", "de": "Drei" });
    let at = format!("{card}/prize_texts");
    kart(vec![(&at, json!([text]))], &[(&at, "1 texts", "2, one for each prize")]);
    let blank = format!("{at}/1/en");
    kart(vec![(&blank, json!(""))], &[(&blank, "\"\"", "a text")]);
    let prizes: Vec<Value> = (1..=5).map(|amount| json!({ "type": "bank_pays", "amount": amount })).collect();
    let texts = json!([text, text, text, text, text]);
    let at_prizes = format!("{card}/effect/prizes");
    let changes = vec![(at_prizes.as_str(), json!(prizes)), (at.as_str(), texts)];
    kart(changes, &[(&at_prizes, "5 prizes", "4 at most, one for each player")]);
}

/// Prizes that ask for deeds and cards are asked for where there are races.
#[test]
fn some_effects_need_races() {
    let at = "/spaces/10/effect";
    for word in ["buy_deed", "swap_deeds", "auction_deed", "rematch"] {
        let effect = json!({ "type": word });
        expect_of(
            "movie",
            vec![(at, effect)],
            &[(at, "an effect of races", "another effect, without races")],
        );
    }
    for word in ["take_cheapest_deed", "send_to_jail", "jump_to_cheapest", "take_lying"] {
        fine("movie", vec![(at, json!({ "type": word }))]);
    }
}

/// KRT-OPTION-5
#[test]
fn the_option_has_as_many_races_as_there_are_cards() {
    let mut option = good_of("mariokart")["options"][6].take();
    assert_eq!(option["id"], "races");
    let at = "/options/6/max";
    kart(vec![(at, json!(9))], &[(at, "9", "8 at most, the cards of the deck")]);
    let at = "/options/6/min";
    kart(vec![(at, json!(0))], &[(at, "0", "1 to 1000000")]);
    option["rule"] = json!("GEN-OPTIONS-4");
    expect_of("movie", vec![("/options/12", option)], &[("/options/12/id", "\"races\"", "it beside races")]);
}
