//! What leads on and on, and what only looks as if it did (GEN-TURN-3).

use crate::{expect, expect_of, fine, good, good_of};
use serde_json::{Value, json};

const FOUND: &str = "a ring that nobody can leave";
const ALLOWED: &str = "an effect that comes to an end, or cards, outcomes or throws of which one does";

fn rings(places: &[&'static str]) -> Vec<(&'static str, &'static str, &'static str)> {
    places.iter().map(|at| (*at, FOUND, ALLOWED)).collect()
}

/// All cards of a deck with one effect.
fn all_cards(file: &mut Value, deck: usize, effect: &Value) -> Value {
    let mut cards = file["decks"][deck]["cards"].take();
    for card in cards.as_array_mut().expect("a deck has cards") {
        card["effect"] = effect.clone();
    }
    cards
}

#[test]
fn what_never_ends_is_explained() {
    let onto_itself = json!({ "type": "advance_to", "space": 30 });
    expect(("/spaces/30/effect", onto_itself), &rings(&["/spaces/30/effect"]));
    let again = all_cards(&mut good(), 0, &json!({ "type": "draw", "deck": "question_block" }));
    let places = rings(&["/spaces/7/effect", "/spaces/22/effect", "/spaces/36/effect"]);
    expect(("/decks/0/cards", again), &places);
}

/// Twelve steps on and twelve back.
#[test]
fn steps_that_lead_back_are_a_ring() {
    let there = ("/spaces/30/effect", json!({ "type": "advance_by", "steps": 12 }));
    let back = ("/spaces/2/effect", json!({ "type": "move_back", "steps": 12 }));
    expect_of("collectors", vec![there, back], &rings(&["/spaces/2/effect", "/spaces/30/effect"]));
}

/// From wherever the deck is reached, over another deck too: 2 leads to 22 and 22 to 2.
#[test]
fn steps_of_a_card_count_from_wherever_it_is_drawn() {
    let mut file = good();
    let jail = json!({ "type": "go_to_jail" });
    let changes = vec![
        ("/decks/0/cards", all_cards(&mut file, 0, &json!({ "type": "draw", "deck": "warp_pipe" }))),
        ("/decks/1/cards", all_cards(&mut file, 1, &json!({ "type": "advance_by", "steps": 20 }))),
        ("/spaces/17/effect", jail.clone()),
        ("/spaces/33/effect", jail.clone()),
        ("/spaces/2/effect", jail),
    ];
    fine("collectors", changes.clone());
    let again = [("/spaces/2/effect", json!({ "type": "draw", "deck": "question_block" }))];
    let changes: Vec<(&str, Value)> = changes.into_iter().chain(again).collect();
    let places = ["/spaces/2/effect", "/spaces/7/effect", "/spaces/22/effect", "/spaces/36/effect"];
    expect_of("collectors", changes, &rings(&places));
}

/// A table of which every outcome leads back has no end, one of which one does not has.
#[test]
fn a_throw_that_always_leads_back_is_a_ring() {
    let again = json!({ "type": "throw_table", "table": "question_block" });
    let pointers: Vec<String> = (0..4).map(|n| format!("/tables/0/outcomes/{n}/effect")).collect();
    let but_for = |out: usize| -> Vec<(&str, Value)> {
        let changed = pointers.iter().enumerate().filter(|(n, _)| *n != out);
        changed.map(|(_, at)| (at.as_str(), again.clone())).collect()
    };
    let places = rings(&["/spaces/2/effect", "/spaces/10/effect", "/spaces/18/effect", "/spaces/26/effect"]);
    expect_of("celebration", but_for(9), &places);
    fine("celebration", but_for(0));
    // The only outcome that ends stands in the printed rows and in no row of the variant.
    let rows = "/variants/0/tables/question_block";
    let words = ["pings", "pings", "power_up", "power_up", "bowser_laugh", "bowser_laugh"];
    let without: serde_json::Map<String, Value> =
        words.iter().zip(1..).map(|(word, sum): (_, u8)| (sum.to_string(), json!(word))).collect();
    let changes: Vec<(&str, Value)> = but_for(3).into_iter().chain([(rows, json!(without))]).collect();
    expect_of("celebration", changes, &places);
}

/// What is reached by a throw may end: every space that the throw can reach would have to lead back.
#[test]
fn a_move_by_a_throw_ends_if_one_of_its_spaces_does() {
    let throw = json!({ "type": "advance_by_roll", "dice": ["die"] });
    fine("celebration", vec![("/spaces/24/effect", throw.clone())]);
    let mut spaces = good_of("celebration")["spaces"].take();
    let list = spaces.as_array_mut().expect("a list");
    let others = [0, 8, 16];
    let free = |space: &Value| space.get("deed").is_none() && !others.iter().any(|at| space["index"] == *at);
    for space in list.iter_mut().filter(|space| free(space)) {
        space["effect"] = throw.clone();
    }
    fine("celebration", vec![("/spaces", spaces), ("/unconfirmed", json!([]))]);
}

/// Two pipes that lead to each other: a hop never hops on (MOV-WARP-2).
#[test]
fn pipes_that_lead_to_each_other_are_no_ring() {
    fine("movie", vec![("/spaces/12/effect/to", json!(4))]);
    fine("movie", vec![("/decks/0/cards/0/effect/space", json!(4))]);
    let at = "/spaces/12/effect/to";
    expect_of("movie", vec![(at, json!(12))], &[(at, "12", "another space than its own")]);
}

/// What is done instead leads on as well.
#[test]
fn what_is_done_instead_can_be_a_ring() {
    let onto_itself = json!({ "type": "advance_to", "space": 10 });
    let effect = json!({ "type": "continue_own", "otherwise": onto_itself });
    expect_of("movie", vec![("/spaces/10/effect", effect)], &rings(&["/spaces/10/effect"]));
}

/// Whoever lands on a star may be any of the characters.
#[test]
fn a_star_that_leads_to_stars_is_a_ring() {
    let at = "/tokens/9/star/effect";
    let places = ["/spaces/6/effect", "/spaces/14/effect", "/spaces/22/effect", "/spaces/30/effect"];
    let to_star = json!({ "type": "advance_to", "space": 6 });
    expect_of("mariokart", vec![(at, to_star.clone())], &rings(&places));
    let next = json!({ "type": "advance_to_next", "target": "super_star" });
    expect_of("mariokart", vec![(at, next)], &rings(&places));
    fine("mariokart", vec![(at, json!({ "type": "may", "effect": to_star }))]);
    let back = json!({ "type": "advance_by", "steps": 8 });
    expect_of("mariokart", vec![(at, back)], &rings(&places));
}

/// Every part has to end, from wherever the ones before it have led.
#[test]
fn each_part_of_a_sequence_has_to_end() {
    let at = "/spaces/2/effect";
    let sequence = |of: Value| json!({ "type": "sequence", "of": of });
    let pays = json!({ "type": "bank_pays", "amount": 1 });
    let again = json!({ "type": "advance_to", "space": 2 });
    expect_of("mariokart", vec![(at, sequence(json!([pays, again])))], &rings(&[at]));
    fine("mariokart", vec![(at, sequence(json!([pays, { "type": "advance_by", "steps": 1 }])))]);
    // From 2 to 3, and from there on to 4; but the first part could lead anywhere else, and so to 2.
    let steps = json!([{ "type": "advance_by", "steps": 1 }, { "type": "advance_by", "steps": 1 }]);
    expect_of("mariokart", vec![(at, sequence(steps))], &rings(&[at]));
}

/// Rolling again in time shows another face, if there is one that ends.
#[test]
fn a_power_die_that_always_rolls_again_is_a_ring() {
    let again = json!({ "type": "roll_power" });
    let pointers: Vec<String> = (0..5).map(|n| format!("/power_ups/{n}/effect")).collect();
    let all: Vec<(&str, Value)> = pointers.iter().map(|at| (at.as_str(), again.clone())).collect();
    let found = ("/power_ups", FOUND, "a face that comes to an end, boosted too");
    expect_of("mariokart", all.clone(), &[found]);
    fine("mariokart", all[1..].to_vec());
    let boosts = [("/tokens/7/boost/effect", again.clone()), ("/tokens/0/boost/effect", again)];
    expect_of("mariokart", all[1..].iter().cloned().chain(boosts).collect(), &[found]);
}

/// A deck that no space leads to, but a power: it has to end as well, unless it runs out.
#[test]
fn a_deck_apart_from_the_board_has_to_end() {
    let text = json!({ "en": "Again", "de": "Nochmal" });
    let draw = json!({ "type": "draw", "deck": "again" });
    let card = json!({ "id": "again", "title": text, "text": text, "effect": draw });
    let deck = |returned: bool| json!({ "id": "again", "name": text, "returned": returned, "cards": [card] });
    let found = ("/decks/1/cards", FOUND, "a card that comes to an end");
    for at in ["/power_ups/0/effect", "/tokens/0/boost/effect"] {
        expect_of("mariokart", vec![("/decks/1", deck(true)), (at, draw.clone())], &[found]);
        fine("mariokart", vec![("/decks/1", deck(false)), (at, draw.clone())]);
    }
}
