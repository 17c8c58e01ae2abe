//! Bidding up to what the lot is worth, never into the last coin without need (GEN-AUCTION).

use crate::mind::{Mind, coins};
use crate::points::Rate;
use engine::game::{Lot, Piece};
use engine::{Action, Coins, Intent, Space};

/// Bids rise in at most so many steps, so that auctions are short …
const STEPS: i64 = 6;
/// … but by the least where so few bids lead to the limit anyway: a coin saved is a coin.
const ONE_BY_ONE: i64 = 30;

impl Mind<'_> {
    pub(crate) fn answer_auction(&self, lot: Lot) -> Option<Intent> {
        let high = self.game.auction().and_then(|auction| auction.high);
        if high.is_some_and(|(seat, _)| seat == self.seat) {
            return None;
        }
        let limit = match lot {
            Lot::Deed { deed } => self.limit_for_deed(deed),
            Lot::Piece { piece } => self.limit_for_piece(piece),
        };
        self.bid_within(limit).or_else(|| self.plain(&Intent::Pass))
    }

    fn limit_for_deed(&self, deed: Space) -> i64 {
        let gain = self.gain(deed);
        if let Some(rate) = Rate::of(self.rules, self.game) {
            return rate.payable(self.in_hand(), gain * 100);
        }
        let price = self.rules.deed(deed).map_or(0, |printed| coins(printed.price));
        gain.min(self.in_hand() - self.keep_back(price, gain))
    }

    /// A contested piece is worth up to half more than its cost to whoever has a place for it; what matters is the
    /// place that was named, where one is (CEL-BUILD-10).
    fn limit_for_piece(&self, piece: Piece) -> i64 {
        let named = self.game.auction().and_then(|auction| auction.sites.get(&self.seat));
        let named = named.and_then(|deed| self.piece_cost(*deed, piece));
        let dearest = || self.sites(piece).into_iter().map(|(_, cost)| cost).max();
        let cost = named.or_else(dearest).unwrap_or(0);
        (cost + (cost + 1) / 2).min(self.in_hand() - self.reserve() / 2)
    }

    fn bid_within(&self, limit: i64) -> Option<Intent> {
        let (min, max) = self.actions.iter().find_map(|action| match action {
            Action::Bid { min, max } => Some((coins(*min), coins(*max))),
            _ => None,
        })?;
        let limit = limit.min(max);
        if limit < min {
            return None;
        }
        let raise = if limit > ONE_BY_ONE { limit / STEPS } else { 0 };
        let amount = (min + raise).min(limit);
        Some(Intent::Bid { amount: Coins(u32::try_from(amount).ok()?) })
    }
}
