//! What each write does to the tables. The fence comes first: a record at the wrong place writes nothing.

use super::writer::Write;
use crate::seams::{AppendError, Entry, GameBegun, GameEnded, Record, RoomRow, Step};
use crate::time::Millis;
use crate::versions;
use protocol::Privacy;
use sqlx::{Error, SqliteConnection};
use uuid::Uuid;

pub(super) async fn write(db: &mut SqliteConnection, write: Write) -> Result<Result<(), AppendError>, Error> {
    match write {
        Write::Record(record) => return append(db, record).await,
        Write::Guest { player, secret_hash, name, at } => {
            sqlx::query(
                "INSERT INTO identities (player, secret_hash, name, created_at) VALUES (?, ?, ?, ?)
                 ON CONFLICT (player) DO UPDATE SET name = coalesce(excluded.name, name)",
            )
            .bind(player.to_string())
            .bind(secret_hash)
            .bind(name)
            .bind(time(at))
            .execute(db)
            .await?;
        }
        Write::Quarantine { room, fault } => {
            sqlx::query("UPDATE rooms SET fault = ? WHERE room = ?")
                .bind(fault)
                .bind(room.to_string())
                .execute(db)
                .await?;
        }
        Write::Alive(at) => {
            sqlx::query(
                "INSERT INTO life (id, alive_at) VALUES (1, ?)
                 ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at",
            )
            .bind(time(at))
            .execute(db)
            .await?;
        }
        Write::Expire { games, lobbies, never_entered } => {
            sqlx::query(
                "UPDATE rooms SET phase = 'closed', code = NULL WHERE phase = 'playing' AND touched_at < ?",
            )
            .bind(time(games))
            .execute(&mut *db)
            .await?;
            // A room that has only its first record was never entered.
            sqlx::query(
                "DELETE FROM rooms WHERE phase = 'lobby' AND fault IS NULL
                 AND (touched_at < ? OR (seq = 1 AND created_at < ?))",
            )
            .bind(time(lobbies))
            .bind(time(never_entered))
            .execute(db)
            .await?;
        }
        Write::Nothing => {}
    }
    Ok(Ok(()))
}

