//! Mortgages, their lifting, and what happens to those that change hands (GEN-MORTGAGE, COL-MORTGAGE).

use super::moment::Moment;
use super::play::Play;
use crate::event::Event;
use crate::frames::{Frame, Receipt, Received};
use crate::game::{Debt, Title};
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, afford, ensure};
use crate::ruleset::Mortgage;

impl Play<'_> {
    /// What the deed says about mortgages; none where it has none.
    pub(super) fn terms(&self, deed: Space) -> Option<Mortgage> {
        self.rules.deed(deed)?.mortgage
    }

    pub(super) fn check_mortgage(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        Moment::of(&self.game).allows_raising(seat)?;
        ensure(!self.is_held_for_piece(deed), Code::NotNow)?;
        ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
        ensure(self.terms(deed).is_some(), Code::NotOffered)?;
        ensure(!self.game.is_locked(deed), Code::UnderClaim)?;
        ensure(!self.game.in_built_set(self.rules, deed), Code::SetBuilt)?;
        ensure(!self.is_mortgaged(deed), Code::Mortgaged)
    }

    pub(super) fn is_mortgaged(&self, deed: Space) -> bool {
        self.game.deed(deed).is_some_and(|state| state.title == Title::Mortgaged)
    }

    pub(super) fn mortgage(&mut self, seat: Seat, deed: Space) {
        let value = self.terms(deed).map_or(Coins::ZERO, |terms| terms.value);
        self.emit(Event::DeedMortgaged { deed });
        self.pay(Purse::Bank, Purse::Seat(seat), value, Why::Mortgaged { deed });
    }

    /// Lifting in an open moment, or as the answer about a deed received.
    pub(super) fn check_lift(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        if let Some(received) = self.received() {
            ensure(received.seat == seat, Code::NotAsked)?;
            ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
            ensure(received.deed == deed, Code::NotOffered)?;
        } else {
            Moment::of(&self.game).allows_building()?;
            ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
            ensure(self.is_mortgaged(deed), Code::NotMortgaged)?;
        }
        afford(self.game.in_hand(seat), self.terms(deed).map_or(Coins::ZERO, |terms| terms.lift))
    }

    pub(super) fn lift(&mut self, seat: Seat, deed: Space) {
        let cost = self.terms(deed).map_or(Coins::ZERO, |terms| terms.lift);
        self.pay(Purse::Seat(seat), Purse::Bank, cost, Why::Lifted { deed });
        self.emit(Event::MortgageLifted { deed });
    }

    /// The deed about which its new owner is asked.
    pub(super) fn received(&self) -> Option<Received> {
        match self.game.frames.last() {
            Some(Frame::Receipt(receipt)) => receipt.queue.first().copied(),
            _ => None,
        }
    }

    pub(super) fn asks_interest(&self, seat: Seat) -> bool {
        self.received().is_some_and(|received| received.seat == seat)
    }

    pub(super) fn check_keep(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        let received = self.received();
        ensure(received.is_none_or(|received| received.seat == seat), Code::NotAsked)?;
        let received = received.ok_or(Code::NotNow)?;
        ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
        ensure(received.deed == deed, Code::NotOffered)
    }

    /// Too little cash for the charge opens a debt to the Bank (COL-MORTGAGE-6).
    pub(super) fn keep_received(&mut self, seat: Seat, deed: Space) {
        self.emit(Event::DeedReceived { deed });
        let amount = self.terms(deed).map_or(Coins::ZERO, |terms| terms.interest);
        self.due(Debt { debtor: seat, creditor: Purse::Bank, amount, why: Why::Interest { deed } });
    }

    pub(super) fn lift_received(&mut self, seat: Seat, deed: Space) {
        self.emit(Event::DeedReceived { deed });
        self.lift(seat, deed);
    }

    /// Asks the new owners of mortgaged deeds, clockwise from the active player, each in board order
    /// (COL-MORTGAGE-4, COL-TRADE-4).
    pub(super) fn ask_receivers(&mut self, deeds: &[(Seat, Space)]) {
        let mut queue: Vec<Received> = Vec::new();
        for seat in self.game.clockwise() {
            let mut own: Vec<Space> =
                deeds.iter().filter(|(to, deed)| *to == seat && self.charges(*deed)).map(|d| d.1).collect();
            own.sort_unstable();
            queue.extend(own.into_iter().map(|deed| Received { seat, deed }));
        }
        if !queue.is_empty() {
            self.emit(Event::FrameOpened { frame: Frame::Receipt(Receipt { queue }) });
        }
    }

    fn charges(&self, deed: Space) -> bool {
        self.is_mortgaged(deed) && self.terms(deed).is_some_and(|terms| !terms.interest.is_zero())
    }

    /// What the mortgaged ones among received deeds cost at least (COL-TRADE-2).
    pub(super) fn charge_on(&self, deeds: &[Space]) -> Coins {
        let charged = deeds.iter().filter(|deed| self.is_mortgaged(**deed));
        charged.filter_map(|deed| self.terms(*deed)).map(|terms| terms.interest).sum()
    }
}
