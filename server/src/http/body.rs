//! A JSON body. What is wrong with one is told in JSON too.

use super::api_error::ApiError;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|_| ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large"))?;
        let body = serde_json::from_slice(&bytes);
        body.map(Self).map_err(|error| {
            ApiError::new(StatusCode::BAD_REQUEST, "malformed").with("why", error.to_string())
        })
    }
}