async fn append(db: &mut SqliteConnection, record: Record) -> Result<Result<(), AppendError>, Error> {
    let room = record.room;
    let at = time(record.at);
    let written = if record.expected == 0 {
        // The document follows in the same record.
        sqlx::query(
            "INSERT INTO rooms (room, seq, watch, edition, phase, document, created_at, touched_at)
             VALUES (?, 1, ?, '', 'lobby', '', ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(room.to_string())
        .bind(room.to_string())
        .bind(at)
        .bind(at)
        .execute(&mut *db)
        .await?
    } else {
        sqlx::query("UPDATE rooms SET seq = seq + 1, touched_at = ? WHERE room = ? AND seq = ?")
            .bind(at)
            .bind(room.to_string())
            .bind(number(record.expected))
            .execute(&mut *db)
            .await?
    };
    if written.rows_affected() == 0 {
        return Ok(Err(AppendError::Conflict { expected: record.expected }));
    }
    for entry in record.entries {
        add(db, room, record.at, entry).await?;
    }
    Ok(Ok(()))
}

async fn add(db: &mut SqliteConnection, room: Uuid, at: Millis, entry: Entry) -> Result<(), Error> {
    match entry {
        Entry::Room(row) => room_row(db, room, row).await,
        Entry::Clocks { clocks, paused_at } => {
            sqlx::query("UPDATE rooms SET clocks = ?, paused_at = ? WHERE room = ?")
                .bind(clocks)
                .bind(paused_at.map(time))
                .bind(room.to_string())
                .execute(db)
                .await?;
            Ok(())
        }
        Entry::GameBegun(begun) => game_begun(db, room, at, *begun).await,
        Entry::Step(step) => add_step(db, at, step).await,
        Entry::Snapshot { game, step, seq, body } => {
            sqlx::query("INSERT OR REPLACE INTO snapshots (game, step, seq, body) VALUES (?, ?, ?, ?)")
                .bind(game.to_string())
                .bind(number(step))
                .bind(number(seq))
                .bind(body)
                .execute(db)
                .await?;
            Ok(())
        }
        Entry::GameEnded(ended) => game_ended(db, at, ended).await,
        Entry::Chat(line) => {
            sqlx::query("INSERT INTO chat (room, id, at, name, seat, text) VALUES (?, ?, ?, ?, ?, ?)")
                .bind(room.to_string())
                .bind(number(line.id))
                .bind(time(line.at))
                .bind(line.from)
                .bind(line.seat.map(|seat| i64::from(seat.0)))
                .bind(line.text)
                .execute(db)
                .await?;
            Ok(())
        }
    }
}

async fn room_row(db: &mut SqliteConnection, room: Uuid, row: RoomRow) -> Result<(), Error> {
    let room = room.to_string();
    sqlx::query(
        "UPDATE rooms SET code = ?, watch = ?, edition = ?, phase = ?, game = ?, document = ? WHERE room = ?",
    )
    .bind(row.code)
    .bind(row.watch)
    .bind(row.edition)
    .bind(row.phase)
    .bind(row.game.map(|game| game.to_string()))
    .bind(row.document)
    .bind(room.clone())
    .execute(&mut *db)
    .await?;
    sqlx::query("DELETE FROM seats WHERE room = ?").bind(room.clone()).execute(&mut *db).await?;
    for (seat, player) in row.people {
        sqlx::query("INSERT INTO seats (room, seat, player) VALUES (?, ?, ?)")
            .bind(room.clone())
            .bind(i64::from(seat.0))
            .bind(player.to_string())
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

async fn game_begun(
    db: &mut SqliteConnection,
    room: Uuid,
    at: Millis,
    begun: GameBegun,
) -> Result<(), Error> {
    sqlx::query("INSERT OR IGNORE INTO editions (hash, body) VALUES (?, ?)")
        .bind(begun.edition_hash.clone())
        .bind(begun.edition_json)
        .execute(&mut *db)
        .await?;
    sqlx::query(
        "INSERT INTO games (game, room, privacy, edition, edition_hash, rules, options, seats, commitment, secret,
             protocol_version, log_version, rules_version, started_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(begun.game.to_string())
    .bind(room.to_string())
    .bind(match begun.privacy {
        Privacy::Public => "public",
        Privacy::Private => "private",
    })
    .bind(begun.edition)
    .bind(begun.edition_hash)
    .bind(begun.rules)
    .bind(begun.options)
    .bind(begun.seats)
    .bind(begun.commitment)
    .bind(begun.secret)
    .bind(i64::from(protocol::VERSION))
    .bind(i64::from(versions::LOG))
    .bind(i64::from(versions::RULES))
    .bind(time(at))
    .execute(db)
    .await?;
    Ok(())
}

async fn add_step(db: &mut SqliteConnection, at: Millis, step: Step) -> Result<(), Error> {
    let game = step.game.to_string();
    let (player, ack) = step.sender.unzip();
    sqlx::query(
        "INSERT INTO inputs (game, step, first_seq, at, player, ack, body) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(game.clone())
    .bind(number(step.step))
    .bind(number(step.first_seq))
    .bind(time(at))
    .bind(player.map(|player| player.to_string()))
    .bind(ack.map(number))
    .bind(text(&step.input)?)
    .execute(&mut *db)
    .await?;
    for (seq, event) in (step.first_seq..).zip(&step.events) {
        sqlx::query("INSERT INTO events (game, seq, body) VALUES (?, ?, ?)")
            .bind(game.clone())
            .bind(number(seq))
            .bind(text(event)?)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

async fn game_ended(db: &mut SqliteConnection, at: Millis, ended: GameEnded) -> Result<(), Error> {
    let game = ended.game.to_string();
    sqlx::query("UPDATE games SET finished_at = ?, turns = ? WHERE game = ?")
        .bind(time(at))
        .bind(i64::from(ended.turns))
        .bind(game.clone())
        .execute(&mut *db)
        .await?;
    for place in ended.places {
        sqlx::query(
            "INSERT INTO results (game, seat, place, worth, holdings, name, player) VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(game.clone())
        .bind(i64::from(place.seat.0))
        .bind(i64::from(place.place))
        .bind(place.worth.map(i64::from))
        .bind(place.holdings.map(i64::from))
        .bind(place.name)
        .bind(place.player.map(|player| player.to_string()))
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}

fn text<T: serde::Serialize>(value: &T) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::Encode(Box::new(error)))
}

/// Times and numbers stay far below 2^63.
fn time(at: Millis) -> i64 {
    number(at)
}

pub(super) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}
