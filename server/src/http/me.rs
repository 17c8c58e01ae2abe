//! The guest: name, and rooms to come back to.

use super::App;
use super::api_error::ApiError;
use super::body::Body;
use crate::identity::display_name;
use crate::store::Guest;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Me, Rename};
use std::sync::Arc;

pub(super) async fn show(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<Me>, ApiError> {
    let name = app.store.name_of(guest.player).await.map_err(ApiError::inside)?;
    let rooms = app.store.rooms_of(guest.player).await.map_err(ApiError::inside)?;
    Ok(Json(Me { player: guest.player, name, rooms }))
}

pub(super) async fn rename(
    state: State<Arc<App>>,
    guest: Guest,
    Body(rename): Body<Rename>,
) -> Result<Json<Me>, ApiError> {
    name_guest(&state, &guest, &rename.name).await?;
    show(state, guest).await
}

/// Takes a name as it can be shown and remembers it.
pub(super) async fn name_guest(app: &App, guest: &Guest, name: &str) -> Result<String, ApiError> {
    let bad = || ApiError::new(StatusCode::BAD_REQUEST, "bad_name").with("allowed", "1 to 24 letters");
    let name = display_name(name).ok_or_else(bad)?;
    let now = app.hall.clock().now();
    app.store.remember(guest, Some(name.clone()), now).await.map_err(ApiError::inside)?;
    Ok(name)
}
