//! The board and the colours of the sets (COL-BOARD).

use crate::rulebook::{number, plain};
use crate::{book, data, list, printed, text, unconfirmed};
use engine::ruleset::{BoardSpace, Effect};
use engine::{Coins, Space};
use serde_json::{Value, json};

#[test]
fn the_board_is_the_board_of_the_rulebook() {
    let (rules, data) = (printed(), data());
    let rows = book().table("| # | kind | name |");
    assert_eq!((rows.len(), rules.board.spaces.len()), (40, 40));
    for (row, space) in rows.iter().zip(&rules.board.spaces) {
        check_space(row, space, &data);
    }
    assert_eq!((rules.board.go, rules.board.jail), (Space(0), Space(10)));
    assert_eq!(rules.numbers.salary, Coins(number(rows[0][5].trim_start_matches("salary "))));
}

fn check_space(row: &[String], space: &BoardSpace, data: &Value) {
    let at = space.index;
    assert_eq!(number(&row[0]), u32::from(at.0));
    assert_eq!(kind(&row[1]), space.kind.0, "space {at}");
    assert_eq!(plain(&row[2]), text(&data["spaces"][at.index()], "/name/en"));
    if let Some(deed) = &space.deed {
        assert_eq!((row[5].as_str(), number(&row[4])), ("deed", deed.price.0), "space {at}");
        assert_eq!(row[3], set_name(data, &deed.set.0), "space {at}");
    } else {
        assert_eq!((row[3].as_str(), row[4].as_str()), ("", ""), "space {at}");
        assert_eq!(space.effect, effect(&row[1], &plain(&row[5])), "space {at}");
    }
    for (column, key) in [(2, "name"), (5, "effect/amount")] {
        let pointer = format!("/spaces/{at}/{key}");
        assert_eq!(row[column].contains('°'), unconfirmed(data, &pointer), "{pointer}");
    }
}

fn kind(word: &str) -> String {
    match word {
        "parking" => "free_parking".to_owned(),
        "to jail" => "go_to_jail".to_owned(),
        other => other.to_lowercase().replace('-', "_"),
    }
}

fn set_name(data: &Value, id: &str) -> String {
    let set = list(&data["sets"]).iter().find(|set| set["id"] == id).expect("the set exists");
    text(set, "/name/en").to_owned()
}

/// Free Parking gives what lies in the pot, which is nothing without the option (COL-OPTIONS-3).
fn effect(kind: &str, cell: &str) -> Option<Effect> {
    let effect = match (kind, cell) {
        ("parking", "nothing") => json!({ "type": "take_pot" }),
        (_, "nothing" | "salary 200") => return None,
        (_, "to 10, in Jail") => json!({ "type": "go_to_jail" }),
        (_, "draw: Warp Pipe") => json!({ "type": "draw", "deck": "warp_pipe" }),
        (_, "draw: ? Block") => json!({ "type": "draw", "deck": "question_block" }),
        (_, pay) => json!({ "type": "pay_bank", "amount": number(pay.trim_start_matches("pay ")) }),
    };
    Some(serde_json::from_value(effect).expect("an effect"))
}

#[test]
fn colours_and_patterns_are_those_of_the_rulebook() {
    let (book, data) = (book(), data());
    let line = book.after("Colours° and patterns: ").trim_end_matches('.');
    let sets = list(&data["sets"]);
    assert_eq!(line.split("; ").count(), sets.len());
    for (n, (entry, set)) in line.split("; ").zip(sets).enumerate() {
        let (before, pattern) = entry.split_at(entry.find('#').expect("a colour") + 8);
        let told = format!("{} {} {} ", text(set, "/name/en"), text(set, "/colour/en"), text(set, "/hex"));
        assert_eq!(before, told);
        assert_eq!(sorted(&pattern.replace('-', " ")), sorted(&text(set, "/pattern").replace('_', " ")));
        assert!(unconfirmed(&data, &format!("/sets/{n}/colour")));
    }
}

fn sorted(words: &str) -> Vec<&str> {
    let mut words: Vec<&str> = words.split(' ').collect();
    words.sort_unstable();
    words
}
