//! Deeds in GAME OVER: which ones to continue, which one to lose, and who helps in a battle (MOV-OVER, MOV-BATTLE).

use crate::mind::{Mind, coins};
use crate::scale::{lone_rent, rounds_ahead};
use engine::{Action, Intent, Seat, Space};
use std::cmp::Reverse;

/// With so many of ten deeds closed that the figure needs for its victory, everybody's game is at stake.
const ALARM_TENTHS: u32 = 7;

impl Mind<'_> {
    /// The closed deed that pays best, if one pays at all; in a turn before the roll, or among what was inherited.
    pub(crate) fn continue_deed(&self) -> Option<Intent> {
        let spare = self.in_hand() - if self.figure_is_near_victory() { 0 } else { self.reserve() / 2 };
        let offered = self.actions.iter().filter_map(|action| match action {
            Action::Continue { deed, cost } => Some((*deed, coins(*cost))),
            _ => None,
        });
        let paying = offered.filter(|(deed, cost)| *cost <= spare && self.continuing_pays(*deed, *cost));
        let (deed, _) = paying.min_by_key(|(deed, _)| (Reverse(lone_rent(self.rules, *deed)), *deed))?;
        Some(Intent::Continue { deed })
    }

    /// An open deed waits for a visit of a rival as long as for the next one of the figure, which comes once for
    /// each player; so of so many players all but one may pay before it is closed again.
    fn continuing_pays(&self, deed: Space, cost: i64) -> bool {
        if self.figure_is_near_victory() {
            return true;
        }
        let players = i64::try_from(self.game.table().count()).unwrap_or(1);
        let spaces = i64::try_from(self.rules.board.spaces.len()).unwrap_or(1);
        let brings = lone_rent(self.rules, deed) * (players - 1);
        let (often, soon) = (cost * players, cost * spaces / rounds_ahead(self.rules, self.game).max(1));
        brings >= often.max(soon)
    }

    /// Nobody wins then (MOV-END-2). A whole set never closes, and while one stands there is no danger.
    fn figure_is_near_victory(&self) -> bool {
        let Some(figure) = &self.rules.figure else { return false };
        let safe = self.game.deeds.keys().any(|deed| self.game.is_protected(self.rules, *deed));
        !safe && self.game.closed_deeds() * 10 >= figure.wins_at_closed_deeds * ALARM_TENTHS
    }

    pub(crate) fn answer_inheritance(&self) -> Option<Intent> {
        self.continue_deed().or_else(|| self.plain(&Intent::Done))
    }

    /// The deed whose rent is missed least goes (MOV-ASK-6).
    pub(crate) fn answer_flip(&self) -> Option<Intent> {
        let deed = self.offered_deeds().min_by_key(|deed| (self.missed(*deed), *deed))?;
        Some(Intent::PickDeed { deed })
    }

    /// The deed that brings most continues; one that a set could still open free can wait (MOV-ASK-7, MOV-SET-4).
    pub(crate) fn answer_free_continue(&self) -> Option<Intent> {
        let value = |deed: &Space| (lone_rent(self.rules, *deed), !self.is_nearly_whole(*deed));
        let deed = self.offered_deeds().min_by_key(|deed| (Reverse(value(deed)), *deed))?;
        Some(Intent::PickDeed { deed })
    }

    fn offered_deeds(&self) -> impl Iterator<Item = Space> + '_ {
        self.actions.iter().filter_map(|action| match action {
            Action::PickDeed { deed } => Some(*deed),
            _ => None,
        })
    }

    /// Its rent, half as much again for what only one free deed keeps from being a whole set.
    pub(crate) fn missed(&self, deed: Space) -> i64 {
        lone_rent(self.rules, deed) * if self.is_nearly_whole(deed) { 3 } else { 2 }
    }

    /// Whether all of the colour set but one free deed is this seat's.
    fn is_nearly_whole(&self, deed: Space) -> bool {
        let set = self.rules.colour_set_of(deed).map_or(&[][..], |set| &set.deeds);
        let others: Vec<Option<Seat>> =
            set.iter().map(|mate| self.game.owner(*mate)).filter(|owner| *owner != Some(self.seat)).collect();
        others == [None]
    }

    /// Helper and leader both gain by a victory, so the least dangerous rival helps: of the lowest worth, then with
    /// the fewest coins (MOV-BATTLE-5, -7).
    pub(crate) fn answer_teammate(&self) -> Option<Intent> {
        let offered = self.actions.iter().filter_map(|action| match action {
            Action::PickPlayer { player } => Some(*player),
            _ => None,
        });
        let danger = |seat: &Seat| (self.game.worth(self.rules, *seat), self.game.player(*seat).cash);
        let player = offered.min_by_key(danger)?;
        Some(Intent::PickPlayer { player })
    }
}
