//! The Grand Prix cards (KRT-GP, KRT-PRIZE, KRT-FINAL-1).

use crate::rulebook::{number, numbers, plain};
use crate::subject::{list, text};
use crate::{CARDS, amounts, book, both_name, subject};
use engine::ruleset::{DeckOrder, Drawn, Effect};
use serde_json::{Value, json};

#[test]
fn the_cards_are_those_of_the_rulebook() {
    let (subject, book) = (subject(), book());
    let (rules, rows) = (subject.printed(), book.table(CARDS));
    let [deck] = &rules.decks[..] else { panic!("one deck") };
    let cards = list(&subject.list("decks")[0]["cards"]);
    let german = book.sentence_after("German° of the cards: ");
    let german: Vec<&str> = german.split(", ").collect();
    assert_eq!((rows.len(), cards.len(), deck.cards.len(), german.len()), (8, 8, 8, 8));
    for (n, row) in rows.iter().enumerate() {
        let (card, ruled) = (&cards[n], &deck.cards[n]);
        assert_eq!((row[0].clone(), row[1].clone()), (format!("KRT-GP-{}", n + 1), (n + 1).to_string()));
        assert_eq!((ruled.id.0.as_str(), text(card, "/id")), (&*format!("gp_{}", n + 1), &*ruled.id.0));
        assert_eq!((row[2].as_str(), german[n]), (text(card, "/title/en"), text(card, "/title/de")));
        let printed = row[5..].iter().filter(|cell| !cell.is_empty());
        let prizes: Vec<Value> = printed.map(|cell| prize(&plain(cell))).collect();
        let race =
            json!({ "type": "race", "fee": number(&row[3]), "points": number(&row[4]), "prizes": prizes });
        let race: Effect = serde_json::from_value(race).expect("an effect");
        assert_eq!(ruled.effect, race, "{}", row[0]);
    }
}

/// A shell that is thrown as a prize is plain (KRT-POWER-6).
fn prize(cell: &str) -> Value {
    let plain = |id: &str| {
        let powers = subject().list("power_ups").to_vec();
        powers.into_iter().find(|power| power["id"] == id).expect("it is a power")["effect"].take()
    };
    let bank_pays = |n: u32| json!({ "type": "bank_pays", "amount": n });
    match cell {
        "the cheapest unowned deed, free" => json!({ "type": "take_cheapest_deed" }),
        "throw a Green Shell" => plain("green_shell"),
        "throw a Spiny Shell" => plain("spiny_shell"),
        "roll: that many coins" => json!({ "type": "bank_pays_roll", "per_pip": 1 }),
        "may buy a deed from a player" => json!({ "type": "buy_deed" }),
        "may put anyone on Free Parking" => json!({ "type": "put_on", "space": 16 }),
        "roll the power-up die" => json!({ "type": "roll_power" }),
        "may make two players swap a deed" => json!({ "type": "swap_deeds" }),
        "banana on an own property" => json!({ "type": "place_marker", "on": "own_deed" }),
        "may put an owned deed up for auction" => json!({ "type": "auction_deed" }),
        "may send someone to Jail" => json!({ "type": "send_to_jail" }),
        "rematch, see FINAL" => json!({ "type": "rematch" }),
        coins if coins.ends_with(" coins") => bank_pays(numbers(coins)[0]),
        other => {
            let amount = other.strip_prefix("every other player pays you ").map(number);
            let amount = amount.unwrap_or_else(|| panic!("no effect is known for: {other}"));
            json!({ "type": "pay_actor", "who": "all_others", "amount": amount })
        }
    }
}

#[test]
fn every_prize_has_a_text_that_names_its_amounts() {
    let subject = subject();
    for card in list(&subject.list("decks")[0]["cards"]) {
        both_name(&card["text"], &[]);
        let (prizes, texts) = (list(&card["effect"]["prizes"]), list(&card["prize_texts"]));
        assert_eq!(prizes.len(), texts.len(), "{}", card["id"]);
        for (prize, texts) in prizes.iter().zip(texts) {
            both_name(texts, &amounts(prize));
        }
    }
}

/// KRT-SETUP-3, KRT-PRIZE-4
#[test]
fn the_deck_lies_in_order_and_its_cards_do_not_return() {
    let (book, rules) = (book(), subject().printed());
    let rule = book.whole_rule("KRT-SETUP-3");
    assert!(rule.contains("the 8 cards lie face down in the order 1 to 8, 1 on top, never shuffled"));
    assert!(rule.ends_with("never back under the pile."));
    let deck = &rules.decks[0];
    assert_eq!((deck.order, deck.drawn), (DeckOrder::Printed, Drawn::StaysOut));
    assert_eq!(rules.races.as_ref().map(|races| &races.deck), Some(&deck.id));
    assert!(book.whole_rule("KRT-PRIZE-4").contains("a jump to 16 "));
}
