//! What lies in the box (CEL-SETUP).

use crate::rulebook::{numbers, plain};
use crate::subject::text;
use crate::{book, subject};
use engine::Coins;
use serde_json::json;

/// CEL-SETUP-1
#[test]
fn everyone_starts_with_the_printed_coins() {
    let (subject, book) = (subject(), book());
    let (rule, players) = (book.rule("CEL-SETUP-1"), subject.edition.players);
    let start = subject.printed().numbers.start_money;
    let told = format!("{} to {} players. Each starts on GO with {start} coins ", players.min, players.max);
    assert!(rule.starts_with(&told), "{rule}");
    assert!(rule.contains("(in the box five 5s and five 1s;"), "{rule}");
    assert_eq!(subject.data["constants"]["start_pieces"], json!({ "5": 5, "1": 5 }));
}

/// CEL-SETUP-2
#[test]
fn the_tokens_are_those_of_the_box() {
    let (subject, book) = (subject(), book());
    let names: Vec<&str> = subject.list("tokens").iter().map(|token| text(token, "/name/en")).collect();
    let rule = plain(book.rule("CEL-SETUP-2"));
    assert!(rule.starts_with(&format!("Tokens: {}. ", names.join(", "))), "{rule}");
}

/// CEL-SETUP-3, -4
#[test]
fn the_bank_starts_with_all_deeds_buildings_and_one_deck() {
    let (subject, book) = (subject(), book());
    let rules = subject.printed();
    let [deck] = &rules.decks[..] else { panic!("there is one deck") };
    let name = text(&subject.list("decks")[0], "/name/en");
    let told = format!("There is one deck, {name}, with {} cards.", deck.cards.len());
    assert!(book.rule("CEL-SETUP-3").starts_with(&told));
    let pieces = rules.buildings.as_ref().expect("there are buildings");
    let (deeds, houses, castles) = (rules.deeds().count(), pieces.houses, pieces.castles);
    let told = format!("The Bank starts with {deeds} deeds, {houses} Toad Houses and {castles} castles.");
    assert!(book.rule("CEL-SETUP-4").starts_with(&told));
    let names: Vec<&str> = subject.list("buildings").iter().map(|piece| text(piece, "/name/en")).collect();
    assert_eq!((names, pieces.houses_before_castle), (vec!["Toad House", "Peach's Castle"], 4));
}

/// CEL-SETUP-5: what the file counts of coins is what a player starts with, and nothing of the box.
#[test]
fn the_coins_of_the_box_are_no_limit() {
    let (subject, book) = (subject(), book());
    assert!(book.rule("CEL-SETUP-5").contains("(50 ones, 40 fives) are no limit"));
    let text = subject.data["constants"].to_string();
    let told = numbers(&text);
    assert!(!told.contains(&40) && told.iter().filter(|number| **number == 50).count() == 2, "{text}");
}

/// CEL-DICE-1, CEL-JAIL-2, -5, -7, CEL-AUCTION-1, CEL-MORTGAGE-4, CEL-BANKRUPT-1, CEL-RENT-3, CEL-BUILD-8, CEL-SELL-4
#[test]
fn the_constants_are_those_of_the_rules() {
    let (book, rules) = (book(), subject().printed());
    let printed = &rules.numbers;
    assert_eq!(book.rule("CEL-DICE-1"), "Every throw is one six-sided die.");
    assert_eq!((rules.faces(&[]), printed.doubles_to_jail), (vec![6], None));
    assert_eq!(numbers(book.rule("CEL-JAIL-2").split("pay ").nth(1).expect("a fee"))[0], printed.jail_fine.0);
    assert_eq!((json!(printed.jail_exit), printed.jail_tries), (json!({ "face": 6 }), 3));
    assert!(book.rule("CEL-AUCTION-1").contains("first bid 1, each raise at least 1"));
    assert_eq!((printed.auction_first_bid, printed.auction_min_raise), (Coins(1), Coins(1)));
    assert_eq!((printed.building_sale_percent, printed.closed_deed_worth_percent), (50, 50));
    let words = json!([
        printed.estate_deeds,
        printed.set_rent,
        printed.shortage,
        printed.castle_shortage,
        printed.bank_estate,
        printed.giving_up,
        printed.ends,
    ]);
    let told = json!([
        "as_they_stand",
        "always",
        "last_one",
        "brings_set_down",
        "auctioned",
        "when_hopeless",
        "at_last_player",
    ]);
    assert_eq!(words, told);
    assert_eq!((printed.deed_sale_percent, printed.dealt_deeds, rules.figure.is_none()), (None, 0, true));
}
