//! Debts where deeds are sold to the Bank: what goes first, and what never goes for nothing.

use super::{before_the_roll, choice, closed, in_debt, rules, say, seat, table};
use engine::game::FigureState;
use engine::{Intent, Seat, Space};
use kit::Table;

fn sold(deed: u8) -> Intent {
    Intent::SellDeed { deed: Space(deed) }
}

/// Seat 1 walks from 25 to the plant, whose die shows 5; nothing stands where the figure comes to on the way.
fn bitten(cash: u32, own: &[u8], shut: &[u8]) -> Table {
    let mut position = closed(before_the_roll(vec![seat(cash, 25, own), seat(9, 20, &[])]), shut);
    position.figure = Some(FigureState { position: Space(0), sleep: None });
    let mut table = table(rules("movie"), &position, &[2, 3, 5]);
    say(&mut table, 1, Intent::Roll);
    table
}

/// Three are missing: the closed 13 goes first and brings 2, then the lone 1; the whole set stays.
#[test]
fn closed_deeds_go_before_open_ones_and_lone_ones_before_sets() {
    let mut table = bitten(2, &[1, 13, 29, 31], &[13]);
    assert_eq!(in_debt(&mut table, 1), [sold(13), sold(1), Intent::Settle]);
    assert!(table.game.in_complete_set(&table.rules, Space(29)));
}

/// Three are missing: 17 covers them alone, where 1 and 9 together would only just.
#[test]
fn one_deed_that_is_enough_is_sold_rather_than_several() {
    let mut table = bitten(2, &[1, 9, 17, 25], &[]);
    assert_eq!(in_debt(&mut table, 1), [sold(17), Intent::Settle]);
}

/// Giving up is always open there, but 3 coins and a deed of 2 pay a debt of 5.
#[test]
fn nobody_gives_up_who_could_sell() {
    let mut table = bitten(3, &[9], &[]);
    assert_eq!(in_debt(&mut table, 1), [sold(9), Intent::Settle]);
    assert!(table.game.is_in(Seat(1)));
}

/// Two coins and a deed of 1 do not pay 5.
#[test]
fn who_cannot_pay_gives_up_at_once() {
    let table = bitten(2, &[1], &[]);
    assert_eq!(choice(&table, 1), Some(Intent::GiveUp));
}
