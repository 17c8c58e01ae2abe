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
        self.check_token(asker, &token)?;
        if let Some(place) = self.place_mut(asker.seat) {
            // The own second one and the first change places.
            if place.second.as_ref() == Some(&token) {
                place.second = place.token.take();
            }
            place.token = Some(token);
            self.changed.document = true;
        }
        Ok(())
    }

    /// The second character, where two players lead two each (KRT-DUO-1).
    pub(super) fn take_second(&mut self, asker: Asker, token: String) -> Result<(), WishRefused> {
        self.check_token(asker, &token)?;
        let edition = self.library.get(&self.document.edition).ok_or("unknown_edition")?;
        if edition.ruleset(&self.options.chosen).characters_each(self.document.taken().max(2)) < 2 {
            return Err("one_character".into());
        }
        if let Some(place) = self.place_mut(asker.seat) {
            if place.token.as_ref() == Some(&token) {
                return Err("token_taken".into());
            }
            place.second = Some(token);
            self.changed.document = true;
        }
        Ok(())
    }

    /// In the box, allowed by the options, and nobody else's.
    fn check_token(&self, asker: Asker, token: &str) -> Result<(), WishRefused> {
        self.in_lobby()?;
        if !self.tokens_to_choose().iter().any(|known| known == token) {
            return Err("unknown_token".into());
        }
        let mut others = self.document.seats.iter().enumerate().filter(|(at, _)| *at != asker.seat.index());
        if others.any(|(_, place)| place.has(token)) {
            return Err("token_taken".into());
        }
        Ok(())
    }

    pub(super) fn tokens_to_choose(&self) -> Vec<String> {
        let edition = self.library.get(&self.document.edition);
        edition.map(|edition| edition.tokens_for(&self.options.chosen)).unwrap_or_default()
    }

    /// Before the start each seat gets as many characters as it leads.
    pub(super) fn settle_tokens(&mut self, rules: &engine::Ruleset) {
        self.replace_tokens();
        let two = rules.characters_each(self.document.seats.len()) > 1;
        let allowed = self.tokens_to_choose();
        for at in 0..self.document.seats.len() {
            if !two {
                self.document.seats[at].second = None;
            } else if self.document.seats[at].second.is_none() {
                self.document.seats[at].second = self.document.free_token(&allowed);
            }
        }
    }

    /// Whoever has no token, or one that the options do not allow, gets a free one.
    fn replace_tokens(&mut self) {
        let allowed = self.tokens_to_choose();
        for place in &mut self.document.seats {
            place.token.take_if(|token| !allowed.contains(token));
            place.second.take_if(|second| !allowed.contains(second));
        }
        for at in 0..self.document.seats.len() {
            if self.document.seats[at].token.is_none() && !self.document.seats[at].is_open() {
                self.document.seats[at].token = self.document.free_token(&allowed);
            }
        }
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
        self.give_place(seat.index(), Sitter::Bot { name });
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
        self.replace_tokens();
        for place in &mut self.document.seats {
            place.ready &= place.player().is_none();
        }
        self.changed.document = true;
        Ok(())
    }
}
