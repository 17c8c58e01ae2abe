//! Markers, points, coins on the board, and constants that go with other ones.

use crate::{expect_of, fine, good_of};
use serde_json::{Value, json};

fn kart(at: &str, value: Value, expected: &[(&str, &str, &str)]) {
    expect_of("mariokart", vec![(at, value)], expected);
}

#[test]
fn markers_are_some_and_are_placed() {
    kart("/markers/stock", json!(0), &[("/markers/stock", "0", "1 or more")]);
    for most in [0, 6] {
        let at = "/markers/most_on_board";
        kart(at, json!(most), &[(at, &most.to_string(), "1 to 5, the stock")]);
    }
    kart("/markers/many/de", json!(""), &[("/markers/many/de", "\"\"", "a text")]);
    let id = ("/markers/id", "\"Banana\"", "small letters, digits and underscores");
    kart("/markers/id", json!("Banana"), &[id]);
    let markers = ("/markers", good_of("mariokart")["markers"].take());
    let idle = ("/markers", "markers that nothing places", "nothing, without place_marker");
    expect_of("movie", vec![markers.clone()], &[idle]);
    let at = "/spaces/10/effect";
    let place = json!({ "type": "place_marker", "on": "own_space" });
    fine("movie", vec![markers, (at, place.clone())]);
    let lift = json!({ "type": "lift_markers", "each": 1, "otherwise": { "type": "go_to_jail" } });
    for effect in [place, lift, json!({ "type": "place_markers", "most": 1 })] {
        let told = (at, "an effect on markers", "another effect, without markers");
        expect_of("movie", vec![(at, effect)], &[told]);
    }
}

/// KRT-END-2
#[test]
fn printed_points_are_for_boards_where_points_decide() {
    for key in ["coin_stack", "points_per_stack"] {
        let at = format!("/points/{key}");
        kart(&at, json!(0), &[(&at, "0", "1 or more")]);
    }
    let at = "/deeds/3/points";
    let told = (at, "10", "nothing, without points that decide");
    expect_of("movie", vec![(at, json!(10))], &[told]);
    let points = ("/points", json!({ "coin_stack": 10, "points_per_stack": 1 }));
    fine("movie", vec![points, (at, json!(10))]);
}

/// KRT-COINS-3
#[test]
fn coins_are_picked_up_where_some_are_dropped() {
    let mut option = good_of("mariokart")["options"][4].take();
    assert_eq!(option["id"], "pickup");
    option["rule"] = json!("GEN-OPTIONS-4");
    let at = "/options/12";
    let found = ("/options/12/id", "\"pickup\"", "it beside effects that drop coins");
    expect_of("movie", vec![(at, option.clone())], &[found]);
    let space = "/spaces/10/effect";
    let paid = json!({ "type": "drop_and_pay", "drops": 0, "pays": 1 });
    expect_of("movie", vec![(at, option.clone()), (space, paid)], &[found]);
    let coins = json!({ "type": "may", "effect": { "type": "steps_for_coins", "most": 2 } });
    fine("movie", vec![(at, option), (space, coins)]);
    let at = "/options/4/values/1/id";
    kart(at, json!("never"), &[(at, "\"never\"", "one of \"ask\", \"automatic\"")]);
}

/// KRT-DEBT-3, -5, -6
#[test]
fn a_shortfall_is_forgiven_where_deeds_are_sold() {
    let sale = ("/constants/deed_sale_percent", Value::Null);
    let told = ("/constants/shortfall", "\"forgiven\"", "\"bankruptcy\", without deed_sale_percent");
    expect_of("mariokart", vec![sale], &[told]);
    let at = "/constants/giving_up";
    kart(at, json!("always"), &[(at, "\"always\"", "nothing, where a shortfall is forgiven")]);
    fine("mariokart", vec![("/constants/shortfall", json!("bankruptcy")), (at, json!("always"))]);
}

/// KRT-POWER-3
#[test]
fn a_token_on_the_own_space_is_no_more_than_a_round_away() {
    let at = "/constants/same_space_distance";
    kart(at, json!(33), &[(at, "33", "0 to 32, the size of the board")]);
    fine("mariokart", vec![(at, json!(0))]);
}
