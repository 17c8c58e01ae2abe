//! The one writer: it takes what is waiting, commits it together, and answers each after the commit. So a busy server
//! pays for few flushes and nobody is told of what could still be lost.

use super::{StoreError, append};
use crate::seams::{AppendError, Record};
use crate::time::Millis;
use sqlx::{Connection, SqliteConnection};
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
pub(super) struct Writer(mpsc::Sender<(Write, Answer)>);

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

    pub(super) async fn flush(&self) -> Result<(), StoreError> {
        self.send(Write::Nothing).await
    }

    async fn ask(&self, write: Write) -> Result<(), AppendError> {
        let closed = || AppendError::Store("the store is closed".to_owned());
        let (answer, answered) = oneshot::channel();
        self.0.send((write, answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

pub(super) fn start(connection: SqliteConnection) -> (Writer, JoinHandle<()>) {
    let (sender, waiting) = mpsc::channel(QUEUE);
    (Writer(sender), tokio::spawn(run(connection, waiting)))
}

async fn run(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<(Write, Answer)>) {
    let mut group = Vec::new();
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let mut answers = Vec::with_capacity(group.len());
        let mut writes = Vec::with_capacity(group.len());
        for (write, answer) in group.drain(..) {
            writes.push(write);
            answers.push(answer);
        }
        match commit(&mut connection, writes).await {
            Ok(outcomes) => {
                for (answer, outcome) in answers.into_iter().zip(outcomes) {
                    let _ = answer.send(outcome);
                }
            }
            Err(error) => {
                tracing::error!(%error, "failed to store; is the disk full?");
                for answer in answers {
                    let _ = answer.send(Err(AppendError::Store(error.to_string())));
                }
            }
        }
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
