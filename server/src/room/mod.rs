//! A room: one task that owns everything about it, from the lobby to the end of its game.
//!
//! What comes in is named, handled in one synchronous step that answers with effects, and the effects are carried
//! out: stored first, then shown. Rules are never waited for, and nothing outside holds the room's state.

mod acks;
mod act;
mod arrive;
mod bots;
mod chat;
mod clocks;
mod conclude;
mod document;
mod effects;
mod handle;
mod join;
mod lobby;
mod numbers;
mod outbox;
mod run;
mod seated;
mod show;
mod start;
mod task;
mod time_out;
mod viewers;
mod wake;

#[cfg(test)]
mod tests;

pub use document::{Document, Place, Sitter, Steering};
pub use handle::{Arrived, JoinRefused, RoomHandle, SeatLine, Summary, WatchLine};
pub use numbers::{
    ABSENCE_SECONDS, OptionRefused, RoomDefaults, RoomOptions, TURN_SECONDS, from_json, to_json,
};
pub use outbox::{Next, Outbox};
pub(crate) use run::{json, sections};
pub use task::{RoomContext, spawn};
pub(crate) use viewers::text;

use crate::settings::Pace;
use crate::time::Millis;
use acks::Acks;
use editions::Library;
use effects::Effects;
use engine::Seat;
use handle::RoomMsg;
use protocol::ChatLine;
use run::Run;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use uuid::Uuid;
use viewers::Viewers;

/// The state of one room. Only its task has it.
pub struct Room {
    pub(crate) document: Document,
    /// Records stored so far.
    seq: u64,
    options: RoomOptions,
    library: Arc<Library>,
    pace: Pace,
    viewers: Viewers,
    run: Option<Run>,
    chat: VecDeque<ChatLine>,
    acks: BTreeMap<Uuid, Acks>,
    /// When each player last did something, for who becomes host and who idles.
    active: BTreeMap<Uuid, Millis>,
    /// Since when all are ready.
    ready_since: Option<Millis>,
    /// Since when nobody is there; clocks and bots stand still meanwhile.
    still_since: Option<Millis>,
    /// When the task ends if nobody comes.
    sleeps_at: Millis,
    changed: Changed,
    shown: show::Shown,
}

/// What a step has changed, so that it is stored and shown once at its end.
#[derive(Clone, Copy, Debug, Default)]
struct Changed {
    document: bool,
    clocks: bool,
}

impl Room {
    /// One step. Nothing that it changed may be seen before its effects are stored.
    fn handle(&mut self, message: RoomMsg, now: Millis) -> Effects {
        let mut effects = Effects::default();
        match message {
            RoomMsg::Arrive(arrival) => self.arrive(arrival, now, &mut effects),
            RoomMsg::Leave { viewer } => self.leave_viewer(viewer, now),
            RoomMsg::Act { viewer, act } => self.act(viewer, act, now, &mut effects),
            RoomMsg::Wish { viewer, wish } => self.wish(viewer, wish, now, &mut effects),
            RoomMsg::Chat { viewer, chat } => self.say(viewer, &chat, now, &mut effects),
            RoomMsg::Resume { viewer, since } => self.resume(viewer, since, now, &mut effects),
            RoomMsg::Join(joining) => self.join(joining, now, &mut effects),
            RoomMsg::Close => {
                self.still_since.get_or_insert(now);
                self.changed.clocks = true;
                effects.end = Some(effects::End::Closing);
            }
            #[cfg(test)]
            RoomMsg::Alter(alter) => alter(self),
        }
        self.conclude(now, &mut effects);
        effects
    }

    /// What is due by now.
    fn tick(&mut self, now: Millis) -> Effects {
        let mut effects = Effects::default();
        self.time_out(now, &mut effects);
        self.conclude(now, &mut effects);
        effects
    }

    fn place(&self, seat: Seat) -> Option<&Place> {
        self.document.seats.get(seat.index())
    }

    fn place_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.document.seats.get_mut(seat.index())
    }

    /// The seats that bots play at this moment.
    fn steered(&self) -> Vec<Seat> {
        let by_bot = |place: &Place| match place.sitter {
            Sitter::Bot { .. } => true,
            Sitter::Person { .. } => place.steering == Steering::StandIn,
            Sitter::Open => false,
        };
        let seats = self.document.seats.iter().enumerate();
        seats.filter(|(_, place)| by_bot(place)).map(|(index, _)| Seat::at(index)).collect()
    }
}
