//! The sockets of a room: at most one for each person in a seat, and any number that watch.

use super::outbox::{Frame, FrameKind, Outbox};
use axum::extract::ws::Utf8Bytes;
use protocol::{ByeReason, ServerMessage};
use std::collections::BTreeMap;
use std::sync::Arc;
use uuid::Uuid;

/// A socket of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ViewerId(pub(super) u64);

pub(super) struct Viewer {
    /// Whose seat it plays; none for those who watch.
    pub(super) player: Option<Uuid>,
    pub(super) outbox: Arc<Outbox>,
    /// Snapshots in place of updates since the queue was last empty.
    pub(super) behind: u32,
}

#[derive(Default)]
pub(super) struct Viewers {
    all: BTreeMap<ViewerId, Viewer>,
    made: u64,
}

impl Viewers {
    pub(super) fn add(&mut self, player: Option<Uuid>, outbox: Arc<Outbox>) -> ViewerId {
        self.made += 1;
        let id = ViewerId(self.made);
        self.all.insert(id, Viewer { player, outbox, behind: 0 });
        id
    }

    pub(super) fn remove(&mut self, id: ViewerId) -> Option<Viewer> {
        self.all.remove(&id)
    }

    pub(super) fn get_mut(&mut self, id: ViewerId) -> Option<&mut Viewer> {
        self.all.get_mut(&id)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn ids(&self) -> Vec<ViewerId> {
        self.all.keys().copied().collect()
    }

    pub(super) fn player(&self, id: ViewerId) -> Option<Uuid> {
        self.all.get(&id)?.player
    }

    /// The socket that plays a person's seat.
    pub(super) fn of(&self, player: Uuid) -> Option<ViewerId> {
        self.all.iter().find(|(_, viewer)| viewer.player == Some(player)).map(|(id, _)| *id)
    }

    pub(super) fn watchers(&self) -> u32 {
        let watching = self.all.values().filter(|viewer| viewer.player.is_none()).count();
        u32::try_from(watching).unwrap_or(u32::MAX)
    }

    pub(super) fn bye(&mut self, id: ViewerId, reason: ByeReason) {
        if let Some(viewer) = self.all.remove(&id) {
            viewer.outbox.bye(reason);
        }
    }

    pub(super) fn bye_all(&mut self, reason: ByeReason) {
        for id in self.ids() {
            self.bye(id, reason);
        }
    }
}

/// A message, serialised once for whoever gets it.
pub(super) fn frame(message: &ServerMessage) -> Frame {
    let kind = match message {
        ServerMessage::Update(_) | ServerMessage::Snapshot(_) | ServerMessage::Clocks(_) => FrameKind::OfGame,
        _ => FrameKind::Other,
    };
    Frame { text: text(message), kind }
}

pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    // Messages are plain data with text keys.
    serde_json::to_string(message).expect("a message can be written").into()
}
