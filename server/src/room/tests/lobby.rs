//! The lobby: options, rights, seats, and the shares of the dice.

use super::kit::{Person, Server, seconds};
use crate::hall::{CreateError, NewRoom};
use engine::Seat;
use protocol::{ByeReason, OptionValue, Privacy, RoomPhase, RoomView, ServerMessage, Wish};
use serde_json::json;
use uuid::Uuid;

/// A room of Ann's without options.
fn anns(edition: &str, seats: u8, player: Uuid) -> NewRoom {
    NewRoom {
        edition: edition.to_owned(),
        options: [].into(),
        seats,
        privacy: Privacy::Public,
        player,
        name: "Ann".to_owned(),
    }
}

async fn room_of(person: &mut Person, wanted: impl Fn(&RoomView) -> bool) -> RoomView {
    let message = person.until(|message| matches!(message, ServerMessage::Room(room) if wanted(room))).await;
    let ServerMessage::Room(room) = message else { unreachable!("just checked") };
    room
}

// shows: GEN-OPTIONS-4 (refused by name when the room is made, and later)
#[tokio::test(start_paused = true)]
async fn an_option_that_is_not_or_out_of_bounds_is_refused_by_name() {
    let server = Server::new();
    for (name, value) in [
        ("auction_seconds", json!(2)),
        ("rent_grace_seconds", json!(21)),
        ("turn_seconds", json!(0)),
        ("no_such_option", json!(true)),
    ] {
        let new = NewRoom {
            edition: "collectors".to_owned(),
            options: [(name.to_owned(), value)].into(),
            seats: 2,
            privacy: Privacy::Public,
            player: Uuid::new_v4(),
            name: "Ann".to_owned(),
        };
        match server.hall.create(new).await {
            Err(CreateError::Option(refused)) => assert_eq!(refused.name, name),
            other => panic!("{name}: {:?}", other.map(|document| document.room)),
        }
    }
    let mut table = server.table(2, &[]).await;
    let host = table.seat(1);
    host.wish(Wish::SetOption { id: "auction_seconds".to_owned(), value: OptionValue::Number(61) }).await;
    let refused = host.refused().await;
    assert_eq!(
        (refused.code.as_str(), refused.details.name.as_deref()),
        ("bad_option", Some("auction_seconds"))
    );
    assert!(refused.details.allowed.is_some());
    host.wish(Wish::SetOption { id: "auction_seconds".to_owned(), value: OptionValue::Number(60) }).await;
    host.done().await;
}

#[tokio::test(start_paused = true)]
async fn rights_pass_on_by_themselves_and_return() {
    let server = Server::new();
    let mut table = server.table(2, &[]).await;
    let host = table.people.remove(0);
    host.line.leave().await;
    room_of(&mut table.people[0], |room| room.host == Seat(2)).await;
    let _back = Person::arrive(&table.handle, host.player, None).await;
    room_of(&mut table.people[0], |room| room.host == Seat(1)).await;
}

#[tokio::test(start_paused = true)]
async fn a_ready_table_does_not_wait_for_an_idle_host() {
    let server = Server::new();
    let mut table = server.table(2, &[]).await;
    table.seat(2).wish(Wish::Ready { ready: true }).await;
    table.seat(2).done().await;
    table.seat(2).wish(Wish::Start).await;
    assert_eq!(table.seat(2).refused().await.code, "not_host");
    seconds(31).await;
    table.seat(2).wish(Wish::Start).await;
    room_of(table.seat(2), |room| room.phase == RoomPhase::Playing).await;
}

#[tokio::test(start_paused = true)]
async fn names_are_told_apart_and_who_is_sent_away_stays_away_for_a_while() {
    let server = Server::new();
    let mut table = server.table(2, &[]).await;
    let room = room_of(table.seat(2), |room| room.seats[1].name.is_some()).await;
    assert_eq!(room.seats[1].name.as_deref(), Some("Ann (2)"));
    let player = table.seat(2).player;
    table.seat(1).wish(Wish::Remove { seat: Seat(2) }).await;
    assert_eq!(table.seat(2).bye().await, ByeReason::Kicked);
    let again = table.handle.join(player, "Ann".to_owned()).await.expect("it runs");
    assert!(again.is_err());
    seconds(301).await;
    let again = table.handle.join(player, "Ann".to_owned()).await.expect("it runs");
    assert_eq!(again, Ok(Seat(2)));
}

