//! Open procedures: errands, debts, auctions, contests.

use super::take_first;
use crate::event::Queue;
use crate::frames::{Auction, Contest, Debts, Errand, Frame, Front, Step, Vote};
use crate::game::{Debt, Game, Piece};
use crate::ids::{Seat, Space};
use crate::money::Coins;

impl Game {
    pub(super) fn open_frame(&mut self, frame: &Frame) {
        match frame {
            Frame::Placement(placement) => self.stock.take(placement.piece),
            Frame::Debts(debts) => {
                self.deferred.retain(|debt| !debts.queue.contains(debt));
                // One debt is open at a time: what was open waits again (GEN-DEBT-9).
                for below in &mut self.frames {
                    if let Frame::Debts(below) = below {
                        below.front = Front::Waiting;
                    }
                }
            }
            _ => {}
        }
        self.frames.push(frame.clone());
    }

    pub(super) fn close_frame(&mut self) {
        if let Some(Frame::Placement(placement)) = self.frames.pop() {
            self.stock.put_back(placement.piece);
        }
    }

    pub(super) fn take_step(&mut self) {
        if let Some(errand) = self.top_errand() {
            take_first(&mut errand.steps);
        }
    }

    pub(super) fn add_steps(&mut self, steps: &[Step]) {
        if let Some(errand) = self.top_errand() {
            errand.steps.splice(..0, steps.iter().cloned());
        }
    }

    pub(super) fn add_debt(&mut self, debt: &Debt, place: Queue) {
        match (place, self.top_debts()) {
            (Queue::Deferred, _) => self.deferred.push(debt.clone()),
            (Queue::Behind, Some(debts)) => debts.queue.push(debt.clone()),
            (Queue::Behind, None) => {}
        }
    }

    pub(super) fn open_front_debt(&mut self) {
        if let Some(debts) = self.top_debts() {
            debts.front = Front::Open;
        }
    }

    pub(super) fn close_front_debt(&mut self) {
        if let Some(debts) = self.top_debts() {
            take_first(&mut debts.queue);
            debts.front = Front::Waiting;
        }
    }

    pub(super) fn place_bid(&mut self, seat: Seat, amount: Coins) {
        if let Some(auction) = self.top_auction() {
            auction.high = Some((seat, amount));
            auction.pass_turn();
        }
    }

    pub(super) fn pass_bid(&mut self, seat: Seat) {
        if let Some(auction) = self.top_auction() {
            auction.passed.insert(seat);
            auction.pass_turn();
        }
    }

    pub(super) fn pass_turn_to_bid(&mut self) {
        if let Some(auction) = self.top_auction() {
            auction.pass_turn();
        }
    }

    pub(super) fn reopen_auction(&mut self) {
        if let Some(auction) = self.top_auction() {
            auction.reopen();
        }
    }

    pub(super) fn close_auction(&mut self) {
        self.frames.pop();
    }

    pub(super) fn take_lot(&mut self, lot: Space) {
        if let Some(estate) = self.estates.first_mut() {
            estate.retain(|deed| *deed != lot);
        }
        self.estates.retain(|estate| !estate.is_empty());
    }

    pub(super) fn hold_back(&mut self, piece: Piece) {
        self.held_back.insert(piece);
    }

    pub(super) fn vote_for_piece(&mut self, seat: Seat, vote: Vote, deed: Option<Space>) {
        if let Some(contest) = self.top_contest() {
            contest.votes.insert(seat, Some(vote));
            contest.sites.extend(deed.map(|deed| (seat, deed)));
        }
    }

    pub(super) fn receive_deed(&mut self) {
        if let Some(Frame::Receipt(receipt)) = self.frames.last_mut() {
            take_first(&mut receipt.queue);
        }
    }

    fn top_errand(&mut self) -> Option<&mut Errand> {
        match self.frames.last_mut() {
            Some(Frame::Errand(errand)) => Some(errand),
            _ => None,
        }
    }

    fn top_auction(&mut self) -> Option<&mut Auction> {
        match self.frames.last_mut() {
            Some(Frame::Auction(auction)) => Some(auction),
            _ => None,
        }
    }

    fn top_debts(&mut self) -> Option<&mut Debts> {
        match self.frames.last_mut() {
            Some(Frame::Debts(debts)) => Some(debts),
            _ => None,
        }
    }

    fn top_contest(&mut self) -> Option<&mut Contest> {
        match self.frames.last_mut() {
            Some(Frame::Contest(contest)) => Some(contest),
            _ => None,
        }
    }
}
