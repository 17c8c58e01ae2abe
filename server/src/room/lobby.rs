//! The lobby: seats, tokens, readiness, options, bots, and each seat's share of the dice.

use super::Room;
use super::document::{Place, Sitter};
use super::effects::{Effects, Show};
use super::numbers::{RoomOptions, to_json};
use super::seated::{Asker, WishRefused};
use crate::dice::Contribution;
use crate::identity::unlike;
use crate::time::Millis;
use engine::Seat;
use protocol::{ByeReason, OptionValue, RefusalDetails, ServerMessage};

/// How long somebody who was sent away stays away.
const BARRED: Millis = 300_000;

const BOT_NAMES: [&str; 6] = ["Bolt", "Cog", "Dynamo", "Gear", "Piston", "Sprocket"];

impl Room {
    pub(super) fn set_ready(&mut self, asker: Asker, ready: bool) -> Result<(), WishRefused> {
        self.in_lobby()?;
        if let Some(place) = self.place_mut(asker.seat) {
            place.ready = ready;
            self.changed.document = true;
        }
        Ok(())
    }

    pub(super) fn take_seat(
        &mut self,
        asker: Asker,
        seat: Seat,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), WishRefused> {
        self.in_lobby()?;
        if seat.0 == 0 || seat.index() >= self.document.seats.len() {
            return Err("unknown_seat".into());
        }
        if seat == asker.seat {
            return Ok(());
        }
        if !self.document.seats[seat.index()].is_open() {
            return Err("seat_taken".into());
        }
        self.document.seats.swap(asker.seat.index(), seat.index());
        self.changed.document = true;
        effects.one(asker.viewer, &ServerMessage::Welcome(self.welcome(Some(seat), now)));
        Ok(())
    }

    pub(super) fn take_token(&mut self, asker: Asker, token: String) -> Result<(), WishRefused> {
        self.in_lobby()?;
        let box_of =
            self.library.get(&self.document.edition).map(editions::Edition::tokens).unwrap_or_default();
        if !box_of.contains(&token) {
            return Err("unknown_token".into());
        }
        let taken = |place: &Place| place.token.as_ref() == Some(&token);
        let by_other = self.document.seats.iter().enumerate();
        if by_other.into_iter().any(|(index, place)| index != asker.seat.index() && taken(place)) {
            return Err("token_taken".into());
        }
        if let Some(place) = self.place_mut(asker.seat) {
            place.token = Some(token);
            self.changed.document = true;
        }
        Ok(())
    }

    pub(super) fn contribute(&mut self, asker: Asker, bytes: String) -> Result<(), WishRefused> {
        self.in_lobby()?;
        let contribution = Contribution::try_from(bytes).map_err(|_| "bad_contribution")?;
        if let Some(place) = self.place_mut(asker.seat) {
            place.contribution = Some(contribution);
            self.changed.document = true;
        }
        Ok(())
    }

    pub(super) fn add_bot(&mut self, asker: Asker, seat: Seat) -> Result<(), WishRefused> {
        self.lobby_of_host(asker)?;
        let place = self.place(seat).filter(|_| seat.0 > 0).ok_or("unknown_seat")?;
        if !place.is_open() {
            return Err("seat_taken".into());
        }
        let taken: Vec<&str> = self.document.seats.iter().filter_map(Place::name).collect();
        let free = BOT_NAMES.into_iter().find(|name| !taken.contains(name)).unwrap_or(BOT_NAMES[0]);
        let name = unlike(free, taken.into_iter());
        self.document.seats[seat.index()] = Place::taken(Sitter::Bot { name }, self.free_token());
        self.changed.document = true;
        Ok(())
    }

    /// A bot or a person goes; the person may come back after a while or by a new invitation.
    pub(super) fn remove(
        &mut self,
        asker: Asker,
        seat: Seat,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), WishRefused> {
        self.lobby_of_host(asker)?;
        let place = self.place(seat).filter(|_| seat.0 > 0).ok_or("unknown_seat")?;
        if seat == asker.seat {
            return Err("not_now".into());
        }
        if let Some(player) = place.player() {
            self.document.barred.insert(player, now + BARRED);
            if let Some(viewer) = self.viewers.of(player) {
                effects.shows.push(Show::Bye(viewer, ByeReason::Kicked));
            }
        }
        self.free(seat);
        Ok(())
    }

    /// Whoever was ready agreed to something else, so must agree again.
    pub(super) fn set_option(
        &mut self,
        asker: Asker,
        id: String,
        value: &OptionValue,
    ) -> Result<(), WishRefused> {
        self.lobby_of_host(asker)?;
        let mut values = self.document.options.clone();
        values.insert(id.clone(), to_json(value));
        let edition = self.library.get(&self.document.edition).ok_or("unknown_edition")?;
        let options =
            RoomOptions::of(edition, &values, self.pace.defaults()).map_err(|refused| WishRefused {
                code: "bad_option",
                details: RefusalDetails {
                    name: Some(refused.name),
                    value: Some(value.clone()),
                    allowed: Some(refused.allowed),
                    ..RefusalDetails::default()
                },
            })?;
        self.options = options;
        self.document.options = values;
        for place in &mut self.document.seats {
            place.ready &= place.player().is_none();
        }
        self.changed.document = true;
        Ok(())
    }
}
