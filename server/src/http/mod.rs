//! HTTP and sockets: what comes in is limited before it is read, and who asks is known from the cookie alone.

mod address;
mod api_error;
mod app;
mod assets;
mod body;
mod editions;
mod games;
mod gate;
mod guest;
mod health;
mod limits;
mod me;
mod rooms;
mod session;
mod socket;

pub(crate) use app::App;
pub(crate) use assets::Assets;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

/// Bytes of a body or of a frame at most.
pub(crate) const LARGEST: usize = 16 * 1024;

/// Everything from this server and nothing from elsewhere; styles may stand in elements for motion.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub(crate) fn router(app: Arc<App>, assets: Assets) -> Router {
    let api = Router::new()
        .route("/me", get(me::show).put(me::rename))
        .route("/editions", get(editions::list))
        .route("/editions/{id}", get(editions::show))
        .route("/rooms", get(rooms::list).post(rooms::create))
        .route("/rooms/{room}/socket", get(socket::upgrade))
        .route("/join", post(rooms::join))
        .route("/watch/{token}", get(rooms::watch))
        .route("/games", get(games::list))
        .route("/games/{game}", get(games::record))
        .route("/games/{game}/replay", get(games::replay))
        .route("/statistics", get(games::statistics))
        .fallback(api_error::no_such_path)
        .method_not_allowed_fallback(api_error::no_such_method)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn_with_state(app.clone(), guest::know))
        .layer(from_fn_with_state(app.clone(), gate::same_origin))
        .layer(from_fn(gate::never_kept));
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .with_state(app)
        .merge(assets.router())
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(REFERRER_POLICY, "no-referrer"))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
}
