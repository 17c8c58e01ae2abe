//! A debtor sells deeds to the Bank (MOV-DEBT).

use super::play::Play;
use crate::event::Event;
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, ensure};

impl Play<'_> {
    /// Only in a debt of one's own, and not beyond what it needs (MOV-DEBT-2, -3).
    pub(super) fn check_sell_deed(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        let debt = self.game.open_debt().filter(|debt| debt.debtor == seat).ok_or(Code::NotNow)?;
        ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
        ensure(!self.game.is_locked(deed), Code::UnderClaim)?;
        ensure(self.game.in_hand(seat) < debt.amount, Code::Covered)
    }

    pub(super) fn deed_sale(&self, deed: Space) -> Coins {
        let percent = self.rules.numbers.deed_sale_percent.unwrap_or(0);
        self.rules.price(deed).percent(percent)
    }

    /// Unowned again, its side as it was, and not auctioned (MOV-DEBT-4).
    pub(super) fn sell_deed(&mut self, seat: Seat, deed: Space) {
        self.emit(Event::DeedMoved { deed, from: Some(seat), to: None });
        self.pay(Purse::Bank, Purse::Seat(seat), self.deed_sale(deed), Why::DeedSold { deed });
    }
}
