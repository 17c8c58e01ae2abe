//! How to reach the owner of a room. Locally that is the handle of its task.

use crate::room::RoomHandle;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use uuid::Uuid;

pub trait Bus: Send + Sync {
    /// From now on the room is reached here.
    fn join(&self, handle: RoomHandle);

    /// The room is no longer reached through this handle; a newer one stays.
    fn part(&self, handle: &RoomHandle);

    fn find(&self, room: Uuid) -> Option<RoomHandle>;

    /// Every room that runs.
    fn all(&self) -> Vec<RoomHandle>;
}

#[derive(Debug, Default)]
pub struct LocalBus {
    rooms: Mutex<BTreeMap<Uuid, RoomHandle>>,
}

impl Bus for LocalBus {
    fn join(&self, handle: RoomHandle) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).insert(handle.room(), handle);
    }

    fn part(&self, handle: &RoomHandle) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.get(&handle.room()).is_some_and(|known| known.is_same(handle)) {
            rooms.remove(&handle.room());
        }
    }

    fn find(&self, room: Uuid) -> Option<RoomHandle> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(&room).cloned()
    }

    fn all(&self) -> Vec<RoomHandle> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }
}
