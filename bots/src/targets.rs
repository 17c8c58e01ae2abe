//! Who is hit, and what a prize takes: whatever leaves this seat best beside its rivals (KRT-ASK-8, -17).

use crate::mind::Mind;
use engine::{Action, Intent};

impl Mind<'_> {
    pub(crate) fn answer_target(&self) -> Option<Intent> {
        self.best_of(self.samples(picks))
    }

    /// Nothing is taken that brings nothing.
    pub(crate) fn answer_prize(&self) -> Option<Intent> {
        let skip = self.samples(|action| *action == Action::Skip);
        self.best_of(skip.into_iter().chain(self.samples(picks)))
    }
}

fn picks(action: &Action) -> bool {
    matches!(
        action,
        Action::PickPlayer { .. }
            | Action::PickPlayers { .. }
            | Action::PickCharacter { .. }
            | Action::PickDeed { .. }
            | Action::SwapDeeds { .. }
    )
}
