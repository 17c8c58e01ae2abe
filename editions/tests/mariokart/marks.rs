//! What bears a ° in the rulebook is listed under `unconfirmed`, and nothing else is.

use crate::rulebook::marked;
use crate::{CARDS, DEEDS, board_rows, book, subject};
use std::collections::BTreeSet;

/// What each rule with a ° is about.
const RULES: [(&str, &[&str]); 13] = [
    ("KRT-POWER-3", &["/constants/same_space_distance"]),
    ("KRT-POWER-6", &["/decks/0/cards/0/effect/prizes/2", "/decks/0/cards/2/effect/prizes/2"]),
    ("KRT-BOOST-2", &["/tokens/1/boost/effect/otherwise"]),
    ("KRT-BOOST-6", &["/tokens/5/boost/effect/otherwise"]),
    ("KRT-STAR-2", &["/tokens/1/star/effect/effect"]),
    ("KRT-STAR-7", &["/tokens/6/star/effect"]),
    ("KRT-STAR-8", &["/tokens/7/star/effect/effect/idle"]),
    ("KRT-JAIL-7", &["/decks/0/cards/3/effect/prizes/0"]),
    // The prizes that say "may" in the table.
    ("KRT-RACE-8", &[]),
    ("KRT-RACE-9", &["/decks/0/cards/3/effect/prizes/1", "/decks/0/cards/6/effect/prizes/1"]),
    ("KRT-PRIZE-1", &["/decks/0/cards/0/effect/prizes/0"]),
    ("KRT-PRIZE-6", &["/decks/0/cards/5/effect/prizes/0"]),
    ("KRT-PRIZE-7", &["/decks/0/cards/6/effect/prizes/0"]),
];

#[test]
fn the_marks_are_those_of_the_rulebook() {
    let marks: BTreeSet<String> = [rules(), board(), deeds(), cards()].concat().into_iter().collect();
    assert_eq!(subject().unconfirmed(), marks);
}

fn rules() -> Vec<String> {
    let told: BTreeSet<String> =
        book().rules().into_iter().filter(|(_, text)| marked(text)).map(|(id, _)| id).collect();
    assert_eq!(told, RULES.iter().map(|(id, _)| (*id).to_owned()).collect());
    RULES.iter().flat_map(|(_, pointers)| *pointers).map(|pointer| (*pointer).to_owned()).collect()
}

/// Pointers beside their cells; those of marked cells are left.
fn of_marked<'a>(cells: impl IntoIterator<Item = (&'a String, String)>) -> Vec<String> {
    cells.into_iter().filter(|(cell, _)| marked(cell)).map(|(_, pointer)| pointer).collect()
}

fn board() -> Vec<String> {
    let mut marks = Vec::new();
    for (n, row) in board_rows().iter().enumerate() {
        let others = [&row[0], &row[1], &row[3], &row[4]];
        assert!(!others.into_iter().any(|cell| marked(cell)), "the order of the board is confirmed: {row:?}");
        marks.extend(of_marked([(&row[2], format!("/spaces/{n}/name/en"))]));
    }
    marks
}

/// The German names bear their mark in the head of the column, but for one.
fn deeds() -> Vec<String> {
    let mut marks = Vec::new();
    for row in book().table(DEEDS) {
        let name = format!("/spaces/{}/name", row[1]);
        assert!(!row[4..].iter().any(|cell| marked(cell)), "prices, rents and points are confirmed: {row:?}");
        marks.extend(of_marked([(&row[2], format!("{name}/en"))]));
        if !row[3].ends_with("(confirmed)") {
            marks.push(format!("{name}/de"));
        }
    }
    marks
}

/// The German titles bear theirs before their list.
fn cards() -> Vec<String> {
    assert!(!book().sentence_after("German° of the cards: ").is_empty());
    let mut marks = Vec::new();
    for (n, row) in book().table(CARDS).iter().enumerate() {
        let card = format!("/decks/0/cards/{n}");
        marks.push(format!("{card}/title/de"));
        marks.extend(of_marked([
            (&row[2], format!("{card}/title/en")),
            (&row[3], format!("{card}/effect/fee")),
            (&row[4], format!("{card}/effect/points")),
            (&row[5], format!("{card}/effect/prizes/0")),
            (&row[6], format!("{card}/effect/prizes/1")),
            (&row[7], format!("{card}/effect/prizes/2")),
        ]));
    }
    marks
}
