//! Deeds that close and open again, and battles in which somebody helps.

use super::{answer_to, before_the_roll, cash, choice, closed, deeds, rules, say, seat, table, with_card};
use engine::game::{FigureState, Presence};
use engine::{Coins, Intent, OfferId, Seat, Space};
use kit::Table;

fn go_on(deed: u8) -> Option<Intent> {
    Some(Intent::Continue { deed: Space(deed) })
}

/// With two rivals of three players, two visits are to be had for three of the figure: rent 5 is worth a coin, rent 1
/// is not.
#[test]
fn a_deed_continues_before_the_roll_when_it_pays() {
    let position =
        closed(before_the_roll(vec![seat(20, 0, &[1, 29]), seat(20, 0, &[]), seat(20, 0, &[])]), &[1, 29]);
    let mut table = table(rules("movie"), &position, &[]);
    assert_eq!(choice(&table, 1), go_on(29));
    say(&mut table, 1, Intent::Continue { deed: Space(29) });
    assert_eq!(choice(&table, 1), Some(Intent::Roll));
}

/// A rent of 10 is about: with two coins nothing is left for a deed.
#[test]
fn some_coins_are_kept_from_continuing() {
    let position = closed(before_the_roll(vec![seat(2, 0, &[17]), seat(20, 0, &[29, 31])]), &[17]);
    assert_eq!(choice(&table(rules("movie"), &position, &[]), 1), Some(Intent::Roll));
}

/// In the last round a rent of 3 has one visit of two rivals on 32 spaces to hope for.
#[test]
fn nothing_continues_when_the_game_is_about_to_end() {
    let seats = vec![seat(20, 0, &[17]), seat(20, 0, &[]), seat(20, 0, &[])];
    let mut rules = rules("movie");
    rules.options.round_limit = Some(3);
    let position = closed(before_the_roll(seats), &[17]);
    assert_eq!(choice(&table(rules, &position, &[]), 1), Some(Intent::Roll));
}

/// Twelve of sixteen are closed: if the rest follows nobody wins, so the last coin goes into a poor deed.
#[test]
fn the_last_coin_is_spent_against_the_victory_of_the_figure() {
    let twelve = [1, 5, 7, 9, 11, 13, 15, 17, 21, 23, 25, 27];
    let position = closed(before_the_roll(vec![seat(1, 0, &[1]), seat(20, 0, &[31])]), &twelve);
    assert_eq!(choice(&table(rules("movie"), &position, &[]), 1), go_on(1));
    // A whole set never closes, so there is no such danger.
    let position = closed(before_the_roll(vec![seat(1, 0, &[1]), seat(20, 0, &[29, 31])]), &twelve);
    assert_eq!(choice(&table(rules("movie"), &position, &[]), 1), Some(Intent::Roll));
}

/// Deeds continue in Jail too; then the coin for getting out is cheap while most deeds are free.
#[test]
fn in_jail_a_deed_continues_and_the_fee_is_paid_while_it_is_early() {
    let jailed = super::jailed(seat(20, 8, &[29]));
    let position = closed(before_the_roll(vec![jailed, seat(20, 0, &[])]), &[29]);
    let mut table = table(rules("movie"), &position, &[]);
    assert_eq!(choice(&table, 1), go_on(29));
    say(&mut table, 1, Intent::Continue { deed: Space(29) });
    assert_eq!(choice(&table, 1), Some(Intent::PayFine));
}

/// Everything is taken and rents of 10 wait outside, while own rents come in here too.
#[test]
fn in_jail_is_a_good_place_once_the_board_is_dangerous() {
    let jailed = super::jailed(seat(20, 8, &[1, 3, 5, 7, 9, 11]));
    let rival = seat(20, 0, &[13, 15, 17, 19, 21, 23, 25, 27, 29, 31]);
    let table = table(rules("movie"), &before_the_roll(vec![jailed, rival]), &[]);
    assert_eq!(choice(&table, 1), Some(Intent::Roll));
}

/// Seat 3 cannot and will not pay: seat 1 inherits 15, which its set opens free, and 29, which is worth the coin; two
/// of its three stay for the plant.
#[test]
fn an_heir_continues_what_pays() {
    let seats = vec![seat(3, 20, &[13]), seat(9, 20, &[]), seat(0, 9, &[15, 29])];
    let mut position = closed(before_the_roll(seats), &[15, 29]);
    position.active = Seat(3);
    position.figure = Some(FigureState { position: Space(23), sleep: None });
    let mut table = table(rules("movie"), &position, &[1, 3]);
    say(&mut table, 3, Intent::Roll);
    say(&mut table, 1, Intent::Claim { deed: Space(13) });
    say(&mut table, 3, Intent::GiveUp);
    assert_eq!(choice(&table, 1), go_on(29));
    say(&mut table, 1, Intent::Continue { deed: Space(29) });
    assert!(table.game.frames.is_empty(), "the heir is asked no more");
}

