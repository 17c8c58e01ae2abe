//! Frames to a client. What is public is serialised once and goes to every socket of a room.

use crate::{ChatLine, OptionValue, PresenceOf, RoomView, Sections};
use engine::Seat;
use engine::view::Sight;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum ServerMessage {
    Welcome(Welcome),
    Room(RoomView),
    Snapshot(Snapshot),
    Update(Update),
    Clocks(Clocks),
    Done(Done),
    Refused(Refused),
    Chat(ChatSaid),
    Presence(Presences),
    Pong(Pong),
    Bye(Bye),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Welcome {
    pub protocol: u32,
    #[ts(type = "string")]
    pub room: Uuid,
    #[ts(type = "string | null")]
    pub game: Option<Uuid>,
    pub you: You,
    pub now: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct You {
    pub role: Role,
    pub seat: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Seat,
    Watcher,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Snapshot {
    #[ts(type = "string")]
    pub game: Uuid,
    pub seq: u64,
    #[ts(type = "{ [key in string]?: unknown }")]
    pub view: Sections,
    /// What happened last, oldest first: as much of it as the server still knows.
    #[serde(default)]
    pub told: Vec<Sight>,
    pub clocks: Vec<Clock>,
    pub now: u64,
}

/// One step of the game; `seq` grows by one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Update {
    #[ts(type = "string")]
    pub game: Uuid,
    pub seq: u64,
    pub sights: Vec<Sight>,
    #[ts(type = "{ [key in string]?: unknown }")]
    pub changes: Sections,
    pub clocks: Vec<Clock>,
    pub now: u64,
}

/// Deadlines that changed without a step of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Clocks {
    #[ts(type = "string")]
    pub game: Uuid,
    pub clocks: Vec<Clock>,
    pub now: u64,
}

/// A deadline in the server's time, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Clock {
    pub kind: ClockKind,
    pub seat: Option<Seat>,
    pub deadline: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClockKind {
    Turn,
    Auction,
    /// How long an owner may still ask for rent before others go on.
    Grace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Done {
    pub ack: u64,
}

/// `ack` is 0 for a frame that could not be read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Refused {
    pub ack: u64,
    pub code: String,
    pub details: RefusalDetails,
}

/// What decides: amounts, or the option's name, its value and what is allowed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct RefusalDetails {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub have: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub need: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<OptionValue>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allowed: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatSaid {
    pub line: ChatLine,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Presences {
    pub seats: Vec<PresenceOf>,
    pub watchers: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Pong {
    #[ts(type = "number")]
    pub at: serde_json::Value,
    pub now: u64,
}

/// The last frame; it says why the socket closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Bye {
    pub reason: ByeReason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ByeReason {
    /// A newer socket plays this seat.
    TakenOver,
    Slow,
    Restarting,
    Closed,
    Kicked,
    Protocol,
    Quarantined,
}
