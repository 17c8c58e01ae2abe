//! What the room plays for a seat that does not answer in time: the least harmful legal answer (GEN-ASK).

use super::play::Play;
use crate::event::{ClaimEnd, Leaving};
use crate::game::{Claim, Title};
use crate::ids::{Seat, Space};
use crate::intent::Intent;
use crate::money::Coins;
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::{Feature, SetOf, Shortfall};
use crate::view::Question;

impl Play<'_> {
    /// Plays the default of the open question for an asked seat (GEN-ASK-1, -3, -4).
    pub(super) fn play_default(&mut self, seat: Seat) -> Result<(), Refusal> {
        ensure(self.game.has_seat(seat), Code::NotNow)?;
        ensure(self.game.is_in(seat), Code::Out)?;
        ensure(self.game.asked(self.rules).contains(&seat), Code::NotAsked)?;
        match self.game.question(self.rules) {
            Some(Question::Debt { .. }) => self.default_of_debt(seat),
            Some(question) => {
                let intent = self.default_of(seat, &question).ok_or(Code::NotNow)?;
                self.answer(seat, &intent)
            }
            None => Err(Code::NotNow.into()),
        }
    }

    /// None where the rulebook gives none: auctions wait for the hammer, claims lapse.
    fn default_of(&self, seat: Seat, question: &Question) -> Option<Intent> {
        match question {
            Question::Roll | Question::Jail { .. } => Some(Intent::Roll),
            Question::EndTurn => Some(Intent::EndTurn),
            Question::Purchase { .. } => Some(Intent::Decline),
            Question::Interest { deed, .. } => Some(Intent::Keep { deed: *deed }),
            Question::ContestedPiece { .. } => Some(Intent::Leave),
            Question::PlacePiece { piece } => {
                self.sites(seat, *piece).first().map(|deed| Intent::Place { deed: *deed })
            }
            Question::LegacyTax { .. } => Some(Intent::PayFlat),
            Question::Teammate { .. } => self.poorest_candidate().map(|player| Intent::PickPlayer { player }),
            Question::FlipOwn { .. } | Question::FreeContinue { .. } => {
                self.default_choice(self.open_pick()?).map(|deed| Intent::PickDeed { deed })
            }
            Question::Inheritance { .. } => Some(Intent::Done),
            Question::SecondRoll => Some(Intent::Skip),
            Question::Flip { .. } => Some(Intent::Flip),
            Question::RaceEntry { .. } => Some(Intent::StayOut),
            // By seat the clock means a pass (KRT-AUCTION-1).
            Question::Auction { turn: Some(_), .. } => Some(Intent::Pass),
            Question::Auction { .. } | Question::Debt { .. } | Question::LastClaims => None,
            _ => self.default_of_choice(self.open_choice()?),
        }
    }

    /// Own claims first; if all that can be raised is too little, the debtor gives up with nothing sold; else
    /// cash is raised step by step and the debt is settled (GEN-ASK-4, GEN-DEBT-8).
    fn default_of_debt(&mut self, seat: Seat) -> Result<(), Refusal> {
        while let Some(deed) = self.own_claim(seat) {
            self.answer(seat, &Intent::Claim { deed })?;
        }
        let Some(debt) = self.game.open_debt().filter(|debt| debt.debtor == seat).cloned() else {
            return Ok(());
        };
        if self.rules.numbers.shortfall == Shortfall::Forgiven {
            return self.sell_while_short(seat);
        }
        if self.game.raisable(self.rules, seat) < debt.amount {
            let before = self.signature();
            self.leave(seat, Leaving::GaveUp);
            self.settle();
            self.ask_anew(&before, true);
            return Ok(());
        }
        while self.game.in_hand(seat) < debt.amount {
            let intent = self.next_sale_or_lapse(seat).ok_or(Code::CanPay)?;
            self.answer(seat, &intent)?;
        }
        self.answer(seat, &Intent::Settle)
    }

    /// Deeds are sold even if all of them do not cover the debt (KRT-ASK-19).
    fn sell_while_short(&mut self, seat: Seat) -> Result<(), Refusal> {
        while self.game.open_debt().is_some_and(|debt| debt.debtor == seat) {
            let Some(intent) = self.next_sale_or_lapse(seat) else { return Ok(()) };
            self.answer(seat, &intent)?;
        }
        Ok(())
    }

    /// A claim that stayed with a former owner locks the deed of a debtor, who can do nothing about it (KRT-RENT-4).
    /// Where nothing else is left to sell it has been open long enough, and lapses as at the end (GEN-END-5).
    fn next_sale_or_lapse(&mut self, seat: Seat) -> Option<Intent> {
        if let Some(intent) = self.next_sale(seat) {
            return Some(intent);
        }
        let locks = |claim: &&Claim| claim.owner != seat && self.game.owner(claim.deed) == Some(seat);
        for claim in self.game.claims.iter().filter(locks).cloned().collect::<Vec<_>>() {
            self.close_claim(claim, ClaimEnd::Lapsed);
        }
        self.next_sale(seat)
    }

    fn own_claim(&self, seat: Seat) -> Option<Space> {
        self.game.claims.iter().find(|claim| claim.owner == seat).map(|claim| claim.deed)
    }

    /// Deeds outside complete sets, then deeds of bare complete sets, then buildings (GEN-ASK-4).
    fn next_sale(&self, seat: Seat) -> Option<Intent> {
        let sold = self.rules.has(Feature::DeedSale);
        let raise = |deed| if sold { Intent::SellDeed { deed } } else { Intent::Mortgage { deed } };
        let deeds = self.cheapest_first(seat, raise);
        let outside = |deed: &&Space| !self.game.in_complete_set(self.rules, **deed);
        let first = deeds.iter().find(outside).or_else(|| deeds.first());
        first.copied().map(raise).or_else(|| self.next_building_sale(seat))
    }

    /// Own deeds with which this is legal now: closed before open, lowest printed price, lowest index.
    fn cheapest_first(&self, seat: Seat, raise: impl Fn(Space) -> Intent) -> Vec<Space> {
        let mut deeds: Vec<_> = self
            .game
            .deeds_of(seat)
            .filter(|(deed, _)| self.permit(seat, &raise(*deed)).is_ok())
            .map(|(deed, state)| (state.title == Title::Open, self.rules.price(deed), deed))
            .collect();
        deeds.sort_unstable();
        deeds.into_iter().map(|(.., deed)| deed).collect()
    }

    /// One at a time, or the cheapest built set as a whole where a set can be lowered in one action (COL-ASK-14).
    fn next_building_sale(&self, seat: Seat) -> Option<Intent> {
        if self.rules.has(Feature::SellDown) {
            return self.cheapest_sell_down(seat);
        }
        let sell = |deed| Intent::Sell { deed };
        self.cheapest_first(seat, sell).first().copied().map(sell)
    }

    fn cheapest_sell_down(&self, seat: Seat) -> Option<Intent> {
        let to_nothing = |set: &SetOf| Intent::SellDown {
            set: set.id.clone(),
            stages: set.deeds.iter().map(|deed| (*deed, 0)).collect(),
        };
        let cost = |set: &&SetOf| {
            let deed = set.deeds.first().and_then(|deed| self.rules.deed(*deed)?.building);
            (deed.map_or(Coins::ZERO, |building| building.house_cost), set.deeds.first().copied())
        };
        let sets = self.rules.sets.iter().filter(|set| self.game.set_is_built(set));
        let sellable = sets.filter(|set| self.permit(seat, &to_nothing(set)).is_ok());
        sellable.min_by_key(cost).map(to_nothing)
    }
}
