//! Sockets come and go. The newest socket of a person plays the seat; the older one is told why it ends.

use super::Room;
use super::effects::{Effects, Show};
use super::handle::{Arrival, Standing};
use super::outbox::{Frame, FrameKind};
use super::viewers::ViewerId;
use crate::seams::Entry;
use crate::time::Millis;
use engine::Seat;
use protocol::{ByeReason, ChatSaid, Privacy, Role, RoomPhase, ServerMessage, Since, Snapshot, Welcome, You};
use uuid::Uuid;

impl Room {
    pub(super) fn arrive(&mut self, arrival: Arrival, now: Millis, effects: &mut Effects) {
        let Arrival { player, hello, outbox, answer } = arrival;
        let seat = self.document.seat_of(player).filter(|_| hello.watch.is_none());
        let has_link = hello.watch.as_ref() == Some(&self.document.watch);
        if seat.is_none() && self.document.privacy == Privacy::Private && !has_link {
            effects.answers.push(Box::new(move || {
                // Who no longer waits for it left in the meantime.
                let _ = answer.send(Err(ByeReason::Closed));
            }));
            return;
        }
        if let Some(older) = self.viewers.of(player).filter(|_| seat.is_some()) {
            self.viewers.bye(older, ByeReason::TakenOver);
        }
        if seat.is_some() && hello.since.is_none() {
            // A client that has seen nothing yet may begin to count anew; old answers are not meant for it.
            self.acks.remove(&player);
        }
        let viewer = self.viewers.add(seat.map(|_| player), outbox);
        if self.seq == 1 {
            // A room with one record counts as never entered and is soon removed.
            effects.entries.push(Entry::Room(self.document.row()));
        }
        self.go_on(now);
        if let Some(seat) = seat {
            self.active.insert(player, now);
            self.take_back(seat);
        }
        effects.one(viewer, &ServerMessage::Welcome(self.welcome(seat, now)));
        effects.one(viewer, &ServerMessage::Room(self.view(seat.is_some())));
        self.catch_up(viewer, hello.since, now, effects);
        for line in &self.chat {
            effects.one(viewer, &ServerMessage::Chat(ChatSaid { line: line.clone() }));
        }
        let standing = if seat.is_some() { Standing::Seated } else { Standing::Watching };
        effects.answers.push(Box::new(move || {
            // Who no longer waits for it left in the meantime.
            let _ = answer.send(Ok((viewer, standing)));
        }));
    }

    /// The room stood still while nobody was there; nobody loses the time.
    fn go_on(&mut self, now: Millis) {
        let Some(since) = self.still_since.take() else { return };
        if let Some(run) = &mut self.run {
            run.clocks.extend(now.saturating_sub(since));
            self.changed.clocks = true;
        }
    }

    pub(super) fn welcome(&self, seat: Option<Seat>, now: Millis) -> Welcome {
        let role = if seat.is_some() { Role::Seat } else { Role::Watcher };
        let you = You { role, seat };
        Welcome { protocol: protocol::VERSION, room: self.document.room, game: self.document.game, you, now }
    }

    pub(super) fn resume(&mut self, viewer: ViewerId, since: Since, now: Millis, effects: &mut Effects) {
        self.catch_up(viewer, Some(since), now, effects);
    }

    /// What is missing after `since`, or everything.
    fn catch_up(&self, viewer: ViewerId, since: Option<Since>, now: Millis, effects: &mut Effects) {
        let Some(run) = &self.run else { return };
        match since.and_then(|since| run.missing(since)) {
            Some(missing) => {
                let frames = missing.into_iter().map(|text| Frame { text, kind: FrameKind::OfGame });
                effects.shows.extend(frames.map(|frame| Show::One(viewer, frame)));
                let clocks = run.clocks.shown(&run.game, now);
                let clocks = protocol::Clocks { game: run.id, clocks, now };
                effects.one(viewer, &ServerMessage::Clocks(clocks));
            }
            None => effects.one(viewer, &ServerMessage::Snapshot(run.snapshot(now))),
        }
    }

    /// What a viewer gets in place of the updates that it has not taken.
    pub(super) fn snapshot(&self, now: Millis) -> Option<Snapshot> {
        self.run.as_ref().map(|run| run.snapshot(now))
    }

    /// A socket ended, for whatever reason. One that was taken over is no longer known.
    pub(super) fn leave_viewer(&mut self, viewer: ViewerId, now: Millis) {
        let Some(left) = self.viewers.remove(viewer) else { return };
        if let Some(player) = left.player {
            self.goes_away(player, now);
        }
        self.stand_still(now);
    }

    /// From now on the person is away; after a while a bot plays, the same for everyone.
    pub(super) fn goes_away(&mut self, player: Uuid, now: Millis) {
        let Some(seat) = self.document.seat_of(player) else { return };
        let absence = super::clocks::seconds(self.options.absence_seconds);
        if let Some(run) = self.run.as_mut().filter(|_| self.document.phase == RoomPhase::Playing) {
            run.clocks.away.insert(seat, now + absence);
            self.changed.clocks = true;
        }
    }

    pub(super) fn stand_still(&mut self, now: Millis) {
        if self.viewers.is_empty() && self.still_since.is_none() {
            self.still_since = Some(now);
            self.sleeps_at = now + self.pace.sleep_after;
            self.changed.clocks = true;
        }
    }
}
