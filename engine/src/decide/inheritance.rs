//! An heir may continue what was left to it in GAME OVER (MOV-BANKRUPT-4).

use super::play::Play;
use crate::event::Event;
use crate::frames::{Frame, Inheritance};
use crate::ids::{Seat, Space};
use crate::refusal::{Code, Refusal, ensure};

impl Play<'_> {
    pub(super) fn inheritance(&self) -> Option<&Inheritance> {
        match self.game.frames.last() {
            Some(Frame::Inheritance(inheritance)) => Some(inheritance),
            _ => None,
        }
    }

    /// Asks the heir about what was left to it in GAME OVER (MOV-BANKRUPT-4).
    pub(super) fn ask_heir(&mut self, received: &[(Seat, Space)]) {
        let Some((seat, _)) = received.first().copied() else { return };
        let deeds: Vec<Space> =
            received.iter().map(|(_, deed)| *deed).filter(|deed| self.is_over(*deed)).collect();
        if !deeds.is_empty() {
            self.emit(Event::FrameOpened { frame: Frame::Inheritance(Inheritance { seat, deeds }) });
        }
    }

    /// What of an inheritance can still continue.
    pub(super) fn left_of(&self, inheritance: &Inheritance) -> Vec<Space> {
        inheritance.deeds.iter().copied().filter(|deed| self.is_over(*deed)).collect()
    }

    /// Over when nothing is left, or no coin for it.
    pub(super) fn advance_inheritance(&mut self, inheritance: &Inheritance) -> bool {
        let cash = self.game.in_hand(inheritance.seat);
        let over = !self.left_of(inheritance).iter().any(|deed| cash >= self.continue_cost(*deed));
        if over {
            self.emit(Event::FrameClosed);
        }
        over
    }

    pub(super) fn check_done(&self, seat: Seat) -> Result<(), Refusal> {
        let inheritance = self.inheritance();
        ensure(inheritance.is_none_or(|inheritance| inheritance.seat == seat), Code::NotAsked)?;
        ensure(inheritance.is_some(), Code::NotNow)
    }
}
