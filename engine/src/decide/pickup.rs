//! Coins come across on the way that are asked for (KRT-COINS-3).

use super::moment::Moment;
use super::play::Play;
use crate::event::Event;
use crate::game::Pickup;
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, ensure};

impl Play<'_> {
    /// Beside any other question, like a claim.
    pub(super) fn check_pickup(&self, seat: Seat, space: Space) -> Result<(), Refusal> {
        Moment::of(&self.game).allows_claims()?;
        ensure(
            self.pickup(seat, space).is_some_and(|pickup| !self.still_there(pickup).is_zero()),
            Code::ClaimClosed,
        )
    }

    fn pickup(&self, seat: Seat, space: Space) -> Option<&Pickup> {
        self.game.pickups.iter().find(|pickup| (pickup.seat, pickup.space) == (seat, space))
    }

    /// As many as were come across and still lie there.
    pub(super) fn still_there(&self, pickup: &Pickup) -> Coins {
        pickup.amount.min(self.game.lying_on(pickup.space))
    }

    pub(super) fn take_pickup(&mut self, seat: Seat, space: Space) {
        let Some(amount) = self.pickup(seat, space).map(|pickup| self.still_there(pickup)) else { return };
        self.leave_pickup(seat, space);
        self.pay(Purse::Space(space), Purse::Seat(seat), amount, Why::PickedUp { space });
    }

    pub(super) fn leave_pickup(&mut self, seat: Seat, space: Space) {
        self.emit(Event::PickupClosed { seat, space });
    }

    /// Forgotten ones stay where they lie.
    pub(super) fn close_pickups(&mut self) {
        for pickup in self.game.pickups.clone() {
            self.leave_pickup(pickup.seat, pickup.space);
        }
    }
}
