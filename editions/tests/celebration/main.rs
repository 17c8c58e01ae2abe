//! The data of Super Mario Celebration! against its rulebook: every number, every card, every option, every °.
// shows: CEL-SETUP-1 CEL-SETUP-2 CEL-SETUP-3 CEL-SETUP-4 CEL-SETUP-5 CEL-SPACE-1 CEL-VARIANT-2 CEL-VARIANT-3

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

use rulebook::Rulebook;
use subject::Subject;

fn book() -> Rulebook {
    Rulebook::open("celebration.md")
}

fn subject() -> Subject {
    Subject::of("celebration")
}

const BOARD: &str = "| index | kind | name |";
const SETS: &str = "| set | game | hex |";
const DEEDS: &str = "| deed | index | rent |";
const CARDS: &str = "| id | title | text | effect |";
const OPTIONS: &str = "| option | values | default | rule |";
