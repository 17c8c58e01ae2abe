//! What a seat holds, and the state of deeds, decks and stock.

use crate::ids::{CardId, DeckId, Seat, Space};
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
pub struct Player {
    pub seat: Seat,
    pub token: String,
    pub presence: Presence,
    pub cash: Coins,
    pub position: Space,
    pub jail: Option<Jail>,
    /// Kept jail cards with the deck they came from.
    pub cards: Vec<(DeckId, CardId)>,
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
}
