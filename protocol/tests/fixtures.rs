//! The wire as both languages read it: every kind of message, and what is refused. The client's tests read the same
//! files.

use protocol::{ClientMessage, ServerMessage};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Fixture {
    name: String,
    message: Value,
}

fn fixtures(text: &str) -> Vec<Fixture> {
    serde_json::from_str(text).expect("a list of named messages")
}

/// Reads each message and writes the same again; answers with the kinds seen.
fn read_and_written<T: DeserializeOwned + Serialize>(text: &str) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for Fixture { name, message } in fixtures(text) {
        let read: T =
            serde_json::from_value(message.clone()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let written = serde_json::to_value(&read).expect("it can be written");
        assert_eq!(written, message, "{name}");
        let kind = |value: &Value| value["type"].as_str().map(str::to_owned);
        kinds.extend(kind(&message));
        kinds.extend(kind(&message["data"]["wish"]).map(|wish| format!("room/{wish}")));
        kinds.extend(message["data"]["reason"].as_str().map(|reason| format!("bye/{reason}")));
    }
    kinds
}

#[test]
fn every_message_of_a_client_is_read() {
    let kinds = read_and_written::<ClientMessage>(include_str!("../fixtures/client.json"));
    let wishes = [
        "ready",
        "take_seat",
        "take_token",
        "contribute",
        "add_bot",
        "remove",
        "set_option",
        "set_privacy",
        "start",
        "leave",
        "rematch",
    ];
    for kind in ["hello", "act", "resume", "room", "chat", "ping"] {
        assert!(kinds.contains(kind), "no fixture for {kind}");
    }
    for wish in wishes {
        assert!(kinds.contains(&format!("room/{wish}")), "no fixture for the wish {wish}");
    }
}

#[test]
fn every_message_of_the_server_is_read() {
    let kinds = read_and_written::<ServerMessage>(include_str!("../fixtures/server.json"));
    let all = [
        "welcome", "room", "snapshot", "update", "clocks", "done", "refused", "chat", "presence", "pong",
        "bye",
    ];
    for kind in all {
        assert!(kinds.contains(kind), "no fixture for {kind}");
    }
    for reason in ["taken_over", "slow", "restarting", "closed", "kicked", "protocol", "quarantined"] {
        assert!(kinds.contains(&format!("bye/{reason}")), "no fixture for the reason {reason}");
    }
}

#[test]
fn what_a_client_must_not_say_is_refused() {
    for Fixture { name, message } in fixtures(include_str!("../fixtures/refused.json")) {
        assert!(serde_json::from_value::<ClientMessage>(message).is_err(), "{name}");
    }
}
