//! Amounts and the purses that they move between (GEN-MONEY).

use crate::ids::{CharacterId, Seat, Space};
use crate::ruleset::PowerId;
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A whole, never negative amount (GEN-MONEY-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Coins(pub u32);

impl Coins {
    pub const ZERO: Self = Self(0);

    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left, nothing at the least.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    #[must_use]
    pub fn times(self, factor: u32) -> Self {
        Self(self.0.saturating_mul(factor))
    }

    /// A share in percent, rounded up to a whole amount ("half" in the rulebooks).
    #[must_use]
    pub fn percent(self, percent: u32) -> Self {
        Self(self.0.saturating_mul(percent).div_ceil(100))
    }

    #[must_use]
    pub fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl std::iter::Sum for Coins {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Self::plus)
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Where money lies. Every movement is from one purse to another (GEN-MONEY-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Purse {
    Bank,
    /// What lies on Free Parking (GEN-OPTIONS-2).
    Pot,
    Seat(Seat),
    /// Coins that lie on a space (KRT-COINS-1).
    Space(Space),
}

impl Purse {
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Bank | Self::Pot | Self::Space(_) => None,
        }
    }
}

/// Why money moves or is owed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Why {
    StartMoney,
    Salary,
    /// Paid to the Bank, or by it, because of the space.
    Tax {
        space: crate::ids::Space,
    },
    /// What the card says.
    Card {
        card: crate::ids::CardId,
    },
    /// What a throw on a table came to.
    Outcome {
        table: crate::ruleset::TableId,
        outcome: crate::ruleset::OutcomeId,
    },
    /// The figure came past (MOV-BOWSER-3).
    PassingFee,
    /// A battle was won (MOV-BATTLE-7).
    Battle,
    /// What lay on Free Parking.
    Pot,
    Fine,
    Rent {
        deed: crate::ids::Space,
    },
    Price {
        deed: crate::ids::Space,
    },
    /// A winning bid.
    Bid {
        lot: crate::game::Lot,
    },
    Built {
        deed: crate::ids::Space,
    },
    Sold {
        deed: crate::ids::Space,
    },
    SoldDown {
        set: crate::ids::SetId,
    },
    Mortgaged {
        deed: crate::ids::Space,
    },
    Lifted {
        deed: crate::ids::Space,
    },
    /// The charge on a mortgaged deed received (COL-MORTGAGE-4).
    Interest {
        deed: crate::ids::Space,
    },
    Continued {
        deed: crate::ids::Space,
    },
    /// The turn itself, where it asks something (KRT-ASK-4).
    Turn,
    /// A face of the power die (KRT-POWER).
    Power {
        power: PowerId,
    },
    /// The same face, done better by a character (KRT-BOOST).
    Boost {
        character: CharacterId,
        power: PowerId,
    },
    /// What a character does on a star (KRT-STAR).
    Star {
        character: CharacterId,
    },
    /// The prize of a place in a race (KRT-PRIZE).
    Prize {
        card: crate::ids::CardId,
        place: u8,
    },
    /// Into a race (KRT-RACE-2).
    EntryFee {
        card: crate::ids::CardId,
    },
    /// Coins that lay on a space (KRT-MOVE-2).
    PickedUp {
        space: Space,
    },
    /// A deed sold to the Bank (MOV-DEBT-2).
    DeedSold {
        deed: crate::ids::Space,
    },
    Trade {
        offer: crate::ids::OfferId,
    },
    /// What a player who goes out leaves.
    Estate {
        of: Seat,
    },
}
