//! Drawing cards and turning effects into steps (GEN-CARD, COL-CARDS).

use super::play::Play;
use crate::event::Event;
use crate::frames::Step;
use crate::ids::{DeckId, Seat};
use crate::money::{Coins, Purse, Why};
use crate::ruleset::{Effect, Terms};

impl Play<'_> {
    /// The top card is shown and carried out; it goes under its deck after its own instruction and before the
    /// space that it led to (GEN-SETUP-3).
    pub(super) fn draw(&mut self, seat: Seat, deck: &DeckId) {
        let top = self.game.decks.iter().find(|d| d.id == *deck).and_then(|d| d.cards.first().cloned());
        let Some(card) = top else { return };
        self.emit(Event::CardDrawn { seat, deck: deck.clone(), card: card.clone() });
        let rules = self.rules;
        let Some((_, printed)) = rules.card(&card) else { return };
        if printed.effect == Effect::KeepForJail {
            self.emit(Event::CardKept { seat, deck: deck.clone(), card });
            return;
        }
        let mut steps = self.steps_of(seat, &printed.effect, &Why::Card { card: card.clone() });
        let back = Step::Return { deck: deck.clone(), card };
        let landing = steps.iter().position(|step| matches!(step, Step::Land { .. }));
        steps.insert(landing.unwrap_or(steps.len()), back);
        self.emit_then(steps);
    }

    /// Puts steps before what the running errand has still to do.
    pub(super) fn emit_then(&mut self, steps: Vec<Step>) {
        if !steps.is_empty() {
            self.emit(Event::StepsAdded { steps });
        }
    }

    /// What an effect comes to for a seat, counted now (GEN-CARD-3).
    pub(super) fn steps_of(&self, seat: Seat, effect: &Effect, why: &Why) -> Vec<Step> {
        let own = Purse::Seat(seat);
        let pay = |from, to, amount| Step::Pay { from, to, amount, why: why.clone() };
        let land = |terms| Step::Land { terms };
        match effect {
            Effect::BankPays { amount } => vec![pay(Purse::Bank, own, *amount)],
            Effect::PayBank { amount } => vec![pay(own, self.bank_or_pot(), *amount)],
            Effect::PayBankPerBuilding { house, castle } => {
                vec![pay(own, self.bank_or_pot(), self.per_building(seat, *house, *castle))]
            }
            Effect::PayActor { amount, .. } => {
                self.others(seat).map(|other| pay(Purse::Seat(other), own, *amount)).collect()
            }
            Effect::ActorPays { amount, .. } => {
                self.others(seat).map(|other| pay(own, Purse::Seat(other), *amount)).collect()
            }
            Effect::AdvanceTo { space } => {
                vec![Step::AdvanceTo { space: *space }, land(Terms::default())]
            }
            Effect::AdvanceToNext { target, terms } => {
                vec![Step::AdvanceToNext { target: target.clone() }, land(*terms)]
            }
            Effect::MoveBack { steps } => vec![Step::Back { steps: *steps }, land(Terms::default())],
            Effect::GoToJail => vec![Step::GoToJail],
            Effect::Draw { deck } => vec![Step::Draw { deck: deck.clone() }],
            Effect::KeepForJail | Effect::TaxChoice(_) | Effect::TakePot => Vec::new(),
        }
    }

    /// The other players clockwise from the active one (GEN-TURN-7).
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.game.clockwise().into_iter().filter(move |other| *other != seat)
    }

    /// A castle counts as a castle only (COL-CARDS-8).
    fn per_building(&self, seat: Seat, house: Coins, castle: Coins) -> Coins {
        let top = self.rules.castle_stage();
        let stages = self.game.deeds_of(seat).map(|(_, deed)| deed.stage);
        stages.map(|stage| if stage == top && top > 0 { castle } else { house.times(u32::from(stage)) }).sum()
    }
}
