//! The rules of one game as data: an edition with the chosen options worked in. The engine reads numbers
//! and effects from here and knows no edition by name.

mod board;
mod characters;
mod dice;
mod effect;
mod extras;
mod feature;
mod figure;
mod numbers;
mod options;
mod power;
mod table;

pub use board::{
    Board, BoardSpace, Building, Buildings, Card, DeckOf, DeckOrder, Deed, Drawn, Kind, Mortgage, Rent, SetOf,
};
pub use characters::{Boost, CharacterOf};
pub use dice::{Die, DieId};
pub use effect::{DeedSort, Effect, Hit, MarkerPlace, Others, Tax, Terms, Who};
pub use extras::{MarkerId, Markers, Points, Races};
pub use feature::Feature;
pub use figure::{Battle, Figure, FigureId, Teammates};
pub use numbers::{
    BankEstate, Bidding, CastleShortage, Ends, EstateDeeds, GivingUp, JailExit, JailRoll, LastTry, Numbers,
    SetRent, Shortage, Shortfall, Trades,
};
pub use options::{Auctions, GameOptions, Pickup, Pot, RentMode};
pub use power::{HalvesOrder, Power, PowerId};
pub use table::{Outcome, OutcomeId, Table, TableId};

use crate::ids::{CharacterId, SetId, Space};
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
    /// What the faces of the power die do; none where there is no such die.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What tokens can do, where they are characters.
    #[serde(default)]
    pub characters: Vec<CharacterOf>,
    #[serde(default)]
    pub markers: Option<Markers>,
    #[serde(default)]
    pub races: Option<Races>,
    #[serde(default)]
    pub points: Option<Points>,
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
        match feature {
            // Rules stored before these were told apart do not write them.
            Feature::JailCards => {
                self.decks.iter().flat_map(|deck| &deck.cards).any(|card| card.effect == Effect::KeepForJail)
            }
            Feature::Bankruptcy => self.numbers.shortfall == Shortfall::Bankruptcy,
            Feature::PowerDie => !self.powers.is_empty(),
            Feature::Choices => self.asks_for_choices(),
            Feature::Races => self.races.is_some(),
            Feature::Pickup => self.options.pickup == Pickup::Ask,
            written => self.features.contains(&written),
        }
    }

    /// Whether a power, a star, a prize or a space can ask for a player, a space or a number of steps.
    fn asks_for_choices(&self) -> bool {
        let spaces = self.board.spaces.iter().filter_map(|space| space.effect.as_ref());
        let cards = self.decks.iter().flat_map(|deck| &deck.cards).map(|card| &card.effect);
        let outcomes = self.tables.iter().flat_map(|table| &table.outcomes).map(|outcome| &outcome.effect);
        let printed = spaces.chain(cards).chain(outcomes).any(Effect::may_ask);
        let who_moves = self.numbers.characters_for_two > 1;
        printed || who_moves || !self.powers.is_empty() || !self.characters.is_empty()
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

    /// The die whose faces are powers, if there is one.
    #[must_use]
    pub fn power_die(&self) -> Option<&Die> {
        self.numbers.dice.iter().find(|die| !die.powers.is_empty())
    }

    /// The dice that show pips, by id.
    #[must_use]
    pub fn pip_dice(&self) -> Vec<DieId> {
        let pips = self.numbers.dice.iter().filter(|die| die.powers.is_empty());
        pips.map(|die| die.id.clone()).collect()
    }

    #[must_use]
    pub fn power(&self, id: &PowerId) -> Option<&Power> {
        self.powers.iter().find(|power| power.id == *id)
    }

    #[must_use]
    pub fn character(&self, id: &CharacterId) -> Option<&CharacterOf> {
        self.characters.iter().find(|character| character.id == *id)
    }

    /// How many characters each of so many players leads (KRT-DUO-1).
    #[must_use]
    pub fn characters_each(&self, players: usize) -> usize {
        if players == 2 { usize::from(self.numbers.characters_for_two) } else { 1 }
    }

    /// The points that a race card prints.
    #[must_use]
    pub fn card_points(&self, card: &crate::ids::CardId) -> u32 {
        match self.card(card).map(|(_, card)| &card.effect) {
            Some(Effect::Race { points, .. }) => *points,
            _ => 0,
        }
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
