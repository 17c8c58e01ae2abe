//! Bots see what a seat sees, answer whenever they are asked, and do not throw games away.

use editions::Library;
use engine::chance::{Key, Source};
use engine::game::{Character, DeedPosition, Position, RollOwed, SeatPosition, Title};
use engine::ids::CharacterId;
use engine::{Coins, Game, Goods, Input, Intent, Ruleset, Seat, Space};
use kit::{Luck, Table, options, players, position};
use std::collections::BTreeMap;

fn collectors() -> (Ruleset, Vec<String>) {
    let library = Library::built_in();
    let edition = library.get("collectors").expect("it is built in");
    (options::default_rules(edition), edition.tokens())
}

fn seat(cash: u32, at: u8, deeds: &[u8]) -> SeatPosition {
    let open = |deed: &u8| DeedPosition { deed: Space(*deed), stage: 0, title: Title::Open };
    SeatPosition {
        deeds: deeds.iter().map(open).collect(),
        ..SeatPosition::of(vec![Character::new(CharacterId::from("any"), Space(at))], Coins(cash))
    }
}

fn table(seats: Vec<SeatPosition>, active: u8, roll_owed: RollOwed) -> Table {
    let (rules, _) = collectors();
    let position = Position { active: Seat(active), roll_owed, round: 3, ..Position::of(seats) };
    let game = Game::at(&rules, &position, Source::Keyed(Key([7; 32]))).expect("the position is possible");
    Table::new(rules, game)
}

fn answer_to(table: &mut Table, give: Goods, want: Goods) -> Option<Intent> {
    let offer = Intent::Propose { to: Seat(2), give, want };
    table.must(&Input::Seat { seat: Seat(1), intent: offer }).expect("the offer can be made");
    bots::choose(&table.rules, &table.game, Seat(2))
}

fn deeds(deeds: &[u8]) -> Goods {
    Goods { deeds: deeds.iter().map(|deed| Space(*deed)).collect(), ..Goods::default() }
}

fn cash(amount: u32) -> Goods {
    Goods { cash: Coins(amount), ..Goods::default() }
}

/// Non-interference: other decks and another key change nothing that a bot says.
#[test]
fn a_choice_does_not_depend_on_what_is_hidden() {
    let library = Library::built_in();
    let edition = library.get("collectors").expect("it is built in");
    for seed in 0..30 {
        let mut luck = Luck::new(seed);
        let mut rules = options::random_rules(edition, &mut luck);
        let Some(game) = position::random_game(&mut rules, &edition.tokens(), 4, &mut luck) else {
            continue;
        };
        let mut table = Table::new(rules, game);
        for _ in 0..12 {
            let mut other = table.game.clone();
            other.chance.source = Source::Keyed(luck.key());
            for deck in &mut other.decks {
                luck.shuffle(&mut deck.cards);
            }
            for player in &table.game.players {
                let said = bots::choose(&table.rules, &table.game, player.seat);
                assert_eq!(said, bots::choose(&table.rules, &other, player.seat), "seed {seed}");
            }
            if table.game.is_over() {
                break;
            }
            players::say_anything(&mut table, &mut luck).expect("the laws hold");
        }
    }
}

#[test]
fn the_masked_state_holds_no_secret() {
    let (mut rules, tokens) = collectors();
    let mut luck = Luck::new(5);
    let game = (0..)
        .find_map(|_| position::random_game(&mut rules, &tokens, 3, &mut luck))
        .expect("some are possible");
    let masked = bots::masked(&game);
    assert!(masked.decks.iter().all(|deck| deck.cards.is_sorted()));
    assert!(matches!(masked.chance.source, Source::Scripted(_)));
    assert_eq!(masked.players, game.players);
}

