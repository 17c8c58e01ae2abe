//! Kills, clean ends, and what people find when they come back.

use serde_json::json;
use std::time::Duration;
use wire::person::Person;
use wire::process::{Server, free_port};
use wire::socket::Socket;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_seen_is_lost_when_the_server_is_killed() -> anyhow::Result<()> {
    let pause = |kill: u32| Duration::from_millis(u64::from(kill.wrapping_mul(2_654_435_761) >> 20) % 900);
    let tally = wire::kills::run(8, 2, pause).await?;
    assert_eq!(tally.kills, 8);
    assert!(tally.views_compared >= 8, "{tally:?}");
    Ok(())
}

#[tokio::test]
async fn a_clean_end_tells_clients_to_come_back_and_leaves_zero() -> anyhow::Result<()> {
    let data = tempfile::tempdir()?;
    let port = free_port()?;
    let server = Server::start(data.path(), port, &[]).await?;
    let person = Person::arrive(&server.http()).await?;
    let room = person.create_room("Ann", 2, json!({})).await?;
    let name = room["room"].as_str().unwrap_or_default().to_owned();
    let mut socket = Socket::open(&server.address, &person, &name, json!({})).await?;
    socket.until("room").await?;
    let ended = tokio::spawn(server.terminate());
    let bye = socket.until("bye").await?;
    assert_eq!(bye["reason"], "restarting");
    assert_eq!(ended.await??, Some(0));
    let server = Server::start(data.path(), port, &[]).await?;
    let mut socket = Socket::open(&server.address, &person, &name, json!({})).await?;
    assert_eq!(socket.until("welcome").await?["you"]["seat"], 1);
    server.kill().await
}
