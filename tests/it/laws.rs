//! Laws over random games: walks over offered and hostile intents, with every combination of options.
//!
//! `WALKS` sets the number of walks of the long run.
// shows: GEN-MONEY-1 GEN-MONEY-3 GEN-TURN-3 GEN-DEBT-5 GEN-ASK-1 GEN-REFUSE-1

use editions::{Edition, Library};
use engine::chance::Source;
use engine::game::Phase;
use engine::{Game, Input, Order};
use kit::{Luck, Table, options, players, position};
use proptest::prelude::*;

/// One walk: where it begins, how long it is, and everything that happens on the way follow from the seed.
fn walk(edition: &Edition, seed: u64, steps: usize) -> Result<(), String> {
    let mut luck = Luck::new(seed);
    let rules = options::random_rules(edition, &mut luck);
    let span = usize::from(edition.players.max - edition.players.min) + 1;
    let seats = usize::from(edition.players.min) + luck.below(span);
    let tokens: Vec<String> = edition.tokens().into_iter().take(seats).collect();
    let injected = if luck.percent(85) { position::random_game(&rules, &tokens, &mut luck) } else { None };
    let game = injected.unwrap_or_else(|| Game::new(&rules, &tokens, Source::Keyed(luck.key())));
    let mut table = Table::new(rules, game);
    go(&mut table, &mut luck, steps).map_err(|broken| format!("seed {seed}: {broken}\n{}", table.story()))
}

fn go(table: &mut Table, luck: &mut Luck, steps: usize) -> Result<(), String> {
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
    }
    table.conclude()
}

fn library() -> &'static Library {
    static LIBRARY: std::sync::OnceLock<Library> = std::sync::OnceLock::new();
    LIBRARY.get_or_init(Library::built_in)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_law_holds_on_a_random_walk(seed in any::<u64>(), steps in 1..80usize) {
        for edition in library().iter() {
            if let Err(broken) = walk(edition, seed, steps) {
                return Err(TestCaseError::fail(broken));
            }
        }
    }
}

#[test]
fn every_law_holds_on_the_same_walks_every_time() {
    let walks = std::env::var("WALKS").ok().and_then(|walks| walks.parse().ok()).unwrap_or(120);
    let mut broken = Vec::new();
    for edition in library().iter() {
        broken.extend((0..walks).filter_map(|seed| walk(edition, seed, 120).err()));
    }
    broken.truncate(5);
    assert!(broken.is_empty(), "{}", broken.join("\n\n"));
}
