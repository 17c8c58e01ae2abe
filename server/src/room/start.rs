//! From the lobby to the game, from its end to the standings, and on to the next one.

use super::Room;
use super::document::{Document, Place, Steering};
use super::effects::Effects;
use super::run::Run;
use super::seated::{Asker, WishRefused};
use crate::dice::Secret;
use crate::hall::{new_code, new_watch_token};
use crate::seams::{Entry, GameBegun, GameEnded, Place as Placed};
use crate::time::Millis;
use engine::chance::Source;
use engine::game::Phase;
use engine::{Game, Order};
use protocol::{RefusalDetails, RoomPhase, ServerMessage};
use std::sync::Arc;
use uuid::Uuid;

impl Room {
    pub(super) fn start(
        &mut self,
        asker: Asker,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), WishRefused> {
        self.in_lobby()?;
        if !self.may_start(asker, now) {
            return Err("not_host".into());
        }
        if !self.waiting_for().is_empty() {
            return Err("not_ready".into());
        }
        let edition = self.library.get(&self.document.edition).ok_or("unknown_edition")?.clone();
        let taken = self.document.taken();
        if taken < usize::from(edition.players.min) {
            let count = |number: usize| u32::try_from(number).ok();
            let details = RefusalDetails {
                have: count(taken),
                need: Some(u32::from(edition.players.min)),
                ..RefusalDetails::default()
            };
            return Err(WishRefused { code: "too_few", details });
        }
        // Seat order is play order without gaps (GEN-SETUP-1).
        self.document.seats.retain(|place| !place.is_open());
        let rules = Arc::new(edition.ruleset(&self.options.chosen));
        let contributions: Vec<_> = self.document.seats.iter().map(|place| place.contribution).collect();
        let key = self.document.secret.key(&contributions);
        self.settle_tokens(&rules);
        let lineups: Vec<_> = self.document.seats.iter().map(Place::lineup).collect();
        let game = Uuid::new_v4();
        let run = Run::new(game, rules.clone(), Game::new(&rules, &lineups, Source::Keyed(key)));
        self.document.phase = RoomPhase::Playing;
        self.document.game = Some(game);
        self.changed.document = true;
        effects.entries.push(Entry::GameBegun(Box::new(self.begun(game, &edition, &rules))));
        for (seat, player) in self.document.people() {
            if let Some(viewer) = self.viewers.of(player) {
                effects.one(viewer, &ServerMessage::Welcome(self.welcome(Some(seat), now)));
            }
        }
        self.show_room(effects);
        effects.all(&ServerMessage::Snapshot(run.snapshot(now)));
        self.run = Some(run);
        self.set_first_clocks(now);
        self.command(Order::Start, now, effects);
        self.shown.room_already = true;
        Ok(())
    }

    /// The time limit runs from now, and those who are not here are away from now.
    fn set_first_clocks(&mut self, now: Millis) {
        let limit = self.options.chosen.room().time_limit_minutes;
        if let Some(run) = &mut self.run {
            run.clocks.time_up = limit.map(|minutes| now + u64::from(minutes) * 60_000);
        }
        let people = self.document.people().map(|(_, player)| player);
        let absent: Vec<Uuid> = people.filter(|player| self.viewers.of(*player).is_none()).collect();
        for player in absent {
            self.goes_away(player, now);
        }
    }

    fn begun(&self, game: Uuid, edition: &editions::Edition, rules: &engine::Ruleset) -> GameBegun {
        // All of these are plain data with text keys.
        let written = "plain data can be written";
        GameBegun {
            game,
            privacy: self.document.privacy,
            edition: edition.id.clone(),
            edition_hash: edition.hash.clone(),
            edition_json: edition.json().to_owned(),
            rules: serde_json::to_string(rules).expect(written),
            options: serde_json::to_string(&self.options.values()).expect(written),
            seats: serde_json::to_string(&self.document.stored_seats()).expect(written),
            commitment: self.document.secret.commitment(),
            secret: self.document.secret.clone().into(),
        }
    }

    /// The game is over: its standings go to the archive with the step that ended it.
    pub(super) fn finish(&mut self, effects: &mut Effects) {
        let Some(run) = &self.run else { return };
        let Phase::Over { standings, .. } = &run.game.phase else { return };
        let place = |standing: &engine::game::Standing| {
            let place = self.place(standing.seat);
            Placed {
                seat: standing.seat,
                place: standing.place,
                worth: standing.worth.map(|worth| worth.0),
                holdings: standing.holdings,
                name: place.and_then(Place::name).map(str::to_owned),
                player: place.and_then(Place::player),
            }
        };
        let places = standings.iter().map(place).collect();
        effects.entries.push(Entry::GameEnded(GameEnded { game: run.id, turns: run.game.turn, places }));
        self.document.phase = RoomPhase::Finished;
        self.changed.document = true;
    }

    /// A new room for the same people, with a new secret. Everybody sees where it is.
    pub(super) fn rematch(&mut self, effects: &mut Effects) -> Result<(), WishRefused> {
        if self.document.phase != RoomPhase::Finished {
            return Err("not_now".into());
        }
        if self.document.next.is_some() {
            return Ok(());
        }
        let mut seats = self.document.seats.clone();
        for place in &mut seats {
            place.contribution = None;
            place.steering = Steering::Person;
            place.ready = place.player().is_none();
        }
        let next = Document {
            room: Uuid::new_v4(),
            code: new_code(),
            watch: new_watch_token(),
            phase: RoomPhase::Lobby,
            seats,
            secret: Secret::random(),
            game: None,
            next: None,
            ..self.document.clone()
        };
        self.document.next = Some(next.room);
        self.changed.document = true;
        effects.makes = Some(Box::new(next));
        Ok(())
    }
}
