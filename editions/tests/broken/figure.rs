//! A figure whose dice, spaces and numbers are not there, and what it leads to elsewhere.

use crate::{expect, expect_of, fine};
use serde_json::json;

#[test]
fn a_figure_that_does_not_fit_the_board_is_explained() {
    let cases = [
        ("die", json!("blue"), "\"blue\"", "one of \"black\", \"red\""),
        ("battle/leader_die", json!("blue"), "\"blue\"", "one of \"black\", \"red\""),
        ("battle/teammate_die", json!("blue"), "\"blue\"", "one of \"black\", \"red\""),
        ("start_space", json!(32), "32", "a space of the board, 0 to 31"),
        ("defeat_space", json!(99), "99", "a space of the board, 0 to 31"),
        ("shelter_spaces/0", json!(40), "40", "a space of the board, 0 to 31"),
        ("truce_spaces/0", json!(41), "41", "a space of the board, 0 to 31"),
        ("wins_at_closed_deeds", json!(17), "17", "1 to 16, the deeds with a continue_cost"),
        ("wins_at_closed_deeds", json!(0), "0", "1 to 16, the deeds with a continue_cost"),
        ("battle/wins_from", json!(13), "13", "2 to 12, what the two dice come to"),
        ("battle/wins_from", json!(1), "1", "2 to 12, what the two dice come to"),
        ("id", json!("The Dragon"), "\"The Dragon\"", "small letters, digits and underscores"),
        ("name/en", json!(""), "\"\"", "a text"),
    ];
    for (key, value, found, allowed) in cases {
        let at = format!("/figure/{key}");
        expect_of("movie", vec![(&at, value)], &[(&at, found, allowed)]);
    }
}

/// One die thrown by both of them comes to twelve too.
#[test]
fn leader_and_teammate_may_throw_the_same_die() {
    let same = ("/figure/battle/leader_die", json!("black"));
    fine("movie", vec![same.clone(), ("/figure/battle/wins_from", json!(12))]);
    let large = ("/dice/1/faces", json!([1, 2, 3, 4, 5, 6, 7, 8]));
    fine("movie", vec![large.clone(), ("/figure/battle/wins_from", json!(14))]);
    let at = "/figure/battle/wins_from";
    expect_of(
        "movie",
        vec![large, same, (at, json!(13))],
        &[(at, "13", "2 to 12, what the two dice come to")],
    );
}

#[test]
fn without_a_figure_nothing_moves_it() {
    let at = "/decks/0/cards/0/effect";
    for effect in [
        json!({ "type": "figure_advances", "steps": 4 }),
        json!({ "type": "figure_advances_by_roll" }),
        json!({ "type": "figure_placed", "space": 4 }),
        json!({ "type": "figure_drops" }),
    ] {
        expect((at, effect), &[(at, "an effect on the figure", "another effect, without a figure")]);
    }
    expect(
        ("/variants/0/numbers/teammates", json!("at_large")),
        &[("/variants/0/numbers/teammates", "a value", "nothing, without a figure")],
    );
}

#[test]
fn without_continue_costs_nothing_goes_to_game_over() {
    let at = "/decks/0/cards/0/effect";
    let pay = json!({ "type": "pay_bank", "amount": 1 });
    for effect in [
        json!({ "type": "flip_each" }),
        json!({ "type": "flip_dearest", "otherwise": pay }),
        json!({ "type": "continue_own", "otherwise": pay }),
    ] {
        expect((at, effect), &[(at, "an effect on GAME OVER", "another effect, without continue_cost")]);
    }
}

/// Cards alone may close deeds, written as an outcome's or another effect's instead too.
#[test]
fn deeds_go_to_game_over_by_cards_alone_too() {
    let file = |effect| {
        let mut file = crate::good();
        for deed in file["deeds"].as_array_mut().expect("a list") {
            for key in ["mortgage", "interest", "lift"] {
                deed.as_object_mut().expect("a deed").remove(key);
            }
            deed["continue_cost"] = json!(10);
        }
        file["constants"]["estate_deeds"] = json!("as_they_stand");
        file["unconfirmed"] = json!([]);
        file["decks"][0]["cards"][0]["effect"] = effect;
        editions::Edition::from_json(&file.to_string()).map(|edition| edition.id)
    };
    let nested =
        json!({ "type": "pay_actor_rent", "who": "all_others", "otherwise": { "type": "flip_each" } });
    assert!(file(nested).is_ok());
    let problems = file(json!({ "type": "go_to_jail" })).expect_err("nothing closes them").to_string();
    let allowed = "nothing, without a figure or cards that put deeds into GAME OVER";
    assert_eq!(problems, format!("/deeds: found a continue_cost, allowed {allowed}"));
}
