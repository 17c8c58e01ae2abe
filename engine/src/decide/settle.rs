//! What follows without anybody's decision, until somebody must decide or the game is over (GEN-TURN-6).

use super::play::Play;
use crate::event::Event;
use crate::frames::{Errand, Frame, Step};
use crate::game::{Lot, Phase, Victor};

impl Play<'_> {
    /// Carries on while there is something to do. Every ring of effects takes a throw or a card, so it ends
    /// (GEN-TURN-3).
    pub(super) fn settle(&mut self) {
        while !self.game.is_over() && self.game.phase != Phase::Lobby && self.advance_top() {}
        self.void_offers();
    }

    /// One consequence; false if there is none.
    fn advance_top(&mut self) -> bool {
        if !self.game.defers_debts() && !self.game.deferred.is_empty() {
            self.open_debts(self.game.deferred.clone());
            return true;
        }
        match self.game.frames.last().cloned() {
            None => self.advance_turn(),
            Some(Frame::Errand(errand)) => self.advance_errand(errand),
            Some(Frame::Auction(auction)) => self.advance_auction(&auction),
            Some(Frame::Debts(debts)) => self.advance_debts(&debts),
            Some(Frame::Contest(contest)) => {
                let answered = contest.asked().next().is_none();
                if answered {
                    self.resolve_contest();
                }
                answered
            }
            Some(Frame::Placement(placement)) => self.advance_placement(placement),
            Some(Frame::Receipt(receipt)) => {
                let empty = receipt.queue.is_empty();
                if empty {
                    self.emit(Event::FrameClosed);
                }
                empty
            }
            Some(Frame::Battle(battle)) => self.advance_battle(&battle),
            Some(Frame::Pick(pick)) => self.advance_pick(pick),
            Some(Frame::Inheritance(inheritance)) => self.advance_inheritance(&inheritance),
            Some(Frame::Choice(choice)) => self.advance_choice(&choice),
            Some(Frame::Race(race)) => self.advance_race(&race),
            Some(Frame::Purchase(_) | Frame::TaxChoice(_)) => false,
        }
    }

    /// Estates come before the rest of the interrupted effect and before the next roll (GEN-ESTATE-4).
    fn next_lot(&mut self) -> bool {
        let Some(deed) = self.game.estates.first().and_then(|estate| estate.first().copied()) else {
            return false;
        };
        self.emit(Event::LotTaken { lot: deed });
        let table = self.game.table().collect();
        self.open_auction(Lot::Deed { deed }, table);
        true
    }

    fn advance_errand(&mut self, errand: Errand) -> bool {
        // A card whose instruction is done or has lapsed goes under its deck at once (GEN-SETUP-3).
        let returns_card = matches!(errand.steps.first(), Some(Step::Return { .. }));
        if !returns_card && self.next_lot() {
            return true;
        }
        match errand.steps.into_iter().next() {
            None => self.emit(Event::FrameClosed),
            Some(step) => {
                self.emit(Event::StepTaken);
                self.take_step(errand.seat, step);
            }
        }
        true
    }

    fn advance_turn(&mut self) -> bool {
        if self.next_lot() {
            return true;
        }
        if self.game.phase == Phase::Counting {
            let open = !self.game.claims.is_empty();
            if !open {
                self.end(Victor::Player);
            }
            return !open;
        }
        let gone = !self.game.is_in(self.game.active);
        if gone {
            self.pass_dice();
        }
        gone
    }
}
