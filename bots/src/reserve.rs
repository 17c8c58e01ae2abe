//! How much cash to keep for the rents that lie ahead.

use crate::mind::{Mind, coins};
use engine::Space;
use engine::game::Due;

/// Kept even while nothing on the board is dangerous.
const LEAST: i64 = 60;
/// Beyond this, cash works better on the board.
const MOST: i64 = 900;
/// What two dice come to on average, for rents by dice.
const USUAL_THROW: i64 = 7;

impl Mind<'_> {
    /// Half of the highest rent that a rival could ask, and a little for all the others.
    pub(crate) fn reserve(&self) -> i64 {
        let rents: Vec<i64> = self.game.deeds.keys().filter_map(|deed| self.threat(*deed)).collect();
        let highest = rents.iter().copied().max().unwrap_or(0);
        let all: i64 = rents.iter().sum();
        (LEAST + highest / 2 + all / 40).min(MOST)
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
        Some(match self.game.rent(self.rules, deed)? {
            Due::Amount { amount } => coins(amount),
            Due::Dice { factor } => i64::from(factor) * USUAL_THROW,
        })
    }
}
