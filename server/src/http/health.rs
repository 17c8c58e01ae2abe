//! Whether the server lives, is ready, and how much it carries.

use super::App;
use super::address::Address;
use super::api_error::ApiError;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(3);

pub(super) async fn alive(State(app): State<Arc<App>>) -> impl IntoResponse {
    state(&app).await
}

pub(super) async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    state(&app).await
}

async fn state(app: &App) -> (StatusCode, String) {
    match tokio::time::timeout(PATIENCE, app.store.check()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n".to_owned()),
        Ok(Err(error)) => (StatusCode::SERVICE_UNAVAILABLE, format!("database: {error}\n")),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "database: no answer\n".to_owned()),
    }
}

/// For this machine, or with the token.
pub(super) async fn metrics(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let given = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let by_token = app.settings.metrics_token.as_deref().is_some_and(|token| given == Some(token));
    let on_this_machine = address.is_loopback() && app.settings.metrics_token.is_none();
    if !by_token && !on_this_machine {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "not_allowed").with("setting", "metrics-token"));
    }
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], text(&app)))
}

fn text(app: &App) -> String {
    let rooms: Vec<_> = app.hall.running().iter().map(crate::room::RoomHandle::summary).collect();
    let people: u32 = rooms.iter().map(|room| room.people_here).sum();
    let watchers: u32 = rooms.iter().map(|room| room.watchers).sum();
    let seats: u32 = rooms.iter().map(|room| room.taken).sum();
    let counted = |count: &std::sync::atomic::AtomicU64| count.load(Ordering::Relaxed);
    let values = [
        ("rooms", "gauge", rooms.len() as u64),
        ("sockets", "gauge", u64::from(app.sockets.all())),
        ("seats", "gauge", u64::from(seats)),
        ("people_here", "gauge", u64::from(people)),
        ("watchers", "gauge", u64::from(watchers)),
        ("messages_total", "counter", counted(&app.counts.messages)),
        ("malformed_total", "counter", counted(&app.counts.malformed)),
        ("slow_viewers_total", "counter", counted(&app.counts.slow)),
    ];
    let mut text = String::new();
    for (name, kind, value) in values {
        // Writing to a string does not fail.
        let _ = writeln!(text, "# TYPE warpboard_{name} {kind}\nwarpboard_{name} {value}");
    }
    text
}
