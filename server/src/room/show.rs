//! What people see of the room itself.

use super::Room;
use super::document::{Place, Sitter, Steering};
use super::effects::Effects;
use super::handle::Summary;
use super::numbers::from_json;
use engine::Seat;
use protocol::{PresenceOf, Presences, RoomPhase, RoomSeat, RoomView, SeatPresence, ServerMessage, Taken};

/// What was shown last, so that only changes are said.
#[derive(Debug, Default)]
pub(super) struct Shown {
    presences: Option<Presences>,
    /// This step has shown the room as it is now.
    pub(super) room_already: bool,
}

impl Room {
    /// Those in seats also get the watch link, and in a private room they alone get the code: a watch link seats
    /// nobody.
    pub(super) fn view(&self, to_seats: bool) -> RoomView {
        let document = &self.document;
        let options = self.options.values();
        RoomView {
            room: document.room,
            code: (to_seats || document.privacy == protocol::Privacy::Public).then(|| document.code.clone()),
            edition: document.edition.clone(),
            options: options.iter().map(|(id, value)| (id.clone(), from_json(value))).collect(),
            phase: document.phase,
            privacy: document.privacy,
            host: document.seat_of(document.host).unwrap_or(Seat(1)),
            commitment: Some(document.secret.commitment()),
            watch: to_seats.then(|| document.watch.clone()),
            ready_needed: document.phase == RoomPhase::Lobby && !self.waiting_for().is_empty(),
            turn_seconds: self.options.turn_seconds,
            seats: document
                .seats
                .iter()
                .enumerate()
                .map(|(index, place)| self.seat_view(index, place))
                .collect(),
            watchers: self.viewers.watchers(),
            game: document.game,
            next: document.next,
        }
    }

    fn seat_view(&self, index: usize, place: &Place) -> RoomSeat {
        RoomSeat {
            seat: Seat::at(index),
            taken: match place.sitter {
                Sitter::Open => Taken::Open,
                Sitter::Person { .. } => Taken::Person,
                Sitter::Bot { .. } => Taken::Bot,
            },
            name: place.name().map(str::to_owned),
            token: place.token.clone(),
            second: place.second.clone(),
            ready: place.ready,
            presence: self.presence(place),
            fingerprint: place.contribution.map(|contribution| contribution.fingerprint()),
        }
    }

    fn presence(&self, place: &Place) -> SeatPresence {
        match &place.sitter {
            Sitter::Bot { .. } => SeatPresence::Bot,
            Sitter::Person { .. } if place.steering == Steering::StandIn => SeatPresence::Bot,
            Sitter::Person { player, .. } if self.viewers.of(*player).is_some() => SeatPresence::Here,
            Sitter::Person { .. } | Sitter::Open => SeatPresence::Away,
        }
    }

    pub(super) fn show_presence(&mut self, effects: &mut Effects) {
        let now = self.presences();
        if self.shown.presences.as_ref() != Some(&now) {
            effects.all(&ServerMessage::Presence(now.clone()));
            self.shown.presences = Some(now);
        }
    }

    fn presences(&self) -> Presences {
        let taken = self.document.seats.iter().enumerate().filter(|(_, place)| !place.is_open());
        let seats =
            taken.map(|(index, place)| PresenceOf { seat: Seat::at(index), presence: self.presence(place) });
        Presences { seats: seats.collect(), watchers: self.viewers.watchers() }
    }

    pub(super) fn summary(&self) -> Summary {
        let document = &self.document;
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let here = document.people().filter(|(_, player)| self.viewers.of(*player).is_some()).count();
        let host = document.seat_of(document.host).and_then(|seat| self.place(seat)?.name());
        Summary {
            privacy: document.privacy,
            code: document.code.clone(),
            edition: document.edition.clone(),
            phase: document.phase,
            seats: number(document.seats.len()),
            taken: number(document.taken()),
            people_here: number(here),
            watchers: self.viewers.watchers(),
            host: host.map(str::to_owned),
        }
    }
}
