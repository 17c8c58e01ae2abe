//! The game of a room as it runs: state, view, numbers and clocks. It changes by steps alone; a step is an accepted
//! input with its events, one record in the journal and one update for whoever looks on.

use super::bots::Plan;
use super::clocks::Clocks;
use crate::seams::{Entry, Step};
use crate::time::Millis;
use axum::extract::ws::Utf8Bytes;
use engine::view::Sight;
use engine::{DecisionId, Event, Game, Input, Refusal, Ruleset, Seat, View};
use protocol::{Sections, Since, Snapshot, Update};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use uuid::Uuid;

/// Updates that can be sent again.
const RING: usize = 128;
/// Sights that whoever comes anew is told.
const TOLD: usize = 200;
/// Steps between two snapshots in the journal.
const SNAPSHOT_EVERY: u64 = 100;

pub(super) struct Run {
    pub(super) id: Uuid,
    pub(super) rules: Arc<Ruleset>,
    pub(super) game: Game,
    view: View,
    /// Steps and events so far.
    pub(super) step: u64,
    pub(super) seq: u64,
    ring: VecDeque<(u64, Utf8Bytes)>,
    told: VecDeque<Sight>,
    pub(super) clocks: Clocks,
    pub(super) held: Option<Held>,
    pub(super) plan: Option<Plan>,
    /// What bots did beside the questions in the running turn, by seat: a bound on bots that cannot stop.
    pub(super) beside: BTreeMap<Seat, u32>,
    /// Questions that bots answered in the running turn, by seat.
    pub(super) answered: BTreeMap<Seat, u32>,
    /// The turn in which the two were counted.
    counted_turn: u32,
    /// Seats whose bot said something illegal at this step.
    pub(super) baffled: Option<(u64, Vec<Seat>)>,
}

/// An opening roll that waits until owners have had their time to ask for rent (GEN-RENT-6).
#[derive(Clone, Debug)]
pub(super) struct Held {
    pub(super) seat: Seat,
    /// Whose roll it is; further clicks of the same seat come after the first.
    pub(super) by: Vec<Roller>,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Roller {
    Person {
        player: Uuid,
        ack: u64,
        decision: Option<DecisionId>,
    },
    /// The turn clock ran out meanwhile.
    Clock,
}

/// An accepted input as the table saw it.
pub(super) struct Seen {
    pub(super) sights: Vec<Sight>,
    pub(super) changes: Sections,
    pub(super) entries: Vec<Entry>,
}

impl Run {
    pub(super) fn new(id: Uuid, rules: Arc<Ruleset>, game: Game) -> Self {
        let view = View::of(&rules, &game);
        Self {
            id,
            rules,
            game,
            view,
            step: 0,
            seq: 0,
            ring: VecDeque::new(),
            told: VecDeque::new(),
            clocks: Clocks::default(),
            held: None,
            plan: None,
            beside: BTreeMap::new(),
            answered: BTreeMap::new(),
            counted_turn: 0,
            baffled: None,
        }
    }

    /// Decides an input and carries it out.
    ///
    /// # Errors
    /// The engine's refusal; then nothing has changed.
    pub(super) fn advance(&mut self, input: Input, sender: Option<(Uuid, u64)>) -> Result<Seen, Refusal> {
        let events = engine::decide(&self.rules, &self.game, &input)?;
        for event in &events {
            self.game.evolve(event);
        }
        let view = View::of(&self.rules, &self.game);
        let changes = sections(self.view.changes_to(&view));
        self.view = view;
        let sights: Vec<Sight> = events.iter().filter_map(Sight::of).collect();
        self.tell(&sights);
        let first_seq = self.seq + 1;
        self.seq += events.len() as u64;
        self.step += 1;
        if self.counted_turn != self.game.turn {
            self.counted_turn = self.game.turn;
            self.beside.clear();
            self.answered.clear();
        }
        let step = Step { game: self.id, step: self.step, first_seq, sender, input, events };
        let mut entries = vec![Entry::Step(step)];
        if self.step.is_multiple_of(SNAPSHOT_EVERY) || self.game.is_over() {
            entries.push(self.kept());
        }
        Ok(Seen { sights, changes, entries })
    }

    /// The state for the journal.
    fn kept(&self) -> Entry {
        // A game is plain data with text keys.
        let body = serde_json::to_string(&self.game).expect("a game can be written");
        Entry::Snapshot { game: self.id, step: self.step, seq: self.seq, body }
    }

    fn tell(&mut self, sights: &[Sight]) {
        self.told.extend(sights.iter().cloned());
        self.told.drain(..self.told.len().saturating_sub(TOLD));
    }

    pub(super) fn remember(&mut self, text: Utf8Bytes) {
        if self.ring.len() >= RING {
            self.ring.pop_front();
        }
        self.ring.push_back((self.step, text));
    }

    /// The updates after what somebody holds; none if they are no longer known.
    pub(super) fn missing(&self, since: Since) -> Option<Vec<Utf8Bytes>> {
        if since.game != self.id || since.seq == 0 || since.seq > self.step {
            return None;
        }
        let oldest = self.ring.front().map_or(self.step + 1, |(step, _)| *step);
        if since.seq + 1 < oldest {
            return None;
        }
        Some(self.ring.iter().filter(|(step, _)| *step > since.seq).map(|(_, text)| text.clone()).collect())
    }

    pub(super) fn snapshot(&self, now: Millis) -> Snapshot {
        let view = self.view.0.iter().map(|(key, section)| (key.clone(), json(section))).collect();
        let told = self.told.iter().cloned().collect();
        Snapshot {
            game: self.id,
            seq: self.step,
            view,
            told,
            clocks: self.clocks.shown(&self.game, now),
            now,
        }
    }

    pub(super) fn update(&self, seen: &Seen, now: Millis) -> Update {
        Update {
            game: self.id,
            seq: self.step,
            sights: seen.sights.clone(),
            changes: seen.changes.clone(),
            clocks: self.clocks.shown(&self.game, now),
            now,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Goes on from what was stored.
    pub(super) fn fold(&mut self, events: &[Event]) {
        for event in events {
            self.game.evolve(event);
        }
        self.view = View::of(&self.rules, &self.game);
        self.tell(&events.iter().filter_map(Sight::of).collect::<Vec<_>>());
    }
}

pub(crate) fn sections(changes: engine::view::Changes) -> Sections {
    changes.into_iter().map(|(key, section)| (key, section.as_ref().map_or(Value::Null, json))).collect()
}

pub(crate) fn json(section: &engine::view::Section) -> Value {
    // Sections are plain data with text keys.
    serde_json::to_value(section).expect("a section can be written")
}
