//! Copies of the file, also of one that is in use.

use super::open::{lock, options};
use super::{FILE, OpenError};
use sqlx::{Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum CopyError {
    #[error("there is no database in {}; name its folder with --data", folder.display())]
    NoDatabase { folder: PathBuf },
    #[error("{} exists already; name a file that does not", file.display())]
    Exists { file: PathBuf },
    #[error("failed to read {}: {source}", file.display())]
    Database { file: PathBuf, source: sqlx::Error },
    #[error("{} is damaged: {found}", file.display())]
    Damaged { file: PathBuf, found: String },
    #[error("{} is not a database of this server", file.display())]
    Foreign { file: PathBuf },
    #[error("failed to copy {}: {source}", file.display())]
    Write { file: PathBuf, source: std::io::Error },
    #[error(transparent)]
    Folder(#[from] OpenError),
}

/// Writes a copy of the database, as of one moment, to a new file.
///
/// # Errors
/// What is in the way.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), CopyError> {
    let file = database(folder)?;
    if to.exists() {
        return Err(CopyError::Exists { file: to.to_owned() });
    }
    let failed = |source| CopyError::Database { file: file.clone(), source };
    let mut connection = SqliteConnection::connect_with(&options(&file)).await.map_err(failed)?;
    let target = to.display().to_string();
    sqlx::query("VACUUM INTO ?").bind(target).execute(&mut connection).await.map_err(failed)?;
    connection.close().await.map_err(failed)
}

/// Checks the file's inner order.
///
/// # Errors
/// What is damaged.
pub async fn verify(folder: &Path) -> Result<(), CopyError> {
    check(&database(folder)?).await
}

/// Puts a backup in the place of the database; what was there is kept beside it.
///
/// # Errors
/// What is in the way; then nothing was changed.
pub async fn restore(folder: &Path, from: &Path) -> Result<PathBuf, CopyError> {
    let failed = |file: &Path| {
        let file = file.to_owned();
        move |source| CopyError::Write { file, source }
    };
    std::fs::create_dir_all(folder).map_err(failed(folder))?;
    let _lock = lock(folder)?;
    let file = folder.join(FILE);
    let fresh = folder.join("warpboard.db.new");
    let before = unused(folder);
    // The copy is checked, not the backup itself: looking into a file in WAL mode writes beside it.
    let _ = std::fs::remove_file(&fresh);
    let mut source = std::fs::File::open(from).map_err(failed(from))?;
    let mut target = std::fs::File::create(&fresh).map_err(failed(&fresh))?;
    std::io::copy(&mut source, &mut target).map_err(failed(from))?;
    target.sync_all().map_err(failed(&fresh))?;
    if let Err(error) = check(&fresh).await {
        let _ = std::fs::remove_file(&fresh);
        return Err(error.of(from));
    }
    if file.exists() {
        std::fs::rename(&file, &before).map_err(failed(&before))?;
        for side in ["-wal", "-shm"] {
            let name = folder.join(format!("{FILE}{side}"));
            if name.exists() {
                let kept = PathBuf::from(format!("{}{side}", before.display()));
                std::fs::rename(&name, &kept).map_err(failed(&kept))?;
            }
        }
    }
    std::fs::rename(&fresh, &file).map_err(failed(&file))?;
    Ok(before)
}

/// A name for what is replaced. What an earlier restore has kept stays.
fn unused(folder: &Path) -> PathBuf {
    let plain = folder.join("warpboard.db.replaced");
    let numbered = (2_u32..).map(|number| folder.join(format!("warpboard.db.replaced-{number}")));
    std::iter::once(plain.clone()).chain(numbered).find(|name| !name.exists()).unwrap_or(plain)
}

impl CopyError {
    /// The same, said of the file that somebody named.
    fn of(self, file: &Path) -> Self {
        let file = file.to_owned();
        match self {
            Self::Database { source, .. } => Self::Database { file, source },
            Self::Damaged { found, .. } => Self::Damaged { file, found },
            Self::Foreign { .. } => Self::Foreign { file },
            other => other,
        }
    }
}

async fn check(file: &Path) -> Result<(), CopyError> {
    let failed = |source| CopyError::Database { file: file.to_owned(), source };
    let options = options(file).create_if_missing(false);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(failed)?;
    let found: String =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await.map_err(failed)?;
    // Any database is in order, an empty file too; ours has rooms.
    let tables: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM sqlite_master WHERE name IN ('_sqlx_migrations', 'rooms', 'events')",
    )
    .fetch_one(&mut connection)
    .await
    .map_err(failed)?;
    connection.close().await.map_err(failed)?;
    match found.as_str() {
        "ok" if tables == 3 => Ok(()),
        "ok" => Err(CopyError::Foreign { file: file.to_owned() }),
        _ => Err(CopyError::Damaged { file: file.to_owned(), found }),
    }
}

fn database(folder: &Path) -> Result<PathBuf, CopyError> {
    let file = folder.join(FILE);
    if file.exists() { Ok(file) } else { Err(CopyError::NoDatabase { folder: folder.to_owned() }) }
}
