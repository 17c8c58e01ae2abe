//! Rent is asked for by its owner, or forgotten (GEN-RENT).

use super::moment::Moment;
use super::play::Play;
use crate::event::{ClaimEnd, Event, Purpose};
use crate::game::{Claim, Debt, Due};
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, ensure};

impl Play<'_> {
    /// The oldest open claim of a seat on a deed.
    fn claim_of(&self, owner: Seat, deed: Space) -> Option<&Claim> {
        self.game.claims.iter().find(|claim| claim.deed == deed && claim.owner == owner)
    }

    pub(super) fn check_claim(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        let open = self.game.claims.iter().any(|claim| claim.deed == deed);
        ensure(!open || self.claim_of(seat, deed).is_some(), Code::NotAsked)?;
        Moment::of(&self.game).allows_claims()?;
        ensure(open, Code::ClaimClosed)
    }

    /// The throw of a dice rent is the debtor's and is made now (GEN-RENT-8).
    pub(super) fn claim(&mut self, owner: Seat, deed: Space) {
        let Some(claim) = self.claim_of(owner, deed).cloned() else { return };
        let debtor = claim.debtor;
        let amount = match claim.due {
            Due::Amount { amount } => amount,
            Due::Dice { factor } => {
                let dice = self.throw(debtor, Purpose::Rent);
                Coins(dice.iter().map(|die| u32::from(*die)).sum()).times(factor)
            }
        };
        self.close_claim(claim, ClaimEnd::Made);
        self.due(Debt { debtor, creditor: Purse::Seat(owner), amount, why: Why::Rent { deed } });
    }

    pub(super) fn waive(&mut self, owner: Seat, deed: Space) {
        if let Some(claim) = self.claim_of(owner, deed).cloned() {
            self.close_claim(claim, ClaimEnd::Waived);
        }
    }

    pub(super) fn close_claim(&mut self, claim: Claim, end: ClaimEnd) {
        self.emit(Event::ClaimClosed { claim, end });
    }
}
