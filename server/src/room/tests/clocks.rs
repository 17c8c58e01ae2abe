//! Clocks: turn, auction, rent, debts, and the end.

use super::kit::{Server, Table, seconds};
use engine::event::ClaimEnd;
use engine::frames::{Auction, Debts, Frame, Front};
use engine::game::{Claim, Debt, Due, Lot, Phase, RollOwed};
use engine::view::Sight;
use engine::{Coins, Intent, Purse, Seat, Space, Why};
use protocol::{ClockKind, SeatPresence, ServerMessage};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

fn is_move(sight: &Sight) -> bool {
    matches!(sight, Sight::DiceRolled { purpose: engine::event::Purpose::Move, .. })
}

/// Seat 1 stands on seat 3's deed and seat 2 is about to roll.
fn claim() -> Claim {
    Claim { deed: Space(1), owner: Seat(3), debtor: Seat(1), due: Due::Amount { amount: Coins(4) } }
}

async fn three(server: &Server, options: &[(&str, serde_json::Value)]) -> Table {
    let mut table = server.table(3, options).await;
    table.start().await;
    table
}

// shows: GEN-ASK-1 (the room plays the default when the clock runs out)
#[tokio::test(start_paused = true)]
async fn the_turn_clock_plays_the_default_halves_and_gives_the_seat_to_a_bot() {
    let server = Server::new();
    let mut table = three(&server, &[("turn_seconds", json!(60))]).await;
    table.alter(|_| ()).await;
    let (_, waited) = table.seat(1).sees(is_move).await;
    assert_eq!(waited.as_secs(), 60);
    // The same seat is asked again; its clock is half as long now.
    let message = table.seat(1).until(|message| {
        matches!(message, ServerMessage::Presence(now) if now.seats.iter().any(|of| of.presence == SeatPresence::Bot))
    });
    let start = tokio::time::Instant::now();
    let ServerMessage::Presence(presence) = message.await else { unreachable!("just checked") };
    assert_eq!(start.elapsed().as_secs(), 30);
    assert_eq!(presence.seats[1].presence, SeatPresence::Bot);
    // A sign of life in the game gives it back.
    table.seat(2).act(Intent::Pass, None).await;
    let back = |message: &ServerMessage| matches!(message, ServerMessage::Presence(now) if now.seats[1].presence == SeatPresence::Here);
    table.seat(1).until(back).await;
}

// shows: GEN-AUCTION-4 (the clock, restarted by every bid)
#[tokio::test(start_paused = true)]
async fn the_hammer_falls_when_nobody_bids_for_the_length_of_the_clock() {
    let server = Server::new();
    let mut table = three(&server, &[("auction_seconds", json!(10))]).await;
    table
        .alter(|game| {
            game.roll_owed = RollOwed::Nothing;
            let bidders = vec![Seat(1), Seat(2), Seat(3)];
            let lot = Lot::Deed { deed: Space(3) };
            let (passed, sites) = (BTreeSet::new(), BTreeMap::new());
            game.frames.push(Frame::Auction(Auction {
                lot,
                bidders,
                high: None,
                passed,
                sites,
                turns: None,
            }));
        })
        .await;
    seconds(7).await;
    table.seat(1).act(Intent::Bid { amount: Coins(20) }, Some(1)).await;
    table.seat(1).done().await;
    seconds(7).await;
    table.seat(3).act(Intent::Bid { amount: Coins(30) }, Some(1)).await;
    table.seat(3).done().await;
    let (update, waited) = table.seat(3).sees(|sight| matches!(sight, Sight::AuctionClosed { .. })).await;
    assert_eq!(waited.as_secs(), 10);
    let won = Sight::AuctionClosed {
        lot: Lot::Deed { deed: Space(3) },
        winner: Some(Seat(3)),
        amount: Some(Coins(30)),
    };
    assert!(update.sights.contains(&won));
}

// shows: GEN-RENT-6 (the opening roll waits for the owner, and no longer)
#[tokio::test(start_paused = true)]
async fn an_opening_roll_waits_for_the_owner_s_grace() {
    let server = Server::new();
    let mut table = three(&server, &[("rent_grace_seconds", json!(4))]).await;
    table.alter(|game| game.claims.push(claim())).await;
    seconds(1).await;
    table.seat(2).act(Intent::Roll, Some(1)).await;
    let (update, waited) = table.seat(2).sees(is_move).await;
    assert_eq!(waited.as_secs(), 3);
    let lapsed = Sight::ClaimClosed { claim: claim(), end: ClaimEnd::Lapsed };
    assert!(update.sights.contains(&lapsed));
    table.seat(2).done().await;
}

#[tokio::test(start_paused = true)]
async fn every_click_on_a_roll_that_waits_gets_an_answer() {
    let server = Server::new();
    let mut table = three(&server, &[("rent_grace_seconds", json!(4))]).await;
    table.alter(|game| game.claims.push(claim())).await;
    table.seat(2).act(Intent::Roll, Some(1)).await;
    table.seat(2).act(Intent::Roll, Some(1)).await;
    table.seat(2).sees(is_move).await;
    let first = table.seat(2).done().await;
    let refused = table.seat(2).refused().await;
    assert_eq!((refused.ack, refused.code.as_str()), (first + 1, "stale"));
}

