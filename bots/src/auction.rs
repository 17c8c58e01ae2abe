//! Bidding up to what the lot is worth, never into the last coin without need (GEN-AUCTION).

use crate::mind::{Mind, coins};
use engine::game::{Lot, Piece};
use engine::{Action, Coins, Intent, Space};

/// Bids rise in at most so many steps, so that auctions are short.
const STEPS: i64 = 6;

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
        let price = self.rules.deed(deed).map_or(0, |printed| coins(printed.price));
        gain.min(self.in_hand() - self.keep_back(price, gain))
    }

    /// A contested piece is worth up to half more than its cost to whoever has a place for it.
    fn limit_for_piece(&self, piece: Piece) -> i64 {
        let cost = self.sites(piece).into_iter().map(|(_, cost)| cost).max().unwrap_or(0);
        (cost + cost / 2).min(self.in_hand() - self.reserve() / 2)
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
        let amount = (min + limit / STEPS).min(limit);
        Some(Intent::Bid { amount: Coins(u32::try_from(amount).ok()?) })
    }
}
