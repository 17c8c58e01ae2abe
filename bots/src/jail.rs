//! Out of Jail while there is something to buy, in it while the board is dangerous (GEN-JAIL).

use crate::mind::Mind;
use engine::{Action, Intent};

/// With at least so many of ten deeds still free it is early.
const EARLY_TENTHS: usize = 3;
/// A rent that is not worth hiding from, in percent of the average price of a deed.
const HARMLESS: i64 = 60;

impl Mind<'_> {
    pub(crate) fn answer_jail(&self) -> Option<Intent> {
        if self.rules.points.is_some() {
            return self.best_way_out();
        }
        let way_out = if self.wants_out() { self.pay_or_use_card() } else { None };
        way_out.or_else(|| self.plain(&Intent::Roll))
    }

    /// A fine is points there, and so are the turns that are lost.
    fn best_way_out(&self) -> Option<Intent> {
        let ways = |action: &Action| {
            matches!(action, Action::Roll | Action::UseJailCard { .. } | Action::PayFine { .. })
        };
        self.best_of(self.samples(ways)).or_else(|| self.plain(&Intent::Roll))
    }

    fn wants_out(&self) -> bool {
        let free = self.game.deeds.values().filter(|deed| deed.owner.is_none()).count();
        free * 10 >= self.game.deeds.len() * EARLY_TENTHS
            || self.highest_threat() <= self.share_of_price(HARMLESS)
    }

    fn pay_or_use_card(&self) -> Option<Intent> {
        let card = self.first(|action| matches!(action, Action::UseJailCard { .. }));
        let fine = || {
            self.actions.iter().find_map(|action| match action {
                Action::PayFine { cost } if self.in_hand() - i64::from(cost.0) >= self.reserve() / 2 => {
                    action.sample()
                }
                _ => None,
            })
        };
        card.or_else(fine)
    }
}
