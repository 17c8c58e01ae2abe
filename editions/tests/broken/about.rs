//! What an edition is called, its numbers, dice and tokens.

use crate::expect;
use serde_json::json;

#[test]
fn a_wrong_head_is_explained() {
    expect(("/format", json!(2)), &[("/format", "2", "1")]);
    expect(("/edition/players/max", json!(1)), &[("/edition/players/max", "1", "2 to 8")]);
    expect(
        ("/edition/players/max", json!(9)),
        &[("/edition/players/max", "9", "2 to 8"), ("/tokens", "6", "9 or more, one for every player")],
    );
    expect(("/edition/players/max", json!(7)), &[("/tokens", "6", "7 or more, one for every player")]);
    expect(("/edition/players/min", json!(1)), &[("/edition/players/min", "1", "2 or more")]);
    expect(
        ("/edition/rule_prefix", json!("Col")),
        &[("/edition/rule_prefix", "\"Col\"", "capital letters, such as COL")],
    );
    expect(("/edition/name/de", json!(" ")), &[("/edition/name/de", "\" \"", "a text")]);
    expect(
        ("/dice/1/faces", json!([1, 2, 3, 4, 5, 7])),
        &[("/dice/1/faces", "[1, 2, 3, 4, 5, 7]", "the numbers from 1 up, at least two")],
    );
    expect(
        ("/constants/jail_exit", json!({ "face": 7 })),
        &[("/constants/jail_exit", "7", "a face of a die, 1 to 6")],
    );
    expect(
        ("/constants/jail_space", json!(40)),
        &[("/constants/jail_space", "40", "a space of the board, 0 to 39")],
    );
    expect(
        ("/constants/start_money", json!(1500)),
        &[("/constants/start_money", "1500", "nothing, since the option \"start_money\" has a default")],
    );
    expect(
        ("/constants/start_pieces/500", json!(3)),
        &[("/constants/start_pieces", "pieces worth 2000", "the start money of 1500")],
    );
    expect(
        ("/tokens/1/id", json!("mario")),
        &[("/tokens/1/id", "\"mario\"", "an id that no other entry has")],
    );
}
