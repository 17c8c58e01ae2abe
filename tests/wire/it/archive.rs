//! Finished games: who finds them in the list.

use serde_json::json;
use wire::fold::Fold;
use wire::person::Person;
use wire::player;
use wire::process::{Server, free_port};
use wire::socket::Socket;

/// Plays a room of two, Ann and a bot, to the end and returns the game.
pub(crate) async fn play_out(server: &Server, ann: &Person, room: &str) -> anyhow::Result<String> {
    let mut socket = Socket::open(&server.address, ann, room, json!({})).await?;
    let mut ack = 0;
    for wish in [
        json!({ "type": "add_bot", "data": { "seat": 2 } }),
        json!({ "type": "ready", "data": { "ready": true } }),
        json!({ "type": "start" }),
    ] {
        ack += 1;
        socket.say("room", json!({ "ack": ack, "wish": wish })).await?;
    }
    let mut fold = Fold::default();
    let mut said = None;
    while !fold.is_over() {
        fold.take(&socket.next().await?);
        let choice = player::choose(&fold, 1).map(|choice| (fold.seq, choice));
        if let Some((seq, mut act)) = choice.filter(|choice| said.as_ref() != Some(choice)) {
            said = Some((seq, act.clone()));
            ack += 1;
            act["ack"] = json!(ack);
            socket.say("act", act).await?;
        }
    }
    Ok(fold.game)
}

#[tokio::test]
async fn a_private_game_is_listed_to_its_players_only() -> anyhow::Result<()> {
    let data = tempfile::tempdir()?;
    let server = Server::start(data.path(), free_port()?, &[("WARPBOARD_BOT_DELAY_MS", "5")]).await?;
    let ann = Person::arrive(&server.http()).await?;
    let stranger = Person::arrive(&server.http()).await?;
    for (privacy, found_by_strangers) in [("private", 0), ("public", 1)] {
        let options = json!({ "round_limit": 1, "rent_grace_seconds": 0, "auction_seconds": 3 });
        let body = json!({
            "edition": "collectors", "options": options, "seats": 2, "privacy": privacy, "name": "Ann",
        });
        let (_, room) = ann.post("/api/rooms", &body).await?;
        let game = play_out(&server, &ann, room["room"].as_str().unwrap_or_default()).await?;
        let listed = async |person: &Person| -> anyhow::Result<usize> {
            let (_, games) = person.get("/api/games").await?;
            Ok(games.as_array().into_iter().flatten().filter(|entry| entry["game"] == game.as_str()).count())
        };
        assert_eq!(listed(&ann).await?, 1, "{privacy}");
        assert_eq!(listed(&stranger).await?, found_by_strangers, "{privacy}");
        assert_eq!(stranger.get(&format!("/api/games/{game}/replay")).await?.0, 200, "by its address");
    }
    server.kill().await
}
