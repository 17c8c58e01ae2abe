//! The board (KRT-SPACE, KRT-MOVE-1).

use crate::rulebook::{number, numbers, plain};
use crate::subject::text;
use crate::{board_rows, book, subject};
use engine::ruleset::{BoardSpace, Effect};
use engine::{Coins, Space};
use serde_json::json;

#[test]
fn the_board_is_the_board_of_the_rulebook() {
    let (subject, rows) = (subject(), board_rows());
    let rules = subject.printed();
    assert_eq!((rows.len(), rules.board.spaces.len()), (32, 32));
    for (row, space) in rows.iter().zip(&rules.board.spaces) {
        let (at, printed) = (space.index, &subject.list("spaces")[space.index.index()]);
        assert_eq!(number(&row[0]), u32::from(at.0));
        assert_eq!(row[1].replace(' ', "_"), space.kind.0, "space {at}");
        assert_eq!(plain(&row[2]), text(printed, "/name/en"));
        match &space.deed {
            Some(deed) => {
                assert_eq!((number(&row[4]), space.kind.0.as_str()), (deed.price.0, "property"));
                assert_eq!(text(subject.set_of_colour(&row[3]).1, "/id"), deed.set.0, "space {at}");
                assert_eq!(space.effect, None, "space {at}");
            }
            None => {
                assert_eq!((row[3].as_str(), row[4].as_str()), ("", ""), "space {at}");
                assert_eq!(space.effect, effect(space), "space {at}");
            }
        }
    }
    assert_eq!((rules.board.go, rules.board.jail), (Space(0), Space(8)));
}

/// KRT-SPACE-2 to -8. Free Parking gives what lies in the pot, which is nothing without the option (KRT-OPTION-6).
fn effect(space: &BoardSpace) -> Option<Effect> {
    let book = book();
    let told = |rule: &str, words: &str| {
        let text = book.whole_rule(rule);
        assert!(text.contains(words), "{rule}: {text}");
        text
    };
    let effect = match space.kind.0.as_str() {
        "boost_pad" => {
            told("KRT-SPACE-3", "roll the numbered die, move on that far, carry out the new space");
            json!({ "type": "advance_by_roll" })
        }
        "item_box" => {
            told("KRT-SPACE-4", "roll the numbered die and take that many coins from the Bank");
            json!({ "type": "bank_pays_roll", "per_pip": 1 })
        }
        "thwomp" => {
            let text = told("KRT-SPACE-5", ": drop ");
            let amount = text.split(": drop ").nth(1).map(numbers);
            json!({ "type": "drop", "who": "actor", "amount": amount.expect("a number")[0] })
        }
        "super_star" => {
            told("KRT-SPACE-6", "the character's star ability");
            json!({ "type": "use_star" })
        }
        "free_parking" => json!({ "type": "take_pot" }),
        "go_to_jail" => json!({ "type": "go_to_jail" }),
        other => {
            assert!(["go", "jail"].contains(&other), "{other}");
            return None;
        }
    };
    Some(serde_json::from_value(effect).expect("an effect"))
}

/// The places that the rules on spaces name in brackets, in both directions.
#[test]
fn the_rules_name_the_places_of_the_board() {
    let (book, rules) = (book(), subject().printed());
    let cases = [
        ("KRT-SPACE-2", "GO (", "go"),
        ("KRT-SPACE-3", "Boost Pad (", "boost_pad"),
        ("KRT-SPACE-4", "Item Box (", "item_box"),
        ("KRT-SPACE-5", "Thwomp (", "thwomp"),
        ("KRT-SPACE-6", "Super Star (", "super_star"),
        ("KRT-SPACE-7", "Free Parking (", "free_parking"),
        ("KRT-SPACE-7", "Just Visiting (", "jail"),
        ("KRT-SPACE-8", "Go to Jail (", "go_to_jail"),
    ];
    for (rule, words, kind) in cases {
        let text = book.whole_rule(rule);
        let told = text.split(words).nth(1).and_then(|rest| rest.split(')').next()).map(numbers);
        let spaces = rules.board.spaces.iter().filter(|space| space.kind.0 == kind);
        let there: Vec<u32> = spaces.map(|space| u32::from(space.index.0)).collect();
        assert_eq!(told, Some(there), "{rule}");
    }
    assert!(book.rule("KRT-MOVE-1").starts_with("The board is a ring of 32 spaces"));
    let count = |kind: &str| rules.board.spaces.iter().filter(|space| space.kind.0 == kind).count();
    let [property, pads, stars, boxes, thwomps] =
        ["property", "boost_pad", "super_star", "item_box", "thwomp"].map(count);
    let told = format!(
        "{property} properties, {pads} Boost Pads, {stars} Super Stars, {boxes} Item Boxes, {thwomps} Thwomps, 4 corners."
    );
    assert!(book.after(&told).starts_with(" No die roll"), "{told}");
}

/// KRT-MOVE-2, KRT-SPACE-2
#[test]
fn go_pays_what_the_rules_say() {
    let (book, salary) = (book(), subject().printed().numbers.salary);
    let paid =
        numbers(book.whole_rule("KRT-MOVE-2").split("entering GO pays ").nth(1).expect("an amount"))[0];
    assert_eq!(salary, Coins(paid));
    assert!(book.whole_rule("KRT-SPACE-2").starts_with(&format!("GO (0): {salary} coins each time")));
}
