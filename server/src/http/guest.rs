//! Every request has a guest: by the cookie, or a new one who gets a cookie with the answer.

use super::App;
use crate::identity::{GuestSecret, set_cookie};
use crate::settings::Origin;
use crate::store::Guest;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

pub(super) async fn know(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let known = GuestSecret::of(request.headers());
    let secret = known.clone().unwrap_or_else(GuestSecret::random);
    request.extensions_mut().insert(secret.guest());
    let mut response = next.run(request).await;
    if known.is_none() {
        let secure = app.settings.public_url.as_ref().is_some_and(Origin::is_secure);
        if let Ok(cookie) = HeaderValue::from_str(&set_cookie(&secret, secure)) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}

impl<S: Send + Sync> FromRequestParts<S> for Guest {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        parts.extensions.get::<Self>().cloned().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}
