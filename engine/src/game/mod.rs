//! The state of one game. Plain data that a fold of events produces and that goes on from any saved moment.

mod begin;
mod claim;
mod evolve;
mod figure;
mod player;
mod query;
mod stored;
mod trade;

pub use begin::{DeedPosition, Position, PositionError, SeatPosition, one_each};
pub use claim::{Claim, Debt, Due};
pub use figure::{FigureState, Sleep};
pub use player::{
    Character, DeckState, DeedState, Face, Jail, Player, PowerDie, Presence, Standing, Stock, Title,
};
pub use trade::{Decline, TradeOffer};

use crate::chance::Chance;
use crate::frames::Frame;
use crate::ids::{CharacterId, DecisionId, OfferId, Seat, Space};
use crate::money::Coins;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::TS;

/// What one auction is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Lot {
    Deed {
        deed: Space,
    },
    /// A contested building (GEN-STOCK-3).
    Piece {
        piece: Piece,
    },
}

/// A kind of building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    House,
    Castle,
}

/// How far the game is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Phase {
    /// Not begun: waits for the room's order to start.
    Lobby,
    Playing,
    /// The last turn is over; open claims may still be made (GEN-END-5).
    Counting,
    Over {
        standings: Vec<Standing>,
        #[serde(default)]
        victor: Victor,
    },
}

/// Who won: the first of the standings, or the figure and nobody of them (MOV-END-2, -4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Victor {
    #[default]
    Player,
    Figure,
}

/// What the running turn still owes (GEN-TURN).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RollOwed {
    /// The turn-opening roll, a try to leave Jail included.
    Opening,
    /// Another roll after doubles (GEN-DICE-3).
    Extra,
    Nothing,
}

/// What a turn owes after its two halves, in this order (KRT-TURN-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// KRT-STAR-3.
    SecondRoll,
    /// KRT-TURN-6.
    Race,
}

/// Coins that a mover came across, as many as lay there then (KRT-COINS-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Pickup {
    pub seat: Seat,
    pub space: Space,
    pub amount: Coins,
}

/// Whether the room has reported that the time limit is reached (GEN-END-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Time {
    #[default]
    Running,
    Up,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub phase: Phase,
    pub players: Vec<Player>,
    pub deeds: BTreeMap<Space, DeedState>,
    pub decks: Vec<DeckState>,
    pub stock: Stock,
    /// What the Bank has taken in less what it has paid out; all purses together are always zero.
    pub bank: i64,
    pub pot: Coins,
    pub chance: Chance,
    /// Whose turn it is, what it owes and how many doubles it has seen.
    pub active: Seat,
    pub roll_owed: RollOwed,
    pub doubles: u8,
    /// The seat that began the game, and the running round from 1 (GEN-END-4).
    pub starter: Seat,
    pub round: u32,
    /// Turns begun so far.
    pub turn: u32,
    pub time: Time,
    /// Open procedures above the turn, the innermost last.
    pub frames: Vec<Frame>,
    pub claims: Vec<Claim>,
    /// Debts that wait for the hammer or the settling of a contested piece (GEN-AUCTION-8).
    pub deferred: Vec<Debt>,
    /// Deeds of those who went out to the Bank, still to be auctioned (GEN-ESTATE-4).
    pub estates: Vec<Vec<Space>>,
    pub offers: BTreeMap<OfferId, TradeOffer>,
    /// Offers made so far; the next one's id is one more.
    pub offers_made: u32,
    /// Offers declined in the running turn (GEN-TRADE-4).
    pub declines: Vec<Decline>,
    /// Kinds of building that wait for the next opening roll (GEN-STOCK-4).
    pub held_back: BTreeSet<Piece>,
    /// Those who went out, earliest first.
    pub gone: Vec<Seat>,
    pub decision: DecisionId,
    /// The figure that walks the board, where the edition has one.
    #[serde(default)]
    pub figure: Option<FigureState>,
    /// Coins that lie on spaces (KRT-COINS-1).
    #[serde(default, with = "crate::keyed", skip_serializing_if = "BTreeMap::is_empty")]
    pub lying: BTreeMap<Space, Coins>,
    /// Spaces with a marker, and how many are left in stock.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub markers: BTreeSet<Space>,
    #[serde(default)]
    pub markers_left: u32,
    /// The path of the running turn (KRT-BANANA-4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Space>,
    /// What the running turn owes after its two halves.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub duties: BTreeSet<Duty>,
    /// Who makes the moves of the running turn, where a seat leads two characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mover: Option<CharacterId>,
    /// Those of two characters whose way out of Jail has been tried in the running turn (KRT-DUO-7).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub tried: BTreeSet<CharacterId>,
    /// Coins come across that may still be taken (KRT-COINS-3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pickups: Vec<Pickup>,
    /// The last roll to move, for the table to see.
    pub last_roll: Option<(Seat, Vec<u8>)>,
}
