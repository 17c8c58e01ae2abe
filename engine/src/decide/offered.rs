//! Everything a seat may do: derived from the state, never stored (GEN-ASK).

use super::build::next_cost;
use super::play::Play;
use crate::action::{Action, OfferTerms, StageOf};
use crate::frames::Frame;
use crate::game::{Due, Game, Pickup};
use crate::ids::{Seat, Space};
use crate::intent::{Intent, Site, With};
use crate::money::Coins;
use crate::ruleset::{Feature, Ruleset};

impl Game {
    /// What the seat may answer to the open question; nothing if it is not asked.
    #[must_use]
    pub fn answers(&self, rules: &Ruleset, seat: Seat) -> Vec<Action> {
        let Some(question) = self.question(rules).filter(|_| self.asked(rules).contains(&seat)) else {
            return Vec::new();
        };
        self.actions(rules, seat).into_iter().filter(|action| action.is_answer(&question)).collect()
    }

    /// Everything that the seat may do now: exactly what would be accepted.
    #[must_use]
    pub fn actions(&self, rules: &Ruleset, seat: Seat) -> Vec<Action> {
        if !self.is_in(seat) {
            return Vec::new();
        }
        let play = Play::new(rules, self);
        let mut actions = play.answers(seat);
        actions.extend(play.rent_actions(seat));
        actions.extend(play.pickup_actions(seat));
        actions.extend(play.property_actions(seat));
        actions.extend(play.trade_actions(seat));
        if play.permit(seat, &Intent::Resign).is_ok() {
            actions.push(Action::Resign);
        }
        actions
    }
}

