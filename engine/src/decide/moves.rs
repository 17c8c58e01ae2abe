//! Moving tokens and carrying out spaces: the steps of an errand (GEN-TURN-3, GEN-TURN-5).

use super::play::Play;
use crate::event::{Event, Purpose, Release, Way};
use crate::frames::{Choice, Fate, Frame, Purchase, Reached, Step, TaxChoice, Then};
use crate::game::{Claim, Debt, Due};
use crate::ids::{Seat, Space};
use crate::money::{Purse, Why};
use crate::ruleset::{DieId, Effect, RentMode, TableId, Terms};

impl Play<'_> {
    /// Carries out one step for the seat whose errand it is.
    pub(super) fn take_step(&mut self, seat: Seat, step: Step) {
        match step {
            Step::Advance { steps } => self.advance(seat, steps),
            Step::AdvanceTo { space } => self.advance_to(seat, space),
            Step::AdvanceToNext { target } => {
                let from = self.game.player(seat).position();
                if let Some(space) = self.rules.board.next_of(from, &target) {
                    self.advance_to(seat, space);
                }
            }
            Step::Back { steps } => self.walk(seat, steps, Way::Back),
            Step::Land { terms, reached } => self.land(seat, terms, reached),
            Step::Enter { terms, reached } => self.enter(seat, terms, reached),
            Step::Throw { dice, purpose, then } => self.throw_then(seat, &dice, purpose, then),
            Step::Draw { deck } => self.draw(seat, &deck),
            Step::Return { deck, card } => self.emit(Event::CardReturned { deck, card }),
            Step::Pay { from, to, amount, why } => self.carry_payment(from, to, amount, why),
            Step::GoToJail => self.send_to_jail(seat),
            Step::LeaveJail => self.leave_jail(seat, Release::Fine),
            Step::BreakOut => self.leave_jail(seat, Release::Roll),
            Step::FigureAdvance { steps } => self.advance_figure(steps),
            Step::FigurePut { space } => self.put_figure(space),
            Step::FigureFights => self.figure_fights(),
            Step::Flip { deed } => self.flip(deed),
            Step::FlipOwn { seat } => self.ask_pick(seat, Fate::GameOver),
            Step::ContinueOwn => self.ask_pick(seat, Fate::Continues),
            Step::Ask { seat, topic, why } => {
                self.emit(Event::FrameOpened { frame: Frame::Choice(Choice { seat, why, topic }) })
            }
            Step::Halves { steps, power } => self.take_halves(seat, steps, power),
            Step::PowerUp { power, stance } => self.power_up(seat, power, stance),
            Step::ShellFlies { shell, why } => self.fly(seat, shell, why),
            Step::Strike { seat: struck, blow, why } => self.carry_strike(seat, struck, blow, why),
            Step::OfferDropped { space, before, why } => self.offer_dropped(seat, space, before, why),
            Step::Carry { effect, why } => {
                let steps = self.steps_of(seat, &effect, &why);
                self.emit_then(steps);
            }
            Step::LandAt { space, terms, reached } => {
                let there = self.game.player(seat).position() == space;
                let (terms, reached) = if there { (terms, reached) } else { Default::default() };
                self.land(seat, terms, reached);
            }
            Step::LandShortOf { space } => {
                if self.game.player(seat).position() != space {
                    self.land(seat, Terms::default(), Reached::Counted);
                }
            }
            Step::JumpTo { space } => self.jump_to(seat, space),
            Step::PutOn { character, space } => self.put_on(&character, space),
            Step::Jail { character } => self.jail_character(&character),
            Step::Race { card, opener, holder } => self.begin_race(card, opener, holder),
            Step::Prize { card, place, racer } => self.carry_prize(card, place, racer),
            Step::RaceOver => self.race_over(),
            Step::TakeDeed { deed } => self.take_deed(seat, deed),
            Step::Owe { duty } => self.emit(Event::DutyFellDue { seat, duty }),
            Step::Silence => self.emit(Event::PowerSilenced { seats: self.others_of(seat) }),
        }
    }

    fn advance_to(&mut self, seat: Seat, space: Space) {
        let distance = self.rules.board.distance(self.game.player(seat).position(), space);
        self.advance(seat, self.full_circle(distance));
    }

    /// Put there without a way, and what lies there is dealt with (KRT-STAR-2).
    fn jump_to(&mut self, seat: Seat, space: Space) {
        self.put_token(seat, self.named(seat), space);
        self.take_coins_on(seat, space);
        self.lift_marker_on(space);
    }

    /// A card never leads to the space that the token stands on but once round the board (GEN-CARD-2).
    fn full_circle(&self, distance: u32) -> u32 {
        if distance == 0 { u32::try_from(self.rules.board.spaces.len()).unwrap_or(0) } else { distance }
    }

    /// The salary is in hand before the space of arrival is carried out (GEN-TURN-5).
    fn advance(&mut self, seat: Seat, steps: u32) {
        self.walk(seat, steps, Way::Forward);
    }

    fn carry_payment(&mut self, from: Purse, to: Purse, amount: crate::money::Coins, why: Why) {
        match from {
            Purse::Seat(debtor) => self.due(Debt { debtor, creditor: to, amount, why }),
            Purse::Bank | Purse::Pot | Purse::Space(_) => self.pay(from, to, amount, why),
        }
    }

    /// A throw and what it is for.
    fn throw_then(&mut self, seat: Seat, dice: &[DieId], purpose: Purpose, then: Then) {
        let thrown = self.throw_dice(seat, dice, purpose);
        let sum: u32 = thrown.iter().map(|die| u32::from(*die)).sum();
        match then {
            Then::PowerUp { stance } => {
                let shown = thrown.first().and_then(|value| self.rules.power_die()?.power(*value)).cloned();
                if let Some(power) = shown {
                    self.emit_then(vec![Step::PowerUp { power, stance }]);
                }
            }
            Then::BankPays { per_pip, why } => {
                self.pay(Purse::Bank, Purse::Seat(seat), per_pip.times(sum), why);
            }
            Then::PayBank { per_pip, why } => {
                let creditor = self.bank_or_pot();
                self.due(Debt { debtor: seat, creditor, amount: per_pip.times(sum), why });
            }
            Then::Advance => self.advance(seat, sum),
            Then::FigureAdvances => self.emit_then(vec![Step::FigureAdvance { steps: sum }]),
            Then::Consult { table } => self.consult(seat, &table, sum),
        }
    }

    /// The outcome is decided by the throw alone (CEL-BLOCK-5).
    fn consult(&mut self, seat: Seat, table: &TableId, sum: u32) {
        let rules = self.rules;
        let Some(outcome) = rules.table(table).and_then(|table| table.outcome(sum)) else { return };
        let (table, id) = (table.clone(), outcome.id.clone());
        self.emit(Event::OutcomeDecided { seat, table: table.clone(), outcome: id.clone() });
        let steps = self.steps_of(seat, &outcome.effect, &Why::Outcome { table, outcome: id });
        self.emit_then(steps);
    }

    /// Arrival: a battle if the figure stands there awake, then the space (MOV-MOVE-4).
    fn land(&mut self, seat: Seat, terms: Terms, reached: Reached) {
        let at = self.game.player(seat).position();
        if self.meets_figure(seat, at) {
            self.emit_then(vec![Step::Enter { terms, reached }]);
            self.begin_battle(seat, at);
        } else {
            self.enter(seat, terms, reached);
        }
    }

    /// Carries out the space where the token stands.
    fn enter(&mut self, seat: Seat, terms: Terms, reached: Reached) {
        let space = self.game.player(seat).position();
        if self.rules.deed(space).is_some() {
            match self.game.owner(space) {
                None => {
                    self.emit(Event::FrameOpened { frame: Frame::Purchase(Purchase { seat, deed: space }) })
                }
                Some(owner) if owner != seat => self.open_claim(owner, seat, space, terms),
                Some(_) => {}
            }
            return;
        }
        let rules = self.rules;
        if let Some(effect) = rules.board.spaces.get(space.index()).and_then(|s| s.effect.as_ref()) {
            self.carry_out_space(seat, space, effect, reached);
        }
    }

    fn carry_out_space(&mut self, seat: Seat, space: Space, effect: &Effect, reached: Reached) {
        match effect {
            Effect::Hop { .. } if reached == Reached::Named => {}
            Effect::TaxChoice(tax) => {
                let choice = TaxChoice { seat, space, tax: *tax };
                self.emit(Event::FrameOpened { frame: Frame::TaxChoice(choice) });
            }
            Effect::TakePot => {
                self.pay(Purse::Pot, Purse::Seat(seat), self.game.pot, Why::Pot);
            }
            Effect::Draw { deck } => self.draw(seat, deck),
            other => {
                let steps = self.steps_of(seat, other, &Why::Tax { space });
                self.emit_then(steps);
            }
        }
    }

    /// A claim is worth what the state says at the landing (GEN-RENT-1); a closed deed opens none (GEN-RENT-7).
    fn open_claim(&mut self, owner: Seat, debtor: Seat, deed: Space, terms: Terms) {
        let Some(rent) = self.game.rent(self.rules, deed) else { return };
        let due = match (rent, terms.die_factor, terms.rent_factor) {
            (_, Some(factor), _) => Due::Dice { factor },
            (Due::Amount { amount }, None, Some(factor)) => Due::Amount { amount: amount.times(factor) },
            (Due::Dice { factor }, None, Some(times)) => Due::Dice { factor: factor.saturating_mul(times) },
            (rent, None, None) => rent,
        };
        if matches!(due, Due::Amount { amount } if amount.is_zero()) {
            return;
        }
        self.emit(Event::ClaimOpened { claim: Claim { deed, owner, debtor, due } });
        if self.rules.options.rent == RentMode::Automatic {
            self.claim(owner, deed);
        }
    }
}
