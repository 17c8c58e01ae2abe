//! A room as its people see it.

use engine::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use uuid::Uuid;

/// The value of an option; null is "off".
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum OptionValue {
    Flag(bool),
    Number(i64),
    Text(String),
    None(()),
}

/// Whether a room is listed and may be watched by anyone, or only by those with a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Privacy {
    Public,
    Private,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoomPhase {
    Lobby,
    Playing,
    Finished,
}

/// Who plays a seat at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatPresence {
    Here,
    Away,
    Bot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    Open,
    Person,
    Bot,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RoomView {
    #[ts(type = "string")]
    pub room: Uuid,
    /// What to join by; a private room tells it to its seats only.
    pub code: Option<String>,
    pub edition: String,
    pub options: BTreeMap<String, OptionValue>,
    pub phase: RoomPhase,
    pub privacy: Privacy,
    pub host: Seat,
    /// Hash of the secret that the dice come from, known before anyone contributes.
    pub commitment: Option<String>,
    /// The token of the watch link; to seats only.
    pub watch: Option<String>,
    /// Whether `start` still waits for somebody to be ready.
    pub ready_needed: bool,
    pub turn_seconds: Option<u32>,
    pub seats: Vec<RoomSeat>,
    pub watchers: u32,
    #[ts(type = "string | null")]
    pub game: Option<Uuid>,
    /// The room of the rematch, once somebody asked for one.
    #[ts(type = "string | null")]
    pub next: Option<Uuid>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoomSeat {
    pub seat: Seat,
    pub taken: Taken,
    pub name: Option<String>,
    pub token: Option<String>,
    /// The second character, where two players lead two each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub second: Option<String>,
    pub ready: bool,
    pub presence: SeatPresence,
    /// Hash of the bytes that this seat contributed to the dice.
    pub fingerprint: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PresenceOf {
    pub seat: Seat,
    pub presence: SeatPresence,
}

/// A line of chat; numbered, so that it is shown once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    pub id: u64,
    pub at: u64,
    pub from: String,
    pub seat: Option<Seat>,
    pub text: String,
}
