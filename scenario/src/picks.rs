//! What can be picked in answer to a question, by kind.

use engine::Action;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Adds `players`, `characters`, `spaces`, `deeds`, `cards` and the bounds of numbers, where there are any.
pub(crate) fn add(found: &mut Value, answers: &[Action]) {
    let mut lists: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    for action in answers {
        match action {
            Action::PickPlayer { player } => list(&mut lists, "players", json!(player.to_string())),
            Action::PickPlayers { players } => {
                players.iter().for_each(|player| list(&mut lists, "players", json!(player.to_string())));
            }
            Action::PickCharacter { character } => list(&mut lists, "characters", json!(character.0)),
            Action::Enter { characters, .. } => {
                characters.iter().for_each(|id| list(&mut lists, "characters", json!(id.0)));
            }
            Action::PickSpace { space } => list(&mut lists, "spaces", json!(space.0)),
            Action::PickSpaces { spaces, most } => {
                spaces.iter().for_each(|space| list(&mut lists, "spaces", json!(space.0)));
                found["most"] = json!(most);
            }
            Action::PickDeed { deed } => list(&mut lists, "deeds", json!(deed.0)),
            Action::SwapDeeds { deeds } => {
                deeds.iter().for_each(|deed| list(&mut lists, "deeds", json!(deed.0)));
            }
            Action::PickCard { card } => list(&mut lists, "cards", json!(card.0)),
            Action::Steps { least, most } => {
                found["least"] = json!(least);
                found["most"] = json!(most);
            }
            Action::Move { extra, .. } => found["extra"] = json!(extra),
            _ => {}
        }
    }
    for (key, values) in lists {
        found[key] = json!(values);
    }
}

fn list(lists: &mut BTreeMap<&'static str, Vec<Value>>, key: &'static str, value: Value) {
    let values = lists.entry(key).or_default();
    if !values.contains(&value) {
        values.push(value);
    }
}
