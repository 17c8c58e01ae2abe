//! A plain way to play: claim rent, buy, pass, pay. It picks only from what is offered.

use crate::fold::Fold;
use serde_json::{Value, json};

/// What a seat would say now, with the question that it answers.
pub fn choose(fold: &Fold, seat: u64) -> Option<Value> {
    let offered = |key: String| fold.view.get(&key).and_then(Value::as_array).cloned().unwrap_or_default();
    let answers = offered(format!("answers/{seat}"));
    let beside = offered(format!("actions/{seat}"));
    let decision = fold.view.get("prompt").map(|prompt| prompt["decision"].clone());
    let act = |intent: Value| Some(json!({ "decision": decision, "intent": intent }));
    let with_deed = |kind: &str, list: &[Value]| {
        let action = list.iter().find(|action| action["type"] == kind)?;
        Some(json!({ "type": kind, "data": { "deed": action["data"]["deed"] } }))
    };
    if let Some(claim) = with_deed("claim", &beside) {
        return Some(json!({ "intent": claim }));
    }
    for kind in ["buy", "pass", "settle", "roll", "end_turn", "decline", "leave", "pay_flat", "done"] {
        if answers.iter().any(|action| action["type"] == kind) {
            return act(json!({ "type": kind }));
        }
    }
    if let Some(intent) = with_deed("keep", &answers).or_else(|| with_deed("place", &answers)) {
        return act(intent);
    }
    for (kind, key) in [("pick_player", "player"), ("pick_deed", "deed")] {
        if let Some(action) = answers.iter().find(|action| action["type"] == kind) {
            return act(json!({ "type": kind, "data": { key: action["data"][key] } }));
        }
    }
    let in_debt = fold
        .view
        .get("prompt")
        .is_some_and(|prompt| prompt["question"]["type"] == "debt" && prompt["asked"] == json!([seat]));
    if in_debt {
        if let Some(intent) = with_deed("mortgage", &beside).or_else(|| with_deed("sell", &beside)) {
            return Some(json!({ "intent": intent }));
        }
        if let Some(intent) = with_deed("sell_deed", &answers).or_else(|| with_deed("sell_deed", &beside)) {
            return act(intent);
        }
        if answers.iter().any(|action| action["type"] == "give_up") {
            return act(json!({ "type": "give_up" }));
        }
    }
    None
}
