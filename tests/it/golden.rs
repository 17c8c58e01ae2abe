//! Recorded games: the same inputs lead to the same events for ever, and the events fold without any rules.
//!
//! `GOLDEN=write` records them anew; a difference in the files is then a decision, never an accident.

use engine::chance::{Key, Source};
use engine::{Event, Game, Input, Order};
use kit::lineups::lineups;
use kit::{Table, boards, players};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

/// First line of a recording.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Head {
    edition: String,
    options: BTreeMap<String, Value>,
    tokens: Vec<String>,
    key: [u8; 32],
    /// Where it is not one for each token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seats: Option<usize>,
}

/// Each further line: what was said and what happened.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    input: Input,
    events: Vec<Event>,
}

fn head(edition: &str, key: u8, seats: usize, options: &[(&str, Value)]) -> Head {
    let edition = boards::built_in().get(edition).expect("it is built in");
    Head {
        edition: edition.id.clone(),
        options: options.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect(),
        tokens: edition.tokens().into_iter().take(seats).collect(),
        key: [key; 32],
        seats: None,
    }
}

impl Head {
    fn seats(&self) -> usize {
        self.seats.unwrap_or(self.tokens.len())
    }
}

fn set_up(head: &Head) -> Table {
    let edition = boards::built_in().get(&head.edition).expect("it is built in");
    let rules = edition.ruleset(&edition.check_options(&head.options).expect("the options are allowed"));
    let lineups = lineups(&rules, &head.tokens, head.seats());
    let game = Game::new(&rules, &lineups, Source::Keyed(Key(head.key)));
    Table::new(rules, game)
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("golden").join(format!("{name}.jsonl"))
}

fn record(name: &str, head: &Head) {
    let mut table = set_up(head);
    players::play_bots(&mut table, |_| Ok(())).expect("bots play to the end");
    let mut text = serde_json::to_string(head).expect("it can be written");
    for (input, events) in table.inputs.iter().zip(&table.events) {
        let line = Line { input: input.clone(), events: events.clone() };
        write!(text, "\n{}", serde_json::to_string(&line).expect("it can be written"))
            .expect("a string grows");
    }
    text.push('\n');
    std::fs::create_dir_all(path(name).parent().expect("it lies in a folder"))
        .expect("the folder can be made");
    std::fs::write(path(name), text).expect("the recording can be written");
}

fn read(name: &str) -> (Head, Vec<Line>) {
    let text = std::fs::read_to_string(path(name)).expect("the recording is there; GOLDEN=write makes it");
    let mut lines = text.lines();
    let head = serde_json::from_str(lines.next().unwrap_or_default()).expect("the first line is the head");
    (head, lines.map(|line| serde_json::from_str(line).expect("every line is one input")).collect())
}

fn check(name: &str, made_from: &Head) {
    if std::env::var("GOLDEN").is_ok_and(|what| what == "write") {
        record(name, made_from);
    }
    let (head, lines) = read(name);
    assert_eq!(head, *made_from);
    let mut table = set_up(&head);
    assert!(matches!(lines[0].input, Input::Room { order: Order::Start }));
    for (number, line) in lines.iter().enumerate() {
        table.must(&line.input).unwrap_or_else(|broken| panic!("{name}, line {}: {broken}", number + 2));
        assert_eq!(table.events[number], line.events, "{name}, line {}", number + 2);
    }
    table.conclude().expect("the laws of a whole game hold");
    assert!(table.game.is_over());
}

#[test]
fn a_classic_game_of_four_goes_as_recorded() {
    check("classic", &head("collectors", 3, 4, &[("round_limit", Value::from(14))]));
}

#[test]
fn a_short_game_with_every_house_rule_goes_as_recorded() {
    let on = Value::Bool(true);
    let options = [
        ("speed_play", on.clone()),
        ("legacy_taxes", on.clone()),
        ("free_parking_pot", on),
        ("rent", Value::from("automatic")),
        ("round_limit", Value::from(12)),
    ];
    check("short", &head("collectors", 9, 3, &options));
}

#[test]
fn a_celebration_of_four_goes_as_recorded() {
    let options = [("question_block_table", Value::from("retelling")), ("round_limit", Value::from(18))];
    check("celebration", &head("celebration", 5, 4, &options));
}

#[test]
fn a_movie_of_four_goes_as_recorded() {
    let options = [("brisk_rents", Value::Bool(true)), ("round_limit", Value::from(16))];
    check("movie", &head("movie", 7, 4, &options));
}

#[test]
fn a_kart_game_of_four_goes_as_recorded() {
    check("kart", &head("mariokart", 4, 4, &[("pickup", Value::from("ask"))]));
}

#[test]
fn a_kart_game_of_two_goes_as_recorded() {
    let head = head("mariokart", 6, 4, &[("rent", Value::from("automatic"))]);
    check("kart_of_two", &Head { seats: Some(2), ..head });
}
