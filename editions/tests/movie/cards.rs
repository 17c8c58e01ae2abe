//! The cards of both decks (MOV-QB, MOV-BF).

use crate::rulebook::{numbers, plain};
use crate::subject::{both_texts_name, list, text};
use crate::{card_rows, subject};
use engine::ruleset::Effect;
use serde_json::{Value, json};

#[test]
fn the_cards_are_those_of_the_rulebook() {
    let subject = subject();
    let rules = subject.printed();
    assert_eq!(rules.decks.len(), 2);
    for (n, rows) in card_rows().iter().enumerate() {
        let (cards, ruled) = (list(&subject.list("decks")[n]["cards"]), &rules.decks[n].cards);
        assert_eq!((rows.len(), cards.len(), ruled.len()), (16, 16, 16));
        for ((row, card), ruled) in rows.iter().zip(cards).zip(ruled) {
            assert_eq!(
                (row[1].trim_matches('`'), plain(&row[2])),
                (text(card, "/id"), text(card, "/title/en").to_owned())
            );
            let effect: Effect = serde_json::from_value(effect(&plain(&row[3]))).expect("an effect");
            assert_eq!((ruled.id.0.as_str(), &ruled.effect), (text(card, "/id"), &effect), "{}", row[0]);
        }
    }
}

/// The sentence without what stands in brackets about rules, and its numbers.
fn amounts_of(sentence: &str) -> (String, Vec<u32>) {
    let mut bare = String::new();
    for (n, part) in sentence.split(" (").enumerate() {
        let (inside, after) = part.split_once(')').unwrap_or(("", part));
        match (n, inside.starts_with("MOV-")) {
            (0, _) => bare.push_str(part),
            (_, true) => bare.push_str(after),
            (_, false) => bare.push_str(&format!(" ({part}")),
        }
    }
    let amounts = numbers(&bare);
    let pattern: String = bare.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect();
    (pattern.replace("##", "#"), amounts)
}

fn effect(sentence: &str) -> Value {
    if sentence.starts_with("Keep it: ") {
        return json!({ "type": "keep_for_jail" });
    }
    let (pattern, n) = amounts_of(sentence);
    let instead = |effect: Value, otherwise: Value| {
        let mut effect = effect;
        effect["otherwise"] = otherwise;
        effect
    };
    let bank_pays = |n: u32| json!({ "type": "bank_pays", "amount": n });
    let pay_bank = |n: u32| json!({ "type": "pay_bank", "amount": n });
    let everyone_pays = |n: u32| json!({ "type": "pay_bank", "who": "everyone", "amount": n });
    let bowser = |n: u32| json!({ "type": "figure_advances", "steps": n });
    let bowser_to = |which: &str| json!({ "type": "figure_advances_to_deed", "which": which });
    match pattern.as_str() {
        "Forward to GO; its # coins come once, not twice; then a normal arrival" => {
            json!({ "type": "advance_to", "space": 0 })
        }
        "The Bank pays #" => bank_pays(n[0]),
        "Every other player pays the drawer #" => {
            json!({ "type": "pay_actor", "who": "all_others", "amount": n[0] })
        }
        "The richest other player pays the drawer #" => {
            json!({ "type": "pay_actor", "who": "richest_other", "amount": n[0] })
        }
        "The richest other player pays the drawer the current rent of the drawer's dearest open location; if the drawer has none, the Bank pays #" => {
            instead(json!({ "type": "pay_actor_rent", "who": "richest_other" }), bank_pays(n[0]))
        }
        "Forward to the next Warp Pipe, no hop" => {
            json!({ "type": "advance_to_next", "target": "warp_pipe" })
        }
        "Forward to the next unowned location, which is bought or auctioned; if none is left, the Bank pays #" => {
            instead(json!({ "type": "advance_to_deed", "which": "unowned" }), bank_pays(n[0]))
        }
        "Forward to Super Star (#), throw and collect" => json!({ "type": "advance_to", "space": n[0] }),
        "Forward # spaces, a Warp Pipe hops" => json!({ "type": "advance_by", "steps": n[0] }),
        "One own GAME OVER location opens free, drawer's choice; if the drawer has none, the Bank pays #" => {
            instead(json!({ "type": "continue_own" }), bank_pays(n[0]))
        }
        "Bowser is placed on Free Parking (#), awake" => json!({ "type": "figure_placed", "space": n[0] }),
        "The Bank pays # for each complete set of the drawer, at least #" => {
            json!({ "type": "bank_pays_per_set", "amount": n[0], "minimum": n[1] })
        }
        "Pay the Bank #" => pay_bank(n[0]),
        "To Jail" => json!({ "type": "go_to_jail" }),
        "Bowser moves #" => bowser(n[0]),
        "Throw the black die, Bowser moves that number" => {
            json!({ "type": "figure_advances_by_roll", "dice": ["black"] })
        }
        "Throw black and red, Bowser moves the sum" => {
            json!({ "type": "figure_advances_by_roll", "dice": ["black", "red"] })
        }
        "Bowser moves to the next owned location outside a complete set, open or in GAME OVER; if there is none, he moves #" => {
            instead(bowser_to("unprotected"), bowser(n[0]))
        }
        "Bowser moves to the next unowned location; if there is none, he moves #" => {
            instead(bowser_to("unowned"), bowser(n[0]))
        }
        "Bowser is placed on the drawer's space and lands there: battle" => json!({ "type": "figure_drops" }),
        "The drawer's dearest open unprotected location goes to GAME OVER; if there is none, the drawer pays the Bank #" => {
            instead(json!({ "type": "flip_dearest" }), pay_bank(n[0]))
        }
        "Every player puts one own open unprotected location into GAME OVER, owner's choice; who has none is skipped" =>
        {
            json!({ "type": "flip_each" })
        }
        "Every player pays the Bank # for each two locations owned, rounded up (GAME OVER counts)" => {
            json!({ "type": "pay_bank_per_deed", "who": "everyone", "amount": n[0], "per": 2 })
        }
        "Every player pays the Bank #" => everyone_pays(n[0]),
        "Forward to the next location of another player; the claim opened there is twice the current rent (none in GAME OVER); if there is no such location, pay the Bank #" =>
        {
            let terms =
                json!({ "type": "advance_to_deed", "which": "of_others", "terms": { "rent_factor": 2 } });
            instead(terms, pay_bank(n[0]))
        }
        other => panic!("no effect is known for: {other}"),
    }
}

#[test]
fn both_texts_name_the_amounts_of_the_effect() {
    for card in subject().list("decks").iter().flat_map(|deck| list(&deck["cards"])) {
        both_texts_name(card, numbers);
    }
}
