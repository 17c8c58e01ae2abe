//! Where rooms are made, found and woken. One per server.

use crate::dice::{Secret, random};
use crate::identity::unlike;
use crate::room::{
    Document, OptionRefused, Place, Room, RoomContext, RoomHandle, RoomOptions, Sitter, spawn,
};
use crate::seams::{AppendError, Entry, ReadError, Record};
use crate::settings::Pace;
use crate::time::Clock;
use editions::{Library, OptionValues};
use protocol::{Privacy, RoomPhase};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use thiserror::Error;
use tokio::sync::Mutex;
use uuid::Uuid;

/// Letters and digits that nobody mistakes for another.
const CODE_LETTERS: &[u8] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CODE_LENGTH: usize = 6;

/// A room's code: spoken, short, and of use only to sit down.
#[must_use]
pub(crate) fn new_code() -> String {
    let mut code = String::with_capacity(CODE_LENGTH);
    while code.len() < CODE_LENGTH {
        // Bytes beyond the last whole multiple would favour the first letters.
        let whole = CODE_LETTERS.len() * (256 / CODE_LETTERS.len());
        let drawn = random::<8>().into_iter().map(usize::from).filter(|byte| *byte < whole);
        let letters = drawn.filter_map(|byte| CODE_LETTERS.get(byte % CODE_LETTERS.len()));
        code.extend(letters.map(|letter| char::from(*letter)).take(CODE_LENGTH - code.len()));
    }
    code
}

/// A code as somebody typed it.
#[must_use]
pub(crate) fn typed_code(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_uppercase()).collect()
}

/// 128 bits that let their holder watch.
#[must_use]
pub(crate) fn new_watch_token() -> String {
    hex::encode(random::<16>())
}

/// What somebody wants to play.
#[derive(Clone, Debug)]
pub struct NewRoom {
    pub edition: String,
    pub options: OptionValues,
    pub seats: u8,
    pub privacy: Privacy,
    pub player: Uuid,
    pub name: String,
}

#[derive(Debug, Error)]
pub enum CreateError {
    #[error("no such edition")]
    UnknownEdition,
    #[error("{found} seats, allowed {min} to {max}")]
    Seats { found: u8, min: u8, max: u8 },
    #[error(transparent)]
    Option(#[from] OptionRefused),
    #[error(transparent)]
    Store(#[from] AppendError),
}

#[derive(Debug, Error)]
pub enum ReachError {
    #[error("no such room")]
    Missing,
    #[error("the room is quarantined")]
    Quarantined,
    #[error("the server is stopping")]
    Closing,
    #[error("failed to wake the room: {0}")]
    Failed(String),
}

pub struct Hall {
    context: RoomContext,
    library: Arc<Library>,
    pace: Pace,
    closing: AtomicBool,
    /// One room is woken at a time, so that none is woken twice.
    waking: Mutex<()>,
}

impl Hall {
    #[must_use]
    pub fn new(context: RoomContext, library: Arc<Library>, pace: Pace) -> Self {
        Self { context, library, pace, closing: AtomicBool::new(false), waking: Mutex::new(()) }
    }

    #[must_use]
    pub fn library(&self) -> &Library {
        &self.library
    }

    #[must_use]
    pub fn clock(&self) -> Clock {
        self.context.clock
    }

    /// Every room that runs.
    #[must_use]
    pub fn running(&self) -> Vec<RoomHandle> {
        self.context.bus.all()
    }

    /// Makes a room in which the guest has the first seat. It sleeps until somebody enters.
    ///
    /// # Errors
    /// What is not allowed, or that it cannot be stored.
    pub async fn create(&self, new: NewRoom) -> Result<Document, CreateError> {
        let edition = self.library.get(&new.edition).ok_or(CreateError::UnknownEdition)?;
        let (min, max) = (edition.players.min, edition.players.max);
        if !(min..=max).contains(&new.seats) {
            return Err(CreateError::Seats { found: new.seats, min, max });
        }
        RoomOptions::of(edition, &new.options, self.pace.defaults())?;
        let mut document = Document {
            room: Uuid::new_v4(),
            code: new_code(),
            watch: new_watch_token(),
            edition: new.edition,
            options: new.options,
            privacy: new.privacy,
            phase: RoomPhase::Lobby,
            creator: new.player,
            host: new.player,
            seats: (0..new.seats).map(|_| Place::open()).collect(),
            secret: Secret::random(),
            game: None,
            next: None,
            barred: BTreeMap::new(),
        };
        let token = document.free_token(&edition.tokens());
        let name = unlike(&new.name, std::iter::empty());
        document.seats[0] = Place::taken(Sitter::Person { player: new.player, name }, token);
        let entries = vec![Entry::Room(document.row())];
        let at = self.context.clock.now();
        self.context.log.append(Record { room: document.room, expected: 0, at, entries }).await?;
        Ok(document)
    }

    /// The running room, woken if it slept.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn reach(&self, room: Uuid) -> Result<RoomHandle, ReachError> {
        if let Some(handle) = self.context.bus.find(room) {
            return Ok(handle);
        }
        let _waking = self.waking.lock().await;
        if let Some(handle) = self.context.bus.find(room) {
            return Ok(handle);
        }
        if self.closing.load(Ordering::SeqCst) {
            return Err(ReachError::Closing);
        }
        self.claim(room).await?;
        let woken = self.wake(room).await;
        match woken {
            Ok(woken) => Ok(spawn(woken, self.context.clone())),
            Err(error) => {
                self.context.directory.release(room);
                Err(error)
            }
        }
    }

    /// A room on its way to sleep is ours again in a moment.
    async fn claim(&self, room: Uuid) -> Result<(), ReachError> {
        for _ in 0..200 {
            if self.context.directory.claim(room) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Err(ReachError::Failed("somebody else runs it".to_owned()))
    }

    async fn wake(&self, room: Uuid) -> Result<Room, ReachError> {
        let stored = self.context.log.read(room).await.map_err(|error| match error {
            ReadError::Missing => ReachError::Missing,
            ReadError::Quarantined(_) => ReachError::Quarantined,
            ReadError::Store(why) => ReachError::Failed(why),
        })?;
        let now = self.context.clock.now();
        let (library, pace) = (self.library.clone(), self.pace);
        // Folding foreign data may go wrong in any way; it must not take more than this room with it.
        let woken =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| Room::wake(stored, library, pace, now)));
        let fault = match woken {
            Ok(Ok(room)) => return Ok(room),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "its log cannot be folded".to_owned(),
        };
        tracing::error!(%room, fault, "the room is quarantined; its log is kept");
        if let Err(error) = self.context.log.quarantine(room, fault).await {
            tracing::error!(%room, %error, "failed to mark the room as quarantined");
        }
        Err(ReachError::Quarantined)
    }

    /// Ends all rooms in good order: clocks stored, everybody told to come back.
    pub async fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
        let _waking = self.waking.lock().await;
        for handle in self.running() {
            handle.close().await;
        }
        for _ in 0..500 {
            if self.context.directory.owned() == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        tracing::warn!(rooms = self.context.directory.owned(), "rooms did not end in time");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_six_unambiguous_letters() {
        for _ in 0..200 {
            let code = new_code();
            assert_eq!(code.len(), CODE_LENGTH);
            assert!(code.bytes().all(|letter| CODE_LETTERS.contains(&letter)), "{code}");
        }
        assert_eq!(typed_code(" k7m-2qx "), "K7M2QX");
    }
}