/// Whatever a random table has come to, who is asked says something, and it is accepted.
#[test]
fn whoever_is_asked_says_something_that_is_accepted() {
    let library = Library::built_in();
    let edition = library.get("collectors").expect("it is built in");
    for seed in 100..170 {
        let mut luck = Luck::new(seed);
        let mut rules = options::random_rules(edition, &mut luck);
        let Some(game) = position::random_game(&mut rules, &edition.tokens(), 4, &mut luck) else {
            continue;
        };
        let mut table = Table::new(rules, game);
        for _ in 0..25 {
            let (rules, game) = (&table.rules, &table.game);
            for player in &game.players {
                let highest = game.auction().and_then(|auction| auction.high).map(|(seat, _)| seat);
                let asked = game.asked(rules).contains(&player.seat) && highest != Some(player.seat);
                let said = bots::choose(rules, game, player.seat);
                assert!(
                    said.is_some() || !asked,
                    "seed {seed}: {} is silent\n{}",
                    player.seat,
                    table.story()
                );
                let Some(intent) = said else { continue };
                assert_ne!(intent, Intent::Resign);
                let input = Input::Seat { seat: player.seat, intent };
                let answer = engine::decide(rules, game, &input);
                assert!(answer.is_ok(), "seed {seed}: {answer:?} to {input:?}\n{}", table.story());
            }
            if table.game.is_over() {
                break;
            }
            players::say_anything(&mut table, &mut luck).expect("the laws hold");
        }
    }
}

/// Elsewhere computer players gave utilities away for nothing.
#[test]
fn power_ups_are_not_given_away_for_nothing() {
    let mut table = table(vec![seat(500, 20, &[]), seat(500, 20, &[12, 28])], 1, RollOwed::Opening);
    let answer = answer_to(&mut table, Goods::default(), deeds(&[12]));
    assert!(!matches!(answer, Some(Intent::Accept { .. })), "{answer:?}");
}

/// Elsewhere a street that completes a rival's group went for a utility.
#[test]
fn a_deed_that_completes_a_rivals_set_does_not_go_for_a_power_up() {
    let mut table = table(vec![seat(100, 20, &[16, 18, 12]), seat(500, 20, &[19, 28])], 1, RollOwed::Opening);
    let answer = answer_to(&mut table, deeds(&[12]), deeds(&[19]));
    assert!(!matches!(answer, Some(Intent::Accept { .. })), "{answer:?}");
}

#[test]
fn a_whole_set_is_not_sold_for_any_cash() {
    let mut table = table(vec![seat(2000, 20, &[]), seat(100, 20, &[1, 3])], 1, RollOwed::Opening);
    let answer = answer_to(&mut table, cash(1900), deeds(&[1]));
    assert_eq!(answer, Some(Intent::DeclineOffer { offer: engine::OfferId(1) }));
}

#[test]
fn a_swap_that_completes_both_sides_is_accepted() {
    let mut table =
        table(vec![seat(500, 20, &[16, 18, 11]), seat(500, 20, &[19, 13, 14])], 1, RollOwed::Opening);
    let answer = answer_to(&mut table, deeds(&[11]), deeds(&[19]));
    assert_eq!(answer, Some(Intent::Accept { offer: engine::OfferId(1), revision: 1 }));
}

#[test]
fn too_little_cash_is_answered_by_asking_for_more() {
    let mut table = table(vec![seat(1500, 20, &[]), seat(100, 20, &[12])], 1, RollOwed::Opening);
    let answer = answer_to(&mut table, cash(40), deeds(&[12]));
    assert!(matches!(&answer, Some(Intent::Counter { want, .. }) if want.cash > Coins(100)), "{answer:?}");
}

/// Elsewhere bankruptcy was declared with buildings and deeds left.
#[test]
fn nobody_gives_up_who_could_pay() {
    let mut table =
        table(vec![seat(10, 30, &[5, 11, 13, 14]), seat(500, 20, &[37, 39])], 1, RollOwed::Opening);
    table.game.chance.source =
        Source::Scripted(engine::chance::Script { dice: vec![4, 5], orders: BTreeMap::new() });
    table.start = table.game.clone();
    let claim = Intent::Claim { deed: Space(39) };
    for (seat, intent) in [(1, Intent::Roll), (2, claim)] {
        table.must(&Input::Seat { seat: Seat(seat), intent }).expect("it is accepted");
    }
    let mut said = Vec::new();
    while table.game.open_debt().is_some() {
        let intent = bots::choose(&table.rules, &table.game, Seat(1)).expect("the debtor is asked");
        said.push(intent.clone());
        table.must(&Input::Seat { seat: Seat(1), intent }).expect("it is accepted");
    }
    assert_eq!(said, [Intent::Mortgage { deed: Space(5) }, Intent::Settle]);
    assert!(table.game.is_in(Seat(1)));
}
