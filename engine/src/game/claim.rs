//! Rent that may be asked for, and what is owed.

use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a claim is worth, fixed at the landing (GEN-RENT-1, -8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Due {
    Amount {
        amount: Coins,
    },
    /// So many times a throw that is made when the owner claims.
    Dice {
        factor: u32,
    },
}

/// An owner's right to ask a visitor for rent, until the next player's opening roll (GEN-RENT-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Claim {
    pub deed: Space,
    pub owner: Seat,
    pub debtor: Seat,
    pub due: Due,
}

/// What one player owes to one purse (GEN-DEBT-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Debt {
    pub debtor: Seat,
    pub creditor: Purse,
    pub amount: Coins,
    pub why: Why,
}
