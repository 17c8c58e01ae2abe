//! Taking a seat with the room's code.

use super::Room;
use super::document::{Place, Sitter};
use super::effects::Effects;
use super::handle::{JoinRefused, Joining};
use crate::identity::unlike;
use crate::time::Millis;
use engine::Seat;
use protocol::RoomPhase;
use uuid::Uuid;

impl Room {
    pub(super) fn join(&mut self, joining: Joining, now: Millis, effects: &mut Effects) {
        let Joining { player, name, answer } = joining;
        let seat = self.seat_somebody(player, &name, now);
        effects.answers.push(Box::new(move || {
            // Who no longer waits for it left in the meantime.
            let _ = answer.send(seat);
        }));
    }

    fn seat_somebody(&mut self, player: Uuid, name: &str, now: Millis) -> Result<Seat, JoinRefused> {
        // Twice is once: a double click takes one seat.
        if let Some(seat) = self.document.seat_of(player) {
            return Ok(seat);
        }
        if self.document.barred.get(&player).is_some_and(|until| *until > now) {
            return Err(JoinRefused::Barred);
        }
        if self.document.phase != RoomPhase::Lobby {
            return Err(JoinRefused::Running);
        }
        let open = self.document.seats.iter().position(Place::is_open).ok_or(JoinRefused::Full)?;
        let name = unlike(name, self.document.seats.iter().filter_map(Place::name));
        self.give_place(open, Sitter::Person { player, name });
        self.active.insert(player, now);
        Ok(Seat::at(open))
    }

    /// A place with a token of its own. Second characters are for two: who makes it three may choose them.
    pub(super) fn give_place(&mut self, at: usize, sitter: Sitter) {
        if self.document.taken() >= 2 {
            for place in &mut self.document.seats {
                place.second = None;
            }
        }
        let token = self.document.free_token(&self.tokens_to_choose());
        self.document.seats[at] = Place::taken(sitter, token);
        self.changed.document = true;
    }
}
