//! The state in the words of scenarios.

use crate::names::{type_name, word};
use engine::game::{Due, Lot, Phase, Title, Victor};
use engine::view::Question;
use engine::{Game, Purse, Ruleset, Seat, Space};
use serde_json::{Value, json};

/// A fact about a seat; null for a seat that is not there.
pub(crate) fn at_seat<T: serde::Serialize>(game: &Game, seat: Seat, fact: impl Fn(Seat) -> T) -> Value {
    if game.has_seat(seat) { json!(fact(seat)) } else { Value::Null }
}

/// Names of what a seat may answer to the open question, sorted.
pub(crate) fn answers(rules: &Ruleset, game: &Game, seat: Seat) -> Vec<String> {
    let answers = game.answers(rules, seat).into_iter();
    sorted(answers.map(|action| type_name(&action)).collect())
}

pub(crate) fn actions(rules: &Ruleset, game: &Game, seat: Seat) -> Vec<String> {
    sorted(game.actions(rules, seat).iter().map(type_name).collect())
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names.dedup();
    names
}

/// Who is asked and the answers of a question, in any order.
pub(crate) fn in_order(question: &Value) -> Value {
    let mut question = question.clone();
    for key in ["asked", "answers", "players", "characters", "spaces", "deeds", "cards"] {
        if let Some(list) = question.get_mut(key).and_then(Value::as_array_mut) {
            list.sort_by_key(ToString::to_string);
        }
    }
    question
}

/// The open question: kind, who is asked, what the first one asked may answer, and what it is about.
pub(crate) fn question(rules: &Ruleset, game: &Game) -> Value {
    let asked = game.asked(rules);
    let Some(question) = game.question(rules).filter(|_| !asked.is_empty()) else { return Value::Null };
    let answers = asked.first().map(|seat| answers(rules, game, *seat));
    let mut found = json!({
        "kind": type_name(&question),
        "asked": asked.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "answers": answers,
    });
    let deed = match &question {
        Question::Purchase { deed, .. } | Question::Interest { deed, .. } => Some(*deed),
        Question::Auction { lot: Lot::Deed { deed }, .. } | Question::ContestedPiece { deed, .. } => {
            Some(*deed)
        }
        _ => None,
    };
    if let Some(deed) = deed {
        found["deed"] = json!(deed.0);
    }
    match &question {
        Question::RaceEntry { card, fee, .. } => {
            found["card"] = json!(card.0);
            found["fee"] = json!(fee.0);
        }
        Question::Flip { card } => found["card"] = json!(card.0),
        _ => {}
    }
    if let Some(seat) = asked.first() {
        crate::picks::add(&mut found, &game.answers(rules, *seat));
    }
    found
}

pub(crate) fn auction(game: &Game) -> Value {
    let Some(auction) = game.running_auction() else { return Value::Null };
    let high = auction.high.map(|(seat, amount)| json!({ "seat": seat.to_string(), "amount": amount.0 }));
    let mut found = match auction.lot {
        Lot::Deed { deed } => json!({ "deed": deed.0, "high": high }),
        Lot::Piece { piece } => json!({ "piece": word(&piece), "high": high }),
    };
    if let Some(turns) = &auction.turns {
        found["turn"] = json!(turns.seat.to_string());
    }
    found
}

pub(crate) fn claims(game: &Game) -> Value {
    let claim = |claim: &engine::game::Claim| {
        let mut found = json!({
            "deed": claim.deed.0,
            "owner": claim.owner.to_string(),
            "debtor": claim.debtor.to_string(),
        });
        match claim.due {
            Due::Amount { amount } => found["amount"] = json!(amount.0),
            Due::Dice { factor } => found["factor"] = json!(factor),
        }
        found
    };
    game.claims.iter().map(claim).collect()
}

pub(crate) fn debts(game: &Game) -> Value {
    let open = game.open_debt();
    let debt = |(at, debt): (usize, &engine::game::Debt)| {
        json!({
            "debtor": debt.debtor.to_string(),
            "creditor": match debt.creditor {
                Purse::Bank | Purse::Pot => "bank".to_owned(),
                Purse::Seat(seat) => seat.to_string(),
                Purse::Space(space) => format!("space {space}"),
            },
            "amount": debt.amount.0,
            "state": if at == 0 && open == Some(debt) { "open" } else { "waiting" },
        })
    };
    game.debts().enumerate().map(debt).collect()
}

pub(crate) fn offers(game: &Game) -> Value {
    let offer = |offer: &engine::game::TradeOffer| {
        json!({
            "offer": offer.id.0,
            "revision": offer.revision,
            "from": offer.from.to_string(),
            "to": offer.to.to_string(),
            "by": offer.by.to_string(),
        })
    };
    game.offers.values().map(offer).collect()
}

/// Where the figure is and who must end a turn before it wakes; null without one.
pub(crate) fn figure(game: &Game) -> Value {
    game.figure.map_or(Value::Null, |figure| {
        let asleep = figure.sleep.map(|sleep| sleep.seat.to_string());
        json!({ "position": figure.position.0, "asleep": asleep })
    })
}

/// Whether a deed is in GAME OVER; null for what is no deed.
pub(crate) fn game_over(game: &Game, deed: u8) -> Value {
    json!(game.deed(Space(deed)).map(|state| state.title == Title::GameOver))
}

/// False while the game goes on, else one list of seats for each place.
pub(crate) fn over(rules: &Ruleset, game: &Game) -> Value {
    let Phase::Over { standings, victor } = &game.phase else { return Value::Bool(false) };
    let mut places: Vec<(u8, Vec<String>)> = Vec::new();
    if let (Victor::Figure, Some(figure)) = (victor, &rules.figure) {
        places.push((1, vec![figure.id.0.clone()]));
    }
    for standing in standings {
        match places.last_mut() {
            Some((place, seats)) if *place == standing.place => seats.push(standing.seat.to_string()),
            _ => places.push((standing.place, vec![standing.seat.to_string()])),
        }
    }
    json!(places.into_iter().map(|(_, seats)| seats).collect::<Vec<_>>())
}

/// The open procedures from the turn upwards.
pub(crate) fn stack(game: &Game) -> String {
    let mut names = vec![format!("Turn {}", game.active)];
    names.extend(game.frames.iter().map(|frame| frame.name().to_owned()));
    names.join(" ▸ ")
}
