//! A flat sum or a share of worth: whichever is less (COL-OPTIONS-5).

use crate::mind::Mind;
use engine::{Action, Coins, Intent};

impl Mind<'_> {
    pub(crate) fn answer_tax(&self, flat: Coins, percent: u32) -> Option<Intent> {
        let share = self.game.worth_with(self.rules, self.seat, 100).percent(percent);
        let cheaper =
            if share < flat { self.first(|a| matches!(a, Action::PayPercent { .. })) } else { None };
        cheaper.or_else(|| self.first(|action| matches!(action, Action::PayFlat { .. })))
    }
}
