//! A seat belongs to whoever holds its cookie, on the newest socket.

use serde_json::json;
use wire::person::Person;
use wire::process::{Server, free_port};
use wire::socket::Socket;

async fn server() -> anyhow::Result<(tempfile::TempDir, Server)> {
    let data = tempfile::tempdir()?;
    let server = Server::start(data.path(), free_port()?, &[("WARPBOARD_BOT_DELAY_MS", "15")]).await?;
    Ok((data, server))
}

#[tokio::test]
async fn the_newest_socket_wins_and_the_old_one_is_told() -> anyhow::Result<()> {
    let (_data, server) = server().await?;
    let ann = Person::arrive(&server.http()).await?;
    let room = ann.create_room("Ann", 2, json!({})).await?;
    let name = room["room"].as_str().unwrap_or_default();
    let mut first = Socket::open(&server.address, &ann, name, json!({})).await?;
    first.until("room").await?;
    let mut second = Socket::open(&server.address, &ann, name, json!({})).await?;
    assert_eq!(second.until("welcome").await?["you"]["seat"], 1);
    assert_eq!(first.until("bye").await?["reason"], "taken_over");
    server.kill().await
}

#[tokio::test]
async fn a_stranger_with_the_address_of_the_room_only_watches() -> anyhow::Result<()> {
    let (_data, server) = server().await?;
    let ann = Person::arrive(&server.http()).await?;
    let room = ann.create_room("Ann", 2, json!({})).await?;
    let name = room["room"].as_str().unwrap_or_default();
    let stranger = Person::arrive(&server.http()).await?;
    let mut socket = Socket::open(&server.address, &stranger, name, json!({})).await?;
    assert_eq!(socket.until("welcome").await?["you"]["role"], "watcher");
    socket.say("act", json!({ "ack": 1, "intent": { "type": "roll" } })).await?;
    let refused = socket.until("refused").await?;
    assert_eq!(refused["ack"], 1);
    server.kill().await
}

#[tokio::test]
async fn the_same_name_is_never_the_same_seat() -> anyhow::Result<()> {
    let (_data, server) = server().await?;
    let luigi = Person::arrive(&server.http()).await?;
    let room = luigi.create_room("Luigi", 3, json!({})).await?;
    let code = room["code"].as_str().unwrap_or_default();
    let other = Person::arrive(&server.http()).await?;
    let joined = other.join("Luigi", code).await?;
    assert_eq!(joined["seat"], 2);
    let mut socket =
        Socket::open(&server.address, &other, room["room"].as_str().unwrap_or_default(), json!({})).await?;
    let view = socket.until("room").await?;
    assert_eq!(view["seats"][1]["name"], "Luigi (2)");
    server.kill().await
}

#[tokio::test]
async fn joining_twice_takes_one_seat() -> anyhow::Result<()> {
    let (_data, server) = server().await?;
    let ann = Person::arrive(&server.http()).await?;
    let room = ann.create_room("Ann", 3, json!({})).await?;
    let code = room["code"].as_str().unwrap_or_default();
    let bob = Person::arrive(&server.http()).await?;
    let (first, second) = tokio::join!(bob.join("Bob", code), bob.join("Bob", code));
    assert_eq!(first?["seat"], second?["seat"]);
    server.kill().await
}

#[tokio::test]
async fn an_option_out_of_bounds_is_refused_by_name() -> anyhow::Result<()> {
    let (_data, server) = server().await?;
    let ann = Person::arrive(&server.http()).await?;
    for (option, value) in [("start_money", json!(499)), ("auction_seconds", json!(2)), ("no_such", json!(1))]
    {
        let body = json!({
            "edition": "collectors", "options": { option: value }, "seats": 2, "privacy": "private", "name": "Ann",
        });
        let (status, answer) = ann.post("/api/rooms", &body).await?;
        assert_eq!(status, 400, "{answer}");
        assert!(answer.to_string().contains(option), "{answer}");
    }
    server.kill().await
}
