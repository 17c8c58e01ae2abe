//! `stage DATABASE SCENARIO`: puts the running game of a stopped server at the position of a scenario, its dice
//! included, as if the room had been saved there. The browser tests come to every question that way, through the
//! same waking of a room as after a crash. The rules stay the room's, whatever the options of the scenario; pages have
//! to be loaded again, since a page that was there counts the step as seen.

use anyhow::{Context, ensure};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::path::PathBuf;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1).map(PathBuf::from);
    let (database, file) =
        arguments.next().zip(arguments.next()).context("name a database and a scenario")?;
    let scenarios = scenario::read(&file)?;
    let wanted = scenarios.first().context("the file holds no scenario")?;
    let game = scenario::game(&editions::Library::built_in(), wanted).map_err(anyhow::Error::msg)?;
    let options = SqliteConnectOptions::new().filename(database);
    let mut db = SqliteConnection::connect_with(&options).await?;
    let playing: Vec<String> =
        sqlx::query_scalar("SELECT game FROM rooms WHERE phase = 'playing'").fetch_all(&mut db).await?;
    ensure!(playing.len() == 1, "{} games are running, one is needed", playing.len());
    let staged = sqlx::query(
        "INSERT OR REPLACE INTO snapshots (game, step, seq, body)
         SELECT ?1, (SELECT max(step) FROM inputs WHERE game = ?1), (SELECT max(seq) FROM events WHERE game = ?1), ?2",
    )
    .bind(&playing[0])
    .bind(serde_json::to_string(&game)?)
    .execute(&mut db)
    .await?;
    ensure!(staged.rows_affected() == 1, "nothing was staged");
    db.close().await?;
    Ok(())
}
