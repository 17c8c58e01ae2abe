//! The built client. Files with a hash in their name are kept for ever, the page itself never; its addresses answer
//! with the page, everything else that is missing is missing.

use crate::serve::ServeError;
use axum::Router;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::path::{Path, PathBuf};
use tower_http::services::{ServeDir, ServeFile};

const USUAL: &str = "web-client/dist";
const BESIDE: &str = "web";
const ROUTES: [&str; 8] = [
    "/",
    "/index.html",
    "/room/{*rest}",
    "/watch/{*rest}",
    "/join/{*rest}",
    "/join",
    "/games",
    "/games/{*rest}",
];

const ABSENT: &str = "<!doctype html><meta charset=utf-8><title>Warpboard</title>\
    <h1>Warpboard</h1><p>The server runs, but the client is not built. Run <code>make client</code>, or name its \
    folder with <code>--assets</code>.";

/// Where the client is; none if it was not built.
#[derive(Debug)]
pub(crate) struct Assets(Option<PathBuf>);

impl Assets {
    /// The folder named, or the first of the usual ones.
    pub(crate) fn find(named: Option<&PathBuf>) -> Result<Self, ServeError> {
        let built = |folder: &Path| folder.join("index.html").is_file();
        if let Some(folder) = named {
            if built(folder) {
                return Ok(Self(Some(folder.clone())));
            }
            return Err(ServeError::Assets { folder: folder.clone() });
        }
        let beside = std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join(BESIDE)));
        let usual = [Some(PathBuf::from(USUAL)), beside];
        let found = usual.into_iter().flatten().find(|folder| built(folder));
        if found.is_none() {
            tracing::warn!("the client is not built; the server answers programs only");
        }
        Ok(Self(found))
    }

    pub(crate) fn router(self) -> Router {
        let Some(folder) = self.0 else {
            let absent = || async { ([(CONTENT_TYPE, "text/html; charset=utf-8")], ABSENT) };
            return Router::new().route("/", get(absent));
        };
        let page = ServeFile::new(folder.join("index.html"));
        let files = ServeDir::new(&folder).append_index_html_on_directories(false);
        let routes =
            ROUTES.into_iter().fold(Router::new(), |router, route| router.route_service(route, page.clone()));
        routes.fallback_service(files).layer(from_fn(keep))
    }
}

async fn keep(request: Request, next: Next) -> Response {
    let hashed = request.uri().path().starts_with("/assets/");
    let mut response = next.run(request).await;
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        return StatusCode::NOT_FOUND.into_response();
    }
    let found = response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED;
    let value = if hashed && found { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(value));
    response
}
