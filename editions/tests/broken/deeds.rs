//! Deeds whose numbers do not fit together.

use crate::{expect, expect_of, fine};
use serde_json::json;

#[test]
fn deeds_that_do_not_add_up_are_explained() {
    expect(
        ("/deeds/0/price", json!(0)),
        &[("/deeds/0/price", "0", "1 or more"), ("/deeds/0/mortgage", "30", "0, half the price, rounded up")],
    );
    expect(
        ("/deeds/0/set", json!("world9")),
        &[
            ("/sets/0/deeds", "world1_1, world1_2", "the deeds that name this set, in board order: world1_2"),
            ("/deeds/0/set", "\"world9\"", "the id of a set"),
        ],
    );
    expect(
        ("/deeds/0/rent/set", json!(2)),
        &[(
            "/deeds/0/rent",
            "[2, 2, 10, 30, 90, 160, 250]",
            "amounts above 0, each higher than the one before",
        )],
    );
    expect(
        ("/deeds/0/rent/houses", json!([10, 30, 90])),
        &[("/deeds/0/rent/houses", "3 rents", "4, one for each house")],
    );
    expect(
        ("/deeds/0/rent/by_number_owned", json!([10, 30])),
        &[(
            "/deeds/0/rent",
            "base, set, houses, castle, by_number_owned",
            "base and set with houses and castle, or by_number_owned, or die_factors",
        )],
    );
    expect(
        ("/deeds/0/mortgage", json!(31)),
        &[
            ("/deeds/0/mortgage", "31", "30, half the price, rounded up"),
            ("/deeds/0/lift", "33", "34, mortgage and interest"),
        ],
    );
    expect(("/deeds/0/lift", json!(34)), &[("/deeds/0/lift", "34", "33, mortgage and interest")]);
    expect(
        ("/deeds/0/house_cost", json!(60)),
        &[(
            "/sets/0/deeds",
            "60 and 50, then 50 and 50",
            "the same house_cost and castle_cost on every deed of the set",
        )],
    );
    expect(
        ("/deeds/2/rent/by_number_owned", json!([25, 50, 100])),
        &[("/deeds/2/rent/by_number_owned", "3 values", "4, one for each of its set")],
    );
}

/// Half of three is two, and half of five three.
#[test]
fn half_a_price_is_rounded_up() {
    let mortgage = |value: u32| vec![("/deeds/9/mortgage", json!(value))];
    expect_of("celebration", mortgage(1), &[("/deeds/9/mortgage", "1", "2, half the price, rounded up")]);
    expect_of("celebration", vec![("/deeds/9/lift", json!(1))], &[("/deeds/9/lift", "1", "2 or more")]);
    fine("celebration", vec![("/deeds/9/lift", json!(2))]);
}

#[test]
fn a_set_has_one_form_of_rent() {
    expect(
        ("/deeds/0/rent", json!({ "die_factors": [4, 10] })),
        &[
            (
                "/sets/0/deeds",
                "die_factors, then base and set",
                "the same form of rent on every deed of the set",
            ),
            ("/deeds/0/rent", "no rents for buildings", "them, since the deed has costs of buildings"),
        ],
    );
}

/// A deed in GAME OVER could be mortgaged otherwise, and would be in two states.
#[test]
fn a_deed_is_mortgaged_or_goes_to_game_over() {
    let changes = vec![("/deeds/0/mortgage", json!(1)), ("/deeds/0/lift", json!(1))];
    expect_of(
        "movie",
        changes,
        &[
            ("/constants/deed_sale_percent", "a value", "nothing, beside buildings or mortgages"),
            ("/deeds/0/continue_cost", "a cost beside a mortgage", "one of the two"),
        ],
    );
    let free = vec![("/deeds/3/continue_cost", json!(0))];
    expect_of("movie", free, &[("/deeds/3/continue_cost", "0", "1 or more")]);
    expect(
        ("/deeds/0/continue_cost", json!(1)),
        &[
            ("/deeds/0/continue_cost", "a cost beside a mortgage", "one of the two"),
            ("/deeds", "a continue_cost", "nothing, without a figure or cards that put deeds into GAME OVER"),
        ],
    );
}
