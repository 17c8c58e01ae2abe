//! Whole games by bots over random options and all numbers of seats, each with exactly one ranking.
//!
//! `GAMES` sets how many; `cargo run --release -p warpboard-tests --example games -- 2000` plays thousands and
//! prints games per second.
// shows: GEN-TURN-3 GEN-DEBT-5 GEN-MONEY-3

use editions::Edition;
use engine::Game;
use engine::chance::Source;
use kit::lineups::random_lineups;
use kit::{Luck, Table, boards, options, players};

/// Examined moments in a thousand; the example examines all of them.
const EXAMINED: usize = 25;

fn play(edition: &Edition, seed: u64) -> Result<Table, String> {
    let mut luck = Luck::new(seed);
    let rules = options::random_rules(edition, &mut luck);
    let most = usize::from(edition.players.max);
    let seats = usize::from(edition.players.min) + luck.below(most - usize::from(edition.players.min) + 1);
    let lineups = random_lineups(&rules, &edition.tokens(), seats, &mut luck);
    let game = Game::new(&rules, &lineups, Source::Keyed(luck.key()));
    let mut table = Table::new(rules, game).looked_at_every(5);
    players::play_bots(&mut table, |table| {
        if luck.below(1000) < EXAMINED { table.examine(&mut luck) } else { Ok(()) }
    })?;
    table.conclude()?;
    Ok(table)
}

/// One quarter of the games, so that the quarters can run side by side.
fn play_quarter(quarter: u64) {
    let games: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(28);
    let mut broken = Vec::new();
    for edition in boards::all().iter() {
        for seed in (0..games).filter(|seed| seed % 4 == quarter) {
            if let Err(found) = play(edition, seed) {
                broken.push(format!("{}, seed {seed}: {found}", edition.id));
            }
        }
    }
    broken.truncate(5);
    assert!(broken.is_empty(), "{}", broken.join("\n\n"));
}

#[test]
fn whole_games_end_with_one_ranking_first_quarter() {
    play_quarter(0);
}

#[test]
fn whole_games_end_with_one_ranking_second_quarter() {
    play_quarter(1);
}

#[test]
fn whole_games_end_with_one_ranking_third_quarter() {
    play_quarter(2);
}

#[test]
fn whole_games_end_with_one_ranking_last_quarter() {
    play_quarter(3);
}
