//! Spaces, deeds, sets, decks and buildings.

use super::effect::Effect;
use crate::ids::{CardId, DeckId, SetId, Space};
use crate::money::Coins;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// A ring; the position in the list is the index.
    pub spaces: Vec<BoardSpace>,
    pub go: Space,
    pub jail: Space,
}

impl Board {
    /// The space so many steps ahead, and how often GO was reached or passed on the way (GEN-TURN-5).
    #[must_use]
    pub fn ahead(&self, from: Space, steps: u32) -> (Space, u32) {
        let size = u32::try_from(self.spaces.len()).unwrap_or(u32::MAX).max(1);
        let to_go = self.distance(from, self.go);
        let to_go = if to_go == 0 { size } else { to_go };
        let passes = if steps < to_go { 0 } else { 1 + (steps - to_go) / size };
        let index = (u32::from(from.0) + steps) % size;
        (Space(u8::try_from(index).unwrap_or(0)), passes)
    }

    /// The space so many steps back.
    #[must_use]
    pub fn back(&self, from: Space, steps: u32) -> Space {
        let size = u32::try_from(self.spaces.len()).unwrap_or(u32::MAX).max(1);
        self.ahead(from, size - steps % size).0
    }

    /// The next space of a kind clockwise, never the one stood on unless there is no other (GEN-CARD-2).
    #[must_use]
    pub fn next_of(&self, from: Space, kind: &Kind) -> Option<Space> {
        let of_kind = self.spaces.iter().filter(|space| space.kind == *kind).map(|space| space.index);
        of_kind.min_by_key(|space| (*space == from, self.distance(from, *space)))
    }

    /// Steps clockwise from one space to another, none if they are the same.
    #[must_use]
    pub fn distance(&self, from: Space, to: Space) -> u32 {
        let size = u32::try_from(self.spaces.len()).unwrap_or(u32::MAX).max(1);
        (u32::from(to.0) + size - u32::from(from.0)) % size
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardSpace {
    pub index: Space,
    /// The edition's word for the kind of space; the target of "move to the next …" cards.
    pub kind: Kind,
    pub deed: Option<Deed>,
    /// What landing does; nothing on most spaces.
    pub effect: Option<Effect>,
}

/// A word of the edition file such as `mover`; compared, never interpreted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Kind(pub String);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    pub set: SetId,
    pub price: Coins,
    pub rent: Rent,
    /// Price of a house and of the castle on top; none on deeds that take no building.
    pub building: Option<Building>,
    pub mortgage: Option<Mortgage>,
    /// What turning it open again costs; none on deeds that never go to GAME OVER (MOV-OVER-3).
    pub continue_cost: Option<Coins>,
    /// What it counts where points decide (KRT-END-2).
    #[serde(default)]
    pub points: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Building {
    pub house_cost: Coins,
    pub castle_cost: Coins,
}

/// What the Bank lends, what the charge is and what lifting costs in all (COL-MORTGAGE-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mortgage {
    pub value: Coins,
    pub interest: Coins,
    pub lift: Coins,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rent {
    /// By stage: bare, bare with the complete set, houses, castle (COL-RENT-1, -2).
    Stages { base: Coins, set: Coins, houses: Vec<Coins>, castle: Option<Coins> },
    /// By how many of the set the owner has, the first for one (COL-RENT-3).
    ByNumberOwned(Vec<Coins>),
    /// A throw times a factor by how many of the set the owner has (COL-RENT-4).
    DieFactors(Vec<u32>),
}

/// Deeds that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetOf {
    pub id: SetId,
    /// In board order.
    pub deeds: Vec<Space>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckOf {
    pub id: DeckId,
    pub cards: Vec<Card>,
    #[serde(default)]
    pub order: DeckOrder,
    #[serde(default)]
    pub drawn: Drawn,
}

/// How a deck lies at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckOrder {
    #[default]
    Shuffled,
    /// As printed, for everybody to know (KRT-SETUP-3).
    Printed,
}

/// Where a drawn card goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// Under its deck (GEN-SETUP-3).
    #[default]
    Returns,
    /// To a player or out of the game (KRT-SETUP-3).
    StaysOut,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub id: CardId,
    pub effect: Effect,
}

/// The pieces in the box (GEN-BUILD, GEN-STOCK).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Buildings {
    pub houses: u32,
    pub castles: u32,
    /// Houses that must stand before a castle, and that it replaces.
    pub houses_before_castle: u8,
}
