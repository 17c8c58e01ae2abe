//! The one writer: it takes what is waiting, commits it together, and answers each after the commit. So a busy server
//! pays for few flushes and nobody is told of what could still be lost.

use super::{StoreError, append};
use crate::seams::{AppendError, Record};
use crate::time::Millis;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use uuid::Uuid;

/// Writes that wait at most, before senders do.
const QUEUE: usize = 1024;
/// Writes of one commit at most.
const GROUP: usize = 128;

pub(super) enum Write {
    Record(Record),
    Guest {
        player: Uuid,
        secret_hash: Vec<u8>,
        name: Option<String>,
        at: Millis,
    },
    Quarantine {
        room: Uuid,
        fault: String,
    },
    Alive(Millis),
    /// Running games that nobody has touched since then end unfinished; lobbies are removed.
    Expire {
        games: Millis,
        lobbies: Millis,
        never_entered: Millis,
    },
    Nothing,
}

type Answer = oneshot::Sender<Result<(), AppendError>>;

#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<(Write, Answer)>,
    /// Whether the last writes could not be stored. The sign of life, once a second, tells when they can again.
    failing: Arc<AtomicBool>,
}

impl Writer {
    pub(super) async fn append(&self, record: Record) -> Result<(), AppendError> {
        self.ask(Write::Record(record)).await
    }

    pub(super) async fn send(&self, write: Write) -> Result<(), StoreError> {
        self.ask(write).await.map_err(|error| match error {
            AppendError::Store(why) => StoreError::Damaged(why),
            AppendError::Conflict { .. } => StoreError::Closed,
        })
    }

    pub(super) fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    pub(super) async fn flush(&self) -> Result<(), StoreError> {
        self.send(Write::Nothing).await
    }

    async fn ask(&self, write: Write) -> Result<(), AppendError> {
        let closed = || AppendError::Store("the store is closed".to_owned());
        let (answer, answered) = oneshot::channel();
        self.queue.send((write, answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

pub(super) fn start(connection: SqliteConnection, options: SqliteConnectOptions) -> (Writer, JoinHandle<()>) {
    let (queue, waiting) = mpsc::channel(QUEUE);
    let failing = Arc::new(AtomicBool::new(false));
    let task = tokio::spawn(run(connection, options, waiting, failing.clone()));
    (Writer { queue, failing }, task)
}

async fn run(
    mut connection: SqliteConnection,
    options: SqliteConnectOptions,
    mut waiting: mpsc::Receiver<(Write, Answer)>,
    failing: Arc<AtomicBool>,
) {
    let mut group = Vec::new();
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let mut answers = Vec::with_capacity(group.len());
        let mut writes = Vec::with_capacity(group.len());
        for (write, answer) in group.drain(..) {
            writes.push(write);
            answers.push(answer);
        }
        let wrote = writes.iter().any(|write| !matches!(write, Write::Nothing));
        match commit(&mut connection, writes).await {
            Ok(outcomes) => {
                if wrote {
                    failing.store(false, Ordering::Relaxed);
                }
                for (answer, outcome) in answers.into_iter().zip(outcomes) {
                    let _ = answer.send(outcome);
                }
            }
            Err(error) => {
                tracing::error!(%error, "failed to store; is the disk full?");
                failing.store(true, Ordering::Relaxed);
                for answer in answers {
                    let _ = answer.send(Err(AppendError::Store(error.to_string())));
                }
                // SQLite has rolled back by itself and the connection does not know: it would begin nothing any more.
                match SqliteConnection::connect_with(&options).await {
                    Ok(fresh) => drop(std::mem::replace(&mut connection, fresh)),
                    Err(error) => tracing::error!(%error, "failed to open the database again"),
                }
            }
        }
    }
    // A clean end leaves one file, so that even a plain copy of it is whole.
    if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await {
        tracing::warn!(%error, "failed to bring the journal into the database");
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "failed to close the database");
    }
}

async fn commit(
    connection: &mut SqliteConnection,
    writes: Vec<Write>,
) -> Result<Vec<Result<(), AppendError>>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(writes.len());
    for write in writes {
        outcomes.push(append::write(&mut transaction, write).await?);
    }
    transaction.commit().await?;
    Ok(outcomes)
}
