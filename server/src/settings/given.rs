//! Settings as they were given, one text each, from wherever.

use super::{Settings, parse};
use clap::Args;
use std::path::PathBuf;
use thiserror::Error;

/// What is wrong with a setting.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum SettingsError {
    #[error("setting {name}: found {found:?}, allowed: {allowed}")]
    Wrong { name: &'static str, found: String, allowed: &'static str },
    #[error("setting config: failed to read {}: {why}", file.display())]
    File { file: PathBuf, why: String },
    #[error("setting {name} in {}: no such setting; there are {known}", file.display())]
    Unknown { name: String, file: PathBuf, known: String },
}

macro_rules! given {
    ($($(#[doc = $doc:literal])+ $name:ident, $flag:literal, $env:literal, $value:literal;)*) => {
        /// Flags and environment.
        #[derive(Clone, Debug, Default, Args)]
        pub struct Given {
            /// A file with settings in TOML, by the names of the flags
            #[arg(long, env = "WARPBOARD_CONFIG", value_name = "FILE", global = true)]
            pub config: Option<PathBuf>,
            $($(#[doc = $doc])+
            #[arg(long = $flag, env = $env, value_name = $value, global = true)]
            pub $name: Option<String>,)*
        }

        impl Given {
            const NAMES: &[&str] = &[$($flag),*];

            /// What is not given takes the text of the file.
            fn or_file(mut self, file: &mut toml::Table) -> Self {
                $(if let Some(value) = file.remove($flag) {
                    self.$name.get_or_insert(plain(value));
                })*
                self
            }
        }
    };
}

given! {
    /// Address and port to listen on [default: 0.0.0.0:8080]
    listen, "listen", "WARPBOARD_LISTEN", "ADDRESS";
    /// Folder of the database [default: ./data]
    data, "data", "WARPBOARD_DATA", "FOLDER";
    /// Folder of the built client [default: web-client/dist, then web beside the program]
    assets, "assets", "WARPBOARD_ASSETS", "FOLDER";
    /// Folder with further editions, besides the folder `editions` in the data folder [default: none]
    editions, "editions", "WARPBOARD_EDITIONS", "FOLDER";
    /// Where people reach the server, if by a name: https://play.example
    public_url, "public-url", "WARPBOARD_PUBLIC_URL", "URL";
    /// Whether a proxy in front tells the visitor's address in X-Forwarded-For: true or false
    behind_proxy, "behind-proxy", "WARPBOARD_BEHIND_PROXY", "BOOL";
    /// Lets others than this machine read /metrics, with `Authorization: Bearer TOKEN`
    metrics_token, "metrics-token", "WARPBOARD_METRICS_TOKEN", "TOKEN";
    /// How long a bot thinks, in milliseconds [default: 900]
    bot_delay_ms, "bot-delay-ms", "WARPBOARD_BOT_DELAY_MS", "NUMBER";
    /// How long a room without anybody stays in memory, in seconds [default: 30]
    sleep_seconds, "sleep-seconds", "WARPBOARD_SLEEP_SECONDS", "NUMBER";
    /// Turn clock of rooms that choose none, in seconds [default: 90]
    turn_seconds, "turn-seconds", "WARPBOARD_TURN_SECONDS", "NUMBER";
    /// How long a seat may be away before a bot plays it, in seconds [default: 90]
    absence_seconds, "absence-seconds", "WARPBOARD_ABSENCE_SECONDS", "NUMBER";
    /// Sockets that one address may hold [default: 100]
    sockets_per_address, "sockets-per-address", "WARPBOARD_SOCKETS_PER_ADDRESS", "NUMBER";
    /// Rooms that one address may make in an hour [default: 60]
    rooms_per_hour, "rooms-per-hour", "WARPBOARD_ROOMS_PER_HOUR", "NUMBER";
    /// Messages a second that a socket may send on average [default: 20]
    messages_per_second, "messages-per-second", "WARPBOARD_MESSAGES_PER_SECOND", "NUMBER";
    /// Days after which a game that nobody touches ends unfinished [default: 60]
    keep_days, "keep-days", "WARPBOARD_KEEP_DAYS", "NUMBER";
    /// What is logged, such as info or warn,server=debug [default: info]
    log, "log", "WARPBOARD_LOG", "FILTER";
    /// text or json [default: text]
    log_format, "log-format", "WARPBOARD_LOG_FORMAT", "FORMAT";
}

fn plain(value: toml::Value) -> String {
    match value {
        toml::Value::String(text) => text,
        other => other.to_string(),
    }
}

impl Given {
    /// Everything, resolved.
    ///
    /// # Errors
    /// The first setting that is wrong.
    pub fn resolve(self) -> Result<Settings, SettingsError> {
        let given = match self.config.clone() {
            None => self,
            Some(file) => self.with_file(file)?,
        };
        parse::settings(&given)
    }

    fn with_file(self, file: PathBuf) -> Result<Self, SettingsError> {
        let failed = |why: String| SettingsError::File { file: file.clone(), why };
        let text = std::fs::read_to_string(&file).map_err(|error| failed(error.to_string()))?;
        let mut table: toml::Table =
            text.parse().map_err(|error: toml::de::Error| failed(error.to_string()))?;
        let given = self.or_file(&mut table);
        match table.keys().next() {
            None => Ok(given),
            Some(name) => {
                let known = Self::NAMES.join(", ");
                Err(SettingsError::Unknown { name: name.clone(), file, known })
            }
        }
    }
}
