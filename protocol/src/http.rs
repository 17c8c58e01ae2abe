//! Bodies over HTTP.

use crate::{OptionValue, Privacy, RoomPhase, Sections, Update};
use engine::{Coins, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use uuid::Uuid;

/// Why a request failed. `code` is for programs, `details` for whoever can put it right.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Failure {
    pub code: String,
    #[ts(type = "{ [key in string]?: unknown }")]
    pub details: serde_json::Map<String, serde_json::Value>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Me {
    #[ts(type = "string")]
    pub player: Uuid,
    pub name: Option<String>,
    pub rooms: Vec<OwnRoom>,
}

/// An unfinished room in which the guest holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OwnRoom {
    #[ts(type = "string")]
    pub room: Uuid,
    pub code: Option<String>,
    pub edition: String,
    pub seat: Seat,
    pub phase: RoomPhase,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// A text in the languages of the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EditionName {
    pub en: String,
    pub de: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayerRange {
    pub min: u8,
    pub max: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EditionSummary {
    pub id: String,
    pub name: EditionName,
    pub players: PlayerRange,
}

/// A room of the public list; the code is there while one can still join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PublicRoom {
    #[ts(type = "string")]
    pub room: Uuid,
    pub code: Option<String>,
    pub edition: String,
    pub phase: RoomPhase,
    pub seats: u32,
    pub taken: u32,
    pub watchers: u32,
    pub host: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateRoom {
    pub edition: String,
    #[serde(default)]
    pub options: BTreeMap<String, OptionValue>,
    pub seats: u8,
    pub privacy: Privacy,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Created {
    #[ts(type = "string")]
    pub room: Uuid,
    pub code: String,
    pub watch: String,
    pub seat: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    pub code: String,
    pub name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Joined {
    #[ts(type = "string")]
    pub room: Uuid,
    pub seat: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct WatchedRoom {
    #[ts(type = "string")]
    pub room: Uuid,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FinishedGame {
    #[ts(type = "string")]
    pub game: Uuid,
    pub edition: String,
    pub finished_at: u64,
    pub turns: u32,
    pub standings: Vec<FinishedStanding>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FinishedStanding {
    pub seat: Seat,
    pub place: u8,
    pub worth: Option<Coins>,
    pub name: Option<String>,
    pub bot: bool,
}

/// A finished game as a live viewer would have got it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Replay {
    pub edition: String,
    pub options: BTreeMap<String, OptionValue>,
    pub seats: Vec<ReplaySeat>,
    #[ts(type = "{ [key in string]?: unknown }")]
    pub start: Sections,
    pub updates: Vec<Update>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReplaySeat {
    pub seat: Seat,
    pub name: Option<String>,
    pub token: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub second: Option<String>,
    pub bot: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Statistics {
    pub games: u32,
    pub turns_mean: f64,
    pub by_edition: Vec<EditionTally>,
    pub players: Vec<PlayerTally>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EditionTally {
    pub edition: String,
    pub games: u32,
    pub turns_mean: f64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayerTally {
    pub name: String,
    pub played: u32,
    pub won: u32,
}
