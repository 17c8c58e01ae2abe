//! Finished games: the list, the record to verify, the replay, and numbers over all of them.

use super::App;
use super::api_error::ApiError;
use crate::seams::{Archive, ArchiveError, FinishedFilter, StoredGame};
use crate::store::Guest;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::IntoResponse;
use protocol::{FinishedGame, Replay, Statistics};
use serde::Deserialize;
use std::sync::Arc;
use uuid::Uuid;

const USUAL: u32 = 20;
const MOST: u32 = 100;

#[derive(Deserialize)]
pub(super) struct Page {
    limit: Option<u32>,
    /// A time in milliseconds, or the last game of the page before.
    before: Option<String>,
    edition: Option<String>,
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    guest: Guest,
    page: Result<Query<Page>, QueryRejection>,
) -> Result<Json<Vec<FinishedGame>>, ApiError> {
    let Query(page) = page.map_err(|error| {
        ApiError::new(StatusCode::BAD_REQUEST, "malformed").with("why", error.body_text())
    })?;
    let before = match page.before {
        None => None,
        Some(text) => match (text.parse::<u64>(), text.parse::<Uuid>()) {
            (Ok(at), _) => Some(at),
            (_, Ok(game)) => Some(app.store.game(game).await.map_err(refused)?.finished_at),
            _ => return Err(ApiError::new(StatusCode::BAD_REQUEST, "malformed").with("why", "before")),
        },
    };
    let limit = page.limit.unwrap_or(USUAL).clamp(1, MOST);
    let filter = FinishedFilter { player: guest.player, limit, before, edition: page.edition };
    app.store.list(filter).await.map(Json).map_err(refused)
}

pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let record: StoredGame = find(&app, &game).await?;
    let name = format!("inline; filename=\"warpboard-{}.json\"", record.game);
    Ok(([(CONTENT_DISPOSITION, name)], Json(record)))
}

pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Replay>, ApiError> {
    let record = find(&app, &game).await?;
    // A long game takes long to fold.
    let replay = tokio::task::spawn_blocking(move || crate::replay::replay(&record)).await;
    replay.map(Json).map_err(ApiError::inside)
}

pub(super) async fn statistics(State(app): State<Arc<App>>) -> Result<Json<Statistics>, ApiError> {
    app.store.statistics().await.map(Json).map_err(refused)
}

async fn find(app: &App, game: &str) -> Result<StoredGame, ApiError> {
    let game = game.parse::<Uuid>().map_err(|_| ApiError::missing("no_such_game"))?;
    app.store.game(game).await.map_err(refused)
}

fn refused(error: ArchiveError) -> ApiError {
    match error {
        ArchiveError::Missing => ApiError::missing("no_such_game"),
        ArchiveError::Store(why) => ApiError::inside(why),
    }
}
