//! The rules of one game as data: an edition with the chosen options worked in. The engine reads numbers
//! and effects from here and knows no edition by name.

mod board;
mod dice;
mod effect;
mod feature;
mod figure;
mod numbers;
mod options;
mod table;

pub use board::{Board, BoardSpace, Building, Buildings, Card, DeckOf, Deed, Kind, Mortgage, Rent, SetOf};
pub use dice::{Die, DieId};
pub use effect::{DeedSort, Effect, Others, Tax, Terms, Who};
pub use feature::Feature;
pub use figure::{Battle, Figure, FigureId, Teammates};
pub use numbers::{
    BankEstate, CastleShortage, Ends, EstateDeeds, GivingUp, JailExit, Numbers, SetRent, Shortage,
};
pub use options::{Auctions, GameOptions, Pot, RentMode};
pub use table::{Outcome, OutcomeId, Table, TableId};

use crate::ids::{SetId, Space};
use crate::money::Coins;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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
    pub figure: Option<Figure>,
    #[serde(default)]
    pub tables: Vec<Table>,
    #[serde(default = "Feature::of_log_version_1")]
    pub features: BTreeSet<Feature>,
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

    /// The set of a deed, if it is a colour set: one whose rent rises when it is complete. Deeds that only count
    /// how many one owns are none (CEL-SET-2).
    #[must_use]
    pub fn colour_set_of(&self, space: Space) -> Option<&SetOf> {
        let staged = matches!(self.deed(space)?.rent, Rent::Stages { .. });
        self.set_of(space).filter(|_| staged)
    }

    /// Whether a deed can go to GAME OVER at all.
    #[must_use]
    pub fn can_be_over(&self, space: Space) -> bool {
        self.deed(space).is_some_and(|deed| deed.continue_cost.is_some())
    }

    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    #[must_use]
    pub fn table(&self, id: &TableId) -> Option<&Table> {
        self.tables.iter().find(|table| table.id == *id)
    }

    /// The faces of dice by id; all dice of a roll to move where none is named.
    #[must_use]
    pub fn faces(&self, dice: &[DieId]) -> Vec<u8> {
        let all = self.numbers.dice.iter();
        if dice.is_empty() {
            return all.map(|die| die.faces).collect();
        }
        let faces = |id: &DieId| self.numbers.dice.iter().find(|die| die.id == *id).map(|die| die.faces);
        dice.iter().filter_map(faces).collect()
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
