//! The end of every step: who has the host's rights, what bots do next, what must be stored, what the table is shown.

use super::Room;
use super::effects::{Effects, Show};
use crate::seams::Entry;
use crate::time::Millis;
use protocol::{Clocks, RoomPhase, ServerMessage};

impl Room {
    pub(super) fn conclude(&mut self, now: Millis, effects: &mut Effects) {
        self.pass_on_rights(now);
        self.note_readiness(now);
        let moved = effects.entries.iter().any(|entry| matches!(entry, Entry::Step(_)));
        let changed = std::mem::take(&mut self.changed);
        if moved || changed.document || changed.clocks {
            self.rearm(now);
            self.plan_bots(now);
        }
        if changed.document {
            effects.entries.push(Entry::Room(self.document.row()));
            if !std::mem::take(&mut self.shown.room_already) {
                self.show_room(effects);
            }
        }
        if let Some(run) = &self.run
            && (moved || changed.clocks)
        {
            // Clocks are plain data.
            let clocks = serde_json::to_string(&run.clocks).expect("clocks can be written");
            effects.entries.push(Entry::Clocks { clocks, paused_at: self.still_since });
            if !moved && self.document.phase == RoomPhase::Playing {
                let clocks = run.clocks.shown(&run.game, now);
                effects.all(&ServerMessage::Clocks(Clocks { game: run.id, clocks, now }));
            }
        }
        self.show_presence(effects);
    }

    fn rearm(&mut self, now: Millis) {
        let steered = self.steered();
        if let Some(run) = &mut self.run {
            run.clocks.rearm(&run.rules, &run.game, &self.options, &steered, now);
        }
    }

    pub(super) fn show_room(&self, effects: &mut Effects) {
        use super::viewers::frame;
        effects.shows.push(Show::Seats(frame(&ServerMessage::Room(self.view(true)))));
        effects.shows.push(Show::Watchers(frame(&ServerMessage::Room(self.view(false)))));
    }

    /// The creator's while here; else they stay with whoever has them and is here, else they go to the one who did
    /// something last.
    fn pass_on_rights(&mut self, now: Millis) {
        let here = |player| self.document.seat_of(player).is_some() && self.viewers.of(player).is_some();
        if self.document.host != self.document.creator && here(self.document.creator) {
            self.document.host = self.document.creator;
        } else if !here(self.document.host) {
            let people = self.document.people().map(|(_, player)| player).filter(|player| here(*player));
            let latest = people.max_by_key(|player| self.active.get(player).copied().unwrap_or(0));
            let seated = || self.document.people().map(|(_, player)| player).next();
            let gone = self.document.seat_of(self.document.host).is_none();
            let next = latest.or_else(|| if gone { seated() } else { None });
            let Some(next) = next else { return };
            self.active.entry(next).or_insert(now);
            self.document.host = next;
        } else {
            return;
        }
        self.changed.document = true;
    }

    fn note_readiness(&mut self, now: Millis) {
        if self.document.phase == RoomPhase::Lobby && self.waiting_for().is_empty() {
            self.ready_since.get_or_insert(now);
        } else {
            self.ready_since = None;
        }
    }
}
