//! Offers that have outlived their facts (GEN-TRADE-3).

use super::play::Play;
use crate::event::{Event, OfferEnd};
use crate::game::{Game, TradeOffer};
use crate::ids::{OfferId, Seat, Space};
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::Ruleset;

impl Play<'_> {
    /// Voids what the last input made void: goods gone, changed, or built over.
    pub(super) fn void_offers(&mut self) {
        let outlived = |offer: &&TradeOffer| {
            let known = self.before.offers.get(&offer.id) == Some(offer);
            known && is_outlived(self.rules, self.before, &self.game, offer)
        };
        let void: Vec<OfferId> = self.game.offers.values().filter(outlived).map(|offer| offer.id).collect();
        for offer in void {
            self.emit(Event::OfferClosed { offer, by: None, end: OfferEnd::Void });
        }
    }

    /// The maker of the last proposal can no longer pay the own side.
    pub(super) fn maker_is_short(&self, offer: &TradeOffer) -> bool {
        self.game.in_hand(offer.by) < offer.gives(offer.by).cash
    }

    pub(super) fn void_offer(&mut self, id: OfferId) -> Result<(), Refusal> {
        let short = self.game.offers.get(&id).is_some_and(|offer| self.maker_is_short(offer));
        ensure(short, Code::NotNow)?;
        self.emit(Event::OfferClosed { offer: id, by: None, end: OfferEnd::Void });
        Ok(())
    }
}

fn is_outlived(rules: &Ruleset, before: &Game, now: &Game, offer: &TradeOffer) -> bool {
    let deed_changed = |(giver, deed): (Seat, Space)| {
        let left = before.owner(deed) == Some(giver) && now.owner(deed) != Some(giver);
        let turned = before.deed(deed).map(|state| state.title) != now.deed(deed).map(|state| state.title);
        let built = !before.in_built_set(rules, deed) && now.in_built_set(rules, deed);
        left || turned || built
    };
    let card_left = |giver: Seat| {
        let held = |game: &Game, card| game.player(giver).cards.iter().any(|(_, held)| held == card);
        offer.gives(giver).cards.iter().any(|card| held(before, card) && !held(now, card))
    };
    offer.deeds().any(deed_changed) || card_left(offer.from) || card_left(offer.to)
}
