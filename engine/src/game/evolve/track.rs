//! What lies on the board, and who of two characters moves.

use crate::game::{Game, Pickup, PowerDie};
use crate::ids::{CharacterId, Seat, Space};
use crate::money::Coins;

impl Game {
    pub(super) fn place_marker(&mut self, space: Space) {
        if self.markers.insert(space) {
            self.markers_left = self.markers_left.saturating_sub(1);
        }
    }

    pub(super) fn lift_marker(&mut self, space: Space) {
        if self.markers.remove(&space) {
            self.markers_left = self.markers_left.saturating_add(1);
        }
    }

    pub(super) fn lay_coins(&mut self, space: Space, amount: Coins) {
        let lying = self.lying.entry(space).or_default();
        *lying = lying.plus(amount);
    }

    pub(super) fn take_coins(&mut self, space: Space, amount: Coins) {
        let left = self.lying.get(&space).copied().unwrap_or_default().less(amount);
        if left.is_zero() {
            self.lying.remove(&space);
        } else {
            self.lying.insert(space, left);
        }
    }

    /// As much as lies there now; what was offered there before is part of it.
    pub(super) fn offer_pickup(&mut self, seat: Seat, space: Space, amount: Coins) {
        self.pickups.retain(|pickup| (pickup.seat, pickup.space) != (seat, space));
        self.pickups.push(Pickup { seat, space, amount });
    }

    pub(super) fn choose_mover(&mut self, seat: Seat, character: &CharacterId) {
        self.mover = Some(character.clone());
        self.let_act(seat, character);
    }

    pub(super) fn let_act(&mut self, seat: Seat, id: &CharacterId) {
        self.change_player(seat, |player| {
            if let Some(at) = player.characters.iter().position(|character| character.id == *id) {
                player.acting = at;
            }
        });
    }

    pub(super) fn silence(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.change_player(*seat, |player| player.power = PowerDie::Missed);
        }
    }
}
