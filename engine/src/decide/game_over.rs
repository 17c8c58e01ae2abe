//! Deeds in GAME OVER: how they get there and how they continue (MOV-OVER, MOV-SET).

use super::play::Play;
use crate::event::{ClaimEnd, Event};
use crate::frames::{Fate, Frame, Inheritance, Pick};
use crate::game::{Claim, RollOwed, Title, Victor};
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, afford, ensure};
use crate::ruleset::Rent;

impl Play<'_> {
    /// Unless it is protected; its claims die, and with the last one the figure wins (MOV-RENT-3, MOV-END-2, -3).
    pub(super) fn flip(&mut self, deed: Space) {
        let flips = self.rules.deed(deed).is_some_and(|printed| printed.continue_cost.is_some());
        let open = self.game.deed(deed).is_some_and(|state| state.title == Title::Open);
        if !flips || !open || self.game.is_protected(self.rules, deed) {
            return;
        }
        self.emit(Event::DeedFlipped { deed });
        let claims: Vec<Claim> =
            self.game.claims.iter().filter(|claim| claim.deed == deed).cloned().collect();
        for claim in claims {
            self.close_claim(claim, ClaimEnd::Void);
        }
        let all = self.rules.figure.as_ref().map(|figure| figure.wins_at_closed_deeds);
        if all.is_some_and(|all| self.game.closed_deeds() >= all) {
            self.end(Victor::Figure);
        }
    }

    /// Whoever completes a set continues its deeds free (MOV-SET-4).
    pub(super) fn continue_completed(&mut self, received: &[Space]) {
        for deed in received {
            let complete = self.game.is_protected(self.rules, *deed);
            let members = self.rules.colour_set_of(*deed).filter(|_| complete);
            let closed: Vec<Space> = members
                .iter()
                .flat_map(|set| &set.deeds)
                .filter(|member| self.is_closed(**member))
                .copied()
                .collect();
            for member in closed {
                self.emit(Event::DeedContinued { deed: member });
            }
        }
    }

    fn is_closed(&self, deed: Space) -> bool {
        self.game.deed(deed).is_some_and(|state| state.title == Title::GameOver)
    }

    pub(super) fn continue_cost(&self, deed: Space) -> Coins {
        self.rules.deed(deed).and_then(|printed| printed.continue_cost).unwrap_or(Coins::ZERO)
    }

    /// The active player before a roll (MOV-OVER-3), or an heir about what was inherited (MOV-BANKRUPT-4).
    pub(super) fn check_continue(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        let inheritance = self.inheritance();
        if let Some(inheritance) = inheritance {
            ensure(inheritance.seat == seat, Code::NotAsked)?;
        } else {
            self.check_on_turn(seat)?;
            ensure(self.game.roll_owed != RollOwed::Nothing, Code::NotNow)?;
        }
        ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
        ensure(inheritance.is_none_or(|inheritance| inheritance.deeds.contains(&deed)), Code::NotOffered)?;
        ensure(self.is_closed(deed), Code::NotMortgaged)?;
        afford(self.game.in_hand(seat), self.continue_cost(deed))
    }

    pub(super) fn continue_deed(&mut self, seat: Seat, deed: Space) {
        self.pay(Purse::Seat(seat), Purse::Bank, self.continue_cost(deed), Why::Continued { deed });
        self.emit(Event::DeedContinued { deed });
    }

    fn inheritance(&self) -> Option<&Inheritance> {
        match self.game.frames.last() {
            Some(Frame::Inheritance(inheritance)) => Some(inheritance),
            _ => None,
        }
    }

    /// Asks the heir about what was left to it in GAME OVER (MOV-BANKRUPT-4).
    pub(super) fn ask_heir(&mut self, received: &[(Seat, Space)]) {
        let Some((seat, _)) = received.first().copied() else { return };
        let deeds: Vec<Space> =
            received.iter().map(|(_, deed)| *deed).filter(|deed| self.is_closed(*deed)).collect();
        if !deeds.is_empty() {
            self.emit(Event::FrameOpened { frame: Frame::Inheritance(Inheritance { seat, deeds }) });
        }
    }

    /// What of an inheritance can still continue.
    pub(super) fn left_of(&self, inheritance: &Inheritance) -> Vec<Space> {
        inheritance.deeds.iter().copied().filter(|deed| self.is_closed(*deed)).collect()
    }

    /// Over when nothing is left, or no coin for it.
    pub(super) fn advance_inheritance(&mut self, inheritance: &Inheritance) -> bool {
        let cash = self.game.in_hand(inheritance.seat);
        let over = !self.left_of(inheritance).iter().any(|deed| cash >= self.continue_cost(*deed));
        if over {
            self.emit(Event::FrameClosed);
        }
        over
    }

    pub(super) fn check_done(&self, seat: Seat) -> Result<(), Refusal> {
        let inheritance = self.inheritance();
        ensure(inheritance.is_none_or(|inheritance| inheritance.seat == seat), Code::NotAsked)?;
        ensure(inheritance.is_some(), Code::NotNow)
    }

    pub(super) fn ask_pick(&mut self, seat: Seat, fate: Fate) {
        self.emit(Event::FrameOpened { frame: Frame::Pick(Pick { seat, fate }) });
    }

    /// Own deeds among which is picked, in board order.
    pub(super) fn choices(&self, pick: Pick) -> Vec<Space> {
        match pick.fate {
            Fate::GameOver => self.game.exposed_deeds_of(self.rules, pick.seat).collect(),
            Fate::Continues => self.game.closed_deeds_of(pick.seat).collect(),
        }
    }

    /// With one left nobody is asked; with none nothing happens (GEN-ASK-2).
    pub(super) fn advance_pick(&mut self, pick: Pick) -> bool {
        match self.choices(pick)[..] {
            [] => self.emit(Event::FrameClosed),
            [deed] => self.pick_deed(deed),
            _ => return false,
        }
        true
    }

    pub(super) fn open_pick(&self) -> Option<Pick> {
        match self.game.frames.last() {
            Some(Frame::Pick(pick)) => Some(*pick),
            _ => None,
        }
    }

    pub(super) fn check_pick_deed(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        let pick = self.open_pick();
        ensure(pick.is_none_or(|pick| pick.seat == seat), Code::NotAsked)?;
        let pick = pick.ok_or(Code::NotNow)?;
        ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
        ensure(self.choices(pick).contains(&deed), Code::NotOffered)
    }

    pub(super) fn pick_deed(&mut self, deed: Space) {
        let Some(pick) = self.open_pick() else { return };
        self.emit(Event::FrameClosed);
        match pick.fate {
            Fate::GameOver => self.flip(deed),
            Fate::Continues => self.emit(Event::DeedContinued { deed }),
        }
    }

    /// Lowest rent to lose, highest to gain; then the lowest index (MOV-ASK-6, -7).
    pub(super) fn default_choice(&self, pick: Pick) -> Option<Space> {
        let rent = |deed: &Space| match self.rules.deed(*deed).map(|printed| &printed.rent) {
            Some(Rent::Stages { base, .. }) => *base,
            _ => Coins::ZERO,
        };
        let choices = self.choices(pick);
        match pick.fate {
            Fate::GameOver => choices.into_iter().min_by_key(rent),
            Fate::Continues => choices.into_iter().rev().max_by_key(rent),
        }
    }

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
