//! What lies in the box.

use crate::rulebook::{number, plain};
use crate::{book, data, edition, list, printed, text};
use engine::Coins;
use serde_json::json;

/// COL-SETUP-1
#[test]
fn two_to_six_players_have_the_six_tokens_of_the_box() {
    let (edition, data) = (edition(), data());
    let names: Vec<&str> = list(&data["tokens"]).iter().map(|token| text(token, "/name/en")).collect();
    let (min, max) = (edition.players.min, edition.players.max);
    assert_eq!(edition.tokens().len(), 6);
    let rule = plain(book().rule("COL-SETUP-1"));
    assert_eq!(rule, format!("{min} to {max} players, one token each, no abilities: {}.", names.join(", ")));
}

/// COL-SETUP-2
#[test]
fn everyone_starts_with_the_printed_money_in_the_printed_notes() {
    assert_eq!(printed().numbers.start_money, Coins(1500));
    let book = book();
    let rule = plain(book.rule("COL-SETUP-2"));
    assert!(rule.starts_with("Everyone starts with $1,500."), "{rule}");
    let notes = rule.split("the notes ").nth(1).and_then(|rest| rest.split(" are").next());
    let notes: Vec<&str> = notes.expect("the notes are listed").split(", ").collect();
    let data = data();
    let pieces = data["constants"]["start_pieces"].as_object().expect("pieces by value");
    assert_eq!(notes.len(), pieces.len());
    for note in notes {
        let (count, value) = note.split_once('×').expect("count times value");
        assert_eq!(pieces[value], json!(number(count)), "{note}");
    }
}

/// COL-SETUP-3
#[test]
fn the_bank_starts_with_all_deeds_buildings_and_both_decks() {
    let (rules, data) = (printed(), data());
    let pieces = rules.buildings.as_ref().expect("there are buildings");
    let names: Vec<&str> = list(&data["decks"]).iter().map(|deck| text(deck, "/name/en")).collect();
    assert!(rules.decks.len() == 2 && rules.decks.iter().all(|deck| deck.cards.len() == 16));
    let (deeds, houses, castles) = (rules.deeds().count(), pieces.houses, pieces.castles);
    let sentence = format!(
        "The Bank starts with all {deeds} deeds, {houses} Goal Poles, {castles} Castles and two decks of 16 cards: {}.",
        names.join(" and ")
    );
    assert_eq!(book().rule("COL-SETUP-3"), sentence);
    assert_eq!(pieces.houses_before_castle, 4);
}

/// COL-DICE-1, -3, COL-JAIL-3, -7, COL-SELL-1, COL-STOCK-4, COL-END-1
#[test]
fn the_constants_are_those_of_the_rules() {
    let rules = printed();
    let numbers = &rules.numbers;
    assert_eq!(printed().faces(&[]), [6, 6]);
    assert_eq!(numbers.doubles_to_jail, Some(3));
    assert_eq!((numbers.jail_fine, numbers.jail_tries), (Coins(50), 3));
    assert_eq!(json!(numbers.jail_exit), json!("doubles"));
    assert_eq!((numbers.auction_first_bid, numbers.auction_min_raise), (Coins(1), Coins(1)));
    assert_eq!((numbers.building_sale_percent, numbers.closed_deed_worth_percent), (50, 50));
    assert_eq!(json!(numbers.estate_deeds), json!("mortgaged"));
    assert_eq!((numbers.dealt_deeds, json!(numbers.ends)), (0, json!("at_last_player")));
}
