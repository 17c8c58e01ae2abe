//! With whom and on what terms is traded, where the edition says so (KRT-TRADE, KRT-DEBT-4).

use super::play::Play;
use crate::action::{LeastPrice, OfferTerms};
use crate::game::Debt;
use crate::ids::{CardId, Seat, Space};
use crate::intent::Goods;
use crate::money::Coins;
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::{Effect, Trades};

impl Play<'_> {
    /// One of the two is active or in debt (KRT-TRADE-2).
    pub(super) fn check_parties(&self, one: Seat, other: Seat) -> Result<(), Refusal> {
        let may = |seat| self.game.active == seat || self.is_debtor(seat);
        ensure(self.rules.numbers.trades == Trades::Anyone || may(one) || may(other), Code::NotNow)
    }

    fn is_debtor(&self, seat: Seat) -> bool {
        self.game.open_debt().is_some_and(|debt| debt.debtor == seat)
    }

    /// A debtor sells one deed for coins: for its price, or for what is missing (KRT-DEBT-4).
    pub(super) fn check_debtor_terms(
        &self,
        one: Seat,
        gives: &Goods,
        other: Seat,
        gets: &Goods,
    ) -> Result<(), Refusal> {
        let Some(debt) = self.game.open_debt().filter(|_| self.rules.numbers.trades == Trades::WithActive)
        else {
            return Ok(());
        };
        let (sold, paid) = match debt.debtor {
            debtor if debtor == one => (gives, gets),
            debtor if debtor == other => (gets, gives),
            _ => return Ok(()),
        };
        let one_deed = sold.cash.is_zero() && sold.cards.is_empty() && paid.cards.is_empty();
        let [deed] = sold.deeds[..] else { return Err(Code::NotOffered.into()) };
        let own = self.game.owner(deed) == Some(debt.debtor);
        ensure(one_deed && own && paid.deeds.is_empty(), Code::NotOffered)?;
        let least = self.least_price(debt, deed);
        if paid.cash < least {
            return Err(Refusal::with(Code::TooLow, paid.cash.0, least.0));
        }
        Ok(())
    }

    /// The printed price, or what is still missing if that is less (KRT-DEBT-4).
    fn least_price(&self, debt: &Debt, deed: Space) -> Coins {
        self.rules.price(deed).min(debt.amount.less(self.game.in_hand(debt.debtor)))
    }

    /// What two seats may offer each other now.
    pub(super) fn offer_terms(&self, one: Seat, other: Seat) -> OfferTerms {
        let debt = self.game.open_debt().filter(|_| self.rules.numbers.trades == Trades::WithActive);
        let Some(debt) = debt.filter(|debt| [one, other].contains(&debt.debtor)) else {
            return OfferTerms::Free;
        };
        let seller = debt.debtor;
        let deeds = self.game.deeds_of(seller).map(|(deed, _)| deed);
        let least = deeds.map(|deed| LeastPrice { deed, amount: self.least_price(debt, deed) });
        OfferTerms::OneDeed { seller, least: least.collect() }
    }

    /// Race cards never change hands (KRT-TRADE-1).
    pub(super) fn is_tradable(&self, card: &CardId) -> bool {
        self.rules.card(card).is_some_and(|(_, card)| !matches!(card.effect, Effect::Race { .. }))
    }
}
