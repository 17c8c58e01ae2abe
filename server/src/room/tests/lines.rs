//! Sockets: the newest one plays, what was missed is sent, sending twice happens once.

use super::kit::{Person, Server, seconds, watch};
use crate::room::{Next, Outbox};
use engine::{Coins, Goods, Intent, OfferId, Seat};
use protocol::{ByeReason, Chat, ServerMessage};
use serde_json::json;
use std::sync::Arc;

async fn next(outbox: &Arc<Outbox>) -> ServerMessage {
    match outbox.next().await {
        Next::Frame(text) => serde_json::from_str(&text).expect("a message"),
        Next::Bye(reason) => ServerMessage::Bye(protocol::Bye { reason }),
    }
}

#[tokio::test(start_paused = true)]
async fn the_newest_socket_plays_and_the_older_one_is_told() {
    let server = Server::new();
    let mut table = server.table(2, &[]).await;
    table.start().await;
    let second = Person::arrive(&table.handle, table.people[0].player, None).await;
    assert_eq!(table.people[0].bye().await, ByeReason::TakenOver);
    // The end of the older socket is not the absence of the player.
    let first = table.people.remove(0);
    first.line.leave().await;
    seconds(1).await;
    table.alter_room(|room| assert!(room.run.as_ref().is_some_and(|run| run.clocks.away.is_empty()))).await;
    drop(second);
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_back_gets_what_was_missed_and_nothing_twice() {
    let server = Server::new();
    let mut table = server.table(3, &[("turn_seconds", json!(30))]).await;
    table.start().await;
    table.alter(|_| ()).await;
    let left = table.people.remove(2);
    let (player, since) = (left.player, left.since.expect("it saw the start"));
    left.line.leave().await;
    table.people[0].sees(|sight| matches!(sight, engine::view::Sight::DiceRolled { .. })).await;
    let mut back = Person::arrive(&table.handle, player, Some(since)).await;
    let first =
        back.until(|message| matches!(message, ServerMessage::Update(_) | ServerMessage::Snapshot(_))).await;
    let ServerMessage::Update(first) = first else { panic!("only what is missing is sent") };
    assert_eq!(first.seq, since.seq + 1);
}

#[tokio::test(start_paused = true)]
async fn the_same_number_twice_is_done_once_and_answered_twice() {
    let server = Server::new();
    let mut table = server.table(3, &[]).await;
    table.start().await;
    table.alter(|_| ()).await;
    let person = table.seat(2);
    person.act(Intent::Roll, Some(1)).await;
    let ack = person.done().await;
    let seq = person.since.expect("it saw the roll").seq;
    person.ack -= 1;
    person.act(Intent::Roll, Some(1)).await;
    assert_eq!(person.done().await, ack);
    assert_eq!(person.since.expect("it saw the roll").seq, seq);
    // With a new number the same answer is stale: its question is gone.
    person.act(Intent::Roll, Some(1)).await;
    assert_eq!(person.refused().await.code, "stale");
}

#[tokio::test(start_paused = true)]
async fn a_repeated_number_is_known_after_a_restart() {
    let server = Server::new();
    let mut table = server.table(2, &[("turn_seconds", json!(null))]).await;
    table.start().await;
    let starter = table.people[0].decision;
    let room = table.room;
    let mut acted = None;
    for person in &mut table.people {
        person.act(Intent::Roll, starter.map(|decision| decision.0)).await;
        let answer =
            person.until(|message| matches!(message, ServerMessage::Done(_) | ServerMessage::Refused(_)));
        if matches!(answer.await, ServerMessage::Done(_)) {
            acted = Some((person.player, person.ack, person.since));
        }
    }
    let (player, ack, since) = acted.expect("one of them begins");
    server.hall.close().await;
    for person in &mut table.people {
        assert_eq!(person.bye().await, ByeReason::Restarting);
    }
    let server = server.again();
    let handle = server.hall.reach(room).await.expect("it wakes");
    let mut back = Person::arrive(&handle, player, since).await;
    back.ack = ack - 1;
    back.act(Intent::Roll, starter.map(|decision| decision.0)).await;
    assert_eq!(back.done().await, ack);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_has_seen_nothing_counts_anew() {
    let server = Server::new();
    let mut table = server.table(2, &[("turn_seconds", json!(null))]).await;
    table.start().await;
    let starter = table.people[0].decision;
    for person in &mut table.people {
        let mut back = Person::arrive(&table.handle, person.player, None).await;
        back.ack = 0;
        back.act(Intent::Roll, starter.map(|decision| decision.0 + 7)).await;
        let answer =
            back.until(|message| matches!(message, ServerMessage::Done(_) | ServerMessage::Refused(_))).await;
        assert!(
            matches!(answer, ServerMessage::Refused(_)),
            "the number 1 stood for `ready` before: {answer:?}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_watcher_sees_all_and_is_shown_no_watch_link() {
    let server = Server::new();
    let mut table = server.table(2, &[]).await;
    let (line, outbox) = watch(&table.handle, table.watch.clone()).await;
    let mut seen = Vec::new();
    table.start().await;
    while !outbox.is_empty() {
        seen.push(next(&outbox).await);
    }
    assert!(seen.iter().any(|message| matches!(message, ServerMessage::Update(_))));
    assert!(seen.iter().all(|message| !matches!(message, ServerMessage::Room(room) if room.watch.is_some())));
    line.leave().await;
}

/// Makes an offer and takes it back: two updates.
async fn offer_and_withdraw(person: &mut Person, offer: u32) {
    let give = Goods { cash: Coins(1), ..Goods::default() };
    person.act(Intent::Propose { to: Seat(3), give, want: Goods::default() }, None).await;
    person.done().await;
    person.act(Intent::Withdraw { offer: OfferId(offer) }, None).await;
    person.done().await;
}

#[tokio::test(start_paused = true)]
async fn a_viewer_who_is_late_gets_a_snapshot_and_one_who_takes_nothing_is_sent_off() {
    let server = Server::new();
    let mut table = server.table(3, &[("turn_seconds", json!(null))]).await;
    table.start().await;
    table.alter(|_| ()).await;
    let late = watch(&table.handle, table.watch.clone()).await;
    let asleep = watch(&table.handle, table.watch.clone()).await;
    for offer in 1..=140 {
        offer_and_withdraw(table.seat(1), offer).await;
    }
    let mut held = None;
    let mut snapshots = 0;
    while !late.1.is_empty() {
        match next(&late.1).await {
            ServerMessage::Snapshot(snapshot) => {
                snapshots += 1;
                held = Some(snapshot.seq);
            }
            ServerMessage::Update(update) => {
                assert_eq!(Some(update.seq), held.map(|seq| seq + 1), "nothing is missing after a snapshot");
                held = Some(update.seq);
            }
            _ => {}
        }
    }
    assert_eq!(snapshots, 1, "one in place of what was not taken");
    assert_eq!(held, table.seat(1).since.map(|since| since.seq));
    for offer in 141..=450 {
        offer_and_withdraw(table.seat(1), offer).await;
        while !late.1.is_empty() {
            next(&late.1).await;
        }
    }
    assert_eq!(next(&asleep.1).await, ServerMessage::Bye(protocol::Bye { reason: ByeReason::Slow }));
}

#[tokio::test(start_paused = true)]
async fn a_late_viewer_loses_nothing_that_a_snapshot_does_not_tell() {
    let server = Server::new();
    let mut table = server.table(3, &[("turn_seconds", json!(null))]).await;
    table.start().await;
    table.alter(|_| ()).await;
    let late = watch(&table.handle, table.watch.clone()).await;
    let mut said = 0;
    for offer in 1..=126 {
        offer_and_withdraw(table.seat(1), offer).await;
    }
    // Some of these find the queue full.
    for ack in 1000..1010 {
        table.seat(2).line.chat(Chat { ack, text: "Hello".to_owned() }).await.expect("the room runs");
        table.seat(2).done().await;
    }
    while !late.1.is_empty() {
        if let ServerMessage::Chat(line) = next(&late.1).await {
            said += 1;
            assert_eq!(line.line.id, said);
        }
    }
    assert_eq!(said, 10);
}
