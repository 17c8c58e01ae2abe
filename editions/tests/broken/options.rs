//! Options and variants that mean nothing, and marks on nothing.

use crate::expect;
use serde_json::json;

#[test]
fn options_without_a_meaning_are_explained() {
    expect(
        ("/options/0/default", json!(6000)),
        &[
            ("/constants/start_pieces", "pieces worth 1500", "the start money of 6000"),
            ("/options/0/default", "6000", "a whole number from 500 to 5000"),
        ],
    );
    expect(
        ("/options/0/id", json!("start_cash")),
        &[
            ("/constants/start_money", "nothing", "an amount, or an option \"start_money\""),
            ("/options/0/id", "\"start_cash\"", "one of the common options, or a variant for \"start_cash\""),
        ],
    );
    expect(
        ("/options/3/nullable", json!(true)),
        &[("/options/3/nullable", "true", "false, since this option is never off")],
    );
    expect(
        ("/options/3/values/1/id", json!("auto")),
        &[("/options/3/values/1/id", "\"auto\"", "one of \"ask\", \"automatic\"")],
    );
    expect(
        ("/options/4/scope", json!("room")),
        &[("/options/4/scope", "\"room\"", "\"rules\", for a variant")],
    );
    expect(("/options/2/scope", json!("room")), &[("/options/2/scope", "\"room\"", "\"rules\"")]);
    expect(
        ("/variants/0/option", json!("fast_play")),
        &[
            ("/options/4/id", "\"speed_play\"", "one of the common options, or a variant for \"speed_play\""),
            (
                "/variants/0/option",
                "\"fast_play\"",
                "one of \"start_money\", \"salary\", \"jail_fine\", \"rent\", \"speed_play\", \"legacy_taxes\", \"free_parking_pot\", \"no_auctions\", \"round_limit\", \"time_limit_minutes\", \"auction_seconds\", \"rent_grace_seconds\"",
            ),
        ],
    );
    expect(("/variants/1/is", json!(3)), &[("/variants/1/is", "3", "true or false")]);
    expect(
        ("/variants/2/without", json!("salary")),
        &[("/variants/2/without", "\"salary\"", "an option that is true or false")],
    );
    expect(
        ("/variants/1/spaces/39", json!({ "type": "take_pot" })),
        &[("/variants/1/spaces/39", "a space with a deed", "one without")],
    );
    expect(
        ("/variants/0/numbers/dealt_deeds", json!(5)),
        &[("/variants/0/numbers/dealt_deeds", "5", "4 at most, so that there are enough for everyone")],
    );
    expect(
        ("/variants/0/numbers/houses_before_castle", json!(5)),
        &[("/variants/0/numbers/houses_before_castle", "5", "1 to 4")],
    );
    expect(
        ("/unconfirmed/0", json!("/edition/players/least")),
        &[("/unconfirmed/0", "\"/edition/players/least\"", "a pointer to something in this file")],
    );
}
