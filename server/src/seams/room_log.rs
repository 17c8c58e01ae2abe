//! The journal of rooms. A record names the sequence that it expects, so of two owners only one can write; a record
//! is stored whole or not at all, and what it answers is on the disk.

use super::Pending;
use crate::time::Millis;
use engine::{Event, Input, Seat};
use protocol::ChatLine;
use thiserror::Error;
use uuid::Uuid;

/// What one turn of a room's crank leaves behind.
#[derive(Clone, Debug)]
pub struct Record {
    pub room: Uuid,
    /// Records that the room has so far; 0 makes the room.
    pub expected: u64,
    pub at: Millis,
    pub entries: Vec<Entry>,
}

/// One part of a record.
#[derive(Clone, Debug)]
pub enum Entry {
    /// The room as it stands now; replaces what was stored before.
    Room(RoomRow),
    /// Deadlines of the running game, and since when they stand still.
    Clocks {
        clocks: String,
        paused_at: Option<Millis>,
    },
    GameBegun(Box<GameBegun>),
    Step(Step),
    /// The state after a step.
    Snapshot {
        game: Uuid,
        step: u64,
        seq: u64,
        body: String,
    },
    GameEnded(GameEnded),
    Chat(ChatLine),
}

/// What a room is besides its game, with what it is looked up by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    pub code: Option<String>,
    pub watch: String,
    pub edition: String,
    pub phase: &'static str,
    pub game: Option<Uuid>,
    /// Seats of people.
    pub people: Vec<(Seat, Uuid)>,
    pub document: String,
}

#[derive(Clone, Debug)]
pub struct GameBegun {
    pub game: Uuid,
    pub privacy: protocol::Privacy,
    pub edition: String,
    pub edition_hash: String,
    pub edition_json: String,
    pub rules: String,
    pub options: String,
    pub seats: String,
    pub commitment: String,
    pub secret: String,
}

/// An accepted input and its events.
#[derive(Clone, Debug)]
pub struct Step {
    pub game: Uuid,
    pub step: u64,
    pub first_seq: u64,
    pub sender: Option<(Uuid, u64)>,
    pub input: Input,
    pub events: Vec<Event>,
}

#[derive(Clone, Debug)]
pub struct GameEnded {
    pub game: Uuid,
    pub turns: u32,
    pub places: Vec<Place>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub seat: Seat,
    pub place: u8,
    pub worth: Option<u32>,
    pub holdings: Option<u32>,
    pub name: Option<String>,
    pub player: Option<Uuid>,
}

/// A room as it was left.
#[derive(Clone, Debug)]
pub struct StoredRoom {
    pub seq: u64,
    pub document: String,
    pub clocks: Option<String>,
    /// When its clocks stopped: at its sleep, or when the server was last known to run.
    pub paused_at: Millis,
    pub run: Option<StoredRun>,
    pub chat: Vec<ChatLine>,
}

/// The game of a stored room: a state and what happened since.
#[derive(Clone, Debug)]
pub struct StoredRun {
    pub game: Uuid,
    pub rules: String,
    pub snapshot: Option<(u64, u64, String)>,
    /// Events after the snapshot, in order.
    pub events: Vec<String>,
    /// The number of the last step.
    pub step: u64,
    /// The latest acknowledged numbers by sender.
    pub acks: Vec<(Uuid, u64)>,
}

#[derive(Debug, Error)]
pub enum AppendError {
    /// Somebody else owns the room now.
    #[error("the room has moved on past record {expected}")]
    Conflict { expected: u64 },
    #[error("failed to store: {0}")]
    Store(String),
}

#[derive(Debug, Error)]
pub enum ReadError {
    #[error("no such room")]
    Missing,
    #[error("the room is quarantined: {0}")]
    Quarantined(String),
    #[error("failed to read: {0}")]
    Store(String),
}

pub trait RoomLog: Send + Sync {
    /// Answers once the record can no longer be lost.
    fn append(&self, record: Record) -> Pending<'_, Result<(), AppendError>>;

    fn read(&self, room: Uuid) -> Pending<'_, Result<StoredRoom, ReadError>>;

    /// Marks a room that must not run again before somebody has looked at it. Nothing of it is deleted.
    fn quarantine(&self, room: Uuid, fault: String) -> Pending<'_, Result<(), AppendError>>;
}
