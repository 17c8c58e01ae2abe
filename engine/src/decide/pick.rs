//! One own deed is picked: for GAME OVER, or to continue free (MOV-BF-11, MOV-QB-13).

use super::play::Play;
use crate::event::Event;
use crate::frames::{Fate, Frame, Pick};
use crate::ids::{Seat, Space};
use crate::money::Coins;
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::Rent;

impl Play<'_> {
    pub(super) fn ask_pick(&mut self, seat: Seat, fate: Fate) {
        self.emit(Event::FrameOpened { frame: Frame::Pick(Pick { seat, fate }) });
    }

    /// Own deeds among which is picked, in board order.
    pub(super) fn choices(&self, pick: Pick) -> Vec<Space> {
        match pick.fate {
            Fate::GameOver => self.game.exposed_deeds_of(self.rules, pick.seat).collect(),
            Fate::Continues => self.game.closed_deeds_of(pick.seat).collect(),
        }
    }

    /// With one left nobody is asked; with none nothing happens (GEN-ASK-2).
    pub(super) fn advance_pick(&mut self, pick: Pick) -> bool {
        match self.choices(pick)[..] {
            [] => self.emit(Event::FrameClosed),
            [deed] => self.pick_deed(deed),
            _ => return false,
        }
        true
    }

    pub(super) fn open_pick(&self) -> Option<Pick> {
        match self.game.frames.last() {
            Some(Frame::Pick(pick)) => Some(*pick),
            _ => None,
        }
    }

    pub(super) fn check_pick_deed(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        let pick = self.open_pick();
        ensure(pick.is_none_or(|pick| pick.seat == seat), Code::NotAsked)?;
        let pick = pick.ok_or(Code::NotNow)?;
        ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
        ensure(self.choices(pick).contains(&deed), Code::NotOffered)
    }

    pub(super) fn pick_deed(&mut self, deed: Space) {
        let Some(pick) = self.open_pick() else { return };
        self.emit(Event::FrameClosed);
        match pick.fate {
            Fate::GameOver => self.flip(deed),
            Fate::Continues => self.emit(Event::DeedContinued { deed }),
        }
    }

    /// Lowest rent to lose, highest to gain; then the lowest index (MOV-ASK-6, -7).
    pub(super) fn default_choice(&self, pick: Pick) -> Option<Space> {
        let rent = |deed: &Space| match self.rules.deed(*deed).map(|printed| &printed.rent) {
            Some(Rent::Stages { base, .. }) => *base,
            _ => Coins::ZERO,
        };
        let choices = self.choices(pick);
        match pick.fate {
            Fate::GameOver => choices.into_iter().min_by_key(rent),
            Fate::Continues => choices.into_iter().rev().max_by_key(rent),
        }
    }
}
