//! Answers to offers: accept what is fair, ask once for what is missing, decline the rest.

use super::appraise::Appraisal;
use crate::mind::{Mind, coins};
use engine::game::TradeOffer;
use engine::{Action, Coins, Goods, Intent};

/// Counters go back and forth at most up to this revision.
const LAST_COUNTER: u32 = 3;

impl Mind<'_> {
    /// The first offer that has an answer now. A good one that cannot be accepted at this moment is left open.
    pub(crate) fn answer_offers(&self) -> Option<Intent> {
        let to_me = self.game.offers.values().filter(|offer| offer.answerer() == self.seat);
        to_me.filter_map(|offer| self.answer_offer(offer)).next()
    }

    fn answer_offer(&self, offer: &TradeOffer) -> Option<Intent> {
        let (gives, gets) = (offer.gives(self.seat), offer.gives(offer.by));
        let deal = Appraisal::of(&self.holdings(), self.rules, self.seat, offer.by, gives, gets);
        if deal.is_good() && (gives.cash.is_zero() || deal.cash_after >= self.reserve() / 2) {
            return self.accept_or_wait(offer);
        }
        self.counter(offer, &deal).or_else(|| self.plain(&Intent::DeclineOffer { offer: offer.id }))
    }

    fn accept_or_wait(&self, offer: &TradeOffer) -> Option<Intent> {
        let accept = Intent::Accept { offer: offer.id, revision: offer.revision };
        let deliverable = gives_are_offered(self.actions, offer.gives(self.seat));
        self.plain(&accept).or_else(|| {
            if deliverable { None } else { self.plain(&Intent::DeclineOffer { offer: offer.id }) }
        })
    }

    /// The same goods for more cash, if that is all that is missing and the other side has it.
    fn counter(&self, offer: &TradeOffer, deal: &Appraisal) -> Option<Intent> {
        let (gives, gets) = (offer.gives(self.seat), offer.gives(offer.by));
        let missing = deal.shortfall();
        let has = coins(self.game.in_hand(offer.by));
        let asked = coins(gets.cash) + missing;
        let worth_asking =
            offer.revision < LAST_COUNTER && !deal.breaks_a_set() && missing > 0 && asked <= has;
        let offered = self.actions.iter().any(|action| match action {
            Action::Counter { offer: id, revision, .. } => *id == offer.id && *revision == offer.revision,
            _ => false,
        });
        if !worth_asking || !offered || !gives_are_offered(self.actions, gives) {
            return None;
        }
        let want = Goods { cash: Coins(u32::try_from(asked).ok()?), ..gets.clone() };
        Some(Intent::Counter { offer: offer.id, revision: offer.revision, give: gives.clone(), want })
    }
}

/// Whether the own side could be put into an offer now.
fn gives_are_offered(actions: &[Action], gives: &Goods) -> bool {
    actions.iter().any(|action| match action {
        Action::Counter { cash, deeds, cards, .. } => {
            gives.cash <= *cash
                && gives.deeds.iter().all(|deed| deeds.contains(deed))
                && gives.cards.iter().all(|card| cards.contains(card))
        }
        _ => false,
    })
}
