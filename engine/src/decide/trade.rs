//! Trade offers: made, countered, declined, withdrawn, accepted (GEN-TRADE).

use super::moment::Moment;
use super::play::Play;
use crate::event::{Event, OfferEnd};
use crate::game::TradeOffer;
use crate::ids::{OfferId, Seat, Space};
use crate::intent::Goods;
use crate::money::{Purse, Why};
use crate::refusal::{Code, Refusal, afford, ensure};

impl Play<'_> {
    pub(super) fn check_propose(
        &self,
        seat: Seat,
        to: Seat,
        give: &Goods,
        want: &Goods,
    ) -> Result<(), Refusal> {
        Moment::of(&self.game).allows_offers()?;
        self.check_parties(seat, to)?;
        ensure(!self.game.has_seat(to) || self.game.is_in(to), Code::Void)?;
        ensure(!self.has_live_offer(seat, to), Code::OneOffer)?;
        ensure(self.declined_by(seat, to) < 2, Code::Waiting)?;
        ensure(!(give.is_empty() && want.is_empty()), Code::Empty)?;
        self.check_holds(seat, give)?;
        ensure(self.game.has_seat(to) && to != seat, Code::NotOffered)?;
        self.check_goods(give, want)?;
        self.check_debtor_terms(seat, give, to, want)?;
        self.check_deliverable(seat, give)
    }

    fn has_live_offer(&self, from: Seat, to: Seat) -> bool {
        self.game.offers.values().any(|offer| offer.from == from && offer.to == to)
    }

    /// How often a seat has refused a proposer in the running turn (GEN-TRADE-4).
    fn declined_by(&self, proposer: Seat, refuser: Seat) -> usize {
        let both =
            |decline: &&crate::game::Decline| decline.proposer == proposer && decline.refuser == refuser;
        self.game.declines.iter().filter(both).count()
    }

    fn check_holds(&self, seat: Seat, goods: &Goods) -> Result<(), Refusal> {
        let deeds = goods.deeds.iter().all(|deed| self.game.owner(*deed) == Some(seat));
        let player = self.game.player(seat);
        let held = |card| player.cards.iter().any(|(_, held)| held == card) || player.won.contains(card);
        ensure(deeds && goods.cards.iter().all(held), Code::NotOwner)
    }

    /// Nothing named twice, and only what the edition has.
    fn check_goods(&self, give: &Goods, want: &Goods) -> Result<(), Refusal> {
        let mut deeds: Vec<Space> = give.deeds.iter().chain(&want.deeds).copied().collect();
        let mut cards: Vec<_> = give.cards.iter().chain(&want.cards).collect();
        let exist = deeds.iter().all(|deed| self.rules.deed(*deed).is_some())
            && cards.iter().all(|card| self.is_tradable(card));
        let count = deeds.len() + cards.len();
        deeds.sort_unstable();
        deeds.dedup();
        cards.sort_unstable();
        cards.dedup();
        ensure(exist && deeds.len() + cards.len() == count, Code::NotOffered)
    }

    /// The own side could be delivered now (GEN-TRADE-7), held goods aside.
    fn check_deliverable(&self, seat: Seat, goods: &Goods) -> Result<(), Refusal> {
        ensure(!goods.deeds.iter().any(|deed| self.game.is_locked(*deed)), Code::UnderClaim)?;
        let built = |deed: &Space| self.game.in_built_set(self.rules, *deed);
        ensure(!goods.deeds.iter().any(built), Code::SetBuilt)?;
        afford(self.game.in_hand(seat), goods.cash)
    }

    pub(super) fn propose(&mut self, seat: Seat, to: Seat, give: &Goods, want: &Goods) {
        let id = OfferId(self.game.offers_made + 1);
        let (from_gives, to_gives) = (tidy(give), tidy(want));
        let offer = TradeOffer { id, revision: 1, from: seat, to, by: seat, from_gives, to_gives };
        self.emit(Event::OfferMade { offer });
    }

    /// A live offer with its revision; what is gone is void, what has moved on is stale.
    fn live(&self, id: OfferId, revision: Option<u32>) -> Result<&TradeOffer, Refusal> {
        let offer = self.game.offers.get(&id).ok_or(Code::Void)?;
        ensure(revision.is_none_or(|revision| revision == offer.revision), Code::Stale)?;
        Ok(offer)
    }

    pub(super) fn check_counter(
        &self,
        seat: Seat,
        id: OfferId,
        revision: u32,
        give: &Goods,
        want: &Goods,
    ) -> Result<(), Refusal> {
        Moment::of(&self.game).allows_offers()?;
        let offer = self.live(id, Some(revision))?;
        let other = if offer.from == seat { offer.to } else { offer.from };
        self.check_parties(seat, other)?;
        ensure(offer.answerer() == seat, Code::NotYours)?;
        ensure(!(give.is_empty() && want.is_empty()), Code::Empty)?;
        self.check_holds(seat, give)?;
        self.check_goods(give, want)?;
        self.check_debtor_terms(seat, give, other, want)?;
        self.check_deliverable(seat, give)
    }

    pub(super) fn counter(&mut self, seat: Seat, id: OfferId, give: &Goods, want: &Goods) {
        let Some(old) = self.game.offers.get(&id).cloned() else { return };
        let (from_gives, to_gives) = if seat == old.from { (give, want) } else { (want, give) };
        let offer = TradeOffer {
            revision: old.revision + 1,
            by: seat,
            from_gives: tidy(from_gives),
            to_gives: tidy(to_gives),
            ..old
        };
        self.emit(Event::OfferCountered { offer });
    }

    pub(super) fn check_decline_offer(&self, seat: Seat, id: OfferId) -> Result<(), Refusal> {
        Moment::of(&self.game).allows_offers()?;
        ensure(self.live(id, None)?.answerer() == seat, Code::NotYours)
    }

    pub(super) fn decline_offer(&mut self, seat: Seat, offer: OfferId) {
        self.emit(Event::OfferClosed { offer, by: Some(seat), end: OfferEnd::Declined });
    }

    pub(super) fn check_withdraw(&self, seat: Seat, id: OfferId) -> Result<(), Refusal> {
        Moment::of(&self.game).allows_offers()?;
        ensure(self.live(id, None)?.by == seat, Code::NotYours)
    }

    pub(super) fn withdraw(&mut self, seat: Seat, offer: OfferId) {
        self.emit(Event::OfferClosed { offer, by: Some(seat), end: OfferEnd::Withdrawn });
    }

    /// Everything is checked again (GEN-TRADE-3).
    pub(super) fn check_accept(&self, seat: Seat, id: OfferId, revision: u32) -> Result<(), Refusal> {
        let parties = self.game.offers.get(&id).map(|offer| (offer.from, offer.to));
        let (from, to) = parties.unwrap_or((seat, seat));
        Moment::of(&self.game).allows_acceptance(from, to)?;
        if self.game.offers.contains_key(&id) {
            self.check_parties(from, to)?;
        }
        let offer = self.live(id, Some(revision))?;
        let acceptor = offer.answerer();
        ensure(!(acceptor == seat && self.maker_is_short(offer)), Code::Void)?;
        ensure(acceptor == seat, Code::NotYours)?;
        self.check_holds(seat, offer.gives(seat))?;
        self.check_debtor_terms(offer.from, &offer.from_gives, offer.to, &offer.to_gives)?;
        let locked = offer.deeds().any(|(_, deed)| self.game.is_locked(deed));
        ensure(!locked, Code::UnderClaim)?;
        self.check_deliverable(seat, offer.gives(seat))?;
        self.check_interest(offer)
    }

    /// Either side must be able to pay the charge on what it receives (COL-TRADE-2).
    fn check_interest(&self, offer: &TradeOffer) -> Result<(), Refusal> {
        let sides = [
            (offer.from, &offer.from_gives, &offer.to_gives),
            (offer.to, &offer.to_gives, &offer.from_gives),
        ];
        for (seat, gives, gets) in sides {
            let after = self.game.in_hand(seat).less(gives.cash).plus(gets.cash);
            let need = self.charge_on(&gets.deeds);
            if after < need {
                return Err(Refusal::with(Code::Interest, after.0, need.0));
            }
        }
        Ok(())
    }

    /// All or nothing.
    pub(super) fn accept(&mut self, id: OfferId) {
        let Some(offer) = self.game.offers.get(&id).cloned() else { return };
        self.emit(Event::OfferAccepted { offer: id });
        let sides = [(offer.from, offer.to, &offer.from_gives), (offer.to, offer.from, &offer.to_gives)];
        let mut received = Vec::new();
        for (giver, taker, goods) in sides {
            self.pay(Purse::Seat(giver), Purse::Seat(taker), goods.cash, Why::Trade { offer: id });
            for deed in &goods.deeds {
                self.emit(Event::DeedMoved { deed: *deed, from: Some(giver), to: Some(taker) });
                received.push((taker, *deed));
            }
            for card in &goods.cards {
                self.emit(Event::CardMoved { from: giver, to: taker, card: card.clone() });
            }
        }
        let deeds: Vec<Space> = received.iter().map(|(_, deed)| *deed).collect();
        self.continue_completed(&deeds);
        self.ask_receivers(&received);
    }
}

/// Board order, so that equal offers read alike.
fn tidy(goods: &Goods) -> Goods {
    let mut goods = goods.clone();
    goods.deeds.sort_unstable();
    goods.cards.sort_unstable();
    goods
}