fn battle(seats: Vec<engine::game::SeatPosition>) -> Table {
    let mut position = before_the_roll(seats);
    position.figure = Some(FigureState { position: Space(6), sleep: None });
    let mut table = table(rules("movie"), &position, &[3, 1]);
    say(&mut table, 1, Intent::Roll);
    table
}

/// The default of the room would be seat 2 with the fewest coins, but its deeds are worth 15. Seat 4 is out.
#[test]
fn the_least_dangerous_rival_helps_in_a_battle() {
    let out = engine::game::SeatPosition { presence: Presence::Out, ..seat(0, 0, &[]) };
    let table = battle(vec![seat(20, 5, &[]), seat(1, 0, &[29, 31, 17, 21]), seat(8, 0, &[]), out]);
    assert_eq!(choice(&table, 1), Some(Intent::PickPlayer { player: Seat(3) }));
}

fn after_card(
    seats: Vec<engine::game::SeatPosition>,
    shut: &[u8],
    deck: &str,
    card: &str,
    dice: &[u8],
) -> Table {
    let position = with_card(closed(before_the_roll(seats), shut), deck, card);
    let mut table = table(rules("movie"), &position, dice);
    say(&mut table, 1, Intent::Roll);
    table
}

fn picks(deed: u8) -> Option<Intent> {
    Some(Intent::PickDeed { deed: Space(deed) })
}

#[test]
fn the_deed_with_the_lowest_rent_goes() {
    let seats = vec![seat(20, 2, &[29, 13, 1]), seat(20, 0, &[])];
    let table = after_card(seats, &[], "bowsers_fury", "bf_flame_all", &[1, 3]);
    assert_eq!(choice(&table, 1), picks(1));
}

/// Rents are alike; 11 is free, so 9 may become a whole set, while 15 is a rival's.
#[test]
fn of_equal_rents_the_half_of_a_nearly_whole_set_stays() {
    let seats = vec![seat(20, 2, &[9, 13]), seat(20, 0, &[15])];
    let table = after_card(seats, &[], "bowsers_fury", "bf_flame_all", &[1, 3]);
    assert_eq!(choice(&table, 1), picks(13));
}

#[test]
fn the_most_valuable_deed_continues_free() {
    let seats = vec![seat(20, 15, &[1, 25, 29]), seat(20, 0, &[])];
    let table = after_card(seats, &[1, 25, 29], "question_block", "qb_continue", &[1, 2]);
    assert_eq!(choice(&table, 1), picks(29));
}

/// In need the Bank gives all of the price back, so the last coins are not at risk.
#[test]
fn a_deed_that_could_be_sold_again_is_bought_with_the_last_coins() {
    let mut table =
        table(rules("movie"), &before_the_roll(vec![seat(4, 20, &[]), seat(20, 0, &[29])]), &[1, 4]);
    say(&mut table, 1, Intent::Roll);
    assert_eq!(choice(&table, 1), Some(Intent::Buy));
}

/// Four coins for Dark Lands, price 5, are a bargain open; closed it has one more coin to cost.
#[test]
fn a_closed_deed_is_worth_less_in_a_trade() {
    let open = before_the_roll(vec![seat(20, 0, &[29]), seat(20, 0, &[])]);
    let mut fair = table(rules("movie"), &open, &[]);
    let accepted = Some(Intent::Accept { offer: OfferId(1), revision: 1 });
    assert_eq!(answer_to(&mut fair, deeds(&[29]), cash(4)), accepted);
    let mut poor = table(rules("movie"), &closed(open, &[29]), &[]);
    assert_ne!(answer_to(&mut poor, deeds(&[29]), cash(4)), accepted);
}

/// It protects, doubles its rent and opens free, though nothing is ever built on it.
#[test]
fn a_whole_set_without_buildings_is_not_sold_either() {
    let mut table =
        table(rules("movie"), &before_the_roll(vec![seat(90, 0, &[]), seat(20, 0, &[1, 3])]), &[]);
    let answer = answer_to(&mut table, cash(89), deeds(&[1]));
    assert_eq!(answer, Some(Intent::DeclineOffer { offer: OfferId(1) }));
    assert_eq!(table.game.player(Seat(2)).cash, Coins(20));
}
