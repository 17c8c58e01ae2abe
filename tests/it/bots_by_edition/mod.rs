//! What bots decide in the editions that count in coins: with few of them, with deeds in GAME OVER, with one last
//! building. Every expectation is worked out beside it.

mod celebration;
mod mariokart;
mod movie;
mod movie_debts;

use crate::sources;
use engine::chance::{Script, Source};
use engine::game::{Character, DeedPosition, Jail, Position, SeatPosition, Title};
use engine::ids::CharacterId;
use engine::{CardId, Coins, DeckId, Game, Goods, Input, Intent, Ruleset, Seat, Space};
use kit::{Luck, Table, boards, options, players, position};
use std::collections::BTreeMap;

fn rules(edition: &str) -> Ruleset {
    options::default_rules(boards::built_in().get(edition).expect("it is built in"))
}

fn seat(cash: u32, at: u8, deeds: &[u8]) -> SeatPosition {
    built(cash, at, &deeds.iter().map(|deed| (*deed, 0)).collect::<Vec<_>>())
}

/// A seat with buildings on its deeds.
fn built(cash: u32, at: u8, deeds: &[(u8, u8)]) -> SeatPosition {
    let open =
        |(deed, stage): &(u8, u8)| DeedPosition { deed: Space(*deed), stage: *stage, title: Title::Open };
    SeatPosition {
        deeds: deeds.iter().map(open).collect(),
        ..SeatPosition::of(vec![Character::new(CharacterId::from("any"), Space(at))], Coins(cash))
    }
}

/// The same in Jail, with no try made.
fn jailed(mut seat: SeatPosition) -> SeatPosition {
    seat.characters[0].jail = Some(Jail { tries: 0 });
    seat
}

/// Seat 1 is about to roll.
fn before_the_roll(seats: Vec<SeatPosition>) -> Position {
    Position { round: 3, ..Position::of(seats) }
}

fn closed(position: Position, deeds: &[u8]) -> Position {
    Position { game_over: deeds.iter().map(|deed| Space(*deed)).collect(), ..position }
}

fn with_card(mut position: Position, deck: &str, card: &str) -> Position {
    position.decks.insert(DeckId(deck.to_owned()), vec![CardId(card.to_owned())]);
    position
}

fn table(rules: Ruleset, position: &Position, dice: &[u8]) -> Table {
    let script = Script { dice: dice.to_vec(), orders: BTreeMap::new() };
    let game = Game::at(&rules, position, Source::Scripted(script)).expect("the position is possible");
    Table::new(rules, game)
}

fn choice(table: &Table, seat: u8) -> Option<Intent> {
    bots::choose(&table.rules, &table.game, Seat(seat))
}

fn say(table: &mut Table, seat: u8, intent: Intent) {
    table.must(&Input::Seat { seat: Seat(seat), intent }).expect("it is accepted");
}

/// What a bot says as long as its own debt is open.
fn in_debt(table: &mut Table, seat: u8) -> Vec<Intent> {
    let mut said = Vec::new();
    while table.game.open_debt().is_some_and(|debt| debt.debtor == Seat(seat)) {
        let intent = choice(table, seat).expect("the debtor is asked");
        said.push(intent.clone());
        say(table, seat, intent);
    }
    said
}

fn deeds(deeds: &[u8]) -> Goods {
    Goods { deeds: deeds.iter().map(|deed| Space(*deed)).collect(), ..Goods::default() }
}

fn cash(amount: u32) -> Goods {
    Goods { cash: Coins(amount), ..Goods::default() }
}

/// What seat 2 says to an offer of seat 1.
fn answer_to(table: &mut Table, give: Goods, want: Goods) -> Option<Intent> {
    say(table, 1, Intent::Propose { to: Seat(2), give, want });
    choice(table, 2)
}

/// Whatever a random table of any edition has come to, who is asked says something that is accepted, and nobody
/// gives up who could still pay.
#[test]
fn in_every_edition_whoever_is_asked_says_something_that_is_accepted() {
    for edition in boards::all().iter() {
        for seed in 0..60 {
            let mut luck = Luck::new(seed);
            let mut rules = options::random_rules(edition, &mut luck);
            let seats = 2 + luck.below(4);
            let game = position::random_game(&mut rules, &edition.tokens(), seats, &mut luck);
            let Some(game) = game else { continue };
            let mut table = Table::new(rules, game);
            for _ in 0..25 {
                for seat in table.game.clockwise() {
                    speaks_sense(&table, seat, &format!("{}, seed {seed}", edition.id));
                }
                if table.game.is_over() {
                    break;
                }
                players::say_anything(&mut table, &mut luck).expect("the laws hold");
            }
        }
    }
}

fn speaks_sense(table: &Table, seat: Seat, place: &str) {
    let (rules, game) = (&table.rules, &table.game);
    let highest = game.auction().and_then(|auction| auction.high).map(|(seat, _)| seat);
    let asked = game.asked(rules).contains(&seat) && highest != Some(seat);
    let said = bots::choose(rules, game, seat);
    assert!(said.is_some() || !asked, "{place}: {seat} is silent\n{}", table.story());
    let Some(intent) = said else { return };
    assert_ne!(intent, Intent::Resign, "{place}");
    let could_pay = game.open_debt().is_some_and(|debt| game.raisable(rules, seat) >= debt.amount);
    assert!(intent != Intent::GiveUp || !could_pay, "{place}: {seat} gives up\n{}", table.story());
    let answer = engine::decide(rules, game, &Input::Seat { seat, intent: intent.clone() });
    assert!(answer.is_ok(), "{place}: {answer:?} to {intent:?}\n{}", table.story());
}

/// Bots play by what the rules say, as the engine does.
#[test]
fn bots_know_no_edition_by_name() {
    let names = ["collectors", "celebration", "movie", "mariokart", "bowser", "mario", "dollar"];
    let mut found = Vec::new();
    for file in sources::below("bots/src") {
        for (at, line) in file.text.lines().enumerate() {
            let lower = line.to_lowercase();
            let words = lower.split(|c: char| !c.is_ascii_alphanumeric());
            let named = words.filter(|word| names.contains(word));
            found.extend(named.map(|word| format!("{}:{}: {word}", file.path, at + 1)));
        }
    }
    assert!(found.is_empty(), "bots name an edition:\n{}", found.join("\n"));
}
