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
        /// The space that is reached does nothing (KRT-STAR-8).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        idle: bool,
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
    /// Coins in hand are laid on the space of who drops them (KRT-COINS-1).
    Drop {
        who: Hit,
        amount: Coins,
        /// The actor may take them at once (KRT-BOOST-10).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        actor_may_take: bool,
    },
    /// The richest of the others drops so much, all further ones that (KRT-BOOST-5).
    DropByWealth {
        richest: Coins,
        rest: Coins,
    },
    /// Each of the others drops, then pays the actor, before the next one does (KRT-BOOST-4).
    DropAndPay {
        drops: Coins,
        pays: Coins,
    },
    Sequence {
        of: Vec<Effect>,
    },
    /// The actor goes or skips (KRT-ASK-11).
    May {
        effect: Box<Effect>,
    },
    /// Put on the cheapest unowned deed, taking the coins there (KRT-STAR-2).
    JumpToCheapest,
    /// So many coins dropped, so many spaces forward (KRT-STAR-4).
    StepsForCoins {
        most: u32,
    },
    /// So many spaces, forward or back (KRT-STAR-9).
    StepsEitherWay {
        most: u32,
    },
    /// The power die and its face, standing still (KRT-RACE-9).
    RollPower,
    /// The power die once more at the end of the turn, if the actor wants (KRT-STAR-3).
    RollPowerLater,
    /// The next roll to move of all others is made without the power die (KRT-STAR-7).
    SilencePower,
    /// All coins that lie on the board (KRT-STAR-10).
    TakeLying,
    /// One marker where there is none (KRT-POWER-2).
    PlaceMarker {
        on: MarkerPlace,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        otherwise: Option<Box<Effect>>,
    },
    /// Up to so many markers on different own deeds (KRT-STAR-6).
    PlaceMarkers {
        most: u32,
    },
    /// Any markers off the board, so many coins from the Bank for each (KRT-BOOST-6).
    LiftMarkers {
        each: Coins,
        otherwise: Box<Effect>,
    },
    /// The star of the actor's character (KRT-SPACE-6).
    UseStar,
    /// Entry, rolls, prizes by place; the winner keeps the card (KRT-RACE).
    Race {
        fee: Coins,
        points: u32,
        prizes: Vec<Effect>,
    },
    /// The cheapest unowned deed, free (KRT-PRIZE-1).
    TakeCheapestDeed,
    /// A deed of another player at its printed price (KRT-PRIZE-3).
    BuyDeed,
    /// Anyone is put there, out of Jail too (KRT-PRIZE-4).
    PutOn {
        space: Space,
    },
    /// Two players swap a deed each (KRT-PRIZE-5).
    SwapDeeds,
    /// Any owned deed comes under the hammer (KRT-PRIZE-6).
    AuctionDeed,
    /// Another player goes to Jail (KRT-PRIZE-7).
    SendToJail,
    /// A card that another player won is raced for again (KRT-FINAL-1).
    Rematch,
}

impl Effect {
    /// What has no effect.
    pub const NOTHING: Self = Self::Sequence { of: Vec::new() };

    /// What happens instead where there is no target.
    #[must_use]
    pub fn otherwise(&self) -> Option<&Self> {
        match self {
            Self::PayActorRent { otherwise, .. }
            | Self::AdvanceToDeed { otherwise, .. }
            | Self::FigureAdvancesToDeed { otherwise, .. }
            | Self::FlipDearest { otherwise }
            | Self::ContinueOwn { otherwise }
            | Self::LiftMarkers { otherwise, .. } => Some(otherwise),
            Self::PlaceMarker { otherwise, .. } => otherwise.as_deref(),
            _ => None,
        }
    }

    /// Effects that stand inside this one, besides `otherwise`.
    #[must_use]
    pub fn inner(&self) -> &[Self] {
        match self {
            Self::Sequence { of } => of,
            Self::May { effect } => std::slice::from_ref(effect),
            Self::Race { prizes, .. } => prizes,
            _ => &[],
        }
    }

    /// Whether a choice among players, spaces or steps can come of it.
    #[must_use]
    pub fn may_ask(&self) -> bool {
        matches!(
            self,
            Self::Drop { .. }
                | Self::DropByWealth { .. }
                | Self::DropAndPay { .. }
                | Self::May { .. }
                | Self::StepsForCoins { .. }
                | Self::StepsEitherWay { .. }
                | Self::RollPowerLater
                | Self::PlaceMarker { .. }
                | Self::PlaceMarkers { .. }
                | Self::LiftMarkers { .. }
                | Self::UseStar
                | Self::Race { .. }
                | Self::BuyDeed
                | Self::PutOn { .. }
                | Self::SwapDeeds
                | Self::AuctionDeed
                | Self::SendToJail
                | Self::Rematch
                | Self::PayActor { who: Others::ChosenOther, .. }
        ) || self.inner().iter().chain(self.otherwise()).any(Self::may_ask)
    }

    /// Whether it moves the actor's token on the board, or leads to what may: a card, a table, a star.
    #[must_use]
    pub fn may_move_actor(&self) -> bool {
        matches!(self, Self::Draw { .. } | Self::ThrowTable { .. } | Self::UseStar) || self.moves_actor()
    }

    fn moves_actor(&self) -> bool {
        matches!(
            self,
            Self::AdvanceTo { .. }
                | Self::AdvanceBy { .. }
                | Self::AdvanceByRoll { .. }
                | Self::AdvanceToNext { .. }
                | Self::AdvanceToDeed { .. }
                | Self::MoveBack { .. }
                | Self::Hop { .. }
                | Self::JumpToCheapest
                | Self::StepsForCoins { .. }
                | Self::StepsEitherWay { .. }
        )
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
    /// One whom the actor picks (KRT-STAR-5).
    ChosenOther,
}

/// Who drops coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hit {
    Actor,
    /// The nearest other ahead; the actor picks among equals (KRT-POWER-3).
    NearestAhead,
    /// That one and the nearest behind (KRT-BOOST-9).
    NearestBothWays,
    Chosen,
    TwoChosen,
    AllOthers,
}

/// Where a marker may be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkerPlace {
    /// The path of the turn (KRT-BANANA-4).
    Path,
    OwnDeed,
    /// The actor's own space (KRT-RACE-9).
    OwnSpace,
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
