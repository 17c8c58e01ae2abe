//! One WebSocket to a room.

use crate::person::Person;
use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Opens the socket and says hello; `hello` holds what goes beside the protocol's version.
    ///
    /// # Errors
    /// If the server refuses the upgrade or is not there.
    pub async fn open(address: &str, person: &Person, room: &str, hello: Value) -> Result<Self> {
        let mut socket =
            Self::connect(address, Some(&person.cookie), &format!("http://{address}"), room).await?;
        let mut data = json!({ "protocol": 3 });
        for (key, value) in hello.as_object().into_iter().flatten() {
            data[key] = value.clone();
        }
        socket.say("hello", data).await?;
        Ok(socket)
    }

    /// The bare upgrade, with any origin.
    ///
    /// # Errors
    /// If the server refuses it or is not there.
    pub async fn connect(address: &str, cookie: Option<&str>, origin: &str, room: &str) -> Result<Self> {
        let mut request = format!("ws://{address}/api/rooms/{room}/socket").into_client_request()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("Cookie", cookie.parse()?);
        }
        request.headers_mut().insert("Origin", origin.parse()?);
        let (stream, _) = tokio_tungstenite::connect_async_with_config(request, None, true).await?;
        Ok(Self { stream })
    }

    /// # Errors
    /// If the socket is closed.
    pub async fn say(&mut self, kind: &str, data: Value) -> Result<()> {
        self.text(&json!({ "type": kind, "data": data }).to_string()).await
    }

    /// Any text at all.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn text(&mut self, text: &str) -> Result<()> {
        self.stream.send(Message::text(text)).await.context("failed to send")
    }

    /// The next message, whatever it is.
    ///
    /// # Errors
    /// If the socket closes, or nothing comes for ten seconds.
    pub async fn next(&mut self) -> Result<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(10), self.stream.next()).await;
            match next.context("nothing came for ten seconds")? {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text)?),
                Some(Ok(Message::Close(_))) | None => bail!("closed"),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// Messages until one of this kind, which is returned.
    ///
    /// # Errors
    /// As [`Self::next`].
    pub async fn until(&mut self, kind: &str) -> Result<Value> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Ok(message["data"].clone());
            }
        }
    }
}
