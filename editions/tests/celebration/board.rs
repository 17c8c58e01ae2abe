//! The board and the colours of the sets (CEL-SPACE, CEL-SET).

use crate::rulebook::{number, numbers, plain};
use crate::subject::text;
use crate::{BOARD, SETS, book, subject};
use engine::ruleset::{BoardSpace, Effect};
use engine::{Coins, Space};
use serde_json::json;

/// CEL-SPACE-1, -3
#[test]
fn the_board_is_the_board_of_the_rulebook() {
    let (subject, rows) = (subject(), book().table(BOARD));
    let rules = subject.printed();
    assert_eq!((rows.len(), rules.board.spaces.len()), (32, 32));
    for (row, space) in rows.iter().zip(&rules.board.spaces) {
        let (at, printed) = (space.index, &subject.list("spaces")[space.index.index()]);
        assert_eq!(number(&row[0]), u32::from(at.0));
        assert_eq!(plain(&row[1]), space.kind.0, "space {at}");
        assert_eq!(plain(&row[2]), text(printed, "/name/en"));
        match &space.deed {
            Some(deed) => {
                assert_eq!((number(&row[4]), row[5].as_str()), (deed.price.0, ""), "space {at}");
                let set = if row[3].is_empty() { "grey".to_owned() } else { plain(&row[3]) };
                assert_eq!(text(subject.set_of_colour(&set).1, "/id"), deed.set.0, "space {at}");
                assert_eq!(space.effect, None, "space {at}");
            }
            None => {
                assert_eq!((row[3].as_str(), row[4].as_str()), ("", ""), "space {at}");
                assert_eq!(space.effect, effect(row, space), "space {at}");
            }
        }
    }
}

/// CEL-SPACE-4, -5: Free Parking gives what lies in the pot, which is nothing without the option.
fn effect(row: &[String], space: &BoardSpace) -> Option<Effect> {
    let effect = match space.kind.0.as_str() {
        "go" | "jail" => return None,
        "free_parking" => json!({ "type": "take_pot" }),
        "go_to_jail" => json!({ "type": "go_to_jail" }),
        "card" => json!({ "type": "draw", "deck": "community_chest" }),
        "question_block" => json!({ "type": "throw_table", "table": "question_block" }),
        _ => json!({ "type": "pay_bank", "amount": number(&row[5]) }),
    };
    Some(serde_json::from_value(effect).expect("an effect"))
}

/// CEL-SPACE-1, -3, -6, CEL-MOVE-1, -2, CEL-JAIL-1
#[test]
fn the_rules_name_the_places_of_the_board() {
    let (subject, book) = (subject(), book());
    let rules = subject.printed();
    let corners: Vec<u32> = numbers(&plain(book.rule("CEL-SPACE-1")))[1..].to_vec();
    let kinds = ["go", "jail", "free_parking", "go_to_jail"];
    for (corner, kind) in corners.iter().zip(kinds) {
        let at = usize::try_from(*corner).expect("a space");
        assert_eq!(rules.board.spaces[at].kind.0, kind);
    }
    assert_eq!((corners.len(), rules.board.go, rules.board.jail), (4, Space(0), Space(8)));
    assert_eq!(numbers(&plain(book.rule("CEL-SPACE-3"))), [2, 3]);
    assert!(plain(book.rule("CEL-MOVE-1")).ends_with("modulo 32."));
    assert!(book.rule("CEL-MOVE-2").starts_with("GO pays 2 "));
    assert_eq!(rules.numbers.salary, Coins(2));
}

#[test]
fn colours_and_patterns_are_those_of_the_rulebook() {
    let subject = subject();
    let rows = book().table(SETS);
    assert_eq!(rows.len(), subject.list("sets").len());
    for (row, set) in rows.iter().zip(subject.list("sets")) {
        if row[0] != "(utilities)" {
            let told = (plain(&row[0]), plain(&row[1]));
            assert_eq!(told, (text(set, "/colour/en").to_owned(), text(set, "/name/en").to_owned()));
        }
        assert_eq!(
            (row[2].as_str(), row[3].clone()),
            (text(set, "/hex"), text(set, "/pattern").replace('_', " "))
        );
    }
}
