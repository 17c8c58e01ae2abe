//! The store on real files.

use super::{OpenError, Store, backup, restore, verify};
use crate::seams::{AppendError, Entry, ReadError, Record, RoomLog, RoomRow};
use protocol::ChatLine;
use tempfile::TempDir;
use uuid::Uuid;

fn row(code: &str) -> RoomRow {
    RoomRow {
        code: Some(code.to_owned()),
        watch: format!("watch {code}"),
        edition: "collectors".to_owned(),
        phase: "lobby",
        game: None,
        people: vec![(engine::Seat(1), Uuid::nil())],
        document: "{}".to_owned(),
    }
}

fn record(room: Uuid, expected: u64, entries: Vec<Entry>) -> Record {
    Record { room, expected, at: 1000 + expected, entries }
}

fn line(id: u64) -> Entry {
    Entry::Chat(ChatLine { id, at: 5, from: "Ann".to_owned(), seat: None, text: "Hello".to_owned() })
}

#[tokio::test]
async fn of_two_owners_only_one_can_write() {
    let folder = TempDir::new().expect("a folder");
    let (store, _task) = Store::open(folder.path()).await.expect("it opens");
    let room = Uuid::new_v4();
    store.append(record(room, 0, vec![Entry::Room(row("AAAAAA"))])).await.expect("the first record");
    store.append(record(room, 1, vec![line(1)])).await.expect("the second record");
    let late = store.append(record(room, 1, vec![line(2)])).await;
    assert!(matches!(late, Err(AppendError::Conflict { expected: 1 })), "{late:?}");
    let twice = store.append(record(room, 0, vec![Entry::Room(row("BBBBBB"))])).await;
    assert!(matches!(twice, Err(AppendError::Conflict { expected: 0 })), "{twice:?}");
    let stored = store.read(room).await.expect("it is there");
    assert_eq!((stored.seq, stored.chat.len()), (2, 1), "a refused record wrote nothing");
}

#[tokio::test]
async fn a_group_with_one_conflict_stores_the_others() {
    let folder = TempDir::new().expect("a folder");
    let (store, _task) = Store::open(folder.path()).await.expect("it opens");
    let rooms: Vec<Uuid> = (0..20).map(|_| Uuid::new_v4()).collect();
    let appends = rooms.iter().enumerate().map(|(at, room)| {
        let expected = if at == 7 { 3 } else { 0 };
        store.append(record(*room, expected, vec![Entry::Room(row(&format!("CODE{at:02}")))]))
    });
    let outcomes = futures_util::future::join_all(appends).await;
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_err()).count(), 1);
    assert!(store.by_code("CODE06").await.expect("it reads").is_some());
    assert!(store.by_code("CODE07").await.expect("it reads").is_none());
}

#[tokio::test]
async fn a_second_server_is_told_and_the_first_one_s_data_is_found_again() {
    let folder = TempDir::new().expect("a folder");
    let room = Uuid::new_v4();
    let (store, task) = Store::open(folder.path()).await.expect("it opens");
    store.append(record(room, 0, vec![Entry::Room(row("AAAAAA"))])).await.expect("stored");
    store.alive(77_000).await.expect("noted");
    assert!(matches!(Store::open(folder.path()).await, Err(OpenError::Locked { .. })));
    drop(store);
    task.await.expect("it ends");
    let (store, _task) = Store::open(folder.path()).await.expect("it opens again");
    let stored = store.read(room).await.expect("it is there");
    assert_eq!(stored.paused_at, 77_000, "clocks stopped when the server was last known to live");
    assert_eq!(store.rooms_of(Uuid::nil()).await.expect("it reads").len(), 1);
}

#[tokio::test]
async fn a_quarantined_room_stays_and_is_not_run() {
    let folder = TempDir::new().expect("a folder");
    let (store, _task) = Store::open(folder.path()).await.expect("it opens");
    let room = Uuid::new_v4();
    store.append(record(room, 0, vec![Entry::Room(row("AAAAAA"))])).await.expect("stored");
    store.quarantine(room, "planted".to_owned()).await.expect("marked");
    assert!(matches!(store.read(room).await, Err(ReadError::Quarantined(why)) if why == "planted"));
    store.expire(u64::MAX, u64::MAX, u64::MAX).await.expect("swept");
    assert!(matches!(store.read(room).await, Err(ReadError::Quarantined(_))), "nothing broken is deleted");
}

#[tokio::test]
async fn a_room_that_nobody_ever_entered_is_removed() {
    let folder = TempDir::new().expect("a folder");
    let (store, _task) = Store::open(folder.path()).await.expect("it opens");
    let (entered, never) = (Uuid::new_v4(), Uuid::new_v4());
    for (room, code) in [(entered, "AAAAAA"), (never, "BBBBBB")] {
        store.append(record(room, 0, vec![Entry::Room(row(code))])).await.expect("stored");
    }
    store.append(record(entered, 1, vec![line(1)])).await.expect("stored");
    store.expire(0, 0, 2000).await.expect("swept");
    assert!(store.read(entered).await.is_ok());
    assert!(matches!(store.read(never).await, Err(ReadError::Missing)));
}

#[tokio::test]
async fn a_copy_of_a_running_store_can_take_its_place() {
    let folder = TempDir::new().expect("a folder");
    let copy = folder.path().join("copy.db");
    let room = Uuid::new_v4();
    let (store, task) = Store::open(folder.path()).await.expect("it opens");
    store.append(record(room, 0, vec![Entry::Room(row("AAAAAA"))])).await.expect("stored");
    backup(folder.path(), &copy).await.expect("copied while open");
    assert!(backup(folder.path(), &copy).await.is_err(), "no file is overwritten");
    assert!(restore(folder.path(), &copy).await.is_err(), "not under a running server");
    drop(store);
    task.await.expect("it ends");
    restore(folder.path(), &copy).await.expect("put in place");
    verify(folder.path()).await.expect("in order");
    let (store, _task) = Store::open(folder.path()).await.expect("it opens");
    assert!(store.read(room).await.is_ok());
}
