//! What server and clients say to each other: the socket's frames and the bodies over HTTP, as `docs/protocol.md`
//! tells them. Plain data without behaviour; TypeScript types are made from these.

mod client;
mod http;
mod room;
mod server;

pub use client::{Act, Chat, ClientMessage, Hello, Ping, Resume, RoomWish, Since, Wish};
pub use http::{
    CreateRoom, Created, EditionName, EditionSummary, EditionTally, Failure, FinishedGame, FinishedStanding,
    Join, Joined, Me, OwnRoom, PlayerRange, PlayerTally, PublicRoom, Rename, Replay, ReplaySeat, Statistics,
    WatchedRoom,
};
pub use room::{
    ChatLine, OptionValue, PresenceOf, Privacy, RoomPhase, RoomSeat, RoomView, SeatPresence, Taken,
};
pub use server::{
    Bye, ByeReason, ChatSaid, Clock, ClockKind, Clocks, Done, Pong, Presences, RefusalDetails, Refused, Role,
    ServerMessage, Snapshot, Update, Welcome, You,
};

/// Moves when a message changes in a way that an older client would not understand.
pub const VERSION: u32 = 3;

/// Sections of a view by key; a section that is gone is null.
pub type Sections = std::collections::BTreeMap<String, serde_json::Value>;
