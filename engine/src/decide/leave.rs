//! Going out: who gets what is left (GEN-ESTATE, COL-BANKRUPT, MOV-BANKRUPT).

use super::play::Play;
use crate::event::{ClaimEnd, Event, Leaving, OfferEnd};
use crate::game::Phase;
use crate::ids::{Seat, Space};
use crate::money::{Purse, Why};
use crate::ruleset::{Auctions, BankEstate, EstateDeeds};
use std::collections::BTreeMap;

impl Play<'_> {
    /// Bankruptcy to the creditor of the first debt, open or waiting, else to the Bank (GEN-DEBT-4).
    pub(super) fn leave(&mut self, seat: Seat, how: Leaving) {
        let first = self.game.debts().find(|debt| debt.debtor == seat);
        let creditor = first.and_then(|debt| debt.creditor.seat());
        let creditor = creditor.filter(|creditor| self.game.is_in(*creditor));
        self.drop_ties(seat);
        for card in self.game.player(seat).won.clone() {
            self.emit(Event::CardLost { seat, card });
        }
        let received = match creditor {
            Some(creditor) => self.hand_over(seat, creditor),
            None => {
                self.return_to_bank(seat);
                Vec::new()
            }
        };
        let to = creditor.map_or(Purse::Bank, Purse::Seat);
        self.emit(Event::SeatLeft { seat, to, how });
        self.check_elimination();
        // While the count waits nothing else is asked (GEN-END-5).
        if self.game.phase == Phase::Playing {
            self.ask_receivers(&received);
            self.ask_heir(&received);
        }
    }

    /// Claims on either side die and offers are void (GEN-ESTATE-3); a highest bid is void (GEN-AUCTION-7).
    fn drop_ties(&mut self, seat: Seat) {
        let claims = self.game.claims.iter().filter(|claim| claim.owner == seat || claim.debtor == seat);
        for claim in claims.cloned().collect::<Vec<_>>() {
            self.close_claim(claim, ClaimEnd::Died);
        }
        let offers = self.game.offers.values().filter(|offer| offer.concerns(seat)).map(|offer| offer.id);
        for offer in offers.collect::<Vec<_>>() {
            self.emit(Event::OfferClosed { offer, by: None, end: OfferEnd::Void });
        }
        if self.game.auction().and_then(|auction| auction.high).is_some_and(|(high, _)| high == seat) {
            self.emit(Event::AuctionReopened);
            self.pass_without_site();
        }
    }

    /// Buildings are sold into the estate, then everything goes to the creditor (GEN-ESTATE-1).
    fn hand_over(&mut self, seat: Seat, creditor: Seat) -> Vec<(Seat, Space)> {
        let deeds: Vec<Space> = self.game.deeds_of(seat).map(|(deed, _)| deed).collect();
        for deed in &deeds {
            let brings = self.game.building_sale(self.rules, *deed);
            self.clear_buildings(*deed);
            self.pay(Purse::Bank, Purse::Seat(seat), brings, Why::Sold { deed: *deed });
        }
        if self.rules.numbers.estate_deeds == EstateDeeds::Mortgaged {
            for deed in &deeds {
                if self.terms(*deed).is_some() && !self.is_mortgaged(*deed) {
                    self.mortgage(seat, *deed);
                }
            }
        }
        let cash = self.game.player(seat).cash;
        self.pay(Purse::Seat(seat), Purse::Seat(creditor), cash, Why::Estate { of: seat });
        for deed in &deeds {
            self.emit(Event::DeedMoved { deed: *deed, from: Some(seat), to: Some(creditor) });
        }
        self.continue_completed(&deeds);
        for (_, card) in self.game.player(seat).cards.clone() {
            self.emit(Event::CardMoved { from: seat, to: creditor, card });
        }
        deeds.into_iter().map(|deed| (creditor, deed)).collect()
    }

    /// Cash to the Bank, buildings to the stock, cards under their decks, deeds free (GEN-ESTATE-2).
    fn return_to_bank(&mut self, seat: Seat) {
        let cash = self.game.player(seat).cash;
        self.pay(Purse::Seat(seat), Purse::Bank, cash, Why::Estate { of: seat });
        let deeds: Vec<Space> = self.game.deeds_of(seat).map(|(deed, _)| deed).collect();
        for deed in &deeds {
            self.clear_buildings(*deed);
            if self.is_mortgaged(*deed) {
                self.emit(Event::MortgageLifted { deed: *deed });
            }
            self.emit(Event::DeedMoved { deed: *deed, from: Some(seat), to: None });
        }
        for (deck, card) in self.game.player(seat).cards.clone() {
            self.emit(Event::CardUsed { seat, deck, card });
        }
        let held = self.rules.options.auctions == Auctions::Held;
        let auctioned = held
            && self.rules.numbers.bank_estate == BankEstate::Auctioned
            && self.game.phase == Phase::Playing;
        if auctioned && !deeds.is_empty() {
            self.emit(Event::EstateLeft { of: seat, deeds });
        }
    }

    fn clear_buildings(&mut self, deed: Space) {
        if self.game.stage(deed) > 0 {
            self.lower(&BTreeMap::from([(deed, 0)]));
        }
    }
}
