//! What never leaves the server: other people's credentials, the key, the order of decks.

use serde_json::json;
use wire::fold::Fold;
use wire::person::Person;
use wire::process::{Server, free_port};
use wire::socket::Socket;

#[tokio::test]
async fn no_frame_of_a_watcher_holds_a_credential_or_a_deck() -> anyhow::Result<()> {
    let data = tempfile::tempdir()?;
    let server = Server::start(data.path(), free_port()?, &[("WARPBOARD_BOT_DELAY_MS", "5")]).await?;
    let ann = Person::arrive(&server.http()).await?;
    let room = ann.create_room("Ann", 3, json!({ "round_limit": 1, "rent_grace_seconds": 0 })).await?;
    let name = room["room"].as_str().unwrap_or_default();
    let watcher = Person::arrive(&server.http()).await?;
    let mut watching = Socket::open(&server.address, &watcher, name, json!({})).await?;
    let mut seat = Socket::open(&server.address, &ann, name, json!({})).await?;
    for (ack, wish) in [
        json!({ "type": "add_bot", "data": { "seat": 2 } }),
        json!({ "type": "add_bot", "data": { "seat": 3 } }),
        json!({ "type": "ready", "data": { "ready": true } }),
        json!({ "type": "start" }),
    ]
    .into_iter()
    .enumerate()
    {
        seat.say("room", json!({ "ack": ack, "wish": wish })).await?;
    }
    let secret = ann.cookie.split('=').nth(1).unwrap_or_default().to_owned();
    let mut fold = Fold::default();
    for _ in 0..12 {
        let message = watching.next().await?;
        let text = message.to_string();
        assert!(!text.contains(&secret), "{text}");
        assert!(
            !text.contains("\"order\"") && !text.contains("\"secret\"") && !text.contains("\"key\""),
            "{text}"
        );
        fold.take(&message);
        if fold.seq > 0 {
            break;
        }
    }
    server.kill().await
}
