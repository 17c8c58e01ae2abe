//! A room as it was left: its document, its game's last snapshot and what happened since.

use super::Store;
use super::writer::Write;
use crate::seams::{AppendError, Pending, ReadError, Record, RoomLog, StoredRoom, StoredRun};
use engine::Seat;
use protocol::ChatLine;
use sqlx::FromRow;
use uuid::Uuid;

/// Lines of chat that a woken room still knows.
const CHAT: i64 = 200;
/// Acknowledged numbers that a woken room still knows.
const ACKS: i64 = 200;

#[derive(FromRow)]
struct Row {
    seq: i64,
    document: String,
    clocks: Option<String>,
    paused_at: Option<i64>,
    touched_at: i64,
    game: Option<String>,
    fault: Option<String>,
    phase: String,
}

#[derive(FromRow)]
struct Line {
    id: i64,
    at: i64,
    name: String,
    seat: Option<i64>,
    text: String,
}

impl RoomLog for Store {
    fn append(&self, record: Record) -> Pending<'_, Result<(), AppendError>> {
        Box::pin(self.writer.append(record))
    }

    fn read(&self, room: Uuid) -> Pending<'_, Result<StoredRoom, ReadError>> {
        Box::pin(async move {
            let row = self.row(room).await.map_err(store)?.ok_or(ReadError::Missing)?;
            if let Some(fault) = row.fault {
                return Err(ReadError::Quarantined(fault));
            }
            if row.phase == "closed" {
                return Err(ReadError::Missing);
            }
            let run = match row.game.as_deref().map(Uuid::parse_str) {
                Some(Ok(game)) => Some(self.run(game).await.map_err(store)?),
                Some(Err(error)) => return Err(ReadError::Store(format!("the id of its game: {error}"))),
                None => None,
            };
            let chat = self.chat(room).await.map_err(store)?;
            // A room that went to sleep knows when; one that was torn away stopped with the server.
            let paused_at = row.paused_at.map(unsigned);
            let paused_at = paused_at.or(self.last_alive).unwrap_or(0).max(unsigned(row.touched_at));
            Ok(StoredRoom {
                seq: unsigned(row.seq),
                document: row.document,
                clocks: row.clocks,
                paused_at,
                run,
                chat,
            })
        })
    }

    fn quarantine(&self, room: Uuid, fault: String) -> Pending<'_, Result<(), AppendError>> {
        Box::pin(async move {
            let sent = self.writer.send(Write::Quarantine { room, fault }).await;
            sent.map_err(|error| AppendError::Store(error.to_string()))
        })
    }
}

impl Store {
    async fn row(&self, room: Uuid) -> Result<Option<Row>, sqlx::Error> {
        sqlx::query_as(
            "SELECT seq, document, clocks, paused_at, touched_at, game, fault, phase FROM rooms WHERE room = ?",
        )
        .bind(room.to_string())
        .fetch_optional(&self.readers)
        .await
    }

    async fn run(&self, game: Uuid) -> Result<StoredRun, sqlx::Error> {
        let id = game.to_string();
        let rules: String = sqlx::query_scalar("SELECT rules FROM games WHERE game = ?")
            .bind(id.clone())
            .fetch_one(&self.readers)
            .await?;
        let snapshot: Option<(i64, i64, String)> =
            sqlx::query_as("SELECT step, seq, body FROM snapshots WHERE game = ? ORDER BY step DESC LIMIT 1")
                .bind(id.clone())
                .fetch_optional(&self.readers)
                .await?;
        let from = snapshot.as_ref().map_or(0, |(_, seq, _)| *seq);
        let events: Vec<String> =
            sqlx::query_scalar("SELECT body FROM events WHERE game = ? AND seq > ? ORDER BY seq")
                .bind(id.clone())
                .bind(from)
                .fetch_all(&self.readers)
                .await?;
        let step: Option<i64> = sqlx::query_scalar("SELECT max(step) FROM inputs WHERE game = ?")
            .bind(id.clone())
            .fetch_one(&self.readers)
            .await?;
        let acks: Vec<(String, i64)> = sqlx::query_as(
            "SELECT player, ack FROM inputs WHERE game = ? AND player IS NOT NULL ORDER BY step DESC LIMIT ?",
        )
        .bind(id)
        .bind(ACKS)
        .fetch_all(&self.readers)
        .await?;
        let known = |(player, ack): (String, i64)| Some((Uuid::parse_str(&player).ok()?, unsigned(ack)));
        Ok(StoredRun {
            game,
            rules,
            snapshot: snapshot.map(|(step, seq, body)| (unsigned(step), unsigned(seq), body)),
            events,
            step: step.map_or(0, unsigned),
            acks: acks.into_iter().rev().filter_map(known).collect(),
        })
    }

    async fn chat(&self, room: Uuid) -> Result<Vec<ChatLine>, sqlx::Error> {
        let lines: Vec<Line> = sqlx::query_as(
            "SELECT id, at, name, seat, text FROM chat WHERE room = ? ORDER BY id DESC LIMIT ?",
        )
        .bind(room.to_string())
        .bind(CHAT)
        .fetch_all(&self.readers)
        .await?;
        let said = |line: Line| ChatLine {
            id: unsigned(line.id),
            at: unsigned(line.at),
            from: line.name,
            seat: line.seat.and_then(seat),
            text: line.text,
        };
        Ok(lines.into_iter().rev().map(said).collect())
    }
}

fn store(error: sqlx::Error) -> ReadError {
    ReadError::Store(error.to_string())
}

pub(super) fn unsigned(value: i64) -> u64 {
    u64::try_from(value).unwrap_or(0)
}

pub(super) fn seat(value: i64) -> Option<Seat> {
    u8::try_from(value).ok().map(Seat)
}
