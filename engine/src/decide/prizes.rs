//! Deeds that change hands by a prize (KRT-PRIZE-1, -3, -5, -6). An open claim stays with the owner at the landing
//! (KRT-RENT-4). Where deeds can be built on or mortgaged, what a trade asks holds for prizes too (GEN-TRADE-6, COL-MORTGAGE-4).

use super::play::Play;
use crate::event::Event;
use crate::frames::DeedFate;
use crate::game::Lot;
use crate::ids::{Seat, Space};
use crate::money::{Purse, Why};

impl Play<'_> {
    /// Deeds that a prize can take, in board order.
    pub(super) fn prize_deeds(&self, seat: Seat, fate: DeedFate) -> Vec<Space> {
        let fits = |deed: &Space| match (fate, self.game.owner(*deed)) {
            (_, None) => false,
            (DeedFate::Auctioned, Some(_)) => true,
            (DeedFate::Bought, Some(owner)) => {
                owner != seat && self.rules.price(*deed) <= self.game.in_hand(seat)
            }
        };
        self.rules.deeds().map(|(deed, _)| deed).filter(fits).filter(|deed| self.is_bare(*deed)).collect()
    }

    /// Nothing stands on its set.
    fn is_bare(&self, deed: Space) -> bool {
        !self.game.in_built_set(self.rules, deed)
    }

    pub(super) fn take_prize_deed(&mut self, seat: Seat, fate: DeedFate, deed: Space) {
        let Some(owner) = self.game.owner(deed) else { return };
        match fate {
            DeedFate::Bought => {
                let why = Why::Price { deed };
                self.pay(Purse::Seat(seat), Purse::Seat(owner), self.rules.price(deed), why);
                self.hand_deed(deed, Some(owner), seat);
                self.ask_receivers(&[(seat, deed)]);
            }
            DeedFate::Auctioned => {
                let table = self.game.table().collect();
                self.open_auction_from(Lot::Deed { deed }, table, seat);
            }
        }
    }

    /// Every two deeds of different owners, in board order.
    pub(super) fn swaps(&self) -> Vec<Vec<Space>> {
        let bare = self.rules.deeds().map(|(deed, _)| deed).filter(|deed| self.is_bare(*deed));
        let owned: Vec<(Space, Seat)> =
            bare.filter_map(|deed| Some((deed, self.game.owner(deed)?))).collect();
        let mut swaps = Vec::new();
        for (at, (first, owner)) in owned.iter().enumerate() {
            let others = owned[at + 1..].iter().filter(|(_, other)| other != owner);
            swaps.extend(others.map(|(second, _)| vec![*first, *second]));
        }
        swaps
    }

    pub(super) fn swap(&mut self, deeds: &[Space]) {
        let [first, second] = deeds else { return };
        if let (Some(one), Some(other)) = (self.game.owner(*first), self.game.owner(*second)) {
            self.hand_deed(*first, Some(one), other);
            self.hand_deed(*second, Some(other), one);
            self.ask_receivers(&[(other, *first), (one, *second)]);
        }
    }

    pub(super) fn take_deed(&mut self, seat: Seat, deed: Space) {
        if self.game.owner(deed).is_none() {
            self.hand_deed(deed, None, seat);
        }
    }

    pub(super) fn hand_deed(&mut self, deed: Space, from: Option<Seat>, to: Seat) {
        self.emit(Event::DeedMoved { deed, from, to: Some(to) });
        self.continue_completed(&[deed]);
    }
}
