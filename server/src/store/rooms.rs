//! Finding rooms by code and by watch link.

use super::{Store, StoreError};
use uuid::Uuid;

/// What a code leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinTarget {
    pub room: Uuid,
    pub watch: String,
}

impl Store {
    /// The room with this code.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn by_code(&self, code: &str) -> Result<Option<JoinTarget>, StoreError> {
        let row: Option<(String, String)> =
            sqlx::query_as("SELECT room, watch FROM rooms WHERE code = ? AND fault IS NULL")
                .bind(code.to_owned())
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.and_then(|(room, watch)| Some(JoinTarget { room: Uuid::parse_str(&room).ok()?, watch })))
    }

    /// The room of a watch link.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn by_watch(&self, token: &str) -> Result<Option<Uuid>, StoreError> {
        let room: Option<String> =
            sqlx::query_scalar("SELECT room FROM rooms WHERE watch = ? AND phase <> 'closed'")
                .bind(token.to_owned())
                .fetch_optional(&self.readers)
                .await?;
        Ok(room.and_then(|room| Uuid::parse_str(&room).ok()))
    }
}
