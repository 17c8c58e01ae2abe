//! What a seat may do at this moment. One list feeds the buttons, the bots, the defaults and the tests,
//! and what it admits is exactly what is accepted.

use crate::ids::{CardId, CharacterId, OfferId, Seat, SetId, Space};
use crate::intent::{Goods, Intent, Site, With};
use crate::money::Coins;
use crate::ruleset::PowerId;
use crate::view::{Payment, Question};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One deed of a set: its stage now, and its stage when the set is lowered as far as it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StageOf {
    pub deed: Space,
    pub stage: u8,
    pub least: u8,
}

/// What may be traded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum OfferTerms {
    #[default]
    Free,
    /// One deed of the seller for coins, at least so many for each (KRT-DEBT-4).
    OneDeed { seller: Seat, least: Vec<LeastPrice> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LeastPrice {
    pub deed: Space,
    pub amount: Coins,
}

impl OfferTerms {
    fn is_free(&self) -> bool {
        *self == Self::Free
    }
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
    /// The move half first, by so many steps, and up to `extra` more instead of the power-up half.
    Move {
        steps: u32,
        extra: u32,
    },
    PowerUp {
        power: PowerId,
    },
    PickCharacter {
        character: CharacterId,
    },
    PickPlayers {
        players: Vec<Seat>,
    },
    PickSpace {
        space: Space,
    },
    /// Any of these spaces, none to `most`.
    PickSpaces {
        spaces: Vec<Space>,
        most: u32,
    },
    Go,
    Skip,
    /// Any whole number from `least` to `most`.
    Steps {
        least: i32,
        most: i32,
    },
    Flip,
    /// With one of these characters where one leads two; the fee is paid at once.
    Enter {
        fee: Coins,
        characters: Vec<CharacterId>,
    },
    StayOut,
    /// These two deeds of different owners change hands.
    SwapDeeds {
        deeds: Vec<Space>,
    },
    PickCard {
        card: CardId,
    },
    TakeCoins {
        space: Space,
        amount: Coins,
    },
    LeaveCoins {
        space: Space,
    },
    Settle {
        cost: Coins,
    },
    GiveUp,
    Resign,
    /// An offer to `to`, of at most this cash and any of these deeds and cards, for anything that the terms allow.
    Propose {
        to: Seat,
        cash: Coins,
        deeds: Vec<Space>,
        cards: Vec<CardId>,
        #[serde(default, skip_serializing_if = "OfferTerms::is_free")]
        #[ts(as = "Option<OfferTerms>", optional)]
        terms: OfferTerms,
    },
    Counter {
        offer: OfferId,
        revision: u32,
        cash: Coins,
        deeds: Vec<Space>,
        cards: Vec<CardId>,
        #[serde(default, skip_serializing_if = "OfferTerms::is_free")]
        #[ts(as = "Option<OfferTerms>", optional)]
        terms: OfferTerms,
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
            | Self::Move { .. }
            | Self::PowerUp { .. }
            | Self::PickCharacter { .. }
            | Self::PickPlayers { .. }
            | Self::PickSpace { .. }
            | Self::PickSpaces { .. }
            | Self::Go
            | Self::Skip
            | Self::Steps { .. }
            | Self::Flip
            | Self::Enter { .. }
            | Self::StayOut
            | Self::SwapDeeds { .. }
            | Self::PickCard { .. }
            | Self::GiveUp => true,
            Self::Continue { .. } => {
                matches!(question, Question::Roll | Question::Jail { .. } | Question::Inheritance { .. })
            }
            // Where nothing is settled, raising the cash is the answer (KRT-ASK-19).
            Self::SellDeed { .. } => {
                matches!(question, Question::Debt { payment: Payment::ByItself, .. })
            }
            Self::Lift { .. } => matches!(question, Question::Interest { .. }),
            Self::Claim { .. } | Self::Waive { .. } => matches!(question, Question::LastClaims),
            Self::Build { .. }
            | Self::Sell { .. }
            | Self::SellDown { .. }
            | Self::Mortgage { .. }
            | Self::TakeCoins { .. }
            | Self::LeaveCoins { .. }
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
            Self::Move { .. } => Intent::Move(None),
            Self::PowerUp { .. } => Intent::PowerUp,
            Self::PickCharacter { character } => Intent::PickCharacter { character },
            Self::PickPlayers { players } => Intent::PickPlayers { players },
            Self::PickSpace { space } => Intent::PickSpace { space },
            Self::PickSpaces { .. } => Intent::PickSpaces { spaces: Vec::new() },
            Self::Go => Intent::Go,
            Self::Skip => Intent::Skip,
            Self::Steps { .. } => Intent::Steps { steps: 0 },
            Self::Flip => Intent::Flip,
            Self::Enter { characters, .. } => {
                Intent::Enter(characters.into_iter().next().map(|character| With { character }))
            }
            Self::StayOut => Intent::StayOut,
            Self::SwapDeeds { deeds } => Intent::SwapDeeds { deeds },
            Self::PickCard { card } => Intent::PickCard { card },
            Self::TakeCoins { space, .. } => Intent::TakeCoins { space },
            Self::LeaveCoins { space } => Intent::LeaveCoins { space },
            Self::Settle { .. } => Intent::Settle,
            Self::GiveUp => Intent::GiveUp,
            Self::Resign => Intent::Resign,
            Self::Propose { to, cash, deeds, cards, terms } => {
                let (give, want) = smallest(cash, &deeds, &cards, &terms)?;
                Intent::Propose { to, give, want }
            }
            Self::Counter { offer, revision, cash, deeds, cards, terms } => {
                let (give, want) = smallest(cash, &deeds, &cards, &terms)?;
                Intent::Counter { offer, revision, give, want }
            }
            Self::DeclineOffer { offer } => Intent::DeclineOffer { offer },
            Self::Withdraw { offer } => Intent::Withdraw { offer },
            Self::Accept { offer, revision } => Intent::Accept { offer, revision },
        })
    }
}

/// The least that can be offered, and what is asked for it.
fn smallest(cash: Coins, deeds: &[Space], cards: &[CardId], terms: &OfferTerms) -> Option<(Goods, Goods)> {
    let nothing = Goods::default;
    if let OfferTerms::OneDeed { least, .. } = terms {
        let sold = |least: &LeastPrice| Goods { deeds: vec![least.deed], ..nothing() };
        let paid = |least: &LeastPrice| Goods { cash: least.amount, ..nothing() };
        let own = least.iter().find(|least| deeds.contains(&least.deed));
        let theirs = least.iter().find(|least| least.amount <= cash);
        return own.map(|own| (sold(own), paid(own))).or(theirs.map(|deed| (paid(deed), sold(deed))));
    }
    if !cash.is_zero() {
        return Some((Goods { cash: Coins(1), ..nothing() }, nothing()));
    }
    if let Some(deed) = deeds.first() {
        return Some((Goods { deeds: vec![*deed], ..nothing() }, nothing()));
    }
    cards.first().map(|card| (Goods { cards: vec![card.clone()], ..nothing() }, nothing()))
}
