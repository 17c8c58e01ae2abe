//! The data of The Super Mario Bros. Movie Edition against its rulebook: every number, every card, every °.
// shows: MOV-SETUP-1 MOV-SETUP-4 MOV-SETUP-5 MOV-VARIANT-2

mod board;
mod cards;
mod deeds;
mod marks;
mod options;
#[allow(dead_code, reason = "every edition's test uses its part")]
#[path = "../shared/rulebook.rs"]
mod rulebook;
mod setup;
#[allow(dead_code, reason = "every edition's test uses its part")]
#[path = "../shared/subject.rs"]
mod subject;

use rulebook::{Row, Rulebook};
use subject::Subject;

fn book() -> Rulebook {
    Rulebook::open("movie.md")
}

fn subject() -> Subject {
    Subject::of("movie")
}

const BOARD: &str = "| # | kind | name |";
const DEEDS: &str = "| deed | space | location |";

/// The rows of both decks, in the order of the decks.
fn card_rows() -> [Vec<Row>; 2] {
    ["## QB ", "## BF "].map(|section| book().from(section).table("| id | card | title |"))
}
