//! Files out of shape: no JSON, a missing field, an unknown word.

use crate::{expect, problems, problems_of};
use serde_json::{Value, json};

#[test]
fn what_is_no_json_is_shown_by_line() {
    let told = "line 3, column 1: found trailing comma, allowed JSON with every key once";
    assert_eq!(problems("{\n  \"format\": 1,\n}")[0].to_string(), told);
    let told = "line 4, column 1: found the key \"format\" a second time, allowed JSON with every key once";
    assert_eq!(problems("{\n  \"format\": 1,\n  \"format\": 2\n}")[0].to_string(), told);
}

#[test]
fn a_missing_or_unknown_field_is_named() {
    let rents = "one of `base`, `set`, `houses`, `castle`, `by_number_owned`, `die_factors`";
    let numbers = "one of `dealt_deeds`, `houses_before_castle`, `jail_tries`, `ends`, `teammates`";
    let terms = "one of `die_factor`, `rent_factor`";
    let card = "/decks/0/cards/4";
    let cases: [(&str, Value, &str, &str, &str); 8] = [
        ("/deeds/0/rent/hotel", json!(250), "/deeds/0/rent/hotel", "unknown field `hotel`", rents),
        (
            "/variants/0/numbers/tries",
            json!(1),
            "/variants/0/numbers/tries",
            "unknown field `tries`",
            numbers,
        ),
        ("/spaces/30/effect/who", json!("self"), "/spaces/30/effect", "unknown field `who`", "one of `type`"),
        (
            &format!("{card}/effect/terms/rent"),
            json!(2),
            &format!("{card}/effect"),
            "unknown field `rent`",
            terms,
        ),
        (
            &format!("{card}/title"),
            json!({ "en": "Ride" }),
            &format!("{card}/title/de"),
            "nothing",
            "a value",
        ),
        ("/spaces/4/effect", json!({ "type": "pay_bank" }), "/spaces/4/effect/amount", "nothing", "a value"),
        ("/tokens/0", json!({ "id": "mario" }), "/tokens/0/name", "nothing", "a value"),
        ("/edition/players", json!({ "min": 2 }), "/edition/players/max", "nothing", "a value"),
    ];
    for (pointer, value, at, found, allowed) in cases {
        expect((pointer, value), &[(at, found, allowed)]);
    }
}

#[test]
fn a_value_of_the_wrong_type_is_shown_with_what_is_allowed() {
    let whole = "a whole number, 0 or more";
    let kinds = "one of `integer`, `choice`, `boolean`";
    let keys = "keys that are numbers in quotes";
    let cases = [
        ("/deeds/0/price", json!("60"), "/deeds/0/price", "string \"60\"", whole),
        ("/deeds/0/price", json!(-60), "/deeds/0/price", "integer `-60`", whole),
        ("/spaces/0/index", json!(300), "/spaces/0/index", "integer `300`", "a whole number from 0 to 255"),
        ("/options/0/type", json!("number"), "/options/0/type", "`number`", kinds),
        ("/variants/1/spaces/x", json!({ "type": "take_pot" }), "/variants/1/spaces", "something else", keys),
        ("/dice", json!({}), "/dice", "map", "a list"),
    ];
    for (pointer, value, at, found, allowed) in cases {
        expect((pointer, value), &[(at, found, allowed)]);
    }
    let problem =
        problems_of(vec![("/spaces/4/effect", json!({ "type": "pay_bnk", "amount": 200 }))]).remove(0);
    assert_eq!((problem.at.as_str(), problem.found.as_str()), ("/spaces/4/effect", "`pay_bnk`"));
    assert!(problem.allowed.starts_with("one of `bank_pays`, `pay_bank`, "), "{}", problem.allowed);
    let problem = problems_of(vec![("/colour", json!("red"))]).remove(0);
    assert_eq!((problem.at.as_str(), problem.found.as_str()), ("/colour", "unknown field `colour`"));
}

#[test]
fn several_problems_are_reported_together() {
    let changes = vec![
        ("/deeds/0/price", json!("60")),
        ("/deeds/3/price", json!("100")),
        ("/dice/0/faces", json!(6)),
        ("/options/3/label", json!("Rent")),
    ];
    let places: Vec<String> = problems_of(changes).into_iter().map(|problem| problem.at).collect();
    assert_eq!(places, ["/dice/0/faces", "/deeds/0/price", "/deeds/3/price", "/options/3/label"]);
    let changes = vec![("/edition/players/max", json!(7)), ("/deeds/0/mortgage", json!(29))];
    let places: Vec<String> = problems_of(changes).into_iter().map(|problem| problem.at).collect();
    assert_eq!(places, ["/tokens", "/deeds/0/mortgage", "/deeds/0/lift"]);
}
