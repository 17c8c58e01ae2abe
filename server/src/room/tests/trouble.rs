//! When something breaks: one room, and nothing that was not stored is ever seen.

use super::kit::{Person, Server};
use engine::Intent;
use protocol::{ByeReason, ServerMessage};

#[tokio::test(start_paused = true)]
async fn a_panic_takes_one_room_and_keeps_its_log() {
    let server = Server::new();
    let mut table = server.table(2, &[]).await;
    let mut other = server.table(2, &[]).await;
    table.start().await;
    table.alter_room(|_| panic!("planted")).await;
    for person in &mut table.people {
        assert_eq!(person.bye().await, ByeReason::Quarantined);
    }
    assert_eq!(server.log.fault(table.room).as_deref(), Some("planted"));
    assert!(server.hall.reach(table.room).await.is_err(), "it does not run again by itself");
    assert!(server.log.length(table.room) > 0, "its log is kept");
    other.start().await;
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_stored_is_not_shown() {
    let server = Server::new();
    let mut table = server.table(3, &[]).await;
    table.start().await;
    let seq = table.seat(2).since.expect("it saw the start").seq;
    let begins = table.seat(2).decision.map(|decision| decision.0);
    server.log.fail(table.room, Some("disk full"));
    for person in &mut table.people {
        person.act(Intent::Roll, begins).await;
    }
    for person in &mut table.people {
        loop {
            match person.hear().await {
                ServerMessage::Update(update) => panic!("step {} was not stored", update.seq),
                ServerMessage::Done(done) if done.ack == person.ack => panic!("nothing was done"),
                ServerMessage::Bye(bye) => break assert_eq!(bye.reason, ByeReason::Restarting),
                _ => {}
            }
        }
    }
    // With room on the disk again the game goes on from what everybody saw.
    server.log.fail(table.room, None);
    let handle = server.hall.reach(table.room).await.expect("it wakes");
    let mut back = Person::arrive(&handle, table.seat(2).player, None).await;
    back.until(|message| matches!(message, ServerMessage::Snapshot(snapshot) if snapshot.seq == seq)).await;
}
