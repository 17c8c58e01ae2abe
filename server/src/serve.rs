//! From settings to a running server, and to its end in good order.

use crate::hall::Hall;
use crate::http::{self, App};
use crate::listen::{listen, stopping};
use crate::room::RoomContext;
use crate::seams::{LocalBus, LocalDirectory};
use crate::settings::Settings;
use crate::store::{OpenError, Store};
use crate::time::{Clock, Millis};
use editions::{Library, LibraryError};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How often the server notes that it lives: what a crash can cost a player at most.
const HEARTBEAT: Duration = Duration::from_secs(1);
const SWEEP: Duration = Duration::from_secs(60);
/// How long the last who hold the store may take to let it go.
const FAREWELL: Duration = Duration::from_secs(5);
/// A lobby that nobody touches is removed after a day.
const LOBBY: Millis = 86_400_000;
/// A room that nobody ever enters is removed after ten minutes.
const NEVER_ENTERED: Millis = 600_000;

#[derive(Debug, Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] OpenError),
    #[error("setting editions: {0}")]
    Editions(#[from] LibraryError),
    #[error("setting assets: {} has no index.html; build the client (make client) or name the folder it was built to", folder.display())]
    Assets { folder: PathBuf },
    #[error(
        "failed to listen on {address}: {source}; another program may use that port: choose another one with --listen or WARPBOARD_LISTEN"
    )]
    Listen { address: SocketAddr, source: std::io::Error },
}

/// A server that accepts connections.
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Running {
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Tells everybody to come back later, stores what is open, and ends.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the server did not end well");
        }
    }
}

/// Starts a server.
///
/// # Errors
/// What is in the way, with what to do about it.
pub async fn serve(settings: Settings) -> Result<Running, ServeError> {
    let library = library(&settings)?;
    let assets = http::Assets::find(settings.assets.as_ref())?;
    let (store, writer) = Store::open(&settings.data).await?;
    let listener = TcpListener::bind(settings.listen)
        .await
        .map_err(|source| ServeError::Listen { address: settings.listen, source })?;
    let address = listener.local_addr().unwrap_or(settings.listen);
    let clock = Clock::start();
    let context = RoomContext {
        log: Arc::new(store.clone()),
        directory: Arc::new(LocalDirectory::default()),
        bus: Arc::new(LocalBus::default()),
        clock,
    };
    let hall = Arc::new(Hall::new(context, Arc::new(library), settings.pace));
    let keep = Millis::from(settings.limits.keep_days) * 86_400_000;
    let app = Arc::new(App::new(settings, hall.clone(), store.clone()));
    let router = http::router(app, assets);
    let (stop, stopped) = watch::channel(false);
    let life = tokio::spawn(live(store, clock, keep, stopped.clone()));
    let task = tokio::spawn(run(listener, router, hall, stopped, life, writer));
    Ok(Running { address, stop, task })
}

/// The built-in editions, those that lie beside the database, and those of the folder that is set. A broken file is
/// told and left out.
fn library(settings: &Settings) -> Result<Library, LibraryError> {
    let mut library = Library::built_in();
    let beside = settings.data.join("editions");
    let place = |folder: &Path| folder.canonicalize().ok();
    if beside.is_dir() {
        library.read_folder(&beside)?;
    }
    if let Some(folder) = settings
        .editions
        .as_deref()
        .filter(|folder| place(folder).is_none_or(|set| place(&beside) != Some(set)))
    {
        library.read_folder(folder)?;
    }
    for broken in library.broken() {
        tracing::warn!("an edition is left out: {broken}");
    }
    Ok(library)
}

async fn run(
    listener: TcpListener,
    router: axum::Router,
    hall: Arc<Hall>,
    stopped: watch::Receiver<bool>,
    life: JoinHandle<()>,
    writer: JoinHandle<()>,
) {
    let serving = tokio::spawn(listen(listener, router, stopped.clone()));
    stopping(stopped).await;
    hall.close().await;
    drop(hall);
    if let Err(error) = serving.await {
        tracing::warn!(%error, "the listener did not end well");
    }
    if let Err(error) = life.await {
        tracing::warn!(%error, "the heartbeat did not end well");
    }
    // Sockets that linger hold the store open; everything that was promised is committed already.
    if tokio::time::timeout(FAREWELL, writer).await.is_err() {
        tracing::debug!("the store is still held");
    }
}

/// Notes that the server lives, and now and then gives up what nobody comes back to.
async fn live(store: Store, clock: Clock, keep: Millis, stopped: watch::Receiver<bool>) {
    let mut beat = tokio::time::interval(HEARTBEAT);
    let mut sweep = tokio::time::interval(SWEEP);
    let stop = stopping(stopped);
    tokio::pin!(stop);
    loop {
        let now = clock.now();
        let done = tokio::select! {
            _ = beat.tick() => store.alive(now).await,
            _ = sweep.tick() => {
                let since = |age: Millis| now.saturating_sub(age);
                store.expire(since(keep), since(LOBBY), since(NEVER_ENTERED)).await
            }
            () = &mut stop => return,
        };
        if let Err(error) = done {
            tracing::warn!(%error, "failed to note that the server lives");
        }
    }
}
