//! One socket in one room: limits first, then words, then the room.

use super::App;
use super::limits::{Bucket, Level};
use super::socket::bye;
use crate::room::{Arrived, Next, Outbox, text};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use protocol::{ByeReason, ClientMessage, Pong, RefusalDetails, Refused, ServerMessage};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

/// How often the server makes traffic, below what proxies cut.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// After so much silence a socket is dead.
const SILENCE: Duration = Duration::from_secs(60);
/// How long one frame may take to be written.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// Frames that cannot be read, before the socket is closed.
const MALFORMED: u32 = 20;
/// Frames too many, before the socket is closed.
const TOO_FAST: u32 = 200;
const BURST_SECONDS: f64 = 4.0;

pub(super) struct Session<'a> {
    app: &'a App,
    socket: WebSocket,
    line: Arrived,
    outbox: Arc<Outbox>,
    bucket: Bucket,
    level: Level,
    malformed: u32,
    too_fast: u32,
}

/// How a session ends.
enum End {
    /// The socket is gone.
    Lost,
    Bye(ByeReason),
}

impl<'a> Session<'a> {
    pub(super) fn new(app: &'a App, socket: WebSocket, line: Arrived, outbox: Arc<Outbox>) -> Self {
        let rate = f64::from(app.settings.limits.messages_per_second);
        let bucket = Bucket { size: rate * BURST_SECONDS, per_second: rate };
        let level = Level::full(bucket);
        Self { app, socket, line, outbox, bucket, level, malformed: 0, too_fast: 0 }
    }

    pub(super) async fn run(mut self) {
        let end = self.talk().await;
        if let End::Bye(reason) = end {
            if reason == ByeReason::Slow {
                self.app.counts.slow.fetch_add(1, Ordering::Relaxed);
            }
            bye(&mut self.socket, reason).await;
        }
        match self.line {
            Arrived::Seat(line) => line.leave().await,
            Arrived::Watcher(line) => line.leave().await,
        }
    }

    async fn talk(&mut self) -> End {
        let mut beat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            let outcome = tokio::select! {
                received = self.socket.recv() => match received {
                    Some(Ok(message)) => {
                        heard = Instant::now();
                        self.hear(message).await
                    }
                    // After a frame that is too large, or no text at all, there is nothing to go on with.
                    Some(Err(_)) => Err(End::Bye(ByeReason::Protocol)),
                    None => Err(End::Lost),
                },
                next = self.outbox.next() => match next {
                    Next::Frame(text) => self.send(Message::Text(text)).await,
                    Next::Bye(reason) => Err(End::Bye(reason)),
                },
                _ = beat.tick() => {
                    if heard.elapsed() > SILENCE { Err(End::Lost) } else { self.send(Message::Ping(Vec::new().into())).await }
                }
            };
            if let Err(end) = outcome {
                return end;
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match tokio::time::timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Lost),
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        match message {
            Message::Text(text) => self.read(&text).await,
            Message::Binary(_) => self.not_understood(0).await,
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(End::Lost),
        }
    }

    async fn read(&mut self, frame: &Utf8Bytes) -> Result<(), End> {
        self.app.counts.messages.fetch_add(1, Ordering::Relaxed);
        if !self.level.take(self.bucket) {
            self.too_fast += 1;
            if self.too_fast > TOO_FAST {
                return Err(End::Bye(ByeReason::Protocol));
            }
            return self.refuse(ack_of(frame), "too_fast").await;
        }
        match serde_json::from_str::<ClientMessage>(frame.as_str()) {
            Ok(message) => self.pass_on(message).await,
            Err(_) => self.not_understood(ack_of(frame)).await,
        }
    }

    async fn pass_on(&mut self, message: ClientMessage) -> Result<(), End> {
        // A room that ended sends everybody back to wake it again.
        let gone = |_| End::Bye(ByeReason::Restarting);
        match (&self.line, message) {
            (_, ClientMessage::Ping(ping)) => {
                let now = self.app.hall.clock().now();
                let pong = text(&ServerMessage::Pong(Pong { at: ping.at, now }));
                self.send(Message::Text(pong)).await
            }
            (_, ClientMessage::Hello(_)) => Err(End::Bye(ByeReason::Protocol)),
            (Arrived::Seat(line), ClientMessage::Act(act)) => line.act(act).await.map_err(gone),
            (Arrived::Seat(line), ClientMessage::Room(wish)) => line.wish(wish).await.map_err(gone),
            (Arrived::Seat(line), ClientMessage::Chat(chat)) => line.chat(chat).await.map_err(gone),
            (Arrived::Seat(line), ClientMessage::Resume(resume)) => {
                line.resume(resume.since).await.map_err(gone)
            }
            (Arrived::Watcher(line), ClientMessage::Resume(resume)) => {
                line.resume(resume.since).await.map_err(gone)
            }
            (Arrived::Watcher(_), ClientMessage::Act(act)) => self.refuse(act.ack, "watching").await,
            (Arrived::Watcher(_), ClientMessage::Room(wish)) => self.refuse(wish.ack, "watching").await,
            (Arrived::Watcher(_), ClientMessage::Chat(chat)) => self.refuse(chat.ack, "watching").await,
        }
    }

    async fn not_understood(&mut self, ack: u64) -> Result<(), End> {
        self.app.counts.malformed.fetch_add(1, Ordering::Relaxed);
        self.malformed += 1;
        if self.malformed > MALFORMED {
            return Err(End::Bye(ByeReason::Protocol));
        }
        self.refuse(ack, "malformed").await
    }

    async fn refuse(&mut self, ack: u64, code: &str) -> Result<(), End> {
        let refused = Refused { ack, code: code.to_owned(), details: RefusalDetails::default() };
        self.send(Message::Text(text(&ServerMessage::Refused(refused)))).await
    }
}

/// The number of a frame that could not be used, so that its sender need not wait for an answer.
fn ack_of(frame: &Utf8Bytes) -> u64 {
    let value: Option<Value> = serde_json::from_str(frame.as_str()).ok();
    value.and_then(|value| value.get("data")?.get("ack")?.as_u64()).unwrap_or(0)
}
