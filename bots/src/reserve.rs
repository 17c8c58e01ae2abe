//! How much cash to keep for what lies ahead: rents of rivals, and what the board itself asks.

use crate::mind::{Mind, coins};
use crate::scale::usual_throw;
use engine::Space;
use engine::game::Due;

/// Kept even while nothing on the board is dangerous; in percent of the average price of a deed.
const LEAST: i64 = 30;
/// Beyond this, cash works better on the board; in percent of the average price.
const MOST: i64 = 443;

impl Mind<'_> {
    /// Half of the highest rent that a rival could ask, or all that the worst space asks without anybody asking, and
    /// a little for the other rents.
    pub(crate) fn reserve(&self) -> i64 {
        let rents: Vec<i64> = self.game.deeds.keys().filter_map(|deed| self.threat(*deed)).collect();
        let highest = rents.iter().copied().max().unwrap_or(0);
        let all: i64 = rents.iter().sum();
        (self.share_of_price(LEAST) + self.worst_space().max(highest / 2) + all / 40)
            .min(self.share_of_price(MOST))
    }

    /// The highest rent that waits for this seat.
    pub(crate) fn highest_threat(&self) -> i64 {
        self.game.deeds.keys().filter_map(|deed| self.threat(*deed)).max().unwrap_or(0)
    }

    fn threat(&self, deed: Space) -> Option<i64> {
        let owner = self.game.owner(deed)?;
        if owner == self.seat {
            return None;
        }
        self.rent_now(deed)
    }

    /// What a landing would bring the owner now; none while the deed is closed.
    pub(crate) fn rent_now(&self, deed: Space) -> Option<i64> {
        Some(match self.game.rent(self.rules, deed)? {
            Due::Amount { amount } => coins(amount),
            Due::Dice { factor } => usual_throw(self.rules, factor),
        })
    }
}
