//! Why a request failed: a code for programs, details for whoever can put it right. Causes inside the server are
//! logged here, once, and not told.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Failure;
use serde_json::{Map, Value};

#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    code: &'static str,
    details: Map<String, Value>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &'static str) -> Self {
        Self { status, code, details: Map::new() }
    }

    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.details.insert(name.to_owned(), value.into());
        self
    }

    pub(crate) fn missing(code: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, code)
    }

    pub(crate) fn too_fast() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_fast")
    }

    /// Something that only the host can look into.
    pub(crate) fn inside(error: impl std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let failure = Failure { code: self.code.to_owned(), details: self.details };
        (self.status, Json(failure)).into_response()
    }
}

pub(super) async fn no_such_path() -> ApiError {
    ApiError::missing("no_such_path")
}

pub(super) async fn no_such_method() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "no_such_path")
}
