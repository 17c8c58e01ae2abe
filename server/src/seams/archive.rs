//! Finished games. Locally a game reaches the archive in the same record that ends it.

use super::Pending;
use crate::time::Millis;
use protocol::{FinishedGame, Statistics};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use thiserror::Error;
use uuid::Uuid;

/// Which finished games to list, newest first.
#[derive(Clone, Debug)]
pub struct FinishedFilter {
    /// Who asks: private games are listed to their players only.
    pub player: uuid::Uuid,
    pub limit: u32,
    pub before: Option<Millis>,
    pub edition: Option<String>,
}

/// Everything that is known of a finished game: what `warpboard replay verify` reads.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredGame {
    pub game: Uuid,
    pub protocol_version: u32,
    pub log_version: u32,
    pub rules_version: u32,
    pub started_at: Millis,
    pub finished_at: Millis,
    pub edition: String,
    pub edition_hash: String,
    /// The edition file as it was.
    pub edition_file: Value,
    pub options: BTreeMap<String, Value>,
    /// The edition with the options worked in.
    pub rules: engine::Ruleset,
    pub seats: Vec<StoredSeat>,
    pub commitment: String,
    pub secret: String,
    pub steps: Vec<StoredStep>,
    pub standings: Vec<engine::game::Standing>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredSeat {
    pub seat: engine::Seat,
    pub name: Option<String>,
    pub token: String,
    /// The second character, where two players lead two each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    pub bot: bool,
    /// The seat's own bytes for the dice; without any, zeros count.
    pub contribution: Option<String>,
}

impl StoredSeat {
    /// The characters that the seat led.
    #[must_use]
    pub fn lineup(&self) -> Vec<engine::ids::CharacterId> {
        let tokens = std::iter::once(self.token.clone()).chain(self.second.clone());
        tokens.map(engine::ids::CharacterId).collect()
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredStep {
    pub step: u64,
    pub at: Millis,
    pub input: engine::Input,
    pub events: Vec<engine::Event>,
}

#[derive(Debug, Error)]
pub enum ArchiveError {
    #[error("no such finished game")]
    Missing,
    #[error("failed to read: {0}")]
    Store(String),
}

pub trait Archive: Send + Sync {
    fn list(&self, filter: FinishedFilter) -> Pending<'_, Result<Vec<FinishedGame>, ArchiveError>>;

    fn game(&self, game: Uuid) -> Pending<'_, Result<StoredGame, ArchiveError>>;

    fn statistics(&self) -> Pending<'_, Result<Statistics, ArchiveError>>;
}
