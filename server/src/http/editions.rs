//! The editions that this server offers.

use super::App;
use super::api_error::ApiError;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use protocol::{EditionName, EditionSummary, PlayerRange};
use std::sync::Arc;

pub(super) async fn list(State(app): State<Arc<App>>) -> Json<Vec<EditionSummary>> {
    let summary = |edition: &editions::Edition| EditionSummary {
        id: edition.id.clone(),
        name: EditionName { en: edition.name.en.clone(), de: edition.name.de.clone() },
        players: PlayerRange { min: edition.players.min, max: edition.players.max },
    };
    Json(app.hall.library().iter().map(summary).collect())
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let edition = app.hall.library().get(&id).ok_or_else(|| ApiError::missing("no_such_edition"))?;
    Ok(([(CONTENT_TYPE, "application/json")], edition.json().to_owned()))
}
