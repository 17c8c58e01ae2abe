//! Procedures on the toy edition: how frames nest, unwind and ask.

use crate::decide::Moment;
use crate::frames::Frame;
use crate::game::Phase;
use crate::ids::{DecisionId, Seat, Space};
use crate::intent::{Intent, Order};
use crate::money::Coins;
use crate::refusal::Code;
use crate::toy::Table;

const RED: Space = Space(3);
const FERRY: Space = Space(4);

/// p1 owns space 3 after a roll of 3, and p2 has landed on it.
fn p2_on_the_red_deed_of_p1(more: &[u8]) -> Table {
    let mut dice = vec![1, 2, 2, 1];
    dice.extend(more);
    let mut table = Table::new(3, &dice);
    table.does(1, Intent::Roll);
    table.does(1, Intent::Buy);
    table.does(1, Intent::EndTurn);
    table.does(2, Intent::Roll);
    table
}

#[test]
fn a_purchase_moves_the_price_and_the_deed() {
    let table = p2_on_the_red_deed_of_p1(&[]);
    assert_eq!(table.cash(1), 70);
    assert_eq!(table.game.owner(RED), Some(Seat(1)));
}

#[test]
fn a_claim_locks_its_deed_until_it_is_made() {
    let mut table = p2_on_the_red_deed_of_p1(&[]);
    let refused = table.say(1, Intent::Mortgage { deed: RED });
    assert_eq!(refused.map_err(|refusal| refusal.code), Err(Code::UnderClaim));
    table.does(1, Intent::Claim { deed: RED });
    assert_eq!((table.cash(1), table.cash(2)), (74, 96));
    table.does(1, Intent::Mortgage { deed: RED });
}

#[test]
fn the_next_players_roll_closes_a_claim() {
    let mut table = p2_on_the_red_deed_of_p1(&[3, 4]);
    table.does(2, Intent::EndTurn);
    table.does(3, Intent::Roll);
    let refused = table.say(1, Intent::Claim { deed: RED });
    assert_eq!(refused.map_err(|refusal| refusal.code), Err(Code::ClaimClosed));
}

#[test]
fn an_auction_lies_above_the_errand_that_led_to_it() {
    let mut table = Table::new(3, &[1, 2]);
    table.does(1, Intent::Roll);
    assert_eq!(Moment::of(&table.game), Moment::Purchase(Seat(1)));
    table.does(1, Intent::Decline);
    let names: Vec<&str> = table.game.frames.iter().map(Frame::name).collect();
    assert_eq!(names, ["Errand", "Auction"]);
    table.does(2, Intent::Bid { amount: Coins(9) });
    assert_eq!(table.game.in_hand(Seat(2)), Coins(91));
    table.order(Order::Hammer);
    assert_eq!((table.game.owner(RED), table.cash(2)), (Some(Seat(2)), 91));
    assert!(table.game.frames.is_empty());
}

#[test]
fn a_leaving_high_bidder_opens_the_auction_afresh() {
    let mut table = Table::new(3, &[1, 2]);
    table.does(1, Intent::Roll);
    table.does(1, Intent::Decline);
    table.does(3, Intent::Pass);
    table.does(2, Intent::Bid { amount: Coins(50) });
    table.does(2, Intent::Resign);
    let auction = table.game.auction().expect("the lot is offered afresh");
    assert_eq!((auction.high, auction.passed.len()), (None, 0));
    assert_eq!(auction.bidders, [Seat(1), Seat(3)]);
}

#[test]
fn a_question_gets_a_new_number_only_when_it_is_another_one() {
    let mut table = Table::new(2, &[1, 2]);
    let before = table.game.decision;
    table.does(1, Intent::Roll);
    assert_eq!(table.game.decision, DecisionId(before.0 + 1));
    let stale = crate::fresh(&table.rules, &table.game, Seat(1), &Intent::Buy, Some(before));
    assert_eq!(stale.map_err(|refusal| refusal.code), Err(Code::Stale));
    table.does(1, Intent::Decline);
    let auction = table.game.decision;
    table.does(2, Intent::Bid { amount: Coins(1) });
    assert_eq!(table.game.decision, auction);
}

#[test]
fn a_dice_rent_is_thrown_when_it_is_claimed() {
    let mut table = Table::new(2, &[1, 3, 2, 2, 4, 5]);
    table.does(1, Intent::Roll);
    table.does(1, Intent::Buy);
    table.does(1, Intent::EndTurn);
    table.does(2, Intent::Roll);
    assert_eq!(table.cash(2), 100);
    table.does(1, Intent::Claim { deed: FERRY });
    assert_eq!(table.cash(2), 100 - 2 * 9);
}

#[test]
fn the_last_one_left_wins_at_once() {
    let mut table = Table::new(2, &[1, 2]);
    table.does(1, Intent::Roll);
    table.does(1, Intent::Resign);
    let Phase::Over { standings, .. } = &table.game.phase else { panic!("the game goes on") };
    assert_eq!(standings.iter().map(|s| (s.seat.0, s.place)).collect::<Vec<_>>(), [(2, 1), (1, 2)]);
    assert!(table.game.frames.is_empty());
}
