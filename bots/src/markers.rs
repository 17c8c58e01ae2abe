//! Markers: where the others have to stop and pay, and off the board where each brings a coin (KRT-BANANA-1,
//! KRT-BOOST-6, KRT-STAR-6).

use crate::mind::Mind;
use engine::{Action, Intent, Space};

impl Mind<'_> {
    pub(crate) fn answer_marker(&self) -> Option<Intent> {
        self.best_of(self.samples(|action| matches!(action, Action::PickSpace { .. })))
    }

    /// One after another, as long as each makes things better.
    pub(crate) fn answer_markers(&self, most: u32) -> Option<Intent> {
        let (spaces, offered) = self.offered_spaces()?;
        let most = usize::try_from(offered.min(most)).unwrap_or(0);
        let mut chosen: Vec<Space> = Vec::new();
        while chosen.len() < most {
            let more = spaces.iter().filter(|space| !chosen.contains(space));
            let longer = more.map(|space| chosen.iter().copied().chain([*space]).collect());
            let answers = std::iter::once(chosen.clone()).chain(longer);
            let best = self.best_of(answers.map(|spaces| Intent::PickSpaces { spaces }))?;
            match best {
                Intent::PickSpaces { spaces } if spaces.len() > chosen.len() => chosen = spaces,
                _ => break,
            }
        }
        Some(Intent::PickSpaces { spaces: chosen })
    }

    /// All, or all but those where the others would have to pay.
    pub(crate) fn answer_lift_markers(&self) -> Option<Intent> {
        let (spaces, most) = self.offered_spaces()?;
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let own = |space: &Space| self.game.owner(*space) == Some(self.seat);
        let all: Vec<Space> = spaces.iter().copied().take(most).collect();
        let others: Vec<Space> = spaces.iter().copied().filter(|space| !own(space)).take(most).collect();
        let answers = [all.clone(), others].map(|spaces| Intent::PickSpaces { spaces });
        self.best_of(answers).or(Some(Intent::PickSpaces { spaces: all }))
    }

    fn offered_spaces(&self) -> Option<(Vec<Space>, u32)> {
        self.actions.iter().find_map(|action| match action {
            Action::PickSpaces { spaces, most } => Some((spaces.clone(), *most)),
            _ => None,
        })
    }
}
