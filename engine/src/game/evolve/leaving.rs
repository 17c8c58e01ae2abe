//! Leaving, and the end of the game.

use crate::frames::Frame;
use crate::game::{Game, Phase, Presence, RollOwed};
use crate::ids::Seat;
use crate::money::Purse;

impl Game {
    /// The one place where leaving takes effect: what is asked of the seat, owed to it or owed by it goes;
    /// frames that do not concern it go on (GEN-TURN-4, -7, -8, GEN-ESTATE-3).
    pub(super) fn unwind(&mut self, seat: Seat) {
        self.gone.push(seat);
        self.change_player(seat, |player| {
            player.presence = Presence::Out;
            for character in &mut player.characters {
                character.jail = None;
            }
        });
        let stock = &mut self.stock;
        self.frames.retain_mut(|frame| {
            let goes_on = frame.on_leave(seat);
            if let (false, Frame::Placement(placement)) = (goes_on, frame) {
                stock.put_back(placement.piece);
            }
            goes_on
        });
        self.deferred.retain(|debt| debt.debtor != seat && debt.creditor != Purse::Seat(seat));
        self.claims.retain(|claim| claim.owner != seat && claim.debtor != seat);
        self.offers.retain(|_, offer| !offer.concerns(seat));
        if seat == self.active {
            self.roll_owed = RollOwed::Nothing;
            self.duties.clear();
        }
        self.pickups.retain(|pickup| pickup.seat != seat);
    }

    pub(super) fn change_phase(&mut self, phase: &Phase) {
        self.phase = phase.clone();
        if self.is_over() {
            for frame in std::mem::take(&mut self.frames) {
                if let Frame::Placement(placement) = frame {
                    self.stock.put_back(placement.piece);
                }
            }
            self.claims.clear();
            self.deferred.clear();
            self.estates.clear();
            self.offers.clear();
            self.duties.clear();
            self.pickups.clear();
        }
    }
}
