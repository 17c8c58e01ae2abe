//! The store on real files.

use super::{CopyError, OpenError, Store, StoreError, backup, restore, verify};
use crate::seams::{AppendError, Entry, ReadError, Record, RoomLog, RoomRow};
use protocol::ChatLine;
use sqlx::{Connection, SqliteConnection};
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

#[tokio::test]
async fn a_full_disk_is_got_over_when_there_is_room_again() {
    let folder = TempDir::new().expect("a folder");
    let options = super::open::options(&Store::path(folder.path()));
    let (store, task) = Store::open(folder.path()).await.expect("it opens");
    drop(store);
    task.await.expect("it ends");
    let mut small = SqliteConnection::connect_with(&options).await.expect("it opens");
    // As many pages as there are: the next record finds no place.
    sqlx::query("PRAGMA max_page_count = 1").execute(&mut small).await.expect("a limit");
    let (writer, _task) = super::writer::start(small, options);
    let room = Uuid::new_v4();
    let document = "x".repeat(100_000);
    let large =
        || record(room, 0, vec![Entry::Room(RoomRow { document: document.clone(), ..row("AAAAAA") })]);
    assert!(matches!(writer.append(large()).await, Err(AppendError::Store(_))));
    assert!(writer.is_failing());
    writer.append(large()).await.expect("the new connection knows no limit");
    assert!(!writer.is_failing());
}

#[tokio::test]
async fn a_file_that_is_gone_is_told() {
    let folder = TempDir::new().expect("a folder");
    let (store, _task) = Store::open(folder.path()).await.expect("it opens");
    store.check().await.expect("well");
    let aside = folder.path().join("aside.db");
    std::fs::rename(Store::path(folder.path()), &aside).expect("moved");
    assert!(matches!(store.check().await, Err(StoreError::Gone(_))));
    std::fs::rename(&aside, Store::path(folder.path())).expect("moved back");
    store.check().await.expect("well again");
}

#[tokio::test]
async fn only_a_database_of_ours_is_restored_and_nothing_kept_is_lost() {
    let folder = TempDir::new().expect("a folder");
    let backup_file = folder.path().join("copy.db");
    let (store, task) = Store::open(folder.path()).await.expect("it opens");
    backup(folder.path(), &backup_file).await.expect("copied");
    drop(store);
    task.await.expect("it ends");
    let empty = folder.path().join("empty");
    std::fs::write(&empty, "").expect("written");
    assert!(
        matches!(restore(folder.path(), &empty).await, Err(CopyError::Foreign { file }) if file == empty)
    );
    let first = restore(folder.path(), &backup_file).await.expect("put in place");
    let second = restore(folder.path(), &backup_file).await.expect("put in place");
    assert!(first != second && first.is_file() && second.is_file());
}
