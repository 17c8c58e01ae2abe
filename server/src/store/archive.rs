//! Finished games out of the tables.

use super::Store;
use super::append::number;
use super::read::{seat, unsigned};
use crate::seams::{Archive, ArchiveError, FinishedFilter, Pending, StoredGame, StoredSeat, StoredStep};
use engine::Coins;
use engine::game::Standing;
use protocol::{EditionTally, FinishedGame, FinishedStanding, PlayerTally, Statistics};
use serde::de::DeserializeOwned;
use sqlx::FromRow;
use uuid::Uuid;

#[derive(FromRow)]
struct GameRow {
    edition: String,
    edition_hash: String,
    body: String,
    rules: String,
    options: String,
    seats: String,
    commitment: String,
    secret: String,
    protocol_version: i64,
    log_version: i64,
    rules_version: i64,
    started_at: i64,
    finished_at: i64,
}

#[derive(FromRow)]
struct InputRow {
    step: i64,
    first_seq: i64,
    at: i64,
    body: String,
}

#[derive(FromRow)]
struct ResultRow {
    seat: i64,
    place: i64,
    worth: Option<i64>,
    holdings: Option<i64>,
    name: Option<String>,
    player: Option<String>,
}

impl Archive for Store {
    fn list(&self, filter: FinishedFilter) -> Pending<'_, Result<Vec<FinishedGame>, ArchiveError>> {
        Box::pin(async move {
            let rows: Vec<(String, String, i64, i64)> = sqlx::query_as(
                "SELECT game, edition, finished_at, coalesce(turns, 0) FROM games
                 WHERE finished_at IS NOT NULL AND finished_at < ? AND (? IS NULL OR edition = ?)
                     AND (privacy = 'public' OR EXISTS (
                         SELECT 1 FROM results WHERE results.game = games.game AND results.player = ?))
                 ORDER BY finished_at DESC LIMIT ?",
            )
            .bind(filter.before.map_or(i64::MAX, number))
            .bind(filter.edition.clone())
            .bind(filter.edition)
            .bind(filter.player.to_string())
            .bind(i64::from(filter.limit))
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            let mut games = Vec::with_capacity(rows.len());
            for (game, edition, finished_at, turns) in rows {
                let standings = self.results(&game).await?.into_iter().filter_map(finished).collect();
                let game = Uuid::parse_str(&game).map_err(damaged)?;
                let turns = u32::try_from(turns).unwrap_or(0);
                games.push(FinishedGame {
                    game,
                    edition,
                    finished_at: unsigned(finished_at),
                    turns,
                    standings,
                });
            }
            Ok(games)
        })
    }

    fn game(&self, game: Uuid) -> Pending<'_, Result<StoredGame, ArchiveError>> {
        Box::pin(async move {
            let id = game.to_string();
            let row: Option<GameRow> = sqlx::query_as(
                "SELECT edition, edition_hash, body, rules, options, seats, commitment, secret, protocol_version,
                     log_version, rules_version, started_at, finished_at
                 FROM games JOIN editions ON hash = edition_hash WHERE game = ? AND finished_at IS NOT NULL",
            )
            .bind(id.clone())
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
            let row = row.ok_or(ArchiveError::Missing)?;
            let standing = |row: ResultRow| {
                let count = |number: Option<i64>| number.and_then(|number| u32::try_from(number).ok());
                Some(Standing {
                    seat: seat(row.seat)?,
                    place: u8::try_from(row.place).ok()?,
                    worth: count(row.worth).map(Coins),
                    holdings: count(row.holdings),
                })
            };
            Ok(StoredGame {
                game,
                protocol_version: version(row.protocol_version),
                log_version: version(row.log_version),
                rules_version: version(row.rules_version),
                started_at: unsigned(row.started_at),
                finished_at: unsigned(row.finished_at),
                edition: row.edition,
                edition_hash: row.edition_hash,
                edition_file: parse(&row.body)?,
                options: parse(&row.options)?,
                rules: parse(&row.rules)?,
                seats: parse::<Vec<StoredSeat>>(&row.seats)?,
                commitment: row.commitment,
                secret: row.secret,
                steps: self.steps(&id).await?,
                standings: self.results(&id).await?.into_iter().filter_map(standing).collect(),
            })
        })
    }

    fn statistics(&self) -> Pending<'_, Result<Statistics, ArchiveError>> {
        Box::pin(async move {
            let by_edition: Vec<(String, i64, f64)> = sqlx::query_as(
                "SELECT edition, count(*), coalesce(avg(turns), 0.0) FROM games
                 WHERE finished_at IS NOT NULL GROUP BY edition ORDER BY edition",
            )
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            let players: Vec<(Option<String>, i64, i64)> = sqlx::query_as(
                "SELECT name, played, won FROM player_statistics ORDER BY won DESC, played DESC, name LIMIT 50",
            )
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            let games: i64 = by_edition.iter().map(|(_, games, _)| games).sum();
            let all: f64 = by_edition.iter().map(|(_, games, mean)| f64::from(version(*games)) * mean).sum();
            let turns_mean = if games > 0 { all / f64::from(version(games)) } else { 0.0 };
            let tally =
                |(edition, games, turns_mean)| EditionTally { edition, games: version(games), turns_mean };
            let player = |(name, played, won): (Option<String>, i64, i64)| {
                Some(PlayerTally { name: name?, played: version(played), won: version(won) })
            };
            Ok(Statistics {
                games: version(games),
                turns_mean,
                by_edition: by_edition.into_iter().map(tally).collect(),
                players: players.into_iter().filter_map(player).collect(),
            })
        })
    }
}

