//! Facts about what lies on the board, characters and races.

use crate::names::SeatName;
use engine::game::{Duty, Face, Jail, PowerDie};
use engine::ids::CharacterId;
use engine::{Game, Space};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What is expected of them; every key given counts. They stand beside the other keys of `expect`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct TrackExpected {
    lying: BTreeMap<String, u32>,
    markers: Option<Vec<u8>>,
    markers_left: Option<u32>,
    characters: BTreeMap<String, CharacterExpected>,
    won: BTreeMap<SeatName, Vec<String>>,
    #[serde(deserialize_with = "given")]
    race: Option<Value>,
    race_owed: Option<bool>,
    second_roll: Option<bool>,
    without_power: Option<Vec<SeatName>>,
    pickups: Option<Vec<Value>>,
    path: Option<Vec<u8>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterExpected {
    position: Option<u8>,
    #[serde(default, deserialize_with = "given")]
    jail: Option<Option<Jail>>,
    face: Option<Face>,
}

/// Tells a key that is absent from one that is null.
fn given<'de, D: serde::Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

impl TrackExpected {
    /// What is expected and what is found, by name.
    pub(crate) fn pairs(&self, game: &Game) -> Vec<(String, Value, Value)> {
        let mut pairs = Vec::new();
        for (space, coins) in &self.lying {
            let index = space.parse().ok().map(Space);
            let found = index.map_or_else(|| json!("no space"), |space| json!(game.lying_on(space).0));
            pairs.push((format!("lying on {space}"), json!(coins), found));
        }
        for (id, expected) in &self.characters {
            pairs.extend(expected.pairs(id, game));
        }
        for (seat, cards) in &self.won {
            let held = |seat| game.player(seat).won.iter().map(|card| card.0.clone()).collect::<Vec<_>>();
            let found = crate::facts::at_seat(game, seat.0, held);
            pairs.push((format!("won by {}", seat.0), json!(cards), found));
        }
        let mut plain = |what: &str, expected: Option<Value>, found: Value| {
            pairs.extend(expected.map(|expected| (what.to_owned(), expected, found)));
        };
        let sorted = |spaces: &Vec<u8>| {
            let mut spaces = spaces.clone();
            spaces.sort_unstable();
            json!(spaces)
        };
        let markers: Vec<u8> = game.markers.iter().map(|space| space.0).collect();
        plain("markers", self.markers.as_ref().map(sorted), json!(markers));
        plain("markers_left", self.markers_left.map(|left| json!(left)), json!(game.markers_left));
        plain("race", self.race.clone(), race(game, self.race.as_ref()));
        let owed = |duty| json!(game.duties.contains(&duty));
        plain("race_owed", self.race_owed.map(|owed| json!(owed)), owed(Duty::Race));
        plain("second_roll", self.second_roll.map(|owed| json!(owed)), owed(Duty::SecondRoll));
        let names =
            |seats: &Vec<SeatName>| json!(seats.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>());
        plain("without_power", self.without_power.as_ref().map(names), without_power(game));
        plain("pickups", self.pickups.as_ref().map(|list| json!(list)), pickups(game));
        let path: Vec<u8> = game.path.iter().map(|space| space.0).collect();
        plain("path", self.path.as_ref().map(|path| json!(path)), json!(path));
        pairs
    }
}

impl CharacterExpected {
    fn pairs(&self, id: &str, game: &Game) -> Vec<(String, Value, Value)> {
        let state = game.character(&CharacterId(id.to_owned())).map(|(_, state)| state);
        let fact = |what: &str, expected: Value, found: Option<Value>| {
            (format!("{what} of {id}"), expected, found.unwrap_or_else(|| json!("not at the table")))
        };
        let position = self.position.map(|p| fact("position", json!(p), state.map(|s| json!(s.position.0))));
        let jail = self.jail.map(|jail| fact("jail", json!(jail), state.map(|s| json!(s.jail))));
        let face = self.face.map(|face| fact("face", json!(face), state.map(|s| json!(s.face))));
        position.into_iter().chain(jail).chain(face).collect()
    }
}

/// Only what is expected of the open race; null without one.
fn race(game: &Game, expected: Option<&Value>) -> Value {
    let Some(race) = game.running_race() else { return Value::Null };
    let all = json!({
        "card": race.card.0,
        "entered": race.racers.iter().map(|racer| racer.seat.to_string()).collect::<Vec<_>>(),
        "rematch": race.holder.is_some(),
    });
    let Some(Value::Object(keys)) = expected else { return all };
    keys.keys().map(|key| (key.clone(), all.get(key).cloned().unwrap_or_default())).collect()
}

fn without_power(game: &Game) -> Value {
    let missing = game.players.iter().filter(|player| player.power == PowerDie::Missed);
    json!(missing.map(|player| player.seat.to_string()).collect::<Vec<_>>())
}

fn pickups(game: &Game) -> Value {
    let pickup = |pickup: &engine::game::Pickup| {
        let amount = pickup.amount.min(game.lying_on(pickup.space));
        json!({ "seat": pickup.seat.to_string(), "space": pickup.space.0, "amount": amount.0 })
    };
    let open = game.pickups.iter().filter(|pickup| !game.lying_on(pickup.space).is_zero());
    json!(open.map(pickup).collect::<Vec<_>>())
}
