//! What cards, spaces and outcomes do: one closed vocabulary for all of them.

use super::board::Kind;
use super::dice::DieId;
use super::table::TableId;
use crate::ids::{DeckId, Space};
use crate::money::Coins;
use serde::{Deserialize, Serialize};

/// *The actor* is who drew the card or reached the space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    BankPays {
        amount: Coins,
    },
    PayBank {
        #[serde(default, skip_serializing_if = "Who::is_actor")]
        who: Who,
        amount: Coins,
    },
    /// So many coins for each pip of a throw.
    BankPaysRoll {
        per_pip: Coins,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dice: Vec<DieId>,
    },
    PayBankRoll {
        per_pip: Coins,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dice: Vec<DieId>,
    },
    /// For each complete set, at least the minimum.
    BankPaysPerSet {
        amount: Coins,
        minimum: Coins,
    },
    /// Counted when the card is drawn (GEN-CARD-3).
    PayBankPerBuilding {
        house: Coins,
        castle: Coins,
    },
    /// For each `per` deeds, rounded up; counted when the card is drawn (GEN-CARD-3).
    PayBankPerDeed {
        #[serde(default, skip_serializing_if = "Who::is_actor")]
        who: Who,
        amount: Coins,
        per: u32,
    },
    /// Each of the others pays the actor (COL-CARDS-10).
    PayActor {
        who: Others,
        amount: Coins,
    },
    /// As `PayActor`, the current rent of the actor's dearest open deed (MOV-QB-8).
    PayActorRent {
        who: Others,
        otherwise: Box<Effect>,
    },
    /// The actor pays each of the others (COL-CARDS-9).
    ActorPays {
        who: Others,
        amount: Coins,
    },
    AdvanceTo {
        space: Space,
    },
    AdvanceBy {
        steps: u32,
    },
    AdvanceByRoll {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dice: Vec<DieId>,
    },
    /// Clockwise to the next space of a kind, never the one stood on (GEN-CARD-2).
    AdvanceToNext {
        target: Kind,
        #[serde(default)]
        terms: Terms,
    },
    /// Clockwise to the next deed of a sort, never the one stood on (MOV-BOWSER-8).
    AdvanceToDeed {
        which: DeedSort,
        #[serde(default)]
        terms: Terms,
        otherwise: Box<Effect>,
    },
    MoveBack {
        steps: u32,
    },
    /// On to another space, for who came by dice or by a number of steps (MOV-WARP-1, -4).
    Hop {
        to: Space,
    },
    GoToJail,
    /// Draw the top card of a deck at once (GEN-CARD-1).
    Draw {
        deck: DeckId,
    },
    /// A throw decides between outcomes (CEL-BLOCK-1).
    ThrowTable {
        table: TableId,
    },
    /// Kept until it is used to leave Jail (GEN-CARD-4).
    KeepForJail,
    /// The player chooses between a flat sum and a share of worth (COL-OPTIONS-5).
    TaxChoice(Tax),
    /// Whatever lies in the pot (GEN-OPTIONS-2).
    TakePot,
    /// A full move of the figure. While it sleeps its effects do nothing (MOV-CARD-3, -4).
    FigureAdvances {
        steps: u32,
    },
    FigureAdvancesByRoll {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dice: Vec<DieId>,
    },
    FigureAdvancesToDeed {
        which: DeedSort,
        otherwise: Box<Effect>,
    },
    /// Put down there, meeting nobody (MOV-CARD-3).
    FigurePlaced {
        space: Space,
    },
    /// Put down on the actor's space, where it lands (MOV-BF-9).
    FigureDrops,
    /// The actor's dearest open unprotected deed goes to GAME OVER (MOV-BF-10, MOV-CARD-6).
    FlipDearest {
        otherwise: Box<Effect>,
    },
    /// Everyone puts one own open unprotected deed into GAME OVER (MOV-BF-11).
    FlipEach,
    /// One own deed in GAME OVER continues free (MOV-QB-13).
    ContinueOwn {
        otherwise: Box<Effect>,
    },
}

impl Effect {
    /// What happens instead where there is no target.
    #[must_use]
    pub fn otherwise(&self) -> Option<&Self> {
        match self {
            Self::PayActorRent { otherwise, .. }
            | Self::AdvanceToDeed { otherwise, .. }
            | Self::FigureAdvancesToDeed { otherwise, .. }
            | Self::FlipDearest { otherwise }
            | Self::ContinueOwn { otherwise } => Some(otherwise),
            _ => None,
        }
    }
}

/// Whom a payment to the Bank concerns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    #[default]
    Actor,
    /// Everyone at the table, the actor first (MOV-CARD-1).
    Everyone,
}

impl Who {
    // serde hands over a reference.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
    fn is_actor(&self) -> bool {
        *self == Self::Actor
    }
}

/// Which of the others an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Others {
    AllOthers,
    /// Most coins, tied ones: the first clockwise from the actor (MOV-CARD-5).
    RichestOther,
}

/// A sort of deed to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeedSort {
    Unowned,
    /// Owned by another player than the actor.
    OfOthers,
    /// Owned and outside a complete set, open or closed (MOV-BF-7).
    Unprotected,
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
