//! Connections: accepted, answered over HTTP, ended in good order. A connection that asks for nothing is closed, so that
//! nobody can hold all of them.

use axum::Extension;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::Layer;

/// How long a request's head may take, or a connection stay without one.
const HEAD: Duration = Duration::from_secs(20);
/// How long connections may take to end.
const FAREWELL: Duration = Duration::from_secs(5);
/// After a failure to accept, usually for want of file handles, trying at once would only burn time.
const PAUSE: Duration = Duration::from_millis(200);

/// Resolves when the server stops.
pub(crate) async fn stopping(mut stopped: watch::Receiver<bool>) {
    // A sender that is gone stops as well.
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

/// Serves until the server stops, then lets running requests end.
pub(crate) async fn listen(listener: TcpListener, router: axum::Router, stopped: watch::Receiver<bool>) {
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((socket, address)) => {
                    connections.spawn(answer(socket, address, router.clone(), stopped.clone()));
                }
                Err(error) => {
                    tracing::warn!(%error, "failed to accept a connection");
                    tokio::time::sleep(PAUSE).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = stopping(stopped.clone()) => break,
        }
    }
    drop((listener, router));
    let ended = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(FAREWELL, ended).await.is_err() {
        tracing::info!(left = connections.len(), "some connections did not end in time");
        connections.shutdown().await;
    }
}

async fn answer(
    socket: TcpStream,
    address: SocketAddr,
    router: axum::Router,
    stopped: watch::Receiver<bool>,
) {
    // With Nagle's algorithm on, an answer waits 40 ms for the next one.
    if let Err(error) = socket.set_nodelay(true) {
        tracing::debug!(%error, "failed to switch Nagle off");
    }
    let service = TowerToHyperService::new(Extension(ConnectInfo(address)).layer(router));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let connection = http.serve_connection(TokioIo::new(socket), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopping(stopped) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended badly");
    }
}
