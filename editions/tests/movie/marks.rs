//! What bears a ° in the rulebook is listed under `unconfirmed`, and nothing else is.

use crate::rulebook::{marked, plain};
use crate::{BOARD, DEEDS, book, card_rows, subject};
use engine::Space;
use std::collections::BTreeSet;

#[test]
fn the_marks_are_those_of_the_rulebook() {
    let marks: BTreeSet<String> = [board(), deeds(), cards()].concat().into_iter().collect();
    assert_eq!(subject().unconfirmed(), marks);
}

/// Pointers beside their cells; those of marked cells are left.
fn of_marked<'a>(cells: impl IntoIterator<Item = (&'a String, String)>) -> Vec<String> {
    cells.into_iter().filter(|(cell, _)| marked(cell)).map(|(_, pointer)| pointer).collect()
}

fn board() -> Vec<String> {
    let (subject, mut marks) = (subject(), Vec::new());
    let rules = subject.printed();
    for (n, row) in book().table(BOARD).iter().enumerate() {
        let space = format!("/spaces/{n}");
        assert!(!marked(&row[1]) && !marked(&row[2]), "kinds and names are confirmed: {row:?}");
        marks.extend(of_marked([
            (&row[0], format!("{space}/index")),
            (&row[5], format!("{space}/effect/to")),
        ]));
        let at = Space(u8::try_from(n).expect("a space"));
        if rules.deed(at).is_some() {
            let deed = format!("/deeds/{}", subject.deed_at(at));
            marks.extend(of_marked([(&row[3], format!("{deed}/set")), (&row[4], format!("{deed}/price"))]));
        }
    }
    marks
}

/// Which deeds belong to a set is said on both sides.
fn deeds() -> Vec<String> {
    let (subject, mut marks) = (subject(), Vec::new());
    for (n, row) in book().table(DEEDS).iter().enumerate() {
        let deed = |key: &str| format!("/deeds/{n}/{key}");
        let brisk = |key: &str| format!("/variants/1/rents/{}/{key}", row[0]);
        let set = subject.set_of_colour(&plain(&row[3])).0;
        marks.extend(of_marked([
            (&row[1], deed("space")),
            (&row[3], deed("set")),
            (&row[3], format!("/sets/{set}/deeds")),
            (&row[4], deed("price")),
            (&row[5], deed("rent/base")),
            (&row[6], deed("rent/set")),
            (&row[7], deed("continue_cost")),
            (&row[8], brisk("base")),
            (&row[9], brisk("set")),
        ]));
    }
    marks
}

fn cards() -> Vec<String> {
    let mut marks = Vec::new();
    for (deck, rows) in card_rows().iter().enumerate() {
        for (n, row) in rows.iter().enumerate() {
            let card = format!("/decks/{deck}/cards/{n}");
            marks
                .extend(of_marked([(&row[2], format!("{card}/title")), (&row[3], format!("{card}/effect"))]));
        }
    }
    marks
}
