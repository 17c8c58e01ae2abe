//! Laws over random games: walks over offered and hostile intents, with every combination of options.
//!
//! `WALKS` sets the number of walks of the long run.
// shows: GEN-MONEY-1 GEN-MONEY-3 GEN-TURN-3 GEN-DEBT-5 GEN-ASK-1 GEN-REFUSE-1

use editions::Edition;
use engine::chance::Source;
use engine::game::Phase;
use engine::{Game, Input, Order};
use kit::lineups::random_lineups;
use kit::{Luck, Table, boards, options, players, position};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// One walk: where it begins, how long it is, and everything that happens on the way follow from the seed.
fn walk(edition: &Edition, seed: u64, steps: usize) -> Result<BTreeSet<String>, String> {
    let mut luck = Luck::new(seed);
    let mut rules = options::random_rules(edition, &mut luck);
    let span = usize::from(edition.players.max - edition.players.min) + 1;
    let seats = usize::from(edition.players.min) + luck.below(span);
    let lineups = random_lineups(&rules, &edition.tokens(), seats, &mut luck);
    let injected = if luck.percent(85) {
        position::random_game(&mut rules, &edition.tokens(), seats, &mut luck)
    } else {
        None
    };
    let game = injected.unwrap_or_else(|| Game::new(&rules, &lineups, Source::Keyed(luck.key())));
    let mut table = Table::new(rules, game);
    let mut seen = BTreeSet::new();
    go(&mut table, &mut luck, steps, &mut seen)
        .map_err(|broken| format!("seed {seed}: {broken}\n{}", table.story()))?;
    Ok(seen)
}

fn go(table: &mut Table, luck: &mut Luck, steps: usize, seen: &mut BTreeSet<String>) -> Result<(), String> {
    if table.game.phase == Phase::Lobby {
        table.must(&Input::Room { order: Order::Start })?;
    }
    for _ in 0..steps {
        if luck.percent(40) {
            table.examine(luck)?;
        }
        if table.game.is_over() {
            break;
        }
        players::say_anything(table, luck)?;
        seen.insert(question(table));
    }
    table.conclude()
}

/// The kind of the open question, for the walks to show that they come everywhere.
fn question(table: &Table) -> String {
    let question = serde_json::to_value(table.game.question(&table.rules)).unwrap_or_default();
    question["type"].as_str().unwrap_or("nothing").to_owned()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_law_holds_on_a_random_walk(seed in any::<u64>(), steps in 1..80usize) {
        for edition in boards::all().iter() {
            if let Err(broken) = walk(edition, seed, steps) {
                return Err(TestCaseError::fail(broken));
            }
        }
    }
}

const KINDS: [&str; 31] = [
    "auction",
    "character",
    "contested_piece",
    "debt",
    "end_turn",
    "flip",
    "flip_own",
    "free_continue",
    "go_or_stay",
    "inheritance",
    "interest",
    "jail",
    "last_claims",
    "legacy_tax",
    "lift_markers",
    "marker",
    "markers",
    "nothing",
    "order",
    "own_character",
    "place_piece",
    "prize",
    "purchase",
    "race_entry",
    "rematch_card",
    "roll",
    "second_roll",
    "steps",
    "take_dropped",
    "target",
    "teammate",
];

/// The walks of one half.
fn walk_half(half: u64) -> BTreeSet<String> {
    let walks = std::env::var("WALKS").ok().and_then(|walks| walks.parse().ok()).unwrap_or(110);
    let mut broken = Vec::new();
    let mut seen = BTreeSet::new();
    for edition in boards::all().iter() {
        for seed in (0..walks).filter(|seed| seed % 2 == half) {
            match walk(edition, seed, 120) {
                Ok(kinds) => seen.extend(kinds),
                Err(found) => broken.push(found),
            }
        }
    }
    broken.truncate(5);
    assert!(broken.is_empty(), "{}", broken.join("\n\n"));
    seen
}

/// The halves run side by side.
#[test]
fn every_law_holds_on_the_walks_which_come_to_every_question() {
    let seen: BTreeSet<String> = std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| scope.spawn(move || walk_half(half)));
        halves.into_iter().flat_map(|half| half.join().expect("the laws hold")).collect()
    });
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), KINDS);
}
