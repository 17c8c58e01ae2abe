//! Tables of outcomes whose rows and outcomes do not fit together.

use crate::{expect_of, fine};
use serde_json::json;

#[test]
fn a_row_for_every_sum_and_no_other() {
    let rows = json!({ "1": "pings", "2": "pings", "3": "bowser_laugh", "4": "power_up", "6": "game_over" });
    expect_of(
        "celebration",
        vec![("/tables/0/rows", rows)],
        &[("/tables/0/rows", "rows for [1, 2, 3, 4, 6]", "one for each of [1, 2, 3, 4, 5, 6]")],
    );
    expect_of(
        "celebration",
        vec![("/tables/0/rows/7", json!("pings"))],
        &[("/tables/0/rows", "rows for [1, 2, 3, 4, 5, 6, 7]", "one for each of [1, 2, 3, 4, 5, 6]")],
    );
}

/// A die of eight has eight sums.
#[test]
fn the_sums_are_those_of_the_dice() {
    let faces = ("/dice/0/faces", json!([1, 2, 3, 4, 5, 6, 7, 8]));
    let found = "rows for [1, 2, 3, 4, 5, 6]";
    let allowed = "one for each of [1, 2, 3, 4, 5, 6, 7, 8]";
    expect_of(
        "celebration",
        vec![faces.clone()],
        &[("/tables/0/rows", found, allowed), ("/variants/0/tables/question_block", found, allowed)],
    );
    let rows = [
        ("/tables/0/rows/7", json!("pings")),
        ("/tables/0/rows/8", json!("power_up")),
        ("/variants/0/tables/question_block/7", json!("pings")),
        ("/variants/0/tables/question_block/8", json!("power_up")),
        ("/constants/jail_exit", json!({ "face": 8 })),
    ];
    fine("celebration", std::iter::once(faces).chain(rows).collect());
}

#[test]
fn outcomes_are_there_and_reached() {
    let ids = "one of \"pings\", \"bowser_laugh\", \"power_up\", \"game_over\"";
    expect_of(
        "celebration",
        vec![("/tables/0/rows/5", json!("mushroom"))],
        &[("/tables/0/rows/5", "\"mushroom\"", ids)],
    );
    expect_of(
        "celebration",
        vec![("/tables/0/rows/6", json!("pings")), ("/variants/0/tables/question_block/6", json!("pings"))],
        &[("/tables/0/outcomes/3/id", "\"game_over\", which no row leads to", "an outcome of a row")],
    );
    expect_of(
        "celebration",
        vec![("/tables/0/outcomes/1/text/de", json!(""))],
        &[("/tables/0/outcomes/1/text/de", "\"\"", "a text")],
    );
    expect_of(
        "celebration",
        vec![("/tables/0/outcomes/1/effect", json!({ "type": "keep_for_jail" }))],
        &[("/tables/0/outcomes/1/effect/type", "\"keep_for_jail\"", "it on cards only")],
    );
}
