//! Frames from a client. Unknown fields are refused, and no frame says who is acting: the connection does.

use crate::{OptionValue, Privacy};
use engine::{DecisionId, Intent, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    Hello(Hello),
    Act(Act),
    Resume(Resume),
    Room(RoomWish),
    Chat(Chat),
    Ping(Ping),
}

/// The first frame, within five seconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    pub protocol: u32,
    /// The token of a watch link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub watch: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub since: Option<Since>,
}

/// What a client holds already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Since {
    #[ts(type = "string")]
    pub game: Uuid,
    pub seq: u64,
}

/// An intent. `ack` grows; the same number again gets the first answer again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub ack: u64,
    /// Required for answers to the open question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decision: Option<DecisionId>,
    pub intent: Intent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Resume {
    pub since: Since,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RoomWish {
    pub ack: u64,
    pub wish: Wish,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Chat {
    pub ack: u64,
    pub text: String,
}

/// `at` comes back as it was sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Ping {
    #[ts(type = "number")]
    pub at: serde_json::Value,
}

/// What a seat may wish for in its room, beside the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    Ready {
        ready: bool,
    },
    TakeSeat {
        seat: Seat,
    },
    TakeToken {
        token: String,
    },
    /// The second character, where two players lead two each (KRT-DUO-1).
    TakeSecond {
        token: String,
    },
    /// 32 random bytes as 64 hex digits: this seat's share of the dice.
    Contribute {
        bytes: String,
    },
    AddBot {
        seat: Seat,
    },
    Remove {
        seat: Seat,
    },
    SetOption {
        id: String,
        value: OptionValue,
    },
    SetPrivacy {
        privacy: Privacy,
    },
    Start,
    Leave,
    Rematch,
}
