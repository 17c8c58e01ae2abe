//! Trade offers lie beside the frames: they are allowed where the moment says so and are checked again in full
//! when accepted (GEN-TRADE).

use crate::ids::{OfferId, Seat, Space};
use crate::intent::Goods;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TradeOffer {
    pub id: OfferId,
    /// 1 when made, one more with each counter.
    pub revision: u32,
    /// The pair as it was when the offer was first made; a counter does not turn it round.
    pub from: Seat,
    pub to: Seat,
    /// Who made the last proposal; the other one answers.
    pub by: Seat,
    pub from_gives: Goods,
    pub to_gives: Goods,
}

impl TradeOffer {
    /// Who may accept, decline or counter.
    #[must_use]
    pub fn answerer(&self) -> Seat {
        if self.by == self.from { self.to } else { self.from }
    }

    /// What a party gives.
    #[must_use]
    pub fn gives(&self, seat: Seat) -> &Goods {
        if seat == self.from { &self.from_gives } else { &self.to_gives }
    }

    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        self.from == seat || self.to == seat
    }

    /// All deeds in it, with who gives them.
    pub fn deeds(&self) -> impl Iterator<Item = (Seat, Space)> {
        let from = self.from_gives.deeds.iter().map(|deed| (self.from, *deed));
        from.chain(self.to_gives.deeds.iter().map(|deed| (self.to, *deed)))
    }
}

/// One refusal of an offer in the running turn (GEN-TRADE-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decline {
    pub proposer: Seat,
    pub refuser: Seat,
}
