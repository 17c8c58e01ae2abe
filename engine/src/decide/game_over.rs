//! Deeds in GAME OVER: how they get there and how they continue (MOV-OVER, MOV-SET).

use super::play::Play;
use crate::event::{ClaimEnd, Event};
use crate::game::{Claim, RollOwed, Title, Victor};
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, afford, ensure};

impl Play<'_> {
    /// Unless it is protected; its claims die, and with the last one the figure wins (MOV-RENT-3, MOV-END-2, -3).
    pub(super) fn flip(&mut self, deed: Space) {
        let open = self.game.deed(deed).is_some_and(|state| state.title == Title::Open);
        if !self.rules.can_be_over(deed) || !open || self.game.is_protected(self.rules, deed) {
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
                .filter(|member| self.is_over(**member))
                .copied()
                .collect();
            for member in closed {
                self.emit(Event::DeedContinued { deed: member });
            }
        }
    }

    pub(super) fn is_over(&self, deed: Space) -> bool {
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
        ensure(self.is_over(deed), Code::NotMortgaged)?;
        afford(self.game.in_hand(seat), self.continue_cost(deed))
    }

    pub(super) fn continue_deed(&mut self, seat: Seat, deed: Space) {
        self.pay(Purse::Seat(seat), Purse::Bank, self.continue_cost(deed), Why::Continued { deed });
        self.emit(Event::DeedContinued { deed });
    }
}