#[tokio::test(start_paused = true)]
async fn a_roll_of_the_seat_itself_comes_in_place_of_the_clock_s() {
    let server = Server::new();
    let mut table = three(&server, &[("rent_grace_seconds", json!(20)), ("turn_seconds", json!(10))]).await;
    table.alter(|game| game.claims.push(claim())).await;
    // The clock of seat 2 has run out and its roll waits for the owner.
    seconds(12).await;
    table.seat(2).act(Intent::Roll, Some(1)).await;
    table.seat(2).done().await;
}

// shows: GEN-RENT-6 (a claim in time is made although the roll came first)
#[tokio::test(start_paused = true)]
async fn a_claim_within_the_grace_comes_before_a_roll_that_was_sent_earlier() {
    let server = Server::new();
    let mut table = three(&server, &[("rent_grace_seconds", json!(4))]).await;
    table.alter(|game| game.claims.push(claim())).await;
    table.seat(2).act(Intent::Roll, Some(1)).await;
    seconds(2).await;
    table.seat(3).act(Intent::Claim { deed: Space(1) }, None).await;
    table.seat(3).done().await;
    let (paid, _) = table.seat(2).sees(|sight| matches!(sight, Sight::ClaimClosed { .. })).await;
    assert!(paid.sights.contains(&Sight::ClaimClosed { claim: claim(), end: ClaimEnd::Made }));
    let (_, waited) = table.seat(2).sees(is_move).await;
    assert!(waited < Duration::from_millis(10), "nothing is left to wait for: {waited:?}");
}

// shows: GEN-DEBT-8 (the room gives up for a debtor without an answer)
#[tokio::test(start_paused = true)]
async fn the_room_gives_up_for_a_debtor_who_cannot_pay() {
    let server = Server::new();
    let mut table = three(&server, &[("turn_seconds", json!(60))]).await;
    table
        .alter(|game| {
            game.roll_owed = RollOwed::Nothing;
            let why = Why::Rent { deed: Space(1) };
            let debt = Debt { debtor: Seat(2), creditor: Purse::Seat(Seat(3)), amount: Coins(900), why };
            game.frames.push(Frame::Debts(Debts { queue: vec![debt], front: Front::Open }));
        })
        .await;
    let (update, waited) = table.seat(1).sees(|sight| matches!(sight, Sight::SeatLeft { .. })).await;
    assert_eq!(waited.as_secs(), 60);
    let left =
        Sight::SeatLeft { seat: Seat(2), to: Purse::Seat(Seat(3)), how: engine::event::Leaving::GaveUp };
    assert!(update.sights.contains(&left));
}

// shows: GEN-END-4 (the room reports that time is up)
#[tokio::test(start_paused = true)]
async fn the_time_limit_is_reported_and_the_turn_is_finished() {
    let server = Server::new();
    let options = [("time_limit_minutes", json!(10)), ("turn_seconds", json!(3600))];
    let mut table = three(&server, &options).await;
    table.alter(|_| ()).await;
    let (_, waited) = table.seat(1).sees(|sight| matches!(sight, Sight::TimeRanOut)).await;
    assert_eq!(waited.as_secs(), 600);
    table.seat(2).act(Intent::Roll, Some(1)).await;
    table.seat(2).done().await;
}

// shows: GEN-END-5 (last claims lapse when their grace is over)
#[tokio::test(start_paused = true)]
async fn the_count_waits_for_last_claims_until_their_grace_is_over() {
    let server = Server::new();
    let mut table = three(&server, &[("rent_grace_seconds", json!(6))]).await;
    table
        .alter(|game| {
            game.phase = Phase::Counting;
            game.claims.push(claim());
        })
        .await;
    let (update, waited) = table.seat(1).sees(|sight| matches!(sight, Sight::GameOver { .. })).await;
    assert_eq!(waited.as_secs(), 6);
    assert!(update.sights.contains(&Sight::ClaimClosed { claim: claim(), end: ClaimEnd::Lapsed }));
    let finished = |message: &ServerMessage| matches!(message, ServerMessage::Room(room) if room.phase == protocol::RoomPhase::Finished);
    table.seat(1).until(finished).await;
}

#[tokio::test(start_paused = true)]
async fn clocks_stand_still_while_nobody_is_there() {
    let server = Server::new();
    let mut table = three(&server, &[("turn_seconds", json!(60))]).await;
    table.alter(|_| ()).await;
    seconds(20).await;
    let (room, player) = (table.room, table.seat(2).player);
    for person in table.people {
        person.line.leave().await;
    }
    seconds(3600).await;
    assert!(server.hall.running().is_empty(), "the room sleeps");
    let handle = server.hall.reach(room).await.expect("it wakes");
    let mut back = super::kit::Person::arrive(&handle, player, None).await;
    let snapshot = back.until(|message| matches!(message, ServerMessage::Snapshot(_))).await;
    let ServerMessage::Snapshot(snapshot) = snapshot else { unreachable!("just checked") };
    let turn = snapshot.clocks.iter().find(|clock| clock.kind == ClockKind::Turn);
    let left = turn.expect("somebody is asked").deadline - snapshot.now;
    assert!((39_900..=40_000).contains(&left), "{left}");
}
