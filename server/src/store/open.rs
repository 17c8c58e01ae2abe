//! Opening the file. Whatever is in the way is told in words that say what to do.

use super::{FILE, Store, writer};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::task::JoinHandle;

static MIGRATIONS: Migrator = sqlx::migrate!("../migrations");

#[derive(Debug, Error)]
pub enum OpenError {
    #[error("failed to make the data folder {}: {source}; choose another one with --data or WARPBOARD_DATA", folder.display())]
    Folder { folder: PathBuf, source: std::io::Error },
    #[error("failed to write in the data folder {}: {source}; make it writable for this user, or choose another one with --data", folder.display())]
    NotWritable { folder: PathBuf, source: std::io::Error },
    #[error("another server uses the data folder {}; stop that one first, or choose another folder with --data", folder.display())]
    Locked { folder: PathBuf },
    #[error("failed to open the database {}: {source}; if it is damaged, keep a copy and run `warpboard restore FILE` with a backup", file.display())]
    Database { file: PathBuf, source: sqlx::Error },
    #[error("the database {} comes from a newer version ({version}); start that version, or run `warpboard restore FILE` with a backup from before", file.display())]
    Newer { file: PathBuf, version: i64 },
    #[error("failed to bring the database {} up to date: {source}; nothing was changed, a copy lies beside it", file.display())]
    Migration { file: PathBuf, source: sqlx::migrate::MigrateError },
    #[error("failed to copy the database {} before bringing it up to date: {source}; is the disk full?", file.display())]
    Copy { file: PathBuf, source: sqlx::Error },
}

pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging()
}

pub(super) fn lock(folder: &Path) -> Result<File, OpenError> {
    let failed = |source| OpenError::NotWritable { folder: folder.to_owned(), source };
    let file = File::create(folder.join("warpboard.lock")).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked { folder: folder.to_owned() }),
        Err(TryLockError::Error(source)) => Err(failed(source)),
    }
}

pub(super) async fn open(folder: &Path) -> Result<(Store, JoinHandle<()>), OpenError> {
    std::fs::create_dir_all(folder)
        .map_err(|source| OpenError::Folder { folder: folder.to_owned(), source })?;
    let lock = lock(folder)?;
    let file = folder.join(FILE);
    let failed = |source| OpenError::Database { file: file.clone(), source };
    let options = options(&file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(failed)?;
    migrate(&mut connection, &file).await?;
    let last_alive: Option<i64> = sqlx::query_scalar("SELECT alive_at FROM life WHERE id = 1")
        .fetch_optional(&mut connection)
        .await
        .map_err(failed)?;
    let last_alive = last_alive.and_then(|at| u64::try_from(at).ok());
    let opened = super::Opened::of(&file).map_err(|source| failed(source.into()))?;
    let read_only = options.clone().read_only(true);
    let readers = SqlitePoolOptions::new().max_connections(4).connect_lazy_with(read_only);
    let (writer, task) = writer::start(connection, options.create_if_missing(false));
    Ok((Store { readers, writer, opened: Arc::new(opened), last_alive, _lock: Arc::new(lock) }, task))
}

async fn migrate(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let failed = |source| OpenError::Database { file: file.to_owned(), source };
    let tables: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_master WHERE name = '_sqlx_migrations'")
            .fetch_one(&mut *connection)
            .await
            .map_err(failed)?;
    let known = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    if tables > 0 {
        let applied: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
            .fetch_one(&mut *connection)
            .await
            .map_err(failed)?;
        let version = applied.unwrap_or(0);
        if version > known {
            return Err(OpenError::Newer { file: file.to_owned(), version });
        }
        if version > 0 && version < known {
            let copy = format!("{}.before-{version}", file.display());
            let _ = std::fs::remove_file(&copy);
            sqlx::query("VACUUM INTO ?")
                .bind(copy)
                .execute(&mut *connection)
                .await
                .map_err(|source| OpenError::Copy { file: file.to_owned(), source })?;
        }
    }
    MIGRATIONS
        .run(&mut *connection)
        .await
        .map_err(|source| OpenError::Migration { file: file.to_owned(), source })
}
