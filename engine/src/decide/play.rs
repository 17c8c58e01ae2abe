//! A game on its way: events are applied to a copy as they are emitted, so that what comes next sees what has
//! just happened. Who only looks pays for no copy.

use crate::event::{Event, Purpose};
use crate::game::{Debt, Game};
use crate::ids::Seat;
use crate::money::{Coins, Purse, Why};
use crate::ruleset::{DieId, Pot, Ruleset};
use std::borrow::Cow;

#[derive(Debug)]
pub struct Play<'a> {
    pub(super) rules: &'a Ruleset,
    pub(super) game: Cow<'a, Game>,
    pub(super) before: &'a Game,
    events: Vec<Event>,
}

impl<'a> Play<'a> {
    #[must_use]
    pub fn new(rules: &'a Ruleset, game: &'a Game) -> Self {
        Self { rules, game: Cow::Borrowed(game), before: game, events: Vec::new() }
    }

    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn finish(self) -> Vec<Event> {
        self.events
    }

    pub(super) fn emit(&mut self, event: Event) {
        self.game.to_mut().evolve(&event);
        self.events.push(event);
    }

    /// A throw and its event are one, so that no draw is ever silent (GEN-DICE-1).
    pub(super) fn throw(&mut self, seat: Seat, purpose: Purpose) -> Vec<u8> {
        self.throw_dice(seat, &[], purpose)
    }

    /// A throw of some of the dice. Where none is named, of all that move; the power die belongs to rolls to move
    /// alone (KRT-DICE-3).
    pub(super) fn throw_dice(&mut self, seat: Seat, which: &[DieId], purpose: Purpose) -> Vec<u8> {
        let pips = self.rules.power_die().filter(|_| which.is_empty() && purpose != Purpose::Move);
        let pips = pips.map(|_| self.rules.pip_dice());
        let which = pips.as_deref().unwrap_or(which);
        let dice = self.game.chance.throw(&self.rules.faces(which));
        self.emit(Event::DiceRolled { seat, dice: dice.clone(), which: which.to_vec(), purpose });
        dice
    }

    /// Money that moves now; nothing moves nothing (GEN-MONEY-3).
    pub(super) fn pay(&mut self, from: Purse, to: Purse, amount: Coins, why: Why) {
        if !amount.is_zero() {
            self.emit(Event::CoinsMoved { from, to, amount, why });
        }
    }

    /// Money that falls due: paid at once if it can be, else a debt (GEN-DEBT-1, GEN-DEBT-9).
    pub(super) fn due(&mut self, debt: Debt) {
        let creditor_left = debt.creditor.seat().is_some_and(|seat| !self.game.is_in(seat));
        if debt.amount.is_zero() || creditor_left || !self.game.is_in(debt.debtor) {
            return;
        }
        let covered = self.game.in_hand(debt.debtor) >= debt.amount;
        let alone = !self.game.has_debt(debt.debtor);
        if covered && alone {
            self.pay(Purse::Seat(debt.debtor), debt.creditor, debt.amount, debt.why);
        } else if alone && !self.game.defers_debts() && self.is_forgiven(debt.debtor) {
            self.pay_what_there_is(debt);
        } else {
            self.owe(debt);
        }
    }

    /// Where what is paid to the Bank for taxes, fines and cards goes (GEN-OPTIONS-2).
    pub(super) fn bank_or_pot(&self) -> Purse {
        match self.rules.options.pot {
            Pot::Off => Purse::Bank,
            Pot::OnFreeParking => Purse::Pot,
        }
    }
}