#[tokio::test(start_paused = true)]
async fn shares_of_the_dice_are_shown_by_their_fingerprint_only() {
    let server = Server::new();
    let mut table = server.table(2, &[]).await;
    let bytes = "5a".repeat(32);
    table.seat(1).wish(Wish::Contribute { bytes: bytes.clone() }).await;
    let room = room_of(table.seat(2), |room| room.seats[0].fingerprint.is_some()).await;
    let shown = serde_json::to_string(&room).expect("it can be written");
    assert!(!shown.contains(&bytes));
    assert_eq!(room.commitment.map(|commitment| commitment.len()), Some(64));
    table.seat(1).wish(Wish::Contribute { bytes: "xyz".to_owned() }).await;
    table.seat(1).done().await;
    assert_eq!(table.seat(1).refused().await.code, "bad_contribution");
}

// shows: KRT-DUO-1 (in a room)
#[tokio::test(start_paused = true)]
async fn second_characters_are_for_two_and_free_again_for_a_third() {
    let server = Server::new();
    let players = [(); 3].map(|()| Uuid::new_v4());
    let new = anns("mariokart", 3, players[0]);
    let made = server.hall.create(new).await.expect("it is made");
    let handle = server.hall.reach(made.room).await.expect("it wakes");
    handle.join(players[1], "Ben".to_owned()).await.expect("it runs").expect("there is a seat");
    let mut ann = Person::arrive(&handle, players[0], None).await;
    ann.wish(Wish::TakeToken { token: "mario".to_owned() }).await;
    ann.done().await;
    ann.wish(Wish::TakeSecond { token: "toad".to_owned() }).await;
    room_of(&mut ann, |room| room.seats[0].second.as_deref() == Some("toad")).await;
    handle.join(players[2], "Cleo".to_owned()).await.expect("it runs").expect("there is a seat");
    room_of(&mut ann, |room| room.seats.iter().all(|seat| seat.second.is_none())).await;
    ann.wish(Wish::TakeSecond { token: "toad".to_owned() }).await;
    assert_eq!(ann.refused().await.code, "one_character");
    let mut cleo = Person::arrive(&handle, players[2], None).await;
    cleo.wish(Wish::TakeToken { token: "toad".to_owned() }).await;
    room_of(&mut cleo, |room| room.seats[2].token.as_deref() == Some("toad")).await;
}

// shows: KRT-OPTION-4 (in a room)
#[tokio::test(start_paused = true)]
async fn a_token_that_an_option_takes_away_is_replaced_at_once() {
    let server = Server::new();
    let player = Uuid::new_v4();
    let new = anns("mariokart", 2, player);
    let made = server.hall.create(new).await.expect("it is made");
    let handle = server.hall.reach(made.room).await.expect("it wakes");
    let mut ann = Person::arrive(&handle, player, None).await;
    ann.wish(Wish::TakeToken { token: "yoshi".to_owned() }).await;
    ann.wish(Wish::TakeSecond { token: "bowser".to_owned() }).await;
    room_of(&mut ann, |room| room.seats[0].second.is_some()).await;
    ann.wish(Wish::SetOption { id: "power_packs".to_owned(), value: OptionValue::Flag(false) }).await;
    let room = room_of(&mut ann, |room| room.seats[0].second.is_none()).await;
    assert_eq!(room.seats[0].token.as_deref(), Some("mario"));
    ann.wish(Wish::TakeToken { token: "yoshi".to_owned() }).await;
    assert_eq!(ann.refused().await.code, "unknown_token");
}

#[tokio::test(start_paused = true)]
async fn a_room_that_its_host_has_entered_is_told_from_one_that_nobody_has() {
    let server = Server::new();
    let player = Uuid::new_v4();
    let new = anns("collectors", 2, player);
    let made = server.hall.create(new).await.expect("it is made");
    assert_eq!(server.log.length(made.room), 1);
    let handle = server.hall.reach(made.room).await.expect("it wakes");
    let host = Person::arrive(&handle, player, None).await;
    assert_eq!(server.log.length(made.room), 2);
    drop(host);
}
