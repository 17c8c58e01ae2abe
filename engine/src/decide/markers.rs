//! Where markers may be put, and taking them away (KRT-BANANA-2, KRT-BOOST-6, KRT-STAR-6).

use super::play::Play;
use crate::event::Event;
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::ruleset::MarkerPlace;

impl Play<'_> {
    /// How many more the stock and the board take.
    pub(super) fn room_for_markers(&self) -> usize {
        let on_board = u32::try_from(self.game.markers.len()).unwrap_or(u32::MAX);
        let most = self.rules.markers.as_ref().map_or(0, |markers| markers.most_on_board);
        usize::try_from(most.saturating_sub(on_board).min(self.game.markers_left)).unwrap_or(0)
    }

    /// Spaces of a sort without a marker: those of a path as they were entered, deeds in board order.
    pub(super) fn marker_spaces(&self, seat: Seat, on: MarkerPlace) -> Vec<Space> {
        if self.room_for_markers() == 0 {
            return Vec::new();
        }
        let sort: Vec<Space> = match on {
            MarkerPlace::Path => self.game.path.clone(),
            MarkerPlace::OwnDeed => self.game.deeds_of(seat).map(|(deed, _)| deed).collect(),
            MarkerPlace::OwnSpace => vec![self.game.player(seat).position()],
        };
        let mut spaces: Vec<Space> = Vec::new();
        for space in sort {
            if !self.game.markers.contains(&space) && !spaces.contains(&space) {
                spaces.push(space);
            }
        }
        spaces
    }

    pub(super) fn place_markers(&mut self, seat: Seat, spaces: &[Space]) {
        for space in spaces {
            self.emit(Event::MarkerPlaced { seat, space: *space });
        }
    }

    pub(super) fn lift_markers(&mut self, seat: Seat, spaces: &[Space], each: Coins, why: &Why) {
        for space in spaces {
            self.emit(Event::MarkerLifted { space: *space });
            self.pay(Purse::Bank, Purse::Seat(seat), each, why.clone());
        }
    }
}
