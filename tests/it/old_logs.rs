//! Logs of earlier versions are read for ever: rules, events and snapshots as the versions of their time wrote them.

use engine::chance::{Key, Source};
use engine::game::one_each;
use engine::{Event, Game, Ruleset, View};
use serde::Deserialize;

/// First line of a stored game; its events follow, one a line.
#[derive(Deserialize)]
struct Head {
    rules: Ruleset,
    tokens: Vec<String>,
    snapshot: Snapshot,
}

#[derive(Deserialize)]
struct Snapshot {
    /// The last event that is folded in.
    seq: usize,
    game: Game,
}

fn read(text: &str) -> (Head, Vec<Event>) {
    let mut lines = text.lines();
    let head = serde_json::from_str(lines.next().unwrap_or_default()).expect("rules and snapshot are read");
    (head, lines.map(|line| serde_json::from_str(line).expect("every event is read")).collect())
}

fn fold(mut game: Game, events: &[Event]) -> Game {
    for event in events {
        game.evolve(event);
    }
    game
}

/// From the first event and from the snapshot the fold comes to the same; the key apart, which only the room knows.
fn folds(text: &str) -> (Ruleset, Game) {
    let (head, events) = read(text);
    let start = Game::new(&head.rules, &one_each(&head.tokens), Source::Keyed(Key([0; 32])));
    let mut from_start = fold(start, &events);
    let from_snapshot = fold(head.snapshot.game, &events[head.snapshot.seq..]);
    from_start.chance.source = from_snapshot.chance.source.clone();
    assert_eq!(from_start, from_snapshot);
    (head.rules, from_snapshot)
}

#[test]
fn a_finished_game_of_log_version_1_is_read() {
    let (rules, game) = folds(include_str!("../golden/log1/finished.jsonl"));
    kit::laws::ending::one_ranking(&rules, &game).expect("it ended with one ranking");
}

#[test]
fn a_running_game_of_log_version_1_goes_on() {
    let (rules, game) = folds(include_str!("../golden/log1/running.jsonl"));
    let asked = game.asked(&rules);
    let seat = *asked.first().expect("somebody is asked");
    assert!(!game.answers(&rules, seat).is_empty());
    assert!(View::of(&rules, &game).0.contains_key("prompt"));
    kit::laws::check_state(&rules, &game).expect("the laws hold");
    assert!(rules.has(engine::ruleset::Feature::SellDown), "buildings and mortgages are known as ever");
}
