//! A few coins, one die, and a Question Block that asks for up to ten of them.

use super::{before_the_roll, built, choice, in_debt, rules, say, seat, table};
use engine::{Coins, Intent, Ruleset, Seat, Site, Space};
use kit::Table;

fn build(deed: u8) -> Option<Intent> {
    Some(Intent::Build { deed: Space(deed) })
}

/// The worst block takes 10, the salary of the tour brings 2 of them: 8 coins stay, so a house for 4 needs 12.
#[test]
fn coins_are_kept_for_the_worst_question_block() {
    let with = |cash| {
        table(rules("celebration"), &before_the_roll(vec![seat(cash, 0, &[29, 31]), seat(20, 0, &[])]), &[])
    };
    assert_eq!(choice(&with(11), 1), Some(Intent::Roll));
    assert_eq!(choice(&with(12), 1), build(29));
}

/// 30 coins less the 8 that stay are five houses of 4, one deed after the other.
#[test]
fn a_rich_owner_builds_evenly() {
    let position = before_the_roll(vec![seat(30, 0, &[29, 31]), seat(20, 0, &[])]);
    let mut table = table(rules("celebration"), &position, &[]);
    let mut order = Vec::new();
    while let Some(Intent::Build { deed }) = choice(&table, 1) {
        order.push(deed.0);
        say(&mut table, 1, Intent::Build { deed });
    }
    assert_eq!(order, [29, 31, 29, 31, 29]);
    assert_eq!(choice(&table, 1), Some(Intent::Roll));
}

/// A box with so few houses that they are short.
fn with_houses(houses: u32) -> Ruleset {
    let mut rules = rules("celebration");
    rules.buildings.as_mut().expect("it has buildings").houses = houses;
    rules
}

/// Seat 1 asks for the last Toad House; seat 2 has places in brown and in dark blue.
fn contest(cash: u32) -> Table {
    let seats = vec![seat(30, 0, &[17, 19]), seat(cash, 0, &[1, 3, 29, 31])];
    let mut table = table(with_houses(1), &before_the_roll(seats), &[]);
    say(&mut table, 1, Intent::Build { deed: Space(17) });
    table
}

/// A coin brings 5/4 of rent there and 1 in brown.
#[test]
fn a_contested_piece_is_wanted_for_the_best_place() {
    assert_eq!(choice(&contest(30), 2), Some(Intent::Want(Some(Site { deed: Space(29) }))));
}

/// 8 coins stay for the block, so of 8 nothing is left for a house.
#[test]
fn a_contested_piece_is_left_to_others_without_spare_coins() {
    assert_eq!(choice(&contest(8), 2), Some(Intent::Leave));
}

/// The place costs 4, so up to 6 are bid for it, coin by coin.
#[test]
fn bids_for_a_piece_stop_at_half_more_than_its_cost() {
    let mut table = contest(30);
    say(&mut table, 2, Intent::Want(Some(Site { deed: Space(29) })));
    assert_eq!(choice(&table, 2), Some(Intent::Bid { amount: Coins(1) }));
    say(&mut table, 1, Intent::Bid { amount: Coins(5) });
    assert_eq!(choice(&table, 2), Some(Intent::Bid { amount: Coins(6) }));
    say(&mut table, 1, Intent::Bid { amount: Coins(6) });
    assert_eq!(choice(&table, 2), Some(Intent::Pass));
}

/// Ten are due for the laugh of a block on 10 and seat 1 has 8: both lone deeds bring 1 each; the pair of dark blue
/// brings 3 each and stays whole.
#[test]
fn lone_deeds_are_mortgaged_before_a_whole_set() {
    let position = before_the_roll(vec![seat(8, 4, &[1, 12, 29, 31]), seat(20, 0, &[])]);
    let mut table = table(rules("celebration"), &position, &[6, 6]);
    say(&mut table, 1, Intent::Roll);
    let lone = |deed: u8| Intent::Mortgage { deed: Space(deed) };
    assert_eq!(in_debt(&mut table, 1), [lone(1), lone(12), Intent::Settle]);
}

/// All six houses of the box stand, so selling the castle on 17 would bring all of red down; one yellow house is enough.
#[test]
fn a_castle_that_would_bring_its_set_down_is_sold_last() {
    let own = [(17, 5), (19, 4), (21, 1), (23, 1)];
    let seats = vec![built(9, 4, &own), seat(20, 0, &[])];
    let mut table = table(with_houses(6), &before_the_roll(seats), &[6, 6]);
    say(&mut table, 1, Intent::Roll);
    assert_eq!(in_debt(&mut table, 1), [Intent::Sell { deed: Space(21) }, Intent::Settle]);
}

/// Seat 1 comes to New Donk City, price 5.
fn at_the_city(cash: u32, own: &[u8]) -> Table {
    let mut table =
        table(rules("celebration"), &before_the_roll(vec![seat(cash, 23, own), seat(20, 0, &[])]), &[6]);
    say(&mut table, 1, Intent::Roll);
    table
}

/// 13 coins leave the 8 for the block; 12 do not, and in the auction the deed may be cheaper.
#[test]
fn a_deed_at_its_price_is_bought_from_spare_coins() {
    assert_eq!(choice(&at_the_city(13, &[]), 1), Some(Intent::Buy));
    assert_eq!(choice(&at_the_city(12, &[]), 1), Some(Intent::Decline));
}

/// Whole, the set is worth three times its prices: the last coins are well spent.
#[test]
fn a_deed_that_completes_a_set_is_bought_with_the_last_coins() {
    assert_eq!(choice(&at_the_city(5, &[31]), 1), Some(Intent::Buy));
}

/// In the last round no rent is to come, and a bid above the price would be lost.
#[test]
fn nobody_bids_above_the_price_when_the_game_is_about_to_end() {
    let mut rules = rules("celebration");
    rules.options.round_limit = Some(3);
    let seats = vec![seat(30, 23, &[]), seat(30, 0, &[]), seat(30, 0, &[]), seat(30, 0, &[])];
    let mut table = table(rules, &before_the_roll(seats), &[6]);
    say(&mut table, 1, Intent::Roll);
    say(&mut table, 1, Intent::Decline);
    say(&mut table, 2, Intent::Bid { amount: Coins(4) });
    assert_eq!(choice(&table, 3), Some(Intent::Bid { amount: Coins(5) }));
    say(&mut table, 2, Intent::Bid { amount: Coins(5) });
    assert_eq!(choice(&table, 3), Some(Intent::Pass));
    assert_eq!(table.game.player(Seat(3)).cash, Coins(30));
}
