//! Variants of rents, tables and numbers.

use crate::{expect, expect_of, good_of};
use serde_json::{Value, json};

#[test]
fn rents_of_a_variant_are_those_of_a_deed() {
    let rents = "/variants/1/rents";
    let at = format!("{rents}/gold_1");
    let rent = json!({ "base": 1, "set": 2 });
    expect_of("movie", vec![(&at, rent)], &[(&at, "\"gold_1\"", "the id of a deed")]);
    let at = format!("{rents}/brown_1");
    let falling = json!({ "base": 3, "set": 2 });
    expect_of(
        "movie",
        vec![(&at, falling)],
        &[(&at, "[3, 2]", "amounts above 0, each higher than the one before")],
    );
    let other = json!({ "by_number_owned": [1, 2] });
    expect_of("movie", vec![(&at, other)], &[(&at, "by_number_owned", "base and set, as printed")]);
    let nothing = "base and set with houses and castle, or by_number_owned, or die_factors";
    expect_of("movie", vec![(&at, json!({}))], &[(&at, "nothing", nothing)]);
    let at = "/variants/0/rents";
    let few = json!({ "world1_1": { "base": 3, "set": 6, "houses": [20, 60], "castle": 300 } });
    let allowed = "4, one for each house";
    expect((at, few), &[("/variants/0/rents/world1_1/houses", "2 rents", allowed)]);
}

#[test]
fn tables_of_a_variant_are_whole() {
    let tables = "/variants/0/tables";
    let at = format!("{tables}/wheel");
    let rows = json!({ "1": "pings" });
    expect_of("celebration", vec![(&at, rows.clone())], &[(&at, "\"wheel\"", "\"question_block\"")]);
    let at = format!("{tables}/question_block");
    let found = "rows for [1]";
    let allowed = "one for each of [1, 2, 3, 4, 5, 6]";
    let mut marks = vec![(at.as_str(), rows), ("/unconfirmed", json!([]))];
    expect_of("celebration", marks.clone(), &[(&at, found, allowed)]);
    let row = format!("{at}/4");
    marks = vec![(row.as_str(), json!("rain"))];
    let ids = "one of \"pings\", \"bowser_laugh\", \"power_up\", \"game_over\"";
    expect_of("celebration", marks, &[(&row, "\"rain\"", ids)]);
}

#[test]
fn a_variant_changes_something_that_is_there() {
    let found = ("/variants/0/numbers/houses_before_castle", json!(3));
    expect_of(
        "movie",
        vec![found],
        &[("/variants/0/numbers/houses_before_castle", "3", "nothing, without buildings")],
    );
    expect(
        ("/variants/1", json!({ "option": "legacy_taxes" })),
        &[("/variants/1", "no change", "numbers, spaces, rents, tables or tokens")],
    );
    let at = "/variants/1/spaces/40";
    expect((at, json!({ "type": "take_pot" })), &[(at, "40", "a space of the board, 0 to 39")]);
    let at = "/variants/0/is";
    let choice = "one of \"maker\", \"retelling\"";
    expect_of("celebration", vec![(at, json!("third"))], &[(at, "\"third\"", choice)]);
}

/// Where a common number stops making sense, and where its rule stands.
#[test]
fn common_options_keep_sensible_bounds() {
    let at = |id: &str, key: &str| {
        let options = good_of("movie")["options"].take();
        let found = options.as_array().into_iter().flatten().position(|option| option["id"] == id);
        format!("/options/{}/{key}", found.expect("the option is there"))
    };
    let cases: [(&str, &str, Value, &str, &str); 6] = [
        ("start_money", "min", json!(0), "0", "1 to 1000000"),
        ("round_limit", "min", json!(0), "0", "1 to 1000000"),
        ("time_limit_minutes", "min", json!(0), "0", "1 to 10000"),
        ("auction_seconds", "min", json!(2), "2", "3 to 60"),
        ("rent_grace_seconds", "max", json!(30), "30", "0 to 20"),
        ("salary", "rule", json!("COL-OPTIONS-1"), "\"COL-OPTIONS-1\"", "the id of a rule, GEN-… or MOV-…"),
    ];
    for (id, key, value, found, allowed) in cases {
        let at = at(id, key);
        expect_of("movie", vec![(&at, value)], &[(&at, found, allowed)]);
    }
}

/// Else it would swallow money for ever (GEN-OPTIONS-2).
#[test]
fn a_pot_needs_a_space_that_gives_it() {
    let at = "/options/4/id";
    let pays = json!({ "type": "bank_pays", "amount": 1 });
    let allowed = "it beside a space with take_pot";
    expect_of("movie", vec![("/spaces/16/effect", pays)], &[(at, "\"free_parking_pot\"", allowed)]);
}
