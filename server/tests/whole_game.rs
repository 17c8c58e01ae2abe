//! The server whole, on a free port: a game over a real socket with a restart in between, then its record, its replay,
//! and the dice made again.

use futures_util::{SinkExt, StreamExt};
use protocol::{
    ClientMessage, CreateRoom, Created, Hello, Privacy, RoomPhase, RoomWish, ServerMessage, Since, Wish,
};
use serde::de::DeserializeOwned;
use server::seams::StoredGame;
use server::settings::Pace;
use server::{Settings, dice, serve};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const COOKIE: &str = "warpboard_guest=00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

fn settings(folder: &TempDir) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.path().to_owned(),
        pace: Pace { bot_delay: 0, ..Pace::default() },
        ..Settings::default()
    }
}

async fn ask<T: DeserializeOwned>(address: SocketAddr, request: &str, body: &str) -> T {
    let mut socket = TcpStream::connect(address).await.expect("it listens");
    let length = body.len();
    let text = format!(
        "{request} HTTP/1.0\r\nHost: {address}\r\nCookie: {COOKIE}\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    socket.write_all(text.as_bytes()).await.expect("it takes a request");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await.expect("it answers");
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {head}\n{body}"))
}

async fn open(address: SocketAddr, room: uuid::Uuid, since: Option<Since>) -> Socket {
    let mut request =
        format!("ws://{address}/api/rooms/{room}/socket").into_client_request().expect("a request");
    request.headers_mut().insert("cookie", COOKIE.parse().expect("a header"));
    let (mut socket, _) = connect_async(request).await.expect("it upgrades");
    let hello = Hello { protocol: protocol::VERSION, watch: None, since };
    say(&mut socket, &ClientMessage::Hello(hello)).await;
    socket
}

async fn say(socket: &mut Socket, message: &ClientMessage) {
    let text = serde_json::to_string(message).expect("it can be written");
    socket.send(Message::text(text)).await.expect("it takes a frame");
}

async fn wish(socket: &mut Socket, ack: u64, wish: Wish) {
    say(socket, &ClientMessage::Room(RoomWish { ack, wish })).await;
}

async fn hear(socket: &mut Socket) -> Option<ServerMessage> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return Some(serde_json::from_str(&text).expect("a message")),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_over_a_restart_and_its_dice_can_be_checked() {
    let record = play_over_a_restart("collectors", ("round_limit", 8)).await;
    let report = dice::verify(&record).expect("the dice are as committed");
    assert!(report.throws > 10 && report.shuffles == 2, "{report:?}");
    tampered_records_are_found_out(&record);
}

/// Standings with all that decided between them are in the record (KRT-END-3).
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_races_is_played_over_a_restart_and_can_be_checked() {
    let record = play_over_a_restart("mariokart", ("races", 2)).await;
    assert!(record.standings.iter().all(|standing| standing.holdings.is_some()));
    dice::verify(&record).expect("the standings are as the events lead to");
}

async fn play_over_a_restart(edition: &str, option: (&str, i64)) -> StoredGame {
    let folder = TempDir::new().expect("a folder");
    let mut running = serve(settings(&folder)).await.expect("it starts");
    let wanted = CreateRoom {
        edition: edition.to_owned(),
        options: BTreeMap::from([(option.0.to_owned(), protocol::OptionValue::Number(option.1))]),
        seats: 3,
        privacy: Privacy::Private,
        name: "Ann".to_owned(),
    };
    let body = serde_json::to_string(&wanted).expect("it can be written");
    let made: Created = ask(running.address(), "POST /api/rooms", &body).await;
    let mut socket = open(running.address(), made.room, None).await;
    wish(&mut socket, 1, Wish::Contribute { bytes: "5a".repeat(32) }).await;
    wish(&mut socket, 2, Wish::AddBot { seat: engine::Seat(2) }).await;
    wish(&mut socket, 3, Wish::AddBot { seat: engine::Seat(3) }).await;
    wish(&mut socket, 4, Wish::Start).await;
    // A bot plays the only person's seat as well, so that the game runs by itself under a watcher's eyes.
    wish(&mut socket, 5, Wish::Leave).await;
    while hear(&mut socket).await.is_some() {}

    let mut seq = 0;
    let mut view = BTreeMap::new();
    let mut game = None;
    let mut restarted = false;
    let mut socket = watch(running.address(), &made).await;
    loop {
        match hear(&mut socket).await {
            Some(ServerMessage::Snapshot(snapshot)) => {
                assert!(snapshot.seq >= seq, "what was seen is never lost");
                assert_eq!(
                    snapshot.told.is_empty(),
                    snapshot.seq == 0,
                    "who comes anew is told what happened"
                );
                (seq, view, game) = (snapshot.seq, snapshot.view, Some(snapshot.game));
            }
            Some(ServerMessage::Update(update)) => {
                assert_eq!(update.seq, seq + 1);
                seq = update.seq;
                for (key, section) in update.changes {
                    if section.is_null() {
                        view.remove(&key)
                    } else {
                        view.insert(key, section)
                    };
                }
                if seq > 10 && !restarted {
                    restarted = true;
                    running.stop().await;
                    running = serve(settings(&folder)).await.expect("it starts again");
                    socket = watch(running.address(), &made).await;
                }
            }
            Some(ServerMessage::Room(room)) if room.phase == RoomPhase::Finished => break,
            Some(_) => {}
            None => panic!("the socket ended early"),
        }
    }
    assert!(restarted);
    let game = game.expect("a game ran");
    let record: StoredGame = ask(running.address(), &format!("GET /api/games/{game}"), "").await;
    let replay: protocol::Replay = ask(running.address(), &format!("GET /api/games/{game}/replay"), "").await;
    let mut folded = replay.start;
    for update in replay.updates {
        for (key, section) in update.changes {
            if section.is_null() {
                folded.remove(&key)
            } else {
                folded.insert(key, section)
            };
        }
    }
    assert_eq!(folded, view, "the replay ends where the live view ended");
    running.stop().await;
    record
}

async fn watch(address: SocketAddr, made: &Created) -> Socket {
    let request = format!("ws://{address}/api/rooms/{}/socket", made.room);
    let (mut socket, _) = connect_async(request).await.expect("it upgrades");
    let hello = Hello { protocol: protocol::VERSION, watch: Some(made.watch.clone()), since: None };
    say(&mut socket, &ClientMessage::Hello(hello)).await;
    socket
}

/// Whatever is changed in a record is told, and never by a panic.
fn tampered_records_are_found_out(record: &StoredGame) {
    type Tamper = fn(&mut serde_json::Value);
    let tampers: [(&str, Tamper); 9] = [
        ("a step left out", |record| drop(record["steps"].as_array_mut().map(|steps| steps.remove(5)))),
        ("the end cut off", |record| drop(record["steps"].as_array_mut().and_then(Vec::pop))),
        ("nothing at all", |record| {
            record["steps"] = serde_json::json!([]);
            record["standings"] = serde_json::json!([]);
        }),
        ("another salary", |record| record["rules"]["numbers"]["salary"] = 9999.into()),
        ("an edition that nobody can read", |record| record["edition_file"] = serde_json::json!({})),
        ("an event left out", |record| drop(record["steps"][0]["events"].as_array_mut().and_then(Vec::pop))),
        ("no seats", |record| record["seats"] = serde_json::json!([])),
        ("seats turned round", |record| {
            if let Some(seats) = record["seats"].as_array_mut() {
                seats.reverse();
            }
        }),
        ("another winner", |record| record["standings"][0]["place"] = 9.into()),
    ];
    let text = serde_json::to_value(record).expect("a record can be written");
    for (what, tamper) in tampers {
        let mut changed = text.clone();
        tamper(&mut changed);
        assert_ne!(changed, text, "{what} changes something");
        let changed = serde_json::from_value(changed).expect("still a record");
        assert!(dice::verify(&changed).is_err(), "{what}");
    }
}
