//! Who may ask at all: pages of this server, and programs that are no pages. A browser tells the page's origin with
//! every request that could change something, and with every socket.

use super::App;
use super::api_error::ApiError;
use crate::settings::Origin;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

pub(super) async fn same_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let changes = !request.method().is_safe() || request.headers().contains_key(UPGRADE);
    if changes && let Err(refused) = check(&app, request.headers()) {
        return refused.into_response();
    }
    next.run(request).await
}

/// Exactly the configured address, or an address typed as numbers that is the one dialled: any site can point a name
/// at this machine, but not a number.
fn check(app: &App, headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(given) = headers.get(ORIGIN) else { return Ok(()) };
    let given = given.to_str().unwrap_or("?");
    let origin = Origin::parse(given);
    let configured = origin.is_some() && origin == app.settings.public_url;
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let dialled = origin.is_some_and(|origin| origin.is_literal() && origin.is_dialled(host));
    if configured || dialled {
        return Ok(());
    }
    tracing::warn!(
        origin = given,
        host,
        "a page from elsewhere was refused; set public-url (WARPBOARD_PUBLIC_URL) to allow this one"
    );
    Err(ApiError::new(StatusCode::FORBIDDEN, "origin_refused")
        .with("origin", given)
        .with("setting", "public-url"))
}

/// Answers of the API are of the moment.
pub(super) async fn never_kept(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
