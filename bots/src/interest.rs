//! A mortgaged deed was received: lift it at once when that is no strain, else keep it for the charge
//! (GEN-MORTGAGE).

use crate::mind::{Mind, coins};
use engine::{Action, Intent, Space};

impl Mind<'_> {
    pub(crate) fn answer_interest(&self, deed: Space) -> Option<Intent> {
        let spare =
            self.in_hand() - if self.in_whole_set(deed) { self.reserve() } else { self.reserve() * 2 };
        let lift = self.actions.iter().find_map(|action| match action {
            Action::Lift { deed: offered, cost } if *offered == deed && coins(*cost) <= spare => {
                action.sample()
            }
            _ => None,
        });
        lift.or_else(|| self.first(|action| matches!(action, Action::Keep { .. })))
    }
}
