//! The task of a room. It names what comes in, lets the room handle it, stores, then shows. A panic inside ends and
//! quarantines this room alone.

use super::Room;
use super::effects::{Effects, End, Show};
use super::handle::{QUEUE, RoomHandle, RoomMsg};
use super::outbox::{Frame, FrameKind};
use super::viewers::{ViewerId, frame};
use crate::seams::{AppendError, Bus, Directory, Entry, Record, RoomLog};
use crate::time::Clock;
use protocol::{ByeReason, ServerMessage};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;
use tracing::Instrument;

/// Snapshots in place of updates, one after another, before a viewer is sent off.
const PATIENCE: u32 = 2;

/// What a room's task needs of the server.
#[derive(Clone)]
pub struct RoomContext {
    pub log: Arc<dyn RoomLog>,
    pub directory: Arc<dyn Directory>,
    pub bus: Arc<dyn Bus>,
    pub clock: Clock,
}

/// Runs a room that was claimed. It leaves the bus and the directory by itself when it ends.
pub fn spawn(room: Room, context: RoomContext) -> RoomHandle {
    let (sender, inbox) = mpsc::channel(QUEUE);
    let summary = Arc::new(Mutex::new(room.summary()));
    let handle = RoomHandle::new(room.document.room, sender, summary.clone());
    context.bus.join(handle.clone());
    let span = tracing::info_span!("room", room = %room.document.room);
    let task = Task { room, context, inbox, handle: handle.clone(), summary };
    tokio::spawn(task.run().instrument(span));
    handle
}

struct Task {
    room: Room,
    context: RoomContext,
    inbox: mpsc::Receiver<RoomMsg>,
    handle: RoomHandle,
    summary: Arc<Mutex<super::Summary>>,
}

impl Task {
    async fn run(mut self) {
        loop {
            let due = self.room.next_due().map(|due| self.context.clock.instant(due));
            let message = tokio::select! {
                message = self.inbox.recv() => message,
                () = sleep_until(due) => None,
            };
            let now = self.context.clock.now();
            let room = &mut self.room;
            let step = AssertUnwindSafe(|| match message {
                Some(message) => room.handle(message, now),
                None => room.tick(now),
            });
            let end = match catch_unwind(step) {
                Ok(effects) => self.carry_out(effects).await,
                Err(panic) => Some(self.broke(&panic_text(panic.as_ref())).await),
            };
            *self.summary.lock().unwrap_or_else(PoisonError::into_inner) = self.room.summary();
            if end.is_some() {
                break;
            }
        }
        // Whoever still waits for an answer hears that the room is gone, and wakes it again.
        self.context.bus.part(&self.handle);
        self.inbox.close();
        self.context.directory.release(self.handle.room());
    }

    /// Stored, then shown.
    async fn carry_out(&mut self, effects: Effects) -> Option<End> {
        if let Some(document) = effects.makes {
            let entries = vec![Entry::Room(document.row())];
            let record = Record { room: document.room, expected: 0, at: self.context.clock.now(), entries };
            if let Err(error) = self.context.log.append(record).await {
                return Some(self.could_not_store(&error));
            }
        }
        if !effects.entries.is_empty() {
            let at = self.context.clock.now();
            let record = Record {
                room: self.room.document.room,
                expected: self.room.seq,
                at,
                entries: effects.entries,
            };
            if let Err(error) = self.context.log.append(record).await {
                return Some(self.could_not_store(&error));
            }
            self.room.seq += 1;
        }
        for show in effects.shows {
            self.show(show);
        }
        for answer in effects.answers {
            answer();
        }
        match effects.end {
            Some(End::Closing) => self.room.viewers.bye_all(ByeReason::Restarting),
            Some(End::Broken) => return Some(self.broke("the engine refused a command of the room").await),
            Some(End::Asleep) => tracing::debug!("goes to sleep"),
            None => {}
        }
        effects.end
    }

    /// What the room holds in memory is ahead of what is stored, so the task ends; the journal is the truth, and who
    /// comes back wakes the room from it.
    fn could_not_store(&mut self, error: &AppendError) -> End {
        tracing::error!(%error, "the room stops");
        self.room.viewers.bye_all(ByeReason::Restarting);
        End::Closing
    }

    async fn broke(&mut self, fault: &str) -> End {
        tracing::error!(fault, "the room is quarantined; its log is kept");
        self.room.viewers.bye_all(ByeReason::Quarantined);
        if let Err(error) = self.context.log.quarantine(self.handle.room(), fault.to_owned()).await {
            tracing::error!(%error, "failed to mark the room as quarantined");
        }
        End::Broken
    }

    fn show(&mut self, show: Show) {
        match show {
            Show::All(frame) => self.push_to(&frame, |_| true),
            Show::Seats(frame) => self.push_to(&frame, |seated| seated),
            Show::Watchers(frame) => self.push_to(&frame, |seated| !seated),
            Show::One(viewer, frame) => self.push(viewer, frame),
            Show::Bye(viewer, reason) => {
                let left = self.room.viewers.player(viewer);
                self.room.viewers.bye(viewer, reason);
                let now = self.context.clock.now();
                if let Some(player) = left {
                    self.room.goes_away(player, now);
                }
                self.room.stand_still(now);
            }
        }
    }

    fn push_to(&mut self, frame: &Frame, meant: impl Fn(bool) -> bool) {
        for viewer in self.room.viewers.ids() {
            if meant(self.room.viewers.player(viewer).is_some()) {
                self.push(viewer, frame.clone());
            }
        }
    }

    fn push(&mut self, viewer: ViewerId, frame: Frame) {
        let Some(seen) = self.room.viewers.get_mut(viewer) else { return };
        if seen.behind > PATIENCE {
            return;
        }
        if seen.outbox.is_empty() {
            seen.behind = 0;
        }
        if seen.outbox.push(frame.clone()).is_ok() {
            return;
        }
        seen.behind += 1;
        let late = seen.behind;
        let outbox = seen.outbox.clone();
        let snapshot = self.room.snapshot(self.context.clock.now());
        let frames = snapshot.map(|snapshot| self::frame(&ServerMessage::Snapshot(snapshot)));
        // The snapshot stands for a frame of the game; anything else was promised.
        let promised = (frame.kind == FrameKind::Other).then_some(frame);
        let frames = frames.into_iter().chain(promised).collect();
        if late > PATIENCE || outbox.catch_up(frames).is_err() {
            tracing::info!("a viewer is too slow");
            if let Some(seen) = self.room.viewers.get_mut(viewer) {
                seen.behind = PATIENCE + 1;
            }
            outbox.bye(ByeReason::Slow);
        }
    }
}

async fn sleep_until(due: Option<tokio::time::Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due).await,
        None => std::future::pending().await,
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}
