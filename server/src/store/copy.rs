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
    #[error("failed to copy to {}: {source}", file.display())]
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
    check(from).await?;
    let file = folder.join(FILE);
    let fresh = folder.join("warpboard.db.new");
    let before = folder.join("warpboard.db.replaced");
    std::fs::copy(from, &fresh).map_err(failed(&fresh))?;
    if file.exists() {
        std::fs::rename(&file, &before).map_err(failed(&before))?;
        for side in ["-wal", "-shm"] {
            let name = folder.join(format!("{FILE}{side}"));
            if name.exists() {
                let kept = folder.join(format!("warpboard.db.replaced{side}"));
                std::fs::rename(&name, &kept).map_err(failed(&kept))?;
            }
        }
    }
    std::fs::rename(&fresh, &file).map_err(failed(&file))?;
    Ok(before)
}

async fn check(file: &Path) -> Result<(), CopyError> {
    let failed = |source| CopyError::Database { file: file.to_owned(), source };
    let options = options(file).create_if_missing(false);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(failed)?;
    let found: String =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await.map_err(failed)?;
    connection.close().await.map_err(failed)?;
    if found == "ok" { Ok(()) } else { Err(CopyError::Damaged { file: file.to_owned(), found }) }
}

fn database(folder: &Path) -> Result<PathBuf, CopyError> {
    let file = folder.join(FILE);
    if file.exists() { Ok(file) } else { Err(CopyError::NoDatabase { folder: folder.to_owned() }) }
}
