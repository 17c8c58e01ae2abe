//! What an edition has at all, whatever the options: actions about anything else are unknown there (GEN-REFUSE).

use super::Ruleset;
use crate::intent::Intent;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feature {
    Buildings,
    /// The winner of a contested piece places it afterwards (COL-STOCK-5).
    Placement,
    /// A set is lowered in one action (COL-SELL-3).
    SellDown,
    Mortgages,
    /// A charge on a mortgaged deed received (COL-MORTGAGE-4).
    Interest,
    TaxChoice,
    /// Deeds are sold to the Bank (MOV-DEBT-2).
    DeedSale,
    /// Deeds go to GAME OVER and continue (MOV-OVER).
    GameOver,
    Battles,
    JailCards,
    /// Debts are settled, and debtors give up (GEN-DEBT-2, -3).
    Bankruptcy,
    PowerDie,
    /// A player, a space or a number of steps is picked.
    Choices,
    Races,
    /// Coins on the way are asked for (KRT-COINS-3).
    Pickup,
}

impl Feature {
    /// What stored rules had when they did not yet write it.
    pub(super) fn of_log_version_1() -> BTreeSet<Self> {
        [Self::Buildings, Self::Placement, Self::SellDown, Self::Mortgages, Self::Interest, Self::TaxChoice]
            .into_iter()
            .collect()
    }

    /// What an action needs and these rules lack, if there is such a thing.
    #[must_use]
    pub fn missing(rules: &Ruleset, intent: &Intent) -> Option<Self> {
        Self::of(rules, intent).filter(|needed| !rules.has(*needed))
    }

    /// The first that is there; the first of all if none is.
    fn one_of(rules: &Ruleset, any: &[Self]) -> Option<Self> {
        any.iter().find(|feature| rules.has(**feature)).or(any.first()).copied()
    }

    /// What an action needs; none for what every edition has.
    fn of(rules: &Ruleset, intent: &Intent) -> Option<Self> {
        Some(match intent {
            Intent::Build { .. } | Intent::Sell { .. } | Intent::Want(_) | Intent::Leave => Self::Buildings,
            Intent::Place { .. } => Self::Placement,
            Intent::SellDown { .. } => Self::SellDown,
            Intent::Mortgage { .. } | Intent::Lift { .. } => Self::Mortgages,
            Intent::Keep { .. } => Self::Interest,
            Intent::PayFlat | Intent::PayPercent => Self::TaxChoice,
            Intent::SellDeed { .. } => Self::DeedSale,
            Intent::Continue { .. } | Intent::Done => Self::GameOver,
            Intent::UseJailCard => Self::JailCards,
            Intent::Settle | Intent::GiveUp => Self::Bankruptcy,
            Intent::Move(_) | Intent::PowerUp => Self::PowerDie,
            Intent::PickCharacter { .. }
            | Intent::PickPlayers { .. }
            | Intent::PickSpace { .. }
            | Intent::PickSpaces { .. }
            | Intent::Steps { .. }
            | Intent::SwapDeeds { .. }
            | Intent::Go
            | Intent::Skip => Self::Choices,
            Intent::Flip | Intent::Enter(_) | Intent::StayOut | Intent::PickCard { .. } => Self::Races,
            Intent::TakeCoins { .. } | Intent::LeaveCoins { .. } => Self::Pickup,
            Intent::PickPlayer { .. } => return Self::one_of(rules, &[Self::Battles, Self::Choices]),
            Intent::PickDeed { .. } => {
                return Self::one_of(rules, &[Self::GameOver, Self::Races, Self::Choices]);
            }
            Intent::Roll
            | Intent::EndTurn
            | Intent::PayFine
            | Intent::Buy
            | Intent::Decline
            | Intent::Bid { .. }
            | Intent::Pass
            | Intent::Claim { .. }
            | Intent::Waive { .. }
            | Intent::Resign
            | Intent::Propose { .. }
            | Intent::Counter { .. }
            | Intent::DeclineOffer { .. }
            | Intent::Withdraw { .. }
            | Intent::Accept { .. } => return None,
        })
    }
}
