//! Rooms that run while their server is killed again and again. After each restart every room goes on, everything
//! that a client had seen is there, and no client's view differs from the server's.

use crate::fold::Fold;
use crate::person::Person;
use crate::player;
use crate::process::{Server, free_port};
use crate::socket::Socket;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What a run of kills came to.
#[derive(Debug, Default)]
pub struct Tally {
    pub kills: u32,
    pub games_finished: u32,
    pub steps_seen: u64,
    pub views_compared: u64,
}

/// One person's seat in a running room, kept alive by a task through every restart.
struct Seated {
    person: Person,
    room: String,
    fold: Arc<Mutex<Fold>>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Seated {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Kills the server so often, with this many rooms running.
///
/// # Errors
/// The first thing that was lost, doubled or different.
pub async fn run(kills: u32, rooms: usize, pause: impl Fn(u32) -> Duration) -> Result<Tally> {
    let data = tempfile::tempdir()?;
    let port = free_port()?;
    let settings = [("WARPBOARD_BOT_DELAY_MS", "15")];
    let mut server = Server::start(data.path(), port, &settings).await?;
    let mut tally = Tally::default();
    let mut seated = Vec::new();
    for number in 0..rooms {
        seated.push(sit_down(&server, number).await?);
    }
    for kill in 0..kills {
        tokio::time::sleep(pause(kill)).await;
        server.kill().await?;
        tally.kills += 1;
        server = Server::start(data.path(), port, &settings).await?;
        for (number, seat) in seated.iter_mut().enumerate() {
            compare(&server, seat, &mut tally).await.with_context(|| format!("after kill {}", kill + 1))?;
            if lock(&seat.fold).is_over() {
                check_replay(seat, &mut tally).await?;
                *seat = sit_down(&server, number).await?;
            }
        }
    }
    Ok(tally)
}

fn lock(fold: &Arc<Mutex<Fold>>) -> std::sync::MutexGuard<'_, Fold> {
    fold.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A room with one person and three bots, ready and started; two rounds make a short game.
async fn sit_down(server: &Server, number: usize) -> Result<Seated> {
    let person = Person::arrive(&server.http()).await?;
    let options = json!({ "round_limit": 4, "rent_grace_seconds": 0, "auction_seconds": 3 });
    let created = person.create_room(&format!("Ann {number}"), 4, options).await?;
    let room = created["room"].as_str().context("no room in the answer")?.to_owned();
    let seat = created["seat"].as_u64().unwrap_or(1);
    let fold = Arc::new(Mutex::new(Fold::default()));
    let task =
        tokio::spawn(stay(server.address.clone(), person.clone(), room.clone(), seat, Arc::clone(&fold)));
    let mut begun = false;
    for _ in 0..200 {
        begun = lock(&fold).seq > 0;
        if begun {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    ensure!(begun, "the game in room {room} did not begin");
    Ok(Seated { person, room, fold, task })
}

/// Comes back whenever the socket breaks, and plays.
async fn stay(address: String, person: Person, room: String, seat: u64, fold: Arc<Mutex<Fold>>) {
    let mut ack = 0;
    loop {
        let since = {
            let fold = lock(&fold);
            if fold.game.is_empty() {
                json!({})
            } else {
                json!({ "since": { "game": fold.game, "seq": fold.seq } })
            }
        };
        if let Ok(socket) = Socket::open(&address, &person, &room, since).await {
            // An error here is the kill, or its echo; the next turn of the loop comes back.
            let _ = play(socket, seat, &fold, &mut ack).await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn play(mut socket: Socket, seat: u64, fold: &Arc<Mutex<Fold>>, ack: &mut u64) -> Result<()> {
    let mut lobby_done = false;
    let mut said: Option<(u64, Value)> = None;
    loop {
        let message = socket.next().await?;
        if message["type"] == "room" && message["data"]["phase"] == "lobby" && !lobby_done {
            lobby_done = true;
            for other in 2..=4 {
                wish(&mut socket, ack, json!({ "type": "add_bot", "data": { "seat": other } })).await?;
            }
            wish(&mut socket, ack, json!({ "type": "ready", "data": { "ready": true } })).await?;
            wish(&mut socket, ack, json!({ "type": "start" })).await?;
        }
        let act = {
            let mut fold = lock(fold);
            fold.take(&message);
            let choice = player::choose(&fold, seat).map(|choice| (fold.seq, choice));
            choice.filter(|choice| said.as_ref() != Some(choice))
        };
        if let Some((seq, mut data)) = act {
            said = Some((seq, data.clone()));
            *ack += 1;
            data["ack"] = json!(*ack);
            socket.say("act", data).await?;
        }
    }
}

async fn wish(socket: &mut Socket, ack: &mut u64, wish: Value) -> Result<()> {
    *ack += 1;
    socket.say("room", json!({ "ack": *ack, "wish": wish })).await
}

/// A stranger's fresh snapshot and the seated client's view at the same step must be the same text.
async fn compare(server: &Server, seat: &Seated, tally: &mut Tally) -> Result<()> {
    let watcher = Person::arrive(&server.http()).await?;
    let mut socket = Socket::open(&server.address, &watcher, &seat.room, json!({})).await?;
    let snapshot = socket.until("snapshot").await?;
    let at = snapshot["seq"].as_u64().unwrap_or_default();
    let theirs = snapshot["view"].to_string();
    for _ in 0..200 {
        let ours = {
            let fold = lock(&seat.fold);
            ensure!(fold.faults.is_empty(), "room {}: {}", seat.room, fold.faults.join("; "));
            ensure!(snapshot["game"] == fold.game.as_str(), "another game in room {}", seat.room);
            fold.views.get(&at).cloned().or_else(|| fold.views.keys().any(|seq| *seq > at).then(String::new))
        };
        match ours {
            Some(ours) if ours == theirs => {
                tally.views_compared += 1;
                return Ok(());
            }
            // A client that came back by a snapshot of a later step never held this one.
            Some(ours) if ours.is_empty() => return Ok(()),
            Some(ours) => anyhow::bail!("views differ at step {at}:\nclient {ours}\nserver {theirs}"),
            None => tokio::time::sleep(Duration::from_millis(25)).await,
        }
    }
    anyhow::bail!("room {} did not come to step {at}", seat.room)
}

/// Everything that the client had seen is in the finished game's record, at the same step.
async fn check_replay(seat: &Seated, tally: &mut Tally) -> Result<()> {
    let game = lock(&seat.fold).game.clone();
    let mut replay = Value::Null;
    for _ in 0..80 {
        let (status, body) = seat.person.get(&format!("/api/games/{game}/replay")).await?;
        if status == 200 {
            replay = body;
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let updates = replay["updates"].as_array().context("the finished game has no replay")?;
    let fold = lock(&seat.fold);
    for (seq, (sights, changes)) in &fold.seen {
        let kept = updates.iter().find(|update| update["seq"].as_u64() == Some(*seq));
        let kept =
            kept.with_context(|| format!("step {seq} of game {game} was seen and is not in the replay"))?;
        ensure!(kept["sights"] == *sights, "step {seq} of game {game} was seen otherwise");
        ensure!(kept["changes"] == *changes, "the changes of step {seq} of game {game} were others");
        tally.steps_seen += 1;
    }
    tally.games_finished += 1;
    Ok(())
}
