//! Why an intent was refused (GEN-REFUSE). The order of the codes is the order of the rulebook's table:
//! if several reasons hold, the first one is told.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// One name for one reason, in every edition (GEN-REFUSE-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    UnknownHere,
    Out,
    NotYourTurn,
    NotAsked,
    NotNow,
    RollOwed,
    ClaimClosed,
    Void,
    Stale,
    NotYours,
    OneOffer,
    Waiting,
    Empty,
    NotOwner,
    NotOffered,
    UnderClaim,
    SetIncomplete,
    SetMortgaged,
    SetBuilt,
    Mortgaged,
    NotMortgaged,
    Full,
    Uneven,
    NoStock,
    Highest,
    Passed,
    TooLow,
    Covered,
    OverCash,
    Interest,
    CanPay,
}

/// A refused intent: the reason and, where amounts decide, what there is and what is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    pub code: Code,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub have: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub need: Option<u32>,
}

impl Refusal {
    #[must_use]
    pub fn with(code: Code, have: u32, need: u32) -> Self {
        Self { code, have: Some(have), need: Some(need) }
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Self { code, have: None, need: None }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.code)?;
        if let (Some(have), Some(need)) = (self.have, self.need) {
            write!(f, " (have {have}, need {need})")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}

/// Refuse with this code unless the condition holds.
pub(crate) fn ensure(holds: bool, code: Code) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(code.into()) }
}

/// Refuse unless the purse covers the amount.
pub(crate) fn afford(have: crate::money::Coins, need: crate::money::Coins) -> Result<(), Refusal> {
    if have >= need { Ok(()) } else { Err(Refusal::with(Code::OverCash, have.0, need.0)) }
}
