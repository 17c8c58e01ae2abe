//! The file as written. Unknown keys are an error everywhere.

use crate::expect::Expect;
use crate::names::{IntentName, OrderName, SeatName, StageName};
use engine::game::{Face, Jail, RollOwed};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub rules: Vec<String>,
    pub title: String,
    #[serde(default)]
    #[expect(dead_code, reason = "for readers of the file")]
    pub(crate) note: Option<String>,
    #[serde(default = "collectors")]
    pub(crate) edition: String,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, serde_json::Value>,
    pub(crate) seats: Vec<SeatGiven>,
    #[serde(default)]
    pub(crate) turn: TurnGiven,
    #[serde(default)]
    pub(crate) starter: Option<SeatName>,
    #[serde(default)]
    pub(crate) round: Option<u32>,
    #[serde(default)]
    pub(crate) stock: Option<StockGiven>,
    #[serde(default)]
    pub(crate) pot: u32,
    #[serde(default)]
    pub(crate) figure: Option<FigureGiven>,
    #[serde(default)]
    pub(crate) game_over: Vec<u8>,
    #[serde(default)]
    pub(crate) decks: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub(crate) lying: BTreeMap<u8, u32>,
    #[serde(default)]
    pub(crate) markers: Vec<u8>,
    #[serde(default)]
    pub(crate) dice: Vec<Throw>,
    #[serde(default)]
    pub(crate) deals: Vec<u8>,
    #[serde(default)]
    pub(crate) begin: bool,
    pub(crate) steps: Vec<Step>,
}

fn collectors() -> String {
    "collectors".to_owned()
}

impl Scenario {
    /// Whether anything is given that only a running game has.
    pub(crate) fn has_position(&self) -> bool {
        let owes = self.turn.race || self.turn.second_roll;
        let turn =
            self.turn.seat.is_some() || self.turn.roll.is_some() || self.turn.doubles.is_some() || owes;
        let rest = self.stock.is_some() || self.figure.is_some() || !self.game_over.is_empty();
        let lies = !self.lying.is_empty() || !self.markers.is_empty();
        turn || self.starter.is_some() || self.round.is_some() || rest || lies || self.pot > 0
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatGiven {
    pub(crate) cash: Option<u32>,
    pub(crate) position: Option<u8>,
    #[serde(default)]
    pub(crate) deeds: Vec<DeedGiven>,
    pub(crate) jail: Option<Jail>,
    #[serde(default)]
    pub(crate) jail_cards: Vec<String>,
    pub(crate) token: Option<String>,
    /// Both, where two players lead two each; in place of token, position and jail.
    #[serde(default)]
    pub(crate) characters: Vec<CharacterGiven>,
    #[serde(default)]
    pub(crate) won: Vec<String>,
    #[serde(default)]
    pub(crate) without_power: bool,
    #[serde(default)]
    pub(crate) out: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct CharacterGiven {
    pub(crate) token: Option<String>,
    pub(crate) position: Option<u8>,
    pub(crate) jail: Option<Jail>,
    pub(crate) face: Face,
}

/// A space number, or the deed with its state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DeedGiven {
    pub(crate) deed: u8,
    pub(crate) stage: StageName,
    pub(crate) mortgaged: bool,
    pub(crate) game_over: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeedObject {
    deed: u8,
    #[serde(default)]
    stage: Option<StageName>,
    #[serde(default)]
    mortgaged: bool,
    #[serde(default)]
    game_over: bool,
}

impl<'de> Deserialize<'de> for DeedGiven {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let value = serde_json::Value::deserialize(from)?;
        if value.is_number() {
            let deed = u8::deserialize(value).map_err(D::Error::custom)?;
            let stage = StageName::Number(0);
            return Ok(Self { deed, stage, mortgaged: false, game_over: false });
        }
        let given = DeedObject::deserialize(value).map_err(D::Error::custom)?;
        let stage = given.stage.unwrap_or(StageName::Number(0));
        Ok(Self { deed: given.deed, stage, mortgaged: given.mortgaged, game_over: given.game_over })
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnGiven {
    pub(crate) seat: Option<SeatName>,
    pub(crate) roll: Option<RollOwed>,
    pub(crate) doubles: Option<u8>,
    /// Owed after the halves of the turn.
    #[serde(default)]
    pub(crate) race: bool,
    #[serde(default)]
    pub(crate) second_roll: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StockGiven {
    pub(crate) houses: Option<u32>,
    pub(crate) castles: Option<u32>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FigureGiven {
    pub(crate) position: Option<u8>,
    #[serde(default)]
    pub(crate) asleep: Option<AsleepGiven>,
}

/// Whose turn it was when the battle was won, and whether that turn is still running.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AsleepGiven {
    pub(crate) seat: SeatName,
    pub(crate) this_turn: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AsleepObject {
    seat: SeatName,
    #[serde(default)]
    this_turn: bool,
}

impl<'de> Deserialize<'de> for AsleepGiven {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let value = serde_json::Value::deserialize(from)?;
        if value.is_string() {
            let seat = SeatName::deserialize(value).map_err(D::Error::custom)?;
            return Ok(Self { seat, this_turn: false });
        }
        let given = AsleepObject::deserialize(value).map_err(D::Error::custom)?;
        Ok(Self { seat: given.seat, this_turn: given.this_turn })
    }
}

/// One value, or the values of one throw.
#[derive(Debug)]
pub(crate) struct Throw(pub(crate) Vec<Shown>);

/// What a die shows: a number, or the name of a face of the power die.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Shown {
    Pips(u8),
    Power(String),
}

impl<'de> Deserialize<'de> for Throw {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let value = serde_json::Value::deserialize(from)?;
        let values = if value.is_array() { value } else { serde_json::Value::Array(vec![value]) };
        Vec::deserialize(values).map(Self).map_err(D::Error::custom)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) seat: Option<SeatName>,
    pub(crate) intent: Option<IntentName>,
    pub(crate) room: Option<OrderName>,
    pub(crate) timeout: Option<SeatName>,
    pub(crate) refused: Option<String>,
    pub(crate) expect: Option<Expect>,
    #[serde(default)]
    pub(crate) note: Option<String>,
}

/// What is wrong with a file before it is played.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("{path}: cannot be read: {source}")]
    Unreadable { path: PathBuf, source: std::io::Error },
    #[error("{path}: at `{at}`: {message}")]
    Malformed { path: PathBuf, at: String, message: String },
    #[error("{path}: holds no scenario")]
    Empty { path: PathBuf },
}

/// All scenarios of a file: one object, or an array of them.
///
/// # Errors
/// Where the file differs from the format, and how.
pub fn read(path: &Path) -> Result<Vec<Scenario>, FileError> {
    let text = std::fs::read_to_string(path)
        .map_err(|source| FileError::Unreadable { path: path.to_owned(), source })?;
    let malformed = |at: String, message: String| FileError::Malformed { path: path.to_owned(), at, message };
    let value: serde_json::Value = serde_json::from_str(&text)
        .map_err(|error| malformed(format!("line {}", error.line()), error.to_string()))?;
    let list = match value {
        serde_json::Value::Array(list) => list,
        one => vec![one],
    };
    if list.is_empty() {
        return Err(FileError::Empty { path: path.to_owned() });
    }
    let parse = |(index, value)| {
        serde_path_to_error::deserialize(value).map_err(
            |error: serde_path_to_error::Error<serde_json::Error>| {
                malformed(format!("[{index}].{}", error.path()), error.inner().to_string())
            },
        )
    };
    list.into_iter().enumerate().map(parse).collect()
}
