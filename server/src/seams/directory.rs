//! Who owns a room. Only the owner runs it; the log is the fence, this only says who should try.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use uuid::Uuid;

pub trait Directory: Send + Sync {
    /// Whether this process may run the room now.
    fn claim(&self, room: Uuid) -> bool;

    /// The room ended or went to sleep here.
    fn release(&self, room: Uuid);

    /// Rooms that this process owns.
    fn owned(&self) -> usize;
}

/// One process owns whatever it claims.
#[derive(Debug, Default)]
pub struct LocalDirectory {
    owned: Mutex<BTreeSet<Uuid>>,
}

impl Directory for LocalDirectory {
    fn claim(&self, room: Uuid) -> bool {
        self.owned.lock().unwrap_or_else(PoisonError::into_inner).insert(room)
    }

    fn release(&self, room: Uuid) {
        self.owned.lock().unwrap_or_else(PoisonError::into_inner).remove(&room);
    }

    fn owned(&self) -> usize {
        self.owned.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
