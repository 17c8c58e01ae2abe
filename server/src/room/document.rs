//! What a room is besides its game, as it is stored.

use crate::dice::{Contribution, Secret};
use crate::seams::{RoomRow, StoredSeat};
use crate::time::Millis;
use editions::OptionValues;
use engine::Seat;
use engine::ids::CharacterId;
use protocol::{Privacy, RoomPhase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use uuid::Uuid;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Document {
    pub room: Uuid,
    pub code: String,
    pub watch: String,
    pub edition: String,
    /// As chosen; what is absent has its default.
    pub options: OptionValues,
    pub privacy: Privacy,
    pub phase: RoomPhase,
    /// Whose rights they are by right.
    pub creator: Uuid,
    /// Who has them now.
    pub host: Uuid,
    pub seats: Vec<Place>,
    pub secret: Secret,
    pub game: Option<Uuid>,
    /// The room of the rematch.
    pub next: Option<Uuid>,
    /// Who was sent away, and until when.
    pub barred: BTreeMap<Uuid, Millis>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Place {
    pub sitter: Sitter,
    pub token: Option<String>,
    /// The second character, where two players lead two each (KRT-DUO-1).
    #[serde(default)]
    pub second: Option<String>,
    pub ready: bool,
    pub contribution: Option<Contribution>,
    pub steering: Steering,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    Open,
    Person { player: Uuid, name: String },
    Bot { name: String },
}

/// Who acts for a person's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Steering {
    Person,
    /// A bot, until the person acts or returns.
    StandIn,
}

impl Place {
    #[must_use]
    pub fn open() -> Self {
        Self {
            sitter: Sitter::Open,
            token: None,
            second: None,
            ready: false,
            contribution: None,
            steering: Steering::Person,
        }
    }

    #[must_use]
    pub fn taken(sitter: Sitter, token: Option<String>) -> Self {
        let ready = matches!(sitter, Sitter::Bot { .. });
        Self { sitter, token, second: None, ready, contribution: None, steering: Steering::Person }
    }

    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Open => None,
            Sitter::Person { name, .. } | Sitter::Bot { name } => Some(name),
        }
    }

    #[must_use]
    pub fn player(&self) -> Option<Uuid> {
        match &self.sitter {
            Sitter::Person { player, .. } => Some(*player),
            Sitter::Open | Sitter::Bot { .. } => None,
        }
    }

    /// Whether the token is this seat's.
    #[must_use]
    pub fn has(&self, token: &str) -> bool {
        self.token.as_deref() == Some(token) || self.second.as_deref() == Some(token)
    }

    /// The characters that the seat leads.
    #[must_use]
    pub fn lineup(&self) -> Vec<CharacterId> {
        let first = self.token.clone().unwrap_or_default();
        std::iter::once(first).chain(self.second.clone()).map(CharacterId).collect()
    }

    #[must_use]
    pub fn is_open(&self) -> bool {
        self.sitter == Sitter::Open
    }
}

impl Document {
    #[must_use]
    pub fn seat_of(&self, player: Uuid) -> Option<Seat> {
        self.seats.iter().position(|place| place.player() == Some(player)).map(Seat::at)
    }

    /// People with their seats.
    pub fn people(&self) -> impl Iterator<Item = (Seat, Uuid)> {
        self.seats.iter().enumerate().filter_map(|(index, place)| Some((Seat::at(index), place.player()?)))
    }

    #[must_use]
    pub fn taken(&self) -> usize {
        self.seats.iter().filter(|place| !place.is_open()).count()
    }

    /// The first token of the box that nobody has.
    #[must_use]
    pub fn free_token(&self, box_of: &[String]) -> Option<String> {
        let taken = |token: &&String| self.seats.iter().any(|place| place.has(token));
        box_of.iter().find(|token| !taken(token)).cloned()
    }

    /// The row that is stored.
    #[must_use]
    pub fn row(&self) -> RoomRow {
        let phase = match self.phase {
            RoomPhase::Lobby => "lobby",
            RoomPhase::Playing => "playing",
            RoomPhase::Finished => "finished",
        };
        // A document is plain data with text keys.
        let document = serde_json::to_string(self).expect("a document can be written");
        RoomRow {
            code: (self.phase != RoomPhase::Finished).then(|| self.code.clone()),
            watch: self.watch.clone(),
            edition: self.edition.clone(),
            phase,
            game: self.game,
            people: self.people().collect(),
            document,
        }
    }

    /// The seats as the record of the game keeps them.
    #[must_use]
    pub fn stored_seats(&self) -> Vec<StoredSeat> {
        let stored = |(index, place): (usize, &Place)| StoredSeat {
            seat: Seat::at(index),
            name: place.name().map(str::to_owned),
            token: place.token.clone().unwrap_or_default(),
            second: place.second.clone(),
            bot: place.player().is_none(),
            contribution: place.contribution.map(String::from),
        };
        self.seats.iter().enumerate().map(stored).collect()
    }
}
