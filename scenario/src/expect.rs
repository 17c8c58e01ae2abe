//! What must be true: every key given is compared with what is found.

use crate::facts;
use crate::names::{SeatName, StageName};
use crate::track::TrackExpected;
use engine::game::{Jail, RollOwed};
use engine::{Event, Game, Ruleset, Space};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Expect {
    pub(crate) cash: BTreeMap<SeatName, u32>,
    pub(crate) in_hand: BTreeMap<SeatName, u32>,
    pub(crate) position: BTreeMap<SeatName, u8>,
    pub(crate) owner: BTreeMap<u8, Option<SeatName>>,
    pub(crate) stage: BTreeMap<u8, StageName>,
    pub(crate) mortgaged: BTreeMap<u8, bool>,
    pub(crate) game_over: BTreeMap<u8, bool>,
    pub(crate) protected: BTreeMap<u8, bool>,
    #[serde(deserialize_with = "given")]
    pub(crate) figure: Option<Value>,
    pub(crate) jail: BTreeMap<SeatName, Option<Jail>>,
    pub(crate) jail_cards: BTreeMap<SeatName, Vec<String>>,
    pub(crate) out: Option<Vec<SeatName>>,
    pub(crate) stock: Option<StockExpected>,
    pub(crate) pot: Option<u32>,
    pub(crate) turn: Option<TurnExpected>,
    pub(crate) round: Option<u32>,
    #[serde(deserialize_with = "given")]
    pub(crate) question: Option<Value>,
    pub(crate) answers: BTreeMap<SeatName, Vec<String>>,
    pub(crate) can: BTreeMap<SeatName, Vec<String>>,
    pub(crate) cannot: BTreeMap<SeatName, Vec<String>>,
    pub(crate) claims: Option<Vec<Value>>,
    pub(crate) debts: Option<Vec<Value>>,
    pub(crate) raisable: BTreeMap<SeatName, u32>,
    pub(crate) offers: Option<Vec<Value>>,
    #[serde(deserialize_with = "given")]
    pub(crate) auction: Option<Value>,
    pub(crate) deck: BTreeMap<String, DeckExpected>,
    pub(crate) worth: BTreeMap<SeatName, u32>,
    pub(crate) rolled: Option<Vec<u8>>,
    pub(crate) dice_left: Option<usize>,
    pub(crate) counting: Option<bool>,
    #[serde(deserialize_with = "given")]
    pub(crate) over: Option<Value>,
    pub(crate) events: Option<Vec<String>>,
    #[serde(flatten)]
    pub(crate) track: TrackExpected,
}

