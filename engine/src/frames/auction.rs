//! An open auction (GEN-AUCTION): no bidding order, the highest bid reserved, a pass final.

use crate::game::{Game, Lot};
use crate::ids::{Seat, Space};
use crate::money::Coins;
use crate::ruleset::Ruleset;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Auction {
    pub lot: Lot,
    /// Who may bid, in seat order (GEN-AUCTION-1, GEN-STOCK-3).
    pub bidders: Vec<Seat>,
    pub high: Option<(Seat, Coins)>,
    pub passed: BTreeSet<Seat>,
    /// Where each bidder would put the piece, where that is said beforehand (CEL-BUILD-10).
    #[serde(default, with = "crate::keyed", skip_serializing_if = "BTreeMap::is_empty")]
    pub sites: BTreeMap<Seat, Space>,
    /// Whose turn it is to bid, where bids go by seat (KRT-AUCTION-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Turns>,
}

/// Bidding by seat: whose turn it is, and who has had one while there was no bid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turns {
    pub seat: Seat,
    pub without_bid: BTreeSet<Seat>,
}

impl From<Seat> for Turns {
    fn from(seat: Seat) -> Self {
        Self { seat, without_bid: BTreeSet::new() }
    }
}

impl Auction {
    /// The least that the next bid must be (GEN-AUCTION-2).
    #[must_use]
    pub fn least(&self, rules: &Ruleset) -> Coins {
        match self.high {
            Some((_, high)) => high.plus(rules.numbers.auction_min_raise),
            None => rules.numbers.auction_first_bid,
        }
    }

    /// Whether the seat can still bid: it has not passed, owes nothing that waits for this hammer, and has
    /// the cash (GEN-AUCTION-3, -8).
    #[must_use]
    pub fn can_bid(&self, game: &Game, rules: &Ruleset, seat: Seat) -> bool {
        self.bidders.contains(&seat)
            && !self.passed.contains(&seat)
            && !game.deferred.iter().any(|debt| debt.debtor == seat)
            && game.player(seat).cash >= self.least(rules)
    }

    /// Whether all others have passed, or count as having passed (GEN-AUCTION-4).
    #[must_use]
    pub fn is_decided(&self, game: &Game, rules: &Ruleset) -> bool {
        let high = self.high.map(|(seat, _)| seat);
        // By seat: the round is back at the highest bidder, or brought no first bid (KRT-AUCTION-3).
        if let Some(turns) = &self.turns {
            return match high {
                Some(high) => turns.seat == high,
                None => self.bidders.iter().all(|seat| turns.without_bid.contains(seat)),
            };
        }
        !self.bidders.iter().any(|seat| Some(*seat) != high && self.can_bid(game, rules, *seat))
    }

    /// Begins afresh among the rest if the highest bidder left; anyone else counts as passed (GEN-AUCTION-7).
    pub(crate) fn on_leave(&mut self, seat: Seat) {
        if self.turns.as_ref().is_some_and(|turns| turns.seat == seat) {
            self.pass_turn();
        }
        self.bidders.retain(|bidder| *bidder != seat);
        self.passed.remove(&seat);
        self.sites.remove(&seat);
        if self.high.is_some_and(|(high, _)| high == seat) {
            self.reopen();
        }
    }

    /// With the first in the old order who is still in (KRT-AUCTION-3).
    pub(crate) fn reopen(&mut self) {
        self.high = None;
        self.passed.clear();
        let first = self.bidders.first().copied();
        self.turns = self.turns.take().zip(first).map(|(_, seat)| Turns::from(seat));
    }

    /// The next one who has not passed, clockwise; the highest bidder's turn ends the auction.
    pub(crate) fn pass_turn(&mut self) {
        let Some(turns) = &mut self.turns else { return };
        if self.high.is_none() {
            turns.without_bid.insert(turns.seat);
        }
        let at = self.bidders.iter().position(|seat| *seat == turns.seat).unwrap_or(0);
        let after = self.bidders.iter().cycle().skip(at + 1).take(self.bidders.len());
        if let Some(next) = after.copied().find(|seat| !self.passed.contains(seat)) {
            turns.seat = next;
        }
    }
}
