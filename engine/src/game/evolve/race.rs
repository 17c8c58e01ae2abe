//! Races: who enters, who wins a card.

use crate::frames::{Frame, Race, Racer};
use crate::game::Game;
use crate::ids::{CardId, Seat};

impl Game {
    pub(super) fn enter_race(&mut self, racer: &Racer) {
        if let Some(race) = self.top_race() {
            race.waiting.retain(|seat| *seat != racer.seat);
            race.racers.push(racer.clone());
        }
    }

    pub(super) fn stay_out_of_race(&mut self, seat: Seat) {
        if let Some(race) = self.top_race() {
            race.waiting.retain(|waiting| *waiting != seat);
        }
    }

    pub(super) fn win_card(&mut self, seat: Seat, card: &CardId, from: Option<Seat>) {
        if let Some(holder) = from {
            self.change_player(holder, |player| player.won.retain(|won| won != card));
        }
        self.change_player(seat, |player| player.won.push(card.clone()));
    }

    fn top_race(&mut self) -> Option<&mut Race> {
        match self.frames.last_mut() {
            Some(Frame::Race(race)) => Some(race),
            _ => None,
        }
    }
}