impl Play<'_> {
    fn may(&self, seat: Seat, intent: &Intent) -> bool {
        self.permit(seat, intent).is_ok()
    }

    /// Answers to the open question.
    fn answers(&self, seat: Seat) -> Vec<Action> {
        let numbers = &self.rules.numbers;
        let mut plain = Vec::new();
        let mut offer = |intent: Intent, action: Action| {
            if self.may(seat, &intent) {
                plain.push(action);
            }
        };
        offer(Intent::Roll, Action::Roll);
        offer(Intent::PayFine, Action::PayFine { cost: numbers.jail_fine });
        if let Some((_, card)) = self.game.player(seat).cards.first() {
            offer(Intent::UseJailCard, Action::UseJailCard { card: card.clone() });
        }
        offer(Intent::EndTurn, Action::EndTurn);
        if let Some(purchase) = self.purchase() {
            let deed = purchase.deed;
            let cost = self.rules.price(deed);
            offer(Intent::Buy, Action::Buy { deed, cost });
            offer(Intent::Decline, Action::Decline { deed });
        }
        if let Some(auction) = self.game.auction() {
            let min = auction.least(self.rules);
            offer(Intent::Bid { amount: min }, Action::Bid { min, max: self.game.player(seat).cash });
            offer(Intent::Pass, Action::Pass);
        }
        for deed in self.wanted_sites(seat) {
            offer(Intent::Want(deed.map(|deed| Site { deed })), Action::Want { deed });
        }
        offer(Intent::Leave, Action::Leave);
        if let Some(debt) = self.game.open_debt() {
            offer(Intent::Settle, Action::Settle { cost: debt.amount });
            offer(Intent::GiveUp, Action::GiveUp);
        }
        if let Some(received) = self.received()
            && let Some(terms) = self.rules.deed(received.deed).and_then(|deed| deed.mortgage)
        {
            let deed = received.deed;
            offer(Intent::Keep { deed }, Action::Keep { deed, cost: terms.interest });
        }
        if let Some(Frame::TaxChoice(choice)) = self.game.frames.last() {
            offer(Intent::PayFlat, Action::PayFlat { cost: choice.tax.flat });
            offer(Intent::PayPercent, Action::PayPercent { percent: choice.tax.percent });
        }
        offer(Intent::Done, Action::Done);
        offer(Intent::Flip, Action::Flip);
        if self.open_choice().is_none() {
            offer(Intent::Go, Action::Go);
            offer(Intent::Skip, Action::Skip);
        }
        if let Some(race) = self.open_race() {
            let (fee, entrants) = (self.fee_of(&race.card), self.entrants(race, seat));
            let characters = if self.game.leads_two(seat) { entrants } else { Vec::new() };
            let with = characters.first().cloned().map(|character| With { character });
            offer(Intent::Enter(with), Action::Enter { fee, characters });
            offer(Intent::StayOut, Action::StayOut);
        }
        if let Some(choice) = self.open_choice().filter(|choice| choice.seat == seat) {
            plain.extend(self.answers_to(choice));
            return plain;
        }
        match self.game.frames.last() {
            Some(Frame::Battle(battle)) => {
                for player in battle.candidates.iter().copied() {
                    offer(Intent::PickPlayer { player }, Action::PickPlayer { player });
                }
            }
            Some(Frame::Pick(pick)) => {
                for deed in self.choices(*pick) {
                    offer(Intent::PickDeed { deed }, Action::PickDeed { deed });
                }
            }
            _ => {}
        }
        if let Some(Frame::Placement(placement)) = self.game.frames.last()
            && placement.seat == seat
        {
            plain.extend(self.sites(seat, placement.piece).into_iter().map(|deed| Action::Place { deed }));
        }
        plain
    }

    /// One entry for each deed with an own claim; the oldest claim on it is the one that would be made.
    fn rent_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        let mut seen: Vec<Space> = Vec::new();
        for claim in self.game.claims.iter().filter(|claim| claim.owner == seat) {
            if seen.contains(&claim.deed) || !self.may(seat, &Intent::Claim { deed: claim.deed }) {
                continue;
            }
            seen.push(claim.deed);
            let (amount, factor) = match claim.due {
                Due::Amount { amount } => (Some(amount), None),
                Due::Dice { factor } => (None, Some(factor)),
            };
            actions.push(Action::Claim { deed: claim.deed, debtor: claim.debtor, amount, factor });
            actions.push(Action::Waive { deed: claim.deed });
        }
        actions
    }

    /// Coins come across that may still be taken (KRT-COINS-3).
    fn pickup_actions(&self, seat: Seat) -> Vec<Action> {
        let own = self.game.pickups.iter().filter(|pickup| self.check_pickup(seat, pickup.space).is_ok());
        let take = |pickup: &Pickup| {
            let (space, amount) = (pickup.space, self.still_there(pickup));
            [Action::TakeCoins { space, amount }, Action::LeaveCoins { space }]
        };
        own.filter(|pickup| pickup.seat == seat).flat_map(take).collect()
    }

    fn property_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        let own: Vec<Space> = self.game.deeds_of(seat).map(|(deed, _)| deed).collect();
        for deed in own {
            let terms = self.rules.deed(deed).and_then(|deed| deed.mortgage);
            if self.may(seat, &Intent::Build { deed }) {
                actions.push(Action::Build { deed, cost: next_cost(self.rules, &self.game, deed) });
            }
            if self.may(seat, &Intent::Sell { deed }) {
                let brings = self.brings(&self.stages_after_sale(deed));
                actions.push(Action::Sell { deed, brings });
            }
            if self.may(seat, &Intent::Continue { deed }) {
                actions.push(Action::Continue { deed, cost: self.continue_cost(deed) });
            }
            if self.may(seat, &Intent::SellDeed { deed }) {
                actions.push(Action::SellDeed { deed, brings: self.deed_sale(deed) });
            }
            if let Some(terms) = terms {
                if self.may(seat, &Intent::Mortgage { deed }) {
                    actions.push(Action::Mortgage { deed, brings: terms.value });
                }
                if self.may(seat, &Intent::Lift { deed }) {
                    actions.push(Action::Lift { deed, cost: terms.lift });
                }
            }
        }
        if self.rules.has(Feature::SellDown) {
            actions.extend(self.sell_downs(seat));
        }
        actions
    }

    fn sell_downs(&self, seat: Seat) -> Vec<Action> {
        let built = self.rules.sets.iter().filter(|set| self.game.set_is_built(set));
        built
            .filter_map(|set| {
                let lowest = self.lowest_state(seat, set)?;
                let of = |deed: &Space| {
                    let stage = self.game.stage(*deed);
                    StageOf { deed: *deed, stage, least: lowest.get(deed).copied().unwrap_or(stage) }
                };
                let cost = set.deeds.first().and_then(|deed| self.rules.deed(*deed)?.building)?.house_cost;
                let brings_each = cost.percent(self.rules.numbers.building_sale_percent);
                Some(Action::SellDown {
                    set: set.id.clone(),
                    stages: set.deeds.iter().map(of).collect(),
                    brings_each,
                })
            })
            .collect()
    }

    fn trade_actions(&self, seat: Seat) -> Vec<Action> {
        let deliverable =
            |deed: &Space| !self.game.in_built_set(self.rules, *deed) && !self.game.is_locked(*deed);
        let cash = self.game.in_hand(seat);
        let deeds: Vec<Space> =
            self.game.deeds_of(seat).map(|(deed, _)| deed).filter(|deed| deliverable(deed)).collect();
        let cards: Vec<_> = self.game.player(seat).cards.iter().map(|(_, card)| card.clone()).collect();
        let mut actions = Vec::new();
        for to in self.game.table().filter(|to| *to != seat) {
            let (deeds, cards) = (deeds.clone(), cards.clone());
            let terms = self.offer_terms(seat, to);
            let offer = Action::Propose { to, cash, deeds, cards, terms: terms.clone() };
            // What could be asked for without giving anything stands for all offers on free terms.
            let possible = match (&terms, offer.sample()) {
                (OfferTerms::Free, _) => {
                    self.check_propose(seat, to, &Default::default(), &one_coin()).is_ok()
                }
                (OfferTerms::OneDeed { .. }, sample) => sample.is_some_and(|intent| self.may(seat, &intent)),
            };
            if possible {
                actions.push(offer);
            }
        }
        for offer in self.game.offers.values().filter(|offer| offer.concerns(seat)) {
            let (id, revision) = (offer.id, offer.revision);
            if self.may(seat, &Intent::Accept { offer: id, revision }) {
                actions.push(Action::Accept { offer: id, revision });
            }
            let terms = self.offer_terms(seat, if offer.from == seat { offer.to } else { offer.from });
            let (deeds, cards) = (deeds.clone(), cards.clone());
            let counter = Action::Counter { offer: id, revision, cash, deeds, cards, terms: terms.clone() };
            let possible = match (&terms, counter.sample()) {
                (OfferTerms::Free, _) => {
                    self.check_counter(seat, id, revision, &Default::default(), &one_coin()).is_ok()
                }
                (OfferTerms::OneDeed { .. }, sample) => sample.is_some_and(|intent| self.may(seat, &intent)),
            };
            if possible {
                actions.push(counter);
            }
            if self.may(seat, &Intent::DeclineOffer { offer: id }) {
                actions.push(Action::DeclineOffer { offer: id });
            }
            if self.may(seat, &Intent::Withdraw { offer: id }) {
                actions.push(Action::Withdraw { offer: id });
            }
        }
        actions
    }
}

/// The smallest thing to ask for, to see whether an offer could be made at all.
fn one_coin() -> crate::intent::Goods {
    crate::intent::Goods { cash: Coins(1), ..Default::default() }
}
