//! Whole games by bots, all laws at every step: `cargo run --release -p warpboard-tests --example games -- 2000`.
//! The second number is the first seed, the third the number of seats; a word plays one edition only.

use engine::Game;
use engine::chance::Source;
use kit::lineups::random_lineups;
use kit::players::{self, Ended};
use kit::{Luck, Table, boards, options};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).filter_map(|argument| argument.parse::<u64>().ok());
    let count = arguments.next().unwrap_or(2000);
    let first = arguments.next().unwrap_or(1);
    let fixed = arguments.next().and_then(|seats| usize::try_from(seats).ok());
    let only = std::env::args().skip(1).find(|argument| argument.parse::<u64>().is_err());
    let wanted = |id: &str| only.as_deref().is_none_or(|only| only == id);
    let began = Instant::now();
    let mut tally = Tally::default();
    for edition in boards::all().iter().filter(|edition| wanted(&edition.id)) {
        for seed in first..first + count {
            let mut luck = Luck::new(seed);
            let rules = options::random_rules(edition, &mut luck);
            let seats = edition.players.min
                + u8::try_from(luck.below(usize::from(edition.players.max - edition.players.min) + 1))
                    .unwrap_or(0);
            let seats = fixed.map_or(usize::from(seats), |fixed| fixed.min(usize::from(edition.players.max)));
            let lineups = random_lineups(&rules, &edition.tokens(), seats, &mut luck);
            let game = Game::new(&rules, &lineups, Source::Keyed(luck.key()));
            let mut table = Table::new(rules, game);
            let played = players::play_bots(&mut table, |table| table.examine(&mut luck));
            match played.and_then(|ended| table.conclude().map(|()| ended)) {
                Ok(ended) => tally.count(&table, ended),
                Err(broken) => tally.fail(&edition.id, seed, &broken),
            }
        }
    }
    tally.print(began.elapsed().as_millis())
}

#[derive(Default)]
struct Tally {
    games: u64,
    inputs: usize,
    events: usize,
    turns: u64,
    by_the_clock: u64,
    failed: u64,
}

impl Tally {
    fn count(&mut self, table: &Table, ended: Ended) {
        self.games += 1;
        self.inputs += table.inputs.len();
        self.events += table.events.iter().map(Vec::len).sum::<usize>();
        self.turns += u64::from(table.game.turn);
        self.by_the_clock += u64::from(ended == Ended::ByTheClock);
    }

    fn fail(&mut self, edition: &str, seed: u64, broken: &str) {
        self.failed += 1;
        if self.failed <= 10 {
            eprintln!("{edition}, seed {seed}: {broken}\n");
        }
    }

    fn print(&self, millis: u128) -> ExitCode {
        let games = u128::from(self.games);
        let tenths = games * 10_000 / millis.max(1);
        println!("{games} games, each with one ranking and all laws at every step; {} failed", self.failed);
        println!("{} turns, {} inputs, {} events", self.turns, self.inputs, self.events);
        println!("{} games were ended by the clock after {} inputs", self.by_the_clock, players::LONG);
        println!("{}.{} games per second on one core", tenths / 10, tenths % 10);
        if self.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
