//! A host's own board: a file in the data folder, offered and played like any other.

use crate::archive::play_out;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use wire::person::Person;
use wire::process::{Server, free_port};

const FAST: (&str, &str) = ("WARPBOARD_BOT_DELAY_MS", "5");

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/lantern-harbour.json")
}

async fn offered(person: &Person) -> anyhow::Result<Vec<String>> {
    let (_, editions) = person.get("/api/editions").await?;
    let id = |edition: &Value| edition["id"].as_str().unwrap_or_default().to_owned();
    Ok(editions.as_array().into_iter().flatten().map(id).collect())
}

#[tokio::test]
async fn a_board_in_the_data_folder_is_played_to_the_end() -> anyhow::Result<()> {
    let data = tempfile::tempdir()?;
    let folder = data.path().join("editions");
    fs::create_dir(&folder)?;
    fs::copy(example(), folder.join("lantern-harbour.json"))?;
    let mut broken: Value = serde_json::from_str(&fs::read_to_string(example())?)?;
    broken["edition"]["id"] = json!("broken_harbour");
    broken["spaces"][10]["effect"]["to"] = json!(24);
    broken["figure"]["die"] = json!("rain");
    fs::write(folder.join("broken.json"), broken.to_string())?;
    let log = data.path().join("log");
    let server = Server::start_logging(data.path(), free_port()?, &[FAST], &log).await?;
    let told = fs::read_to_string(&log)?;
    for problem in [
        "broken.json",
        "/spaces/10/effect/to: found 24, allowed a space of the board, 0 to 23",
        "/figure/die: found \"rain\", allowed one of \"tide\", \"wind\"",
    ] {
        assert!(told.contains(problem), "{problem} is not in:\n{told}");
    }
    let ann = Person::arrive(&server.http()).await?;
    assert_eq!(offered(&ann).await?, ["collectors", "celebration", "movie", "mariokart", "lantern_harbour"]);
    let (_, served) = ann.get("/api/editions/lantern_harbour").await?;
    assert_eq!(served, serde_json::from_str::<Value>(&fs::read_to_string(example())?)?);
    let wanted = json!({
        "edition": "lantern_harbour",
        "options": { "weather": "storm", "round_limit": 3, "rent_grace_seconds": 0, "auction_seconds": 3 },
        "seats": 2, "privacy": "private", "name": "Ann",
    });
    let (status, room) = ann.post("/api/rooms", &wanted).await?;
    assert_eq!(status, 200, "{room}");
    let game = play_out(&server, &ann, room["room"].as_str().unwrap_or_default()).await?;
    let (_, replay) = ann.get(&format!("/api/games/{game}/replay")).await?;
    assert_eq!(replay["edition"], "lantern_harbour");
    assert!(replay["updates"].as_array().is_some_and(|updates| updates.len() > 6), "{replay}");
    server.kill().await
}

/// A folder that is named is read as well; the one beside the database need not be there.
#[tokio::test]
async fn boards_lie_in_the_folder_that_is_named_too() -> anyhow::Result<()> {
    let (data, named) = (tempfile::tempdir()?, tempfile::tempdir()?);
    fs::copy(example(), named.path().join("any-name.json"))?;
    let folder = named.path().to_string_lossy().into_owned();
    let server = Server::start(data.path(), free_port()?, &[("WARPBOARD_EDITIONS", &folder)]).await?;
    let ann = Person::arrive(&server.http()).await?;
    assert!(offered(&ann).await?.contains(&"lantern_harbour".to_owned()));
    server.kill().await?;
    let server = Server::start(data.path(), free_port()?, &[]).await?;
    assert_eq!(offered(&ann_at(&server).await?).await?, ["collectors", "celebration", "movie", "mariokart"]);
    server.kill().await
}

async fn ann_at(server: &Server) -> anyhow::Result<Person> {
    Person::arrive(&server.http()).await
}
