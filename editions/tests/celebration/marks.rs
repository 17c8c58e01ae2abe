//! What bears a ° in the rulebook is listed under `unconfirmed`, and nothing else is.

use crate::rulebook::marked;
use crate::{BOARD, CARDS, DEEDS, SETS, book, subject};
use engine::Space;
use std::collections::BTreeSet;

#[test]
fn the_marks_are_those_of_the_rulebook() {
    let marks: BTreeSet<String> = [board(), sets(), deeds(), cards(), rules()].concat().into_iter().collect();
    assert_eq!(subject().unconfirmed(), marks);
}

/// Pointers beside their cells; those of marked cells are left.
fn of_marked<'a>(cells: impl IntoIterator<Item = (&'a String, String)>) -> Vec<String> {
    cells.into_iter().filter(|(cell, _)| marked(cell)).map(|(_, pointer)| pointer).collect()
}

fn board() -> Vec<String> {
    let (subject, mut marks) = (subject(), Vec::new());
    let deeds = subject.printed();
    for (n, row) in book().table(BOARD).iter().enumerate() {
        let space = format!("/spaces/{n}");
        let amount = format!("{space}/effect/amount");
        let cells =
            [(0, format!("{space}/index")), (1, format!("{space}/kind")), (2, format!("{space}/name"))];
        marks.extend(of_marked(cells.map(|(column, pointer)| (&row[column], pointer))));
        marks.extend(of_marked([(&row[5], amount)]));
        let at = Space(u8::try_from(n).expect("a space"));
        if deeds.deed(at).is_some() {
            let deed = format!("/deeds/{}", subject.deed_at(at));
            marks.extend(of_marked([(&row[3], format!("{deed}/set")), (&row[4], format!("{deed}/price"))]));
        }
    }
    marks
}

fn sets() -> Vec<String> {
    let of_row = |(n, row): (usize, &Vec<String>)| {
        of_marked([(&row[0], format!("/sets/{n}/colour")), (&row[1], format!("/sets/{n}/name"))])
    };
    book().table(SETS).iter().enumerate().flat_map(of_row).collect()
}

/// The four rents for houses stand in one list, so that they bear one mark.
fn deeds() -> Vec<String> {
    let keys = ["space", "rent/base", "rent/set", "rent/houses", "rent/houses", "rent/houses", "rent/houses"];
    let costs = ["rent/castle", "house_cost", "castle_cost", "mortgage", "lift"];
    let mut marks = Vec::new();
    for (n, row) in book().table(DEEDS).iter().enumerate() {
        let houses = row[4..8].iter().filter(|cell| marked(cell)).count();
        assert!(houses == 0 || houses == 4, "{row:?}");
        let pointers = keys.iter().chain(&costs).map(|key| format!("/deeds/{n}/{key}"));
        marks.extend(of_marked(row[1..].iter().zip(pointers)));
    }
    marks
}

fn cards() -> Vec<String> {
    let rows = book().table(CARDS);
    rows.iter()
        .enumerate()
        .flat_map(|(n, row)| of_marked([(&row[3], format!("/decks/0/cards/{n}/effect"))]))
        .collect()
}

/// Tokens, the place of the Jail, and the pings of the retold table.
fn rules() -> Vec<String> {
    let book = book();
    let tokens = book.rule("CEL-SETUP-2").trim_start_matches("Tokens: ").split(". ").next();
    let tokens: Vec<String> = tokens.expect("a list").split(", ").map(str::to_owned).collect();
    let mut marks = of_marked(tokens.iter().zip((0..).map(|n| format!("/tokens/{n}/name"))));
    assert!(book.rule("CEL-SPACE-6").starts_with("Index 8°:"));
    marks.push("/constants/jail_space".to_owned());
    assert!(book.rule("CEL-OPTION-4").ends_with("The number of pings is a ping throw here too°."));
    marks.extend([1, 2].map(|sum| format!("/variants/0/tables/question_block/{sum}")));
    marks
}
