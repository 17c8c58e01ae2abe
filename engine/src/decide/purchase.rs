//! A free deed is bought or declined, and what is declined is auctioned at once (GEN-BUY).

use super::play::Play;
use crate::event::Event;
use crate::frames::{Frame, Purchase};
use crate::game::Lot;
use crate::ids::Seat;
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, afford};
use crate::ruleset::Auctions;

impl Play<'_> {
    pub(super) fn purchase(&self) -> Option<Purchase> {
        match self.game.frames.last() {
            Some(Frame::Purchase(purchase)) => Some(*purchase),
            _ => None,
        }
    }

    fn price(&self, purchase: Purchase) -> Coins {
        self.rules.price(purchase.deed)
    }

    pub(super) fn check_decline(&self, seat: Seat) -> Result<Purchase, Refusal> {
        let purchase = self.purchase();
        self.check_acts(seat, purchase.map_or(self.game.active, |purchase| purchase.seat))?;
        purchase.ok_or(Code::NotNow.into())
    }

    pub(super) fn check_buy(&self, seat: Seat) -> Result<(), Refusal> {
        let purchase = self.check_decline(seat)?;
        afford(self.game.in_hand(seat), self.price(purchase))
    }

    pub(super) fn buy(&mut self, seat: Seat) {
        let Some(purchase) = self.purchase() else { return };
        let deed = purchase.deed;
        self.emit(Event::FrameClosed);
        self.pay(Purse::Seat(seat), Purse::Bank, self.price(purchase), Why::Price { deed });
        self.hand_deed(deed, None, seat);
    }

    pub(super) fn decline(&mut self) {
        let Some(purchase) = self.purchase() else { return };
        self.emit(Event::FrameClosed);
        if self.rules.options.auctions == Auctions::Held {
            let table = self.game.table().collect();
            self.open_auction(Lot::Deed { deed: purchase.deed }, table);
        }
    }
}
