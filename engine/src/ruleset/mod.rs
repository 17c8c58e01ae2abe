//! The rules of one game as data: an edition with the chosen options worked in. The engine reads numbers
//! and effects from here and knows no edition by name.

mod board;
mod effect;
mod numbers;
mod options;

pub use board::{Board, BoardSpace, Building, Buildings, Card, DeckOf, Deed, Kind, Mortgage, Rent, SetOf};
pub use effect::{Effect, Others, Tax, Terms};
pub use numbers::{Ends, EstateDeeds, JailExit, Numbers};
pub use options::{Auctions, GameOptions, Pot, RentMode};

use crate::ids::{SetId, Space};
use crate::money::Coins;
use serde::{Deserialize, Serialize};

/// Everything that `decide` needs to know besides the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruleset {
    /// The edition's id and the hash of its data, kept with the game.
    pub edition: String,
    pub edition_hash: String,
    pub numbers: Numbers,
    pub options: GameOptions,
    pub board: Board,
    pub decks: Vec<DeckOf>,
    pub sets: Vec<SetOf>,
    pub buildings: Option<Buildings>,
}

impl Ruleset {
    /// The deed that belongs to a space, if any.
    #[must_use]
    pub fn deed(&self, space: Space) -> Option<&Deed> {
        self.board.spaces.get(space.index())?.deed.as_ref()
    }

    /// The printed price of a deed; nothing for a space without one.
    #[must_use]
    pub fn price(&self, space: Space) -> Coins {
        self.deed(space).map_or(Coins::ZERO, |deed| deed.price)
    }

    /// All spaces with a deed, in board order.
    pub fn deeds(&self) -> impl Iterator<Item = (Space, &Deed)> {
        self.board.spaces.iter().filter_map(|space| Some((space.index, space.deed.as_ref()?)))
    }

    #[must_use]
    pub fn set(&self, id: &SetId) -> Option<&SetOf> {
        self.sets.iter().find(|set| set.id == *id)
    }

    /// The set that a deed belongs to; editions are validated to give every deed one.
    #[must_use]
    pub fn set_of(&self, space: Space) -> Option<&SetOf> {
        self.set(&self.deed(space)?.set)
    }

    #[must_use]
    pub fn card(&self, id: &crate::ids::CardId) -> Option<(&DeckOf, &Card)> {
        self.decks.iter().find_map(|deck| Some((deck, deck.cards.iter().find(|card| card.id == *id)?)))
    }

    /// The stage at which a deed bears a castle: one above the houses it takes (GEN-BUILD-4, COL-SPEED-2).
    #[must_use]
    pub fn castle_stage(&self) -> u8 {
        self.buildings.as_ref().map_or(0, |b| b.houses_before_castle + 1)
    }
}
