//! Debts in the order in which they are settled (GEN-DEBT-9). One is open at a time.

use crate::game::Debt;
use crate::ids::Seat;
use crate::money::Purse;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Debts {
    pub queue: Vec<Debt>,
    pub front: Front,
}

/// A debt that comes to the front is paid at once if the cash covers it; only else does it open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Front {
    Waiting,
    Open,
}

impl Debts {
    /// The debt that its debtor is asked to settle.
    #[must_use]
    pub fn open(&self) -> Option<&Debt> {
        self.queue.first().filter(|_| self.front == Front::Open)
    }

    /// What the leaver owes or is owed vanishes (GEN-ESTATE-3, GEN-DEBT-6).
    pub(crate) fn on_leave(&mut self, seat: Seat) {
        let before = self.queue.first().cloned();
        self.queue.retain(|debt| debt.debtor != seat && debt.creditor != Purse::Seat(seat));
        if self.queue.first() != before.as_ref() {
            self.front = Front::Waiting;
        }
    }
}
