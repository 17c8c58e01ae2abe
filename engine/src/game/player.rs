//! What a seat holds, and the state of deeds, decks and stock.

use crate::ids::{CardId, CharacterId, DeckId, Seat, Space};
use crate::money::Coins;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A stay in Jail: the failed tries so far (GEN-JAIL-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Jail {
    pub tries: u8,
}

/// Whether a player is still at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    AtTable,
    /// Eliminated, for good (GEN-DEBT-5).
    Out,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "super::stored::StoredPlayer")]
pub struct Player {
    pub seat: Seat,
    pub presence: Presence,
    pub cash: Coins,
    /// Who moves for the seat: one character, or two where two players lead two each (KRT-DUO-1).
    pub characters: Vec<Character>,
    /// Position in that list of who acts now.
    pub acting: usize,
    /// Kept jail cards with the deck they came from.
    pub cards: Vec<(DeckId, CardId)>,
    /// Race cards won, the first one first (KRT-RACE-6).
    pub won: Vec<CardId>,
    pub power: PowerDie,
}

impl Player {
    /// Who acts for the seat now; the only one nearly everywhere.
    #[must_use]
    pub fn acting(&self) -> &Character {
        &self.characters[self.acting]
    }

    #[must_use]
    pub fn position(&self) -> Space {
        self.acting().position
    }

    #[must_use]
    pub fn jail(&self) -> Option<Jail> {
        self.acting().jail
    }

    /// The character by its id, or who acts where none is named.
    pub(crate) fn character_mut(&mut self, id: Option<&CharacterId>) -> Option<&mut Character> {
        match id {
            Some(id) => self.characters.iter_mut().find(|character| character.id == *id),
            None => self.characters.get_mut(self.acting),
        }
    }
}

/// A token on the board and who it stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Character {
    pub id: CharacterId,
    pub position: Space,
    pub jail: Option<Jail>,
    pub face: Face,
}

impl Character {
    /// Face up and not in Jail.
    #[must_use]
    pub fn new(id: CharacterId, position: Space) -> Self {
        Self { id, position, jail: None, face: Face::Up }
    }
}

/// A character card that was turned down has moved and waits for the other one (KRT-DUO-2, -3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    #[default]
    Up,
    Down,
}

/// Whether the next roll to move is made with the power die (KRT-STAR-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PowerDie {
    #[default]
    Thrown,
    Missed,
}

/// One state for each deed: ownership, buildings and title are separate facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeedState {
    pub owner: Option<Seat>,
    /// 0 bare, then its houses, then the castle.
    pub stage: u8,
    pub title: Title,
}

/// Whether a deed brings rent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    #[default]
    Open,
    Mortgaged,
    /// Brings no rent until it continues; owned or not (MOV-OVER).
    GameOver,
}

/// A deck; the first card is on top. The order is nobody's to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckState {
    pub id: DeckId,
    pub cards: Vec<CardId>,
}

/// Buildings left with the Bank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Stock {
    pub houses: u32,
    pub castles: u32,
}

impl Stock {
    pub(crate) fn take(&mut self, piece: super::Piece) {
        let left = self.of(piece);
        *left = left.saturating_sub(1);
    }

    pub(crate) fn put_back(&mut self, piece: super::Piece) {
        let left = self.of(piece);
        *left = left.saturating_add(1);
    }

    fn of(&mut self, piece: super::Piece) -> &mut u32 {
        match piece {
            super::Piece::House => &mut self.houses,
            super::Piece::Castle => &mut self.castles,
        }
    }
}

/// A place in the final standings; equal worth shares a place (GEN-END-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    pub seat: Seat,
    pub place: u8,
    /// What the count came to; absent for those who went out.
    pub worth: Option<Coins>,
    /// Deeds and race cards together, where they decide between equal points (KRT-END-3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub holdings: Option<u32>,
}
