//! Nonsense on a socket is refused by type and never hurts the room.

use serde_json::json;
use wire::person::Person;
use wire::process::{Server, free_port};
use wire::socket::Socket;

const NONSENSE: [&str; 9] = [
    "",
    "{",
    "null",
    "[]",
    r#"{"type":"act"}"#,
    r#"{"type":"act","data":{"ack":1,"intent":{"type":"fly"}}}"#,
    r#"{"type":"act","data":{"ack":-1,"intent":{"type":"roll"}}}"#,
    r#"{"type":"act","data":{"ack":1,"intent":{"type":"bid","data":{"amount":1.5}}}}"#,
    r#"{"type":"hammer","data":{}}"#,
];

#[tokio::test]
async fn nonsense_is_refused_and_the_room_lives_on() -> anyhow::Result<()> {
    let data = tempfile::tempdir()?;
    let server = Server::start(data.path(), free_port()?, &[]).await?;
    let ann = Person::arrive(&server.http()).await?;
    let room = ann.create_room("Ann", 2, json!({})).await?;
    let name = room["room"].as_str().unwrap_or_default();
    for nonsense in NONSENSE {
        let mut socket = Socket::open(&server.address, &ann, name, json!({})).await?;
        socket.until("room").await?;
        socket.text(nonsense).await?;
        socket.until("refused").await?;
        socket.say("ping", json!({ "at": 7 })).await?;
        assert_eq!(socket.until("pong").await?["at"], 7);
    }
    server.kill().await
}

#[tokio::test]
async fn a_page_of_another_site_gets_no_socket() -> anyhow::Result<()> {
    let data = tempfile::tempdir()?;
    let server = Server::start(data.path(), free_port()?, &[]).await?;
    let ann = Person::arrive(&server.http()).await?;
    let room = ann.create_room("Ann", 2, json!({})).await?;
    let name = room["room"].as_str().unwrap_or_default();
    for origin in ["http://evil.example", &format!("http://{}.evil.example", server.address), "null"] {
        assert!(Socket::connect(&server.address, Some(&ann.cookie), origin, name).await.is_err(), "{origin}");
    }
    server.kill().await
}