impl Store {
    async fn results(&self, game: &str) -> Result<Vec<ResultRow>, ArchiveError> {
        sqlx::query_as(
            "SELECT seat, place, worth, holdings, name, player FROM results WHERE game = ? ORDER BY place, seat",
        )
        .bind(game.to_owned())
        .fetch_all(&self.readers)
        .await
        .map_err(failed)
    }

    async fn steps(&self, game: &str) -> Result<Vec<StoredStep>, ArchiveError> {
        let inputs: Vec<InputRow> =
            sqlx::query_as("SELECT step, first_seq, at, body FROM inputs WHERE game = ? ORDER BY step")
                .bind(game.to_owned())
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
        let events: Vec<(i64, String)> =
            sqlx::query_as("SELECT seq, body FROM events WHERE game = ? ORDER BY seq")
                .bind(game.to_owned())
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
        let mut events = events.into_iter().peekable();
        let mut steps = Vec::with_capacity(inputs.len());
        let mut ends = inputs.iter().skip(1).map(|input| input.first_seq).collect::<Vec<_>>().into_iter();
        for input in &inputs {
            let end = ends.next().unwrap_or(i64::MAX);
            let mut own = Vec::new();
            while let Some((_, body)) = events.next_if(|(seq, _)| *seq < end) {
                own.push(parse(&body)?);
            }
            let step = StoredStep {
                step: unsigned(input.step),
                at: unsigned(input.at),
                input: parse(&input.body)?,
                events: own,
            };
            steps.push(step);
        }
        Ok(steps)
    }
}

fn finished(row: ResultRow) -> Option<FinishedStanding> {
    Some(FinishedStanding {
        seat: seat(row.seat)?,
        place: u8::try_from(row.place).ok()?,
        worth: row.worth.and_then(|worth| u32::try_from(worth).ok()).map(Coins),
        name: row.name,
        bot: row.player.is_none(),
    })
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ArchiveError> {
    serde_json::from_str(text).map_err(damaged)
}

fn failed(error: sqlx::Error) -> ArchiveError {
    ArchiveError::Store(error.to_string())
}

fn damaged(error: impl std::fmt::Display) -> ArchiveError {
    ArchiveError::Store(format!("a damaged row: {error}"))
}

fn version(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}
