//! Buildings, mortgages and sales: constants without what they are about.

use crate::{expect, expect_of, good, problems_of};
use serde_json::json;

#[test]
fn constants_about_buildings_need_buildings() {
    for (key, value) in [
        ("shortage", json!("last_one")),
        ("castle_shortage", json!("sell_down")),
        ("building_sale_percent", json!(50)),
    ] {
        let at = format!("/constants/{key}");
        expect_of("movie", vec![(&at, value)], &[(&at, "a value", "nothing, without buildings")]);
    }
}

#[test]
fn deeds_are_sold_for_a_share_of_their_price() {
    let at = "/constants/deed_sale_percent";
    for percent in [0, 101] {
        expect_of("movie", vec![(at, json!(percent))], &[(at, &percent.to_string(), "1 to 100")]);
    }
    expect((at, json!(50)), &[(at, "a value", "nothing, beside buildings or mortgages")]);
}

#[test]
fn an_estate_is_mortgaged_only_where_deeds_are() {
    let at = "/constants/estate_deeds";
    let allowed = "\"as_they_stand\", without mortgages";
    expect_of("movie", vec![(at, json!("mortgaged"))], &[(at, "\"mortgaged\"", allowed)]);
}

#[test]
fn buildings_fit_the_deeds() {
    let many = problems_of(vec![("/buildings/1/houses_before", json!(5))]).remove(0);
    assert_eq!(many.to_string(), "/buildings/1/houses_before: found 5, allowed 1 to 4");
    let rent = json!({ "base": 1, "set": 2, "houses": [3], "castle": 4 });
    let found = "rents or costs of buildings";
    expect_of("movie", vec![("/deeds/0/rent", rent)], &[("/deeds/0", found, "none, without buildings")]);
    let pieces = good()["buildings"].take();
    let percent = ("/constants/building_sale_percent", json!(50));
    let allowed = "none, or a deed with house_cost and castle_cost";
    expect_of(
        "movie",
        vec![("/buildings", pieces), percent],
        &[
            ("/buildings", "pieces that no deed takes", allowed),
            ("/constants/deed_sale_percent", "a value", "nothing, beside buildings or mortgages"),
        ],
    );
}
