//! A turn in two halves, and the steps that a character may choose: whatever leads to the better place (KRT-TURN-2,
//! KRT-STAR).

use crate::mind::Mind;
use engine::intent::Longer;
use engine::{Action, Intent};

impl Mind<'_> {
    /// The move first, longer by some steps where it may be, or the power-up first.
    pub(crate) fn answer_order(&self) -> Option<Intent> {
        let longest = self.once_round();
        let orders = self.actions.iter().flat_map(|action| match action {
            Action::Move { extra, .. } => {
                let longer = (1..=(*extra).min(longest)).map(|extra| Intent::Move(Some(Longer { extra })));
                std::iter::once(Intent::Move(None)).chain(longer).collect()
            }
            Action::PowerUp { .. } => vec![Intent::PowerUp],
            _ => Vec::new(),
        });
        self.best_of(orders)
    }

    pub(crate) fn answer_character(&self) -> Option<Intent> {
        self.best_of(self.samples(|action| matches!(action, Action::PickCharacter { .. })))
    }

    pub(crate) fn answer_go_or_stay(&self) -> Option<Intent> {
        self.best_of([Intent::Skip, Intent::Go])
    }

    pub(crate) fn answer_steps(&self) -> Option<Intent> {
        let round = i32::try_from(self.once_round()).unwrap_or(i32::MAX);
        let bounds = self.actions.iter().find_map(|action| match action {
            Action::Steps { least, most } => Some((*least.max(&-round), *most.min(&round))),
            _ => None,
        });
        let (least, most) = bounds?;
        let stay = std::iter::once(0).filter(|steps| (least..=most).contains(steps));
        let go = (least..=most).filter(|steps| *steps != 0);
        self.best_of(stay.chain(go).map(|steps| Intent::Steps { steps }))
    }

    /// More steps than this lead nowhere else.
    fn once_round(&self) -> u32 {
        u32::try_from(self.rules.board.spaces.len()).unwrap_or(u32::MAX)
    }

    /// The intents of all offered actions of a kind.
    pub(crate) fn samples(&self, kind: impl Fn(&Action) -> bool) -> Vec<Intent> {
        self.actions.iter().filter(|action| kind(action)).filter_map(Action::sample).collect()
    }
}