/// Tells a key that is absent from one that is null.
fn given<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(from).map(Some)
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StockExpected {
    houses: Option<u32>,
    castles: Option<u32>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnExpected {
    seat: Option<SeatName>,
    roll: Option<RollOwed>,
    doubles: Option<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeckExpected {
    left: Option<usize>,
    top: Option<String>,
    bottom: Option<String>,
}

/// What a scenario may ask about: the game after a step, its rules, and the step's events.
pub(crate) struct Found<'a> {
    pub(crate) rules: &'a Ruleset,
    pub(crate) game: &'a Game,
    pub(crate) events: &'a [Event],
    pub(crate) dice: usize,
}

/// Compares; collects every difference as "what: expected, found".
struct Differences(Vec<String>);

impl Differences {
    fn check(&mut self, what: impl std::fmt::Display, expected: &Value, found: &Value) {
        if expected != found {
            self.0.push(format!("{what}: expected {expected}, found {found}"));
        }
    }

    /// Only the keys that are expected count; a list must match entry by entry.
    fn covers(&mut self, what: &str, expected: &Value, found: &Value) {
        match (expected, found) {
            (Value::Object(keys), Value::Object(all)) => {
                for (key, value) in keys {
                    let found = all.get(key).unwrap_or(&Value::Null);
                    self.covers(&format!("{what}.{key}"), value, found);
                }
            }
            (Value::Array(list), Value::Array(all))
                if list.len() == all.len() && list.iter().any(Value::is_object) =>
            {
                for (at, (expected, found)) in list.iter().zip(all).enumerate() {
                    self.covers(&format!("{what}[{at}]"), expected, found);
                }
            }
            _ => self.check(what, expected, found),
        }
    }
}

impl Expect {
    /// Whether nothing at all is expected.
    pub(crate) fn is_empty(&self) -> bool {
        format!("{self:?}") == format!("{:?}", Self::default())
    }

    /// All actions that are named.
    pub(crate) fn action_names(&self) -> Vec<&String> {
        [&self.answers, &self.can, &self.cannot].into_iter().flat_map(|map| map.values().flatten()).collect()
    }

    /// Every difference between what is expected and what is found.
    pub(crate) fn differences(&self, found: &Found<'_>) -> Vec<String> {
        let mut differences = Differences(Vec::new());
        self.check_seats(found, &mut differences);
        self.check_deeds(found, &mut differences);
        self.check_table(found, &mut differences);
        self.check_open(found, &mut differences);
        for (what, expected, value) in self.track.pairs(found.game) {
            differences.check(what, &expected, &value);
        }
        differences.0
    }

    fn check_seats(&self, found: &Found<'_>, differences: &mut Differences) {
        let Found { rules, game, .. } = *found;
        let mut each =
            |what: &str, expected: &BTreeMap<SeatName, u32>, value: &dyn Fn(engine::Seat) -> u32| {
                for (seat, amount) in expected {
                    let value = facts::at_seat(game, seat.0, value);
                    differences.check(format!("{what} of {}", seat.0), &json!(amount), &value);
                }
            };
        each("cash", &self.cash, &|seat| game.player(seat).cash.0);
        each("in_hand", &self.in_hand, &|seat| game.in_hand(seat).0);
        each("raisable", &self.raisable, &|seat| game.raisable(rules, seat).0);
        each("worth", &self.worth, &|seat| game.worth(rules, seat).0);
        for (seat, space) in &self.position {
            let value = facts::at_seat(game, seat.0, |seat| game.player(seat).position().0);
            differences.check(format!("position of {}", seat.0), &json!(space), &value);
        }
        for (seat, jail) in &self.jail {
            let value = facts::at_seat(game, seat.0, |seat| game.player(seat).jail());
            differences.check(format!("jail of {}", seat.0), &json!(jail), &value);
        }
        for (seat, cards) in &self.jail_cards {
            let held =
                |seat| game.player(seat).cards.iter().map(|(_, card)| card.0.clone()).collect::<Vec<_>>();
            let mut cards = cards.clone();
            cards.sort();
            let value = facts::at_seat(game, seat.0, held);
            differences.check(format!("jail_cards of {}", seat.0), &json!(cards), &value);
        }
        for (seat, names) in &self.answers {
            let mut names = names.clone();
            names.sort();
            let value = json!(facts::answers(rules, game, seat.0));
            differences.check(format!("answers of {}", seat.0), &json!(names), &value);
        }
        self.check_actions(found, differences);
    }

    fn check_actions(&self, found: &Found<'_>, differences: &mut Differences) {
        for (wanted, open) in [(&self.can, true), (&self.cannot, false)] {
            for (seat, names) in wanted {
                let all = facts::actions(found.rules, found.game, seat.0);
                for name in names.iter().filter(|name| all.contains(name) != open) {
                    let word = if open { "can" } else { "cannot" };
                    differences.0.push(format!("{} {word} {name}: expected, but may do {all:?}", seat.0));
                }
            }
        }
    }

    fn check_deeds(&self, found: &Found<'_>, differences: &mut Differences) {
        let game = found.game;
        for (deed, owner) in &self.owner {
            let state = game.deed(Space(*deed)).map(|state| state.owner.map(|seat| seat.to_string()));
            let value = state.map_or_else(|| json!("no deed"), |owner| json!(owner));
            differences.check(
                format!("owner of {deed}"),
                &json!(owner.map(|name| name.0.to_string())),
                &value,
            );
        }
        for (deed, stage) in &self.stage {
            let expected = stage.stage(found.rules.castle_stage());
            differences.check(format!("stage of {deed}"), &json!(expected), &json!(game.stage(Space(*deed))));
        }
        for (deed, mortgaged) in &self.mortgaged {
            let title = game.deed(Space(*deed)).map(|state| state.title == engine::game::Title::Mortgaged);
            differences.check(format!("mortgaged {deed}"), &json!(mortgaged), &json!(title));
        }
        for (deed, expected) in &self.game_over {
            differences.check(format!("game_over {deed}"), &json!(expected), &facts::game_over(game, *deed));
        }
        for (deed, expected) in &self.protected {
            let found = game.is_protected(found.rules, Space(*deed));
            differences.check(format!("protected {deed}"), &json!(expected), &json!(found));
        }
        if let Some(expected) = &self.figure {
            differences.covers("figure", expected, &facts::figure(game));
        }
        for (id, expected) in &self.deck {
            let deck = game.decks.iter().find(|deck| deck.id.0 == *id).map(|deck| &deck.cards);
            let entry = |at: Option<&engine::CardId>| json!(at.map(|card| card.0.clone()));
            if let Some(left) = expected.left {
                differences.check(format!("cards left in {id}"), &json!(left), &json!(deck.map(Vec::len)));
            }
            if let Some(top) = &expected.top {
                differences.check(format!("top of {id}"), &json!(top), &entry(deck.and_then(|d| d.first())));
            }
            if let Some(bottom) = &expected.bottom {
                differences.check(
                    format!("bottom of {id}"),
                    &json!(bottom),
                    &entry(deck.and_then(|d| d.last())),
                );
            }
        }
    }

    fn check_table(&self, found: &Found<'_>, differences: &mut Differences) {
        let game = found.game;
        if let Some(out) = &self.out {
            let expected: Vec<String> = out.iter().map(|name| name.0.to_string()).collect();
            let gone: Vec<String> = game.gone.iter().map(ToString::to_string).collect();
            differences.check("out", &json!(expected), &json!(gone));
        }
        if let Some(stock) = &self.stock {
            for (what, expected, have) in
                [("houses", stock.houses, game.stock.houses), ("castles", stock.castles, game.stock.castles)]
            {
                if let Some(expected) = expected {
                    differences.check(format!("stock of {what}"), &json!(expected), &json!(have));
                }
            }
        }
        if let Some(turn) = &self.turn {
            let expected = json!({
                "seat": turn.seat.map_or(game.active, |name| name.0).to_string(),
                "roll": turn.roll.unwrap_or(game.roll_owed),
                "doubles": turn.doubles.unwrap_or(game.doubles),
            });
            let found =
                json!({ "seat": game.active.to_string(), "roll": game.roll_owed, "doubles": game.doubles });
            differences.check("turn", &expected, &found);
        }
        let mut plain = |what: &str, expected: Option<Value>, found: Value| {
            if let Some(expected) = expected {
                differences.check(what, &expected, &found);
            }
        };
        plain("pot", self.pot.map(|pot| json!(pot)), json!(game.pot.0));
        plain("round", self.round.map(|round| json!(round)), json!(game.round));
        plain(
            "rolled",
            self.rolled.as_ref().map(|dice| json!(dice)),
            json!(game.last_roll.as_ref().map(|r| &r.1)),
        );
        let used = usize::try_from(game.chance.dice_used).unwrap_or(usize::MAX);
        plain("dice_left", self.dice_left.map(|left| json!(left)), json!(found.dice.saturating_sub(used)));
        let counting = game.phase == engine::game::Phase::Counting;
        plain("counting", self.counting.map(|counting| json!(counting)), json!(counting));
        plain("over", self.over.clone(), facts::over(found.rules, game));
    }

    fn check_open(&self, found: &Found<'_>, differences: &mut Differences) {
        let Found { rules, game, .. } = *found;
        if let Some(question) = &self.question {
            let found = facts::in_order(&facts::question(rules, game));
            differences.covers("question", &facts::in_order(question), &found);
        }
        if let Some(auction) = &self.auction {
            differences.covers("auction", auction, &facts::auction(game));
        }
        let mut list = |what: &str, expected: &Option<Vec<Value>>, found: Value| {
            if let Some(expected) = expected {
                differences.covers(what, &json!(expected), &found);
            }
        };
        list("claims", &self.claims, facts::claims(game));
        list("debts", &self.debts, facts::debts(game));
        list("offers", &self.offers, facts::offers(game));
        if let Some(expected) = &self.events {
            let names: Vec<String> = found.events.iter().map(crate::names::type_name).collect();
            let mut rest = names.iter();
            if !expected.iter().all(|wanted| rest.any(|name| name == wanted)) {
                differences.0.push(format!("events: expected {expected:?} in this order, found {names:?}"));
            }
        }
    }
}
