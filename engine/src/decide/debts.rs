//! Owing, settling and giving up (GEN-DEBT).

use super::play::Play;
use crate::event::{Event, Queue};
use crate::frames::{Debts, Frame, Front, TaxChoice};
use crate::game::Debt;
use crate::ids::Seat;
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, afford, ensure};
use crate::ruleset::{GivingUp, Shortfall};

impl Play<'_> {
    /// Where a debt that cannot be paid at once goes: behind the ones that are open, until the hammer, or before
    /// whatever was open when it arose (GEN-DEBT-9, GEN-AUCTION-8).
    pub(super) fn owe(&mut self, debt: Debt) {
        if self.game.defers_debts() {
            self.emit(Event::DebtAdded { debt, place: Queue::Deferred });
        } else if matches!(self.game.frames.last(), Some(Frame::Debts(_))) {
            self.emit(Event::DebtAdded { debt, place: Queue::Behind });
        } else {
            self.open_debts(vec![debt]);
        }
    }

    pub(super) fn open_debts(&mut self, queue: Vec<Debt>) {
        self.emit(Event::FrameOpened { frame: Frame::Debts(Debts { queue, front: Front::Waiting }) });
    }

    /// The debt at the front: paid if the cash covers it, opened if not, dropped if it concerns nobody any more.
    /// False if its debtor must act.
    pub(super) fn advance_debts(&mut self, debts: &Debts) -> bool {
        let Some(debt) = debts.queue.first() else {
            self.emit(Event::FrameClosed);
            return true;
        };
        let by_itself = self.rules.numbers.shortfall == Shortfall::Forgiven;
        if debts.front == Front::Open && !by_itself {
            return false;
        }
        if self.game.in_hand(debt.debtor) >= debt.amount {
            self.pay_off(debt.clone());
        } else if self.is_forgiven(debt.debtor) {
            self.emit(Event::DebtClosed { debt: debt.clone() });
            self.pay_what_there_is(debt.clone());
        } else if debts.front == Front::Open {
            return false;
        } else {
            self.emit(Event::DebtOpened { debt: debt.clone() });
        }
        true
    }

    fn pay_off(&mut self, debt: Debt) {
        self.emit(Event::DebtClosed { debt: debt.clone() });
        self.pay(Purse::Seat(debt.debtor), debt.creditor, debt.amount, debt.why);
    }

    /// With no deed left what there is is paid, and the rest cancelled (KRT-DEBT-6).
    pub(super) fn is_forgiven(&self, debtor: Seat) -> bool {
        let forgives = self.rules.numbers.shortfall == Shortfall::Forgiven;
        forgives && self.game.deeds_of(debtor).next().is_none()
    }

    pub(super) fn pay_what_there_is(&mut self, debt: Debt) {
        let paid = self.game.in_hand(debt.debtor);
        self.pay(Purse::Seat(debt.debtor), debt.creditor, paid, debt.why.clone());
        self.emit(Event::DebtForgiven { rest: debt.amount.less(paid), debt });
    }

    fn check_debtor(&self, seat: Seat) -> Result<&Debt, Refusal> {
        let debt = self.game.open_debt();
        ensure(debt.is_none_or(|debt| debt.debtor == seat), Code::NotAsked)?;
        debt.ok_or(Code::NotNow.into())
    }

    /// Settling needs the full amount; exactly enough is enough (GEN-DEBT-2).
    pub(super) fn check_settle(&self, seat: Seat) -> Result<(), Refusal> {
        let debt = self.check_debtor(seat)?;
        afford(self.game.in_hand(seat), debt.amount)
    }

    /// Refused while the Bank would lend or pay enough, where the edition refuses it (GEN-DEBT-3, MOV-BANKRUPT-1).
    pub(super) fn check_give_up(&self, seat: Seat) -> Result<(), Refusal> {
        let debt = self.check_debtor(seat)?;
        let raisable = self.game.raisable(self.rules, seat);
        if self.rules.numbers.giving_up == GivingUp::WhenHopeless && raisable >= debt.amount {
            return Err(Refusal::with(Code::CanPay, raisable.0, debt.amount.0));
        }
        Ok(())
    }

    pub(super) fn settle_debt(&mut self) {
        if let Some(debt) = self.game.open_debt().cloned() {
            self.pay_off(debt);
        }
    }

    fn tax_choice(&self) -> Option<TaxChoice> {
        match self.game.frames.last() {
            Some(Frame::TaxChoice(choice)) => Some(*choice),
            _ => None,
        }
    }

    pub(super) fn check_tax(&self, seat: Seat) -> Result<(), Refusal> {
        let choice = self.tax_choice();
        self.check_acts(seat, choice.map_or(self.game.active, |choice| choice.seat))?;
        choice.map(|_| ()).ok_or(Code::NotNow.into())
    }

    pub(super) fn pay_flat(&mut self, seat: Seat) {
        if let Some(choice) = self.tax_choice() {
            self.pay_tax(seat, choice, choice.tax.flat);
        }
    }

    /// Mortgaged deeds count in full here (COL-OPTIONS-5).
    pub(super) fn pay_percent(&mut self, seat: Seat) {
        if let Some(choice) = self.tax_choice() {
            let worth = self.game.worth_with(self.rules, seat, 100);
            self.pay_tax(seat, choice, worth.percent(choice.tax.percent));
        }
    }

    fn pay_tax(&mut self, seat: Seat, choice: TaxChoice, amount: Coins) {
        self.emit(Event::FrameClosed);
        let creditor = self.bank_or_pot();
        self.due(Debt { debtor: seat, creditor, amount, why: Why::Tax { space: choice.space } });
    }
}
