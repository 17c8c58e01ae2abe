//! Open auctions: bids, passes and the hammer (GEN-AUCTION).

use super::play::Play;
use crate::event::Event;
use crate::frames::{Auction, Frame, Turns};
use crate::game::Lot;
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, afford, ensure};
use crate::ruleset::Bidding;
use std::collections::{BTreeMap, BTreeSet};

impl Play<'_> {
    pub(super) fn open_auction(&mut self, lot: Lot, bidders: Vec<Seat>) {
        self.open_auction_with(lot, bidders, BTreeMap::new());
    }

    /// An auction of a piece whose place each bidder has named (CEL-BUILD-10).
    pub(super) fn open_auction_with(&mut self, lot: Lot, bidders: Vec<Seat>, sites: BTreeMap<Seat, Space>) {
        self.open_auction_of(lot, bidders, sites, self.game.active);
    }

    /// A lot with somebody else to bid first (KRT-PRIZE-6).
    pub(super) fn open_auction_from(&mut self, lot: Lot, bidders: Vec<Seat>, first: Seat) {
        self.open_auction_of(lot, bidders, BTreeMap::new(), first);
    }

    /// Where bids go by seat, in that order from the first (KRT-AUCTION-1).
    fn open_auction_of(
        &mut self,
        lot: Lot,
        mut bidders: Vec<Seat>,
        sites: BTreeMap<Seat, Space>,
        first: Seat,
    ) {
        let mut turns = None;
        if self.rules.numbers.bidding == Bidding::InTurn {
            let split = bidders.iter().position(|seat| *seat >= first).unwrap_or(0);
            bidders.rotate_left(split);
            turns = bidders.first().copied().map(Turns::from);
        }
        let auction = Auction { lot, bidders, high: None, passed: BTreeSet::new(), sites, turns };
        self.emit(Event::FrameOpened { frame: Frame::Auction(auction) });
    }

    /// The hammer falls when it must; whose turn it is and who cannot bid is skipped (KRT-AUCTION-2, -5).
    pub(super) fn advance_auction(&mut self, auction: &Auction) -> bool {
        if auction.is_decided(&self.game, self.rules) {
            self.let_hammer_fall();
            return true;
        }
        match &auction.turns {
            Some(turns) if !auction.can_bid(&self.game, self.rules, turns.seat) => {
                self.emit(Event::BidderSkipped { seat: turns.seat });
                true
            }
            _ => false,
        }
    }

    /// Only the one whose turn it is, where bids go by seat (KRT-AUCTION-1).
    fn check_turn_to_bid(&self, auction: &Auction, seat: Seat) -> Result<(), Refusal> {
        ensure(auction.turns.as_ref().is_none_or(|turns| turns.seat == seat), Code::NotAsked)
    }

    /// The auction in which a seat takes part.
    fn check_bidder(&self, seat: Seat) -> Result<&Auction, Refusal> {
        let auction = self.game.auction().filter(|auction| auction.bidders.contains(&seat));
        auction.ok_or(Code::NotNow.into())
    }

    pub(super) fn has_passed(&self, auction: &Auction, seat: Seat) -> bool {
        auction.passed.contains(&seat) || self.game.deferred.iter().any(|debt| debt.debtor == seat)
    }

    pub(super) fn check_bid(&self, seat: Seat, amount: Coins) -> Result<(), Refusal> {
        let auction = self.check_bidder(seat)?;
        self.check_turn_to_bid(auction, seat)?;
        ensure(!self.has_passed(auction, seat), Code::Passed)?;
        let least = auction.least(self.rules);
        if amount < least {
            return Err(Refusal::with(Code::TooLow, amount.0, least.0));
        }
        afford(self.game.player(seat).cash, amount)
    }

    pub(super) fn check_pass(&self, seat: Seat) -> Result<(), Refusal> {
        let auction = self.check_bidder(seat)?;
        self.check_turn_to_bid(auction, seat)?;
        ensure(auction.high.map(|(high, _)| high) != Some(seat), Code::Highest)?;
        ensure(!self.has_passed(auction, seat), Code::Passed)
    }

    pub(super) fn hammer(&mut self) -> Result<(), Refusal> {
        // By seat the clock means a pass (KRT-AUCTION-1).
        ensure(self.game.auction().is_some_and(|auction| auction.turns.is_none()), Code::NotNow)?;
        self.let_hammer_fall();
        Ok(())
    }

    /// The highest bidder must buy; without a bid nobody pays (GEN-AUCTION-5).
    pub(super) fn let_hammer_fall(&mut self) {
        let Some(auction) = self.game.auction().cloned() else { return };
        self.emit(Event::AuctionClosed { lot: auction.lot, winner: auction.high });
        if let Some((seat, amount)) = auction.high {
            self.pay(Purse::Seat(seat), Purse::Bank, amount, Why::Bid { lot: auction.lot });
        }
        match (auction.lot, auction.high) {
            (Lot::Deed { deed }, Some((seat, _))) => {
                let from = self.game.owner(deed);
                if from != Some(seat) {
                    self.hand_deed(deed, from, seat);
                    self.ask_receivers(&[(seat, deed)]);
                }
            }
            (Lot::Deed { .. }, None) => {}
            (Lot::Piece { piece }, Some((seat, _))) => match auction.sites.get(&seat) {
                Some(deed) if self.check_site(seat, *deed).is_ok() => self.put_up(*deed),
                // Spoilt beneath another question; the piece stays in stock (GEN-STOCK-5).
                Some(_) => {}
                None => self.ask_placement(seat, piece),
            },
            // The kind cannot be asked for again before the next opening roll (GEN-STOCK-4).
            (Lot::Piece { piece }, None) => self.emit(Event::PieceHeldBack { piece }),
        }
    }
}
