//! What a host can set. Flags come before environment, environment before the file, the file before defaults; what is
//! wrong is told by name, with what was found and what is allowed.

mod given;
mod origin;
mod parse;

pub use given::{Given, SettingsError};
pub use origin::Origin;

use crate::room::RoomDefaults;
use crate::time::Millis;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Everything, resolved.
#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    pub data: PathBuf,
    /// The built client; none for the usual places.
    pub assets: Option<PathBuf>,
    /// A folder with more editions, besides `editions` in the data folder.
    pub editions: Option<PathBuf>,
    /// Where people reach the server, if not by its address.
    pub public_url: Option<Origin>,
    /// Whether the address of a visitor is in X-Forwarded-For.
    pub behind_proxy: BehindProxy,
    /// Who else may read the metrics than this machine.
    pub metrics_token: Option<String>,
    pub pace: Pace,
    pub limits: Limits,
    pub log: String,
    pub log_format: LogFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BehindProxy {
    Yes,
    No,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    Json,
}

/// How fast rooms are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long a bot thinks.
    pub bot_delay: Millis,
    /// How long a room without anybody stays in memory.
    pub sleep_after: Millis,
    pub turn_seconds: u32,
    pub absence_seconds: u32,
}

impl Pace {
    #[must_use]
    pub fn defaults(&self) -> RoomDefaults {
        RoomDefaults { turn_seconds: self.turn_seconds, absence_seconds: self.absence_seconds }
    }
}

impl Default for Pace {
    fn default() -> Self {
        Self { bot_delay: 900, sleep_after: 30_000, turn_seconds: 90, absence_seconds: 90 }
    }
}

/// What one address, one socket, one room may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub sockets_per_address: u32,
    /// Rooms that one address may make in an hour.
    pub rooms_per_hour: u32,
    pub messages_per_second: u32,
    /// Days after which a game that nobody touches ends unfinished.
    pub keep_days: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { sockets_per_address: 100, rooms_per_hour: 60, messages_per_second: 20, keep_days: 60 }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([0, 0, 0, 0], 8080)),
            data: PathBuf::from("data"),
            assets: None,
            editions: None,
            public_url: None,
            behind_proxy: BehindProxy::No,
            metrics_token: None,
            pace: Pace::default(),
            limits: Limits::default(),
            log: "info".to_owned(),
            log_format: LogFormat::Text,
        }
    }
}
