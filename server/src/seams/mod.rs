//! The four seams between rooms and the machine that they run on. Rooms, sockets and views know only these; the
//! local form is one process with one SQLite file.

mod archive;
mod bus;
mod directory;
mod memory;
mod room_log;

pub use archive::{Archive, ArchiveError, FinishedFilter, StoredGame, StoredSeat, StoredStep};
pub use bus::{Bus, LocalBus};
pub use directory::{Directory, LocalDirectory};
pub use memory::MemoryLog;
pub use room_log::{
    AppendError, Entry, GameBegun, GameEnded, Place, ReadError, Record, RoomLog, RoomRow, Step, StoredRoom,
    StoredRun,
};

use std::future::Future;
use std::pin::Pin;

/// What an asynchronous method of a seam returns, so that a seam can be held as an object.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
