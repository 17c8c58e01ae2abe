//! The board (MOV-MOVE, MOV-SPACE, MOV-WARP).

use crate::rulebook::{number, numbers, plain};
use crate::subject::text;
use crate::{BOARD, book, subject};
use engine::ruleset::{BoardSpace, Effect};
use engine::{Coins, Space};
use serde_json::json;

#[test]
fn the_board_is_the_board_of_the_rulebook() {
    let (subject, rows) = (subject(), book().table(BOARD));
    let rules = subject.printed();
    assert_eq!((rows.len(), rules.board.spaces.len()), (32, 32));
    for (row, space) in rows.iter().zip(&rules.board.spaces) {
        let (at, printed) = (space.index, &subject.list("spaces")[space.index.index()]);
        assert_eq!(number(&row[0]), u32::from(at.0));
        assert_eq!(plain(&row[1]).to_lowercase().replace(' ', "_"), space.kind.0, "space {at}");
        assert_eq!(row[2], text(printed, "/name/en"));
        match &space.deed {
            Some(deed) => {
                assert_eq!((number(&row[4]), row[5].as_str()), (deed.price.0, "buy or auction, rent"));
                assert_eq!(text(subject.set_of_colour(&plain(&row[3])).1, "/id"), deed.set.0, "space {at}");
                assert_eq!(space.effect, None, "space {at}");
            }
            None => {
                assert_eq!((row[3].as_str(), row[4].as_str()), ("", ""), "space {at}");
                assert_eq!(space.effect, effect(&plain(&row[5]), space), "space {at}");
            }
        }
    }
    assert_eq!((rules.board.go, rules.board.jail), (Space(0), Space(8)));
    assert_eq!(rules.numbers.salary, Coins(numbers(&rows[0][5])[0]));
}

/// Free Parking gives what lies in the pot, which is nothing without the option (MOV-OPTION-2).
fn effect(cell: &str, space: &BoardSpace) -> Option<Effect> {
    let effect = match cell {
        "draw a Question Block card" => json!({ "type": "draw", "deck": "question_block" }),
        "draw a Bowser's Fury card" => json!({ "type": "draw", "deck": "bowsers_fury" }),
        "throw red: collect" => json!({ "type": "bank_pays_roll", "per_pip": 1, "dice": ["red"] }),
        "throw red: pay" => json!({ "type": "pay_bank_roll", "per_pip": 1, "dice": ["red"] }),
        "to Jail (8)" => json!({ "type": "go_to_jail" }),
        "shelter; Bowser starts here" => json!({ "type": "take_pot" }),
        pipe if pipe.starts_with("on to ") => json!({ "type": "hop", "to": number(&pipe[6..]) }),
        _ => {
            assert!(["go", "jail"].contains(&space.kind.0.as_str()), "{cell}");
            return None;
        }
    };
    Some(serde_json::from_value(effect).expect("an effect"))
}

/// MOV-WARP-1, MOV-MOVE-1, and the pattern of the sides above the table.
#[test]
fn the_rules_name_the_places_of_the_board() {
    let (book, rules) = (book(), subject().printed());
    let round = book.rule("MOV-WARP-1").split('(').nth(1).and_then(|rest| rest.split(')').next());
    let round = numbers(round.expect("the pipes in their order"));
    for pair in round.windows(2) {
        let at = usize::try_from(pair[0]).expect("a space");
        assert_eq!(json!(rules.board.spaces[at].effect), json!({ "type": "hop", "to": pair[1] }));
    }
    assert_eq!((round.len(), round[0]), (5, round[4]));
    assert_eq!(numbers(book.rule("MOV-MOVE-1"))[0], 32);
    let side = [true, false, true, false, true, false, true];
    for corner in [0, 8, 16, 24] {
        let spaces = &rules.board.spaces[corner + 1..corner + 8];
        let locations: Vec<bool> = spaces.iter().map(|space| space.deed.is_some()).collect();
        assert_eq!((locations, spaces[3].kind.0.as_str()), (side.to_vec(), "warp_pipe"));
    }
}
