//! How the rest of the server speaks to a room. A socket that watches gets a line that has no word for intents.

use super::outbox::Outbox;
use super::viewers::ViewerId;
use engine::Seat;
use protocol::{Act, ByeReason, Chat, Hello, Privacy, RoomPhase, RoomWish, Since};
use std::sync::{Arc, Mutex, PoisonError};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

/// Messages that wait at most, before senders do.
pub(super) const QUEUE: usize = 256;

pub(super) enum RoomMsg {
    Arrive(Arrival),
    Leave {
        viewer: ViewerId,
    },
    Act {
        viewer: ViewerId,
        act: Act,
    },
    Wish {
        viewer: ViewerId,
        wish: RoomWish,
    },
    Chat {
        viewer: ViewerId,
        chat: Chat,
    },
    Resume {
        viewer: ViewerId,
        since: Since,
    },
    Join(Joining),
    Close,
    /// Puts a room into a state that would take long to play to.
    #[cfg(test)]
    Alter(Box<dyn FnOnce(&mut super::Room) + Send>),
}

/// A socket that has said hello.
pub(super) struct Arrival {
    pub(super) player: Uuid,
    pub(super) hello: Hello,
    pub(super) outbox: Arc<Outbox>,
    pub(super) answer: oneshot::Sender<Result<(ViewerId, Standing), ByeReason>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    Seated,
    Watching,
}

/// Somebody with the room's code.
pub(super) struct Joining {
    pub(super) player: Uuid,
    pub(super) name: String,
    pub(super) answer: oneshot::Sender<Result<Seat, JoinRefused>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum JoinRefused {
    #[error("the room is full")]
    Full,
    #[error("the game has begun")]
    Running,
    #[error("you were sent away from this room")]
    Barred,
}

/// The room does not run here any more; it can be reached again through the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the room is not running")]
pub struct Gone;

/// A cheap handle to a room's task.
#[derive(Clone, Debug)]
pub struct RoomHandle {
    room: Uuid,
    sender: mpsc::Sender<RoomMsg>,
    summary: Arc<Mutex<Summary>>,
}

/// What lists and metrics say of a running room.
#[derive(Clone, Debug)]
pub struct Summary {
    pub privacy: Privacy,
    pub code: String,
    pub edition: String,
    pub phase: RoomPhase,
    pub seats: u32,
    pub taken: u32,
    pub people_here: u32,
    pub watchers: u32,
    pub host: Option<String>,
}

/// What a socket holds after its hello.
pub enum Arrived {
    Seat(SeatLine),
    Watcher(WatchLine),
}

impl RoomHandle {
    pub(super) fn new(room: Uuid, sender: mpsc::Sender<RoomMsg>, summary: Arc<Mutex<Summary>>) -> Self {
        Self { room, sender, summary }
    }

    #[must_use]
    pub fn room(&self) -> Uuid {
        self.room
    }

    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.sender.same_channel(&other.sender)
    }

    #[must_use]
    pub fn summary(&self) -> Summary {
        self.summary.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A socket of this player wants to play or watch.
    ///
    /// # Errors
    /// [`Gone`] if the room ended meanwhile; inside, why the room does not let the socket in.
    pub async fn arrive(
        &self,
        player: Uuid,
        hello: Hello,
        outbox: Arc<Outbox>,
    ) -> Result<Result<Arrived, ByeReason>, Gone> {
        let (answer, answered) = oneshot::channel();
        self.send(RoomMsg::Arrive(Arrival { player, hello, outbox, answer })).await?;
        let handle = self.clone();
        Ok(match answered.await.map_err(|_| Gone)? {
            Ok((viewer, Standing::Seated)) => Ok(Arrived::Seat(SeatLine { handle, viewer })),
            Ok((viewer, Standing::Watching)) => Ok(Arrived::Watcher(WatchLine { handle, viewer })),
            Err(reason) => Err(reason),
        })
    }

    /// Takes a seat for a player who has the room's code.
    ///
    /// # Errors
    /// [`Gone`] if the room ended meanwhile; inside, why there is no seat.
    pub async fn join(&self, player: Uuid, name: String) -> Result<Result<Seat, JoinRefused>, Gone> {
        let (answer, answered) = oneshot::channel();
        self.send(RoomMsg::Join(Joining { player, name, answer })).await?;
        answered.await.map_err(|_| Gone)
    }

    /// The server stops: the room stores its clocks, sends everybody off and ends.
    pub async fn close(&self) {
        let _ = self.send(RoomMsg::Close).await;
    }

    pub(super) async fn send(&self, message: RoomMsg) -> Result<(), Gone> {
        self.sender.send(message).await.map_err(|_| Gone)
    }
}

/// The line of a socket that plays a seat.
pub struct SeatLine {
    handle: RoomHandle,
    viewer: ViewerId,
}

impl SeatLine {
    /// # Errors
    /// If the room ended.
    pub async fn act(&self, act: Act) -> Result<(), Gone> {
        self.handle.send(RoomMsg::Act { viewer: self.viewer, act }).await
    }

    /// # Errors
    /// If the room ended.
    pub async fn wish(&self, wish: RoomWish) -> Result<(), Gone> {
        self.handle.send(RoomMsg::Wish { viewer: self.viewer, wish }).await
    }

    /// # Errors
    /// If the room ended.
    pub async fn chat(&self, chat: Chat) -> Result<(), Gone> {
        self.handle.send(RoomMsg::Chat { viewer: self.viewer, chat }).await
    }

    /// # Errors
    /// If the room ended.
    pub async fn resume(&self, since: Since) -> Result<(), Gone> {
        self.handle.send(RoomMsg::Resume { viewer: self.viewer, since }).await
    }

    pub async fn leave(self) {
        let _ = self.handle.send(RoomMsg::Leave { viewer: self.viewer }).await;
    }
}

/// The line of a socket that watches.
pub struct WatchLine {
    handle: RoomHandle,
    viewer: ViewerId,
}

impl WatchLine {
    /// # Errors
    /// If the room ended.
    pub async fn resume(&self, since: Since) -> Result<(), Gone> {
        self.handle.send(RoomMsg::Resume { viewer: self.viewer, since }).await
    }

    pub async fn leave(self) {
        let _ = self.handle.send(RoomMsg::Leave { viewer: self.viewer }).await;
    }
}
