//! What an edition has at all, whatever the options: actions about anything else are unknown there (GEN-REFUSE).

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
}

impl Feature {
    /// What stored rules had when they did not yet write it.
    pub(super) fn of_log_version_1() -> BTreeSet<Self> {
        [Self::Buildings, Self::Placement, Self::SellDown, Self::Mortgages, Self::Interest, Self::TaxChoice]
            .into_iter()
            .collect()
    }

    /// What an action needs; none for what every edition has.
    #[must_use]
    pub fn of(intent: &Intent) -> Option<Self> {
        Some(match intent {
            Intent::Build { .. } | Intent::Sell { .. } | Intent::Want(_) | Intent::Leave => Self::Buildings,
            Intent::Place { .. } => Self::Placement,
            Intent::SellDown { .. } => Self::SellDown,
            Intent::Mortgage { .. } | Intent::Lift { .. } => Self::Mortgages,
            Intent::Keep { .. } => Self::Interest,
            Intent::PayFlat | Intent::PayPercent => Self::TaxChoice,
            Intent::SellDeed { .. } => Self::DeedSale,
            Intent::Continue { .. } | Intent::Done | Intent::PickDeed { .. } => Self::GameOver,
            Intent::PickPlayer { .. } => Self::Battles,
            Intent::Roll
            | Intent::EndTurn
            | Intent::PayFine
            | Intent::UseJailCard
            | Intent::Buy
            | Intent::Decline
            | Intent::Bid { .. }
            | Intent::Pass
            | Intent::Claim { .. }
            | Intent::Waive { .. }
            | Intent::Settle
            | Intent::GiveUp
            | Intent::Resign
            | Intent::Propose { .. }
            | Intent::Counter { .. }
            | Intent::DeclineOffer { .. }
            | Intent::Withdraw { .. }
            | Intent::Accept { .. } => return None,
        })
    }
}
