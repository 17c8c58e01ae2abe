//! What a seat may do at this moment. One list feeds the buttons, the bots, the defaults and the tests,
//! and what it admits is exactly what is accepted.

use crate::ids::{CardId, OfferId, Seat, SetId, Space};
use crate::intent::{Intent, Site};
use crate::money::Coins;
use crate::view::Question;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One deed of a set: its stage now, and its stage when the set is lowered as far as it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StageOf {
    pub deed: Space,
    pub stage: u8,
    pub least: u8,
}

/// A thing that a seat may do now, with its bounds and what it costs or brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Action {
    Roll,
    EndTurn,
    PayFine {
        cost: Coins,
    },
    UseJailCard {
        card: CardId,
    },
    Buy {
        deed: Space,
        cost: Coins,
    },
    Decline {
        deed: Space,
    },
    /// Any whole amount from `min` to `max`.
    Bid {
        min: Coins,
        max: Coins,
    },
    Pass,
    /// `amount` is absent for a rent by dice: `factor` times a throw.
    Claim {
        deed: Space,
        debtor: Seat,
        amount: Option<Coins>,
        factor: Option<u32>,
    },
    Waive {
        deed: Space,
    },
    Build {
        deed: Space,
        cost: Coins,
    },
    Sell {
        deed: Space,
        brings: Coins,
    },
    /// The set as it stands; it may be lowered to any even state none of whose stages is higher.
    SellDown {
        set: SetId,
        stages: Vec<StageOf>,
        brings_each: Coins,
    },
    Mortgage {
        deed: Space,
        brings: Coins,
    },
    Lift {
        deed: Space,
        cost: Coins,
    },
    Keep {
        deed: Space,
        cost: Coins,
    },
    /// The place that would be named; none where the winner places the piece afterwards.
    Want {
        deed: Option<Space>,
    },
    Leave,
    Place {
        deed: Space,
    },
    PayFlat {
        cost: Coins,
    },
    /// `percent` of the worth, which is not shown before the choice (COL-OPTIONS-5).
    PayPercent {
        percent: u32,
    },
    Continue {
        deed: Space,
        cost: Coins,
    },
    Done,
    SellDeed {
        deed: Space,
        brings: Coins,
    },
    PickPlayer {
        player: Seat,
    },
    PickDeed {
        deed: Space,
    },
    Settle {
        cost: Coins,
    },
    GiveUp,
    Resign,
    /// An offer to `to`, of at most this cash and any of these deeds and cards, for anything.
    Propose {
        to: Seat,
        cash: Coins,
        deeds: Vec<Space>,
        cards: Vec<CardId>,
    },
    Counter {
        offer: OfferId,
        revision: u32,
        cash: Coins,
        deeds: Vec<Space>,
        cards: Vec<CardId>,
    },
    DeclineOffer {
        offer: OfferId,
    },
    Withdraw {
        offer: OfferId,
    },
    Accept {
        offer: OfferId,
        revision: u32,
    },
}

impl Action {
    /// Whether it answers this question rather than acts beside it.
    #[must_use]
    pub fn is_answer(&self, question: &Question) -> bool {
        match self {
            Self::Roll
            | Self::EndTurn
            | Self::PayFine { .. }
            | Self::UseJailCard { .. }
            | Self::Buy { .. }
            | Self::Decline { .. }
            | Self::Bid { .. }
            | Self::Pass
            | Self::Keep { .. }
            | Self::Want { .. }
            | Self::Leave
            | Self::Place { .. }
            | Self::PayFlat { .. }
            | Self::PayPercent { .. }
            | Self::Settle { .. }
            | Self::Done
            | Self::PickPlayer { .. }
            | Self::PickDeed { .. }
            | Self::GiveUp => true,
            Self::Continue { .. } => {
                matches!(question, Question::Roll | Question::Jail { .. } | Question::Inheritance { .. })
            }
            Self::Lift { .. } => matches!(question, Question::Interest { .. }),
            Self::Claim { .. } | Self::Waive { .. } => matches!(question, Question::LastClaims),
            Self::Build { .. }
            | Self::Sell { .. }
            | Self::SellDown { .. }
            | Self::Mortgage { .. }
            | Self::SellDeed { .. }
            | Self::Resign
            | Self::Propose { .. }
            | Self::Counter { .. }
            | Self::DeclineOffer { .. }
            | Self::Withdraw { .. }
            | Self::Accept { .. } => false,
        }
    }

    /// The plainest intent that this action admits: the lowest bid, the whole set sold, an offer of one coin.
    #[must_use]
    pub fn sample(&self) -> Option<Intent> {
        Some(match self.clone() {
            Self::Roll => Intent::Roll,
            Self::EndTurn => Intent::EndTurn,
            Self::PayFine { .. } => Intent::PayFine,
            Self::UseJailCard { .. } => Intent::UseJailCard,
            Self::Buy { .. } => Intent::Buy,
            Self::Decline { .. } => Intent::Decline,
            Self::Bid { min, .. } => Intent::Bid { amount: min },
            Self::Pass => Intent::Pass,
            Self::Claim { deed, .. } => Intent::Claim { deed },
            Self::Waive { deed } => Intent::Waive { deed },
            Self::Build { deed, .. } => Intent::Build { deed },
            Self::Sell { deed, .. } => Intent::Sell { deed },
            Self::SellDown { set, stages, .. } => {
                Intent::SellDown { set, stages: stages.into_iter().map(|of| (of.deed, of.least)).collect() }
            }
            Self::Mortgage { deed, .. } => Intent::Mortgage { deed },
            Self::Lift { deed, .. } => Intent::Lift { deed },
            Self::Keep { deed, .. } => Intent::Keep { deed },
            Self::Want { deed } => Intent::Want(deed.map(|deed| Site { deed })),
            Self::Leave => Intent::Leave,
            Self::Place { deed } => Intent::Place { deed },
            Self::PayFlat { .. } => Intent::PayFlat,
            Self::PayPercent { .. } => Intent::PayPercent,
            Self::Continue { deed, .. } => Intent::Continue { deed },
            Self::Done => Intent::Done,
            Self::SellDeed { deed, .. } => Intent::SellDeed { deed },
            Self::PickPlayer { player } => Intent::PickPlayer { player },
            Self::PickDeed { deed } => Intent::PickDeed { deed },
            Self::Settle { .. } => Intent::Settle,
            Self::GiveUp => Intent::GiveUp,
            Self::Resign => Intent::Resign,
            Self::Propose { to, cash, deeds, cards } => {
                let give = smallest(cash, &deeds, &cards)?;
                Intent::Propose { to, give, want: crate::intent::Goods::default() }
            }
            Self::Counter { offer, revision, cash, deeds, cards } => {
                let give = smallest(cash, &deeds, &cards)?;
                Intent::Counter { offer, revision, give, want: crate::intent::Goods::default() }
            }
            Self::DeclineOffer { offer } => Intent::DeclineOffer { offer },
            Self::Withdraw { offer } => Intent::Withdraw { offer },
            Self::Accept { offer, revision } => Intent::Accept { offer, revision },
        })
    }
}

fn smallest(cash: Coins, deeds: &[Space], cards: &[CardId]) -> Option<crate::intent::Goods> {
    use crate::intent::Goods;
    if !cash.is_zero() {
        return Some(Goods { cash: Coins(1), ..Goods::default() });
    }
    if let Some(deed) = deeds.first() {
        return Some(Goods { deeds: vec![*deed], ..Goods::default() });
    }
    cards.first().map(|card| Goods { cards: vec![card.clone()], ..Goods::default() })
}
