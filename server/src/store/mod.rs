//! The SQLite file: WAL, every commit on the disk, one writer. Rooms see it only as a [`crate::seams::RoomLog`] and an
//! [`crate::seams::Archive`].

mod append;
mod archive;
mod copy;
mod guests;
mod open;
mod read;
mod rooms;
mod writer;

#[cfg(test)]
mod tests;

pub use copy::{CopyError, backup, restore, verify};
pub use guests::Guest;
pub use open::OpenError;
pub use rooms::JoinTarget;

use crate::time::Millis;
use sqlx::SqlitePool;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use thiserror::Error;
use tokio::task::JoinHandle;

/// The name of the database within the data folder.
pub const FILE: &str = "warpboard.db";

#[derive(Debug, Error)]
pub enum StoreError {
    #[error("failed to use the database: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the store is closed")]
    Closed,
    #[error("a stored row is damaged: {0}")]
    Damaged(String),
    #[error("the last writes failed; is the disk full?")]
    Failing,
    #[error("the file {} is gone or another one; what is stored now would be lost", .0.display())]
    Gone(PathBuf),
}

/// The file that was opened. A file that is deleted or replaced still takes writes, and loses them.
#[derive(Debug)]
struct Opened {
    file: PathBuf,
    inode: u64,
}

impl Opened {
    fn of(file: &Path) -> std::io::Result<Self> {
        Ok(Self { file: file.to_owned(), inode: std::fs::metadata(file)?.ino() })
    }

    fn is_there(&self) -> bool {
        std::fs::metadata(&self.file).is_ok_and(|found| found.ino() == self.inode)
    }
}

/// A cheap handle to the open file.
#[derive(Clone, Debug)]
pub struct Store {
    readers: SqlitePool,
    writer: writer::Writer,
    opened: Arc<Opened>,
    /// When the server that used the file before was last known to run.
    last_alive: Option<Millis>,
    /// Held while the file is open, so that two servers never share it.
    _lock: Arc<std::fs::File>,
}

impl Store {
    /// Opens the file of a data folder, makes it if there is none, and brings it up to date. The task ends when the
    /// last handle is gone and everything is written.
    ///
    /// # Errors
    /// What is in the way, with what to do about it.
    pub async fn open(folder: &Path) -> Result<(Self, JoinHandle<()>), OpenError> {
        open::open(folder).await
    }

    #[must_use]
    pub fn path(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// Whether the file answers.
    ///
    /// # Errors
    /// Why it does not.
    pub async fn check(&self) -> Result<(), StoreError> {
        if !self.opened.is_there() {
            return Err(StoreError::Gone(self.opened.file.clone()));
        }
        if self.writer.is_failing() {
            return Err(StoreError::Failing);
        }
        sqlx::query("SELECT 1 FROM rooms LIMIT 1").execute(&self.readers).await?;
        self.writer.flush().await
    }

    /// Notes that the server runs, so that a crash costs nobody time.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn alive(&self, now: Millis) -> Result<(), StoreError> {
        self.writer.send(writer::Write::Alive(now)).await
    }

    /// Gives up what nobody comes back to: games that were not touched since a time, lobbies since another, and rooms
    /// made before a third that nobody ever entered.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn expire(
        &self,
        games: Millis,
        lobbies: Millis,
        never_entered: Millis,
    ) -> Result<(), StoreError> {
        self.writer.send(writer::Write::Expire { games, lobbies, never_entered }).await
    }
}
