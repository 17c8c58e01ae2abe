//! From an upgrade to a line into a room. The first frame must be a hello, soon; the seat comes from the cookie.

use super::address::Address;
use super::api_error::ApiError;
use super::limits::SocketPlace;
use super::session::{self, Session};
use super::{App, LARGEST};
use crate::hall::ReachError;
use crate::room::{Arrived, Outbox, text};
use crate::store::Guest;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::{Bye, ByeReason, ClientMessage, Hello, ServerMessage};
use std::sync::Arc;
use std::time::Duration;
use uuid::Uuid;

const HELLO_WITHIN: Duration = Duration::from_secs(5);
/// The usual buffers would cost 128 KiB for each viewer.
const READ_BUFFER: usize = 4096;
const WRITE_BUFFER: usize = 0;
const MOST_UNSENT: usize = 512 * 1024;
/// How long the other side may take to close as well.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// A normal end, in the words of the WebSocket protocol.
const NORMAL: u16 = 1000;

pub(super) async fn upgrade(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Path(room): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let room = room.parse::<Uuid>().map_err(|_| ApiError::missing("no_such_room"))?;
    // This machine itself is the host's own, or a proxy that stands for everyone.
    let most = if address.is_loopback() { u32::MAX } else { app.settings.limits.sockets_per_address };
    let place = app.sockets.enter(address, most);
    let place = place.ok_or_else(|| ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_sockets"))?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST);
    Ok(upgrade.on_upgrade(move |socket| hold(app, socket, guest.player, room, place)))
}

async fn hold(app: Arc<App>, mut socket: WebSocket, player: Uuid, room: Uuid, place: SocketPlace) {
    let outcome = match hello(&mut socket).await {
        Some(hello) => arrive(&app, room, player, hello).await,
        None => Err(ByeReason::Protocol),
    };
    match outcome {
        Ok((arrived, outbox)) => Session::new(&app, socket, arrived, outbox).run().await,
        Err(reason) => bye(&mut socket, reason).await,
    }
    drop(place);
}

async fn hello(socket: &mut WebSocket) -> Option<Hello> {
    let first = tokio::time::timeout(HELLO_WITHIN, async {
        loop {
            match socket.recv().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Binary(_) | Message::Close(_)) | Err(_) => return None,
            }
        }
    });
    let text = first.await.ok().flatten()?;
    match serde_json::from_str(text.as_str()) {
        Ok(ClientMessage::Hello(hello)) if hello.protocol == protocol::VERSION => Some(hello),
        _ => None,
    }
}

/// A room may go to sleep just when somebody comes; then it is woken again.
async fn arrive(
    app: &App,
    room: Uuid,
    player: Uuid,
    hello: Hello,
) -> Result<(Arrived, Arc<Outbox>), ByeReason> {
    for _ in 0..3 {
        let handle = app.hall.reach(room).await.map_err(|error| match error {
            ReachError::Missing => ByeReason::Closed,
            ReachError::Quarantined => ByeReason::Quarantined,
            ReachError::Closing => ByeReason::Restarting,
            ReachError::Failed(why) => {
                tracing::error!(%room, why, "failed to wake a room");
                ByeReason::Restarting
            }
        })?;
        let outbox = Arc::new(Outbox::default());
        if let Ok(arrived) = handle.arrive(player, hello.clone(), outbox.clone()).await {
            return arrived.map(|arrived| (arrived, outbox));
        }
    }
    Err(ByeReason::Restarting)
}

/// Says why, then closes.
pub(super) async fn bye(socket: &mut WebSocket, reason: ByeReason) {
    let said = text(&ServerMessage::Bye(Bye { reason }));
    let close = CloseFrame { code: NORMAL, reason: "bye".into() };
    // A socket that cannot take its last frames is closed all the same.
    let farewell = async {
        socket.send(Message::Text(said)).await?;
        socket.send(Message::Close(Some(close))).await
    };
    let said = tokio::time::timeout(session::PATIENCE, farewell).await;
    if matches!(said, Ok(Ok(()))) {
        // To close on somebody who still sends would take the last frames away unread.
        let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = tokio::time::timeout(LAST_WORDS, rest).await;
    }
}
