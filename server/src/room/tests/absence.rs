//! Away and back: a short drop costs nothing, a long one gives the seat to a bot, a return gives it back.

use super::kit::{Person, Server, seconds};
use crate::room::Room;
use engine::frames::{Frame, Purchase};
use engine::view::Sight;
use engine::{Seat, Space};
use protocol::{SeatPresence, ServerMessage};
use serde_json::json;

fn presence(seat: usize, wanted: SeatPresence) -> impl Fn(&ServerMessage) -> bool {
    move |message| matches!(message, ServerMessage::Presence(now) if now.seats.get(seat - 1).is_some_and(|of| of.presence == wanted))
}

#[tokio::test(start_paused = true)]
async fn a_short_drop_replaces_nobody_the_host_neither() {
    let server = Server::new();
    let options = [("absence_seconds", json!(90)), ("turn_seconds", json!(3600))];
    let mut table = server.table(2, &options).await;
    table.start().await;
    let host = table.people.remove(0);
    host.line.leave().await;
    let other = &mut table.people[0];
    other.until(presence(1, SeatPresence::Away)).await;
    seconds(9).await;
    let host = Person::arrive(&table.handle, host.player, host.since).await;
    other.until(presence(1, SeatPresence::Here)).await;
    // No timer of the lost session goes on.
    seconds(300).await;
    table.alter_room(|room| assert!(room.steered().is_empty())).await;
    drop(host);
}

#[tokio::test(start_paused = true)]
async fn a_long_drop_brings_a_bot_and_a_return_ends_it() {
    let server = Server::new();
    let options = [("absence_seconds", json!(20)), ("turn_seconds", json!(3600))];
    let mut table = server.table(2, &options).await;
    table.start().await;
    let left = table.people.remove(1);
    left.line.leave().await;
    let start = tokio::time::Instant::now();
    let other = &mut table.people[0];
    other.until(presence(2, SeatPresence::Bot)).await;
    assert_eq!(start.elapsed().as_secs(), 20);
    let mut back = Person::arrive(&table.handle, left.player, None).await;
    other.until(presence(2, SeatPresence::Here)).await;
    back.until(|message| matches!(message, ServerMessage::Snapshot(_))).await;
}

#[tokio::test(start_paused = true)]
async fn a_question_to_somebody_absent_holds_nobody_up() {
    let server = Server::new();
    let options = [("absence_seconds", json!(20)), ("turn_seconds", json!(null))];
    let mut table = server.table(2, &options).await;
    table.start().await;
    table.alter(|_| ()).await;
    table.people.remove(1).line.leave().await;
    // Seat 2 is asked and has no clock; its bot answers.
    table.people[0].sees(|sight| matches!(sight, Sight::DiceRolled { .. })).await;
}

/// Where one thing leads to the next for as long as somebody likes, a bot stops at some time.
#[tokio::test(start_paused = true)]
async fn a_bot_that_has_answered_too_often_in_a_turn_takes_the_default() {
    for (answered, buys) in [(0, true), (60, false)] {
        let server = Server::new();
        let options = [("absence_seconds", json!(20)), ("turn_seconds", json!(null))];
        let mut table = server.table(2, &options).await;
        table.start().await;
        let asked = Frame::Purchase(Purchase { seat: Seat(2), deed: Space(1) });
        table.alter(move |game| game.frames.push(asked)).await;
        let count = move |room: &mut Room| {
            let run = room.run.as_mut().expect("a game runs");
            run.answered.insert(Seat(2), answered);
        };
        table.alter_room(count).await;
        table.people.remove(1).line.leave().await;
        let ends = |sight: &Sight| matches!(sight, Sight::AuctionOpened { .. } | Sight::DeedMoved { .. });
        let (update, _) = table.people[0].sees(ends).await;
        let bought = update.sights.iter().any(|sight| matches!(sight, Sight::DeedMoved { .. }));
        assert_eq!(bought, buys, "after {answered} answers");
    }
}

#[tokio::test(start_paused = true)]
async fn who_does_not_come_back_after_a_restart_is_away() {
    let server = Server::new();
    let options = [("absence_seconds", json!(20)), ("turn_seconds", json!(null))];
    let mut table = server.table(2, &options).await;
    table.start().await;
    server.hall.close().await;
    seconds(3600).await;
    let server = server.again();
    let handle = server.hall.reach(table.room).await.expect("it wakes");
    let mut back = Person::arrive(&handle, table.people[0].player, None).await;
    let start = tokio::time::Instant::now();
    back.until(presence(2, SeatPresence::Bot)).await;
    assert_eq!(start.elapsed().as_secs(), 20, "from the moment at which the room goes on");
    table.people.clear();
}
