//! The cards: titles, texts, effects (COL-CARDS-2 to -10).

use crate::rulebook::{number, numbers, plain};
use crate::{book, data, list, printed, text, unconfirmed};
use engine::ruleset::Effect;
use serde_json::{Value, json};

#[test]
fn the_cards_are_those_of_the_rulebook() {
    let (book, rules, data) = (book(), printed(), data());
    for (n, prefix) in ["qb", "wp"].into_iter().enumerate() {
        let rows = book.rows(prefix);
        let cards = list(&data["decks"][n]["cards"]);
        assert_eq!((rows.len(), cards.len()), (16, 16));
        for (m, (row, card)) in rows.iter().zip(cards).enumerate() {
            let told = [text(card, "/id"), text(card, "/title/en"), text(card, "/text/en")];
            assert_eq!(row[..3], told);
            assert_eq!(rules.decks[n].cards[m].id.0, row[0]);
            assert_eq!(rules.decks[n].cards[m].effect, effect(&row[3]), "{}", row[0]);
            assert!(unconfirmed(&data, &format!("/decks/{n}/cards/{m}/effect")), "all effects bear a °");
        }
    }
}

fn effect(cell: &str) -> Effect {
    let amounts = numbers(cell);
    let effect = match plain(cell).as_str() {
        "advance to the next Mover, salary, rent × 2" => {
            json!({ "type": "advance_to_next", "target": "mover", "terms": { "rent_factor": 2 } })
        }
        "advance to the next Power-up, salary, fresh roll × 10" => {
            json!({ "type": "advance_to_next", "target": "power_up", "terms": { "die_factor": 10 } })
        }
        "keep, jail card" => json!({ "type": "keep_for_jail" }),
        "back 3, no salary" => json!({ "type": "move_back", "steps": 3 }),
        "to Jail" => json!({ "type": "go_to_jail" }),
        cell if cell.starts_with("advance to ") => json!({ "type": "advance_to", "space": amounts[0] }),
        cell if cell.starts_with("Bank pays ") => json!({ "type": "bank_pays", "amount": amounts[0] }),
        cell if cell.ends_with(" per Castle") => {
            json!({ "type": "pay_bank_per_building", "house": amounts[0], "castle": amounts[1] })
        }
        cell if cell.starts_with("pay Bank ") => {
            json!({ "type": "pay_bank", "amount": number(&cell[9..]) })
        }
        cell if cell.starts_with("pay ") => {
            json!({ "type": "actor_pays", "who": "all_others", "amount": amounts[0] })
        }
        _ => json!({ "type": "pay_actor", "who": "all_others", "amount": amounts[0] }),
    };
    serde_json::from_value(effect).expect("an effect")
}

/// Texts repeat the amounts of their effects; both languages must say the same as the effect does.
#[test]
fn both_texts_name_the_amounts_of_the_effect() {
    for card in list(&data()["decks"]).iter().flat_map(|deck| list(&deck["cards"])) {
        let effect = card["effect"].as_object().expect("an effect");
        let keys = ["amount", "house", "castle"];
        let amounts: Vec<u32> = keys
            .iter()
            .filter_map(|key| effect.get(*key).and_then(Value::as_u64))
            .map(|amount| u32::try_from(amount).expect("a small amount"))
            .collect();
        if !amounts.is_empty() {
            assert_eq!(numbers(text(card, "/text/en")), amounts, "{}", card["id"]);
        }
        assert_eq!(numbers(text(card, "/text/en")), numbers(text(card, "/text/de")), "{}", card["id"]);
    }
}
