//! Deeds, buildings, claims and offers.

use crate::event::OfferEnd;
use crate::game::{Claim, Decline, Game, Stock, Title, TradeOffer};
use crate::ids::{OfferId, Seat, Space};

impl Game {
    pub(super) fn deal_deeds(&mut self, deeds: &[(Seat, Space)]) {
        self.chance.next += 1;
        for (seat, deed) in deeds {
            self.hand_deed(*deed, Some(*seat));
        }
    }

    pub(super) fn hand_deed(&mut self, deed: Space, to: Option<Seat>) {
        if let Some(state) = self.deeds.get_mut(&deed) {
            state.owner = to;
            if to.is_none() && state.title == Title::Mortgaged {
                state.title = Title::Open;
            }
        }
    }

    pub(super) fn set_title(&mut self, deed: Space, title: Title) {
        if let Some(state) = self.deeds.get_mut(&deed) {
            state.title = title;
        }
    }

    pub(super) fn set_stage(&mut self, deed: Space, stage: u8, stock: Stock) {
        if let Some(state) = self.deeds.get_mut(&deed) {
            state.stage = stage;
        }
        self.stock = stock;
    }

    pub(super) fn close_claim(&mut self, claim: &Claim) {
        if let Some(at) = self.claims.iter().position(|open| open == claim) {
            self.claims.remove(at);
        }
    }

    pub(super) fn make_offer(&mut self, offer: &TradeOffer) {
        self.offers_made = offer.id.0;
        self.offers.insert(offer.id, offer.clone());
    }

    pub(super) fn counter_offer(&mut self, offer: &TradeOffer) {
        self.offers.insert(offer.id, offer.clone());
    }

    pub(super) fn accept_offer(&mut self, offer: OfferId) {
        self.offers.remove(&offer);
    }

    pub(super) fn close_offer(&mut self, offer: OfferId, by: Option<Seat>, end: OfferEnd) {
        if let Some(closed) = self.offers.remove(&offer)
            && end == OfferEnd::Declined
            && let Some(refuser) = by
        {
            self.declines.push(Decline { proposer: closed.by, refuser });
        }
    }
}
