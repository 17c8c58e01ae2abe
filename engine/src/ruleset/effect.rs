//! What cards and spaces do: one closed vocabulary for both.

use super::board::Kind;
use crate::ids::{DeckId, Space};
use crate::money::Coins;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    BankPays {
        amount: Coins,
    },
    PayBank {
        amount: Coins,
    },
    /// Counted when the card is drawn (GEN-CARD-3).
    PayBankPerBuilding {
        house: Coins,
        castle: Coins,
    },
    /// Each of the others pays the one concerned (COL-CARDS-10).
    PayActor {
        who: Others,
        amount: Coins,
    },
    /// The one concerned pays each of the others (COL-CARDS-9).
    ActorPays {
        who: Others,
        amount: Coins,
    },
    AdvanceTo {
        space: Space,
    },
    /// Clockwise to the next space of a kind, never the one stood on (GEN-CARD-2).
    AdvanceToNext {
        target: Kind,
        #[serde(default)]
        terms: Terms,
    },
    MoveBack {
        steps: u32,
    },
    GoToJail,
    /// Draw the top card of a deck at once (GEN-CARD-1).
    Draw {
        deck: DeckId,
    },
    /// Kept until it is used to leave Jail (GEN-CARD-4).
    KeepForJail,
    /// The player chooses between a flat sum and a share of worth (COL-OPTIONS-5).
    TaxChoice(Tax),
    /// Whatever lies in the pot (GEN-OPTIONS-2).
    TakePot,
}

/// Whom an effect on several players concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Others {
    AllOthers,
}

/// How a card changes the rent of the space that it leads to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Times the usual rent.
    #[serde(default)]
    pub rent_factor: Option<u32>,
    /// Times a fresh throw, however many the owner has.
    #[serde(default)]
    pub die_factor: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tax {
    pub flat: Coins,
    pub percent: u32,
}
