//! What lies in the box, and the constants of the rules (KRT-SETUP, KRT-JAIL, KRT-AUCTION, KRT-DEBT, KRT-END, KRT-DUO).

use crate::rulebook::numbers;
use crate::subject::text;
use crate::{book, subject};
use engine::Coins;
use engine::ruleset::Feature;
use serde_json::json;

/// KRT-SETUP-1
#[test]
fn the_characters_are_those_of_the_box() {
    let (subject, book) = (subject(), book());
    let base = subject.edition.tokens_for(&chosen(false));
    let named = |in_base: bool| {
        let tokens = subject.list("tokens").iter();
        let wanted = tokens.filter(|token| base.iter().any(|id| token["id"] == *id) == in_base);
        wanted.map(|token| text(token, "/name/en")).collect::<Vec<_>>().join(", ")
    };
    let players = subject.edition.players;
    let told = format!(
        "{} to {} players, each with one character, no character twice: {}; from the power packs {}. Two players: see DUO.",
        players.min,
        players.max,
        named(true),
        named(false)
    );
    assert_eq!(book.whole_rule("KRT-SETUP-1"), told);
}

fn chosen(power_packs: bool) -> editions::Chosen {
    let values = [("power_packs".to_owned(), json!(power_packs))].into();
    subject().edition.check_options(&values).expect("it is an option")
}

/// KRT-OPTION-4
#[test]
fn without_power_packs_four_characters_are_left() {
    let edition = subject().edition;
    assert_eq!(edition.tokens_for(&chosen(true)), edition.tokens());
    assert_eq!(edition.tokens_for(&chosen(false)), edition.tokens()[..4]);
    let rule = book().whole_rule("KRT-OPTION-4");
    assert!(rule.ends_with("off leaves Mario, Luigi, Princess Peach and Toad to choose from."), "{rule}");
    assert_eq!(edition.ruleset(&chosen(false)), edition.ruleset(&chosen(true)));
}

/// KRT-SETUP-2
#[test]
fn everyone_starts_with_the_printed_coins() {
    let (subject, book) = (subject(), book());
    let start = subject.printed().numbers.start_money;
    let rule = book.whole_rule("KRT-SETUP-2");
    assert!(rule.starts_with(&format!("Everyone starts on GO with {start} coins (five 1s and one 5;")));
    assert_eq!(subject.data["constants"]["start_pieces"], json!({ "1": 5, "5": 1 }));
}

/// KRT-SETUP-5, KRT-BANANA-2
#[test]
fn the_bananas_are_those_of_the_box() {
    let (subject, book) = (subject(), book());
    let rules = subject.printed();
    let markers = rules.markers.as_ref().expect("there are some");
    let (id, deeds) = (&markers.id.0, rules.deeds().count());
    let told = format!(
        "All {deeds} deeds start with the Bank, the board without coins and {}, {} {id} chips in stock.",
        text(&subject.data, "/markers/many/en"),
        markers.stock
    );
    assert_eq!(book.whole_rule("KRT-SETUP-5"), told);
    assert_eq!(numbers(&book.whole_rule("KRT-BANANA-2"))[..2], [1, markers.most_on_board]);
}

/// KRT-JAIL-3 to -6
#[test]
fn jail_is_that_of_the_rules() {
    let (book, rules) = (book(), subject().printed());
    let printed = &rules.numbers;
    let fine = book.whole_rule("KRT-JAIL-3");
    let fine = numbers(fine.split("pay the Bank ").nth(1).expect("a fee"))[0];
    assert_eq!(printed.jail_fine, Coins(fine));
    let exit = book.whole_rule("KRT-JAIL-4");
    let exit = numbers(exit.split("for a ").nth(1).expect("a face"))[0];
    assert_eq!(json!(printed.jail_exit), json!({ "face": exit }));
    assert!(book.whole_rule("KRT-JAIL-4").ends_with("then the turn goes on with the turn roll."));
    let last = book.whole_rule("KRT-JAIL-6");
    assert!(last.contains("after the second miss the next own turn begins out of Jail, without paying"));
    let words = json!([printed.jail_tries, printed.jail_roll, printed.last_try, printed.doubles_to_jail]);
    assert_eq!(words, json!([2, "opens_turn", "free_next_turn", null]));
}

/// KRT-AUCTION-1, -2, KRT-DEBT-3, -5, -6, KRT-LEAVE-1, KRT-TRADE-2, KRT-DUO-1
#[test]
fn the_constants_are_those_of_the_rules() {
    let (book, rules) = (book(), subject().printed());
    let printed = &rules.numbers;
    let holds = |rule: &str, words: &str| {
        let text = book.whole_rule(rule);
        assert!(text.contains(words), "{rule}: {text}");
    };
    holds("KRT-AUCTION-1", "bids go by seat");
    holds("KRT-AUCTION-2", "Bids from 1 coin, each at least 1 higher");
    assert_eq!((printed.auction_first_bid, printed.auction_min_raise), (Coins(1), Coins(1)));
    holds("KRT-DEBT-3", "sells deeds to the Bank at the printed price");
    holds("KRT-DEBT-5", "there is no settling");
    holds("KRT-DEBT-6", "the rest is cancelled and the debtor plays on");
    holds("KRT-LEAVE-1", "deeds that go to the Bank are unowned and not auctioned");
    holds("KRT-TRADE-2", "one of the two is the active player, or a debtor");
    holds("KRT-DUO-1", "each leads two characters");
    assert_eq!((printed.deed_sale_percent, printed.characters_for_two), (Some(100), 2));
    let words = json!([
        printed.bidding,
        printed.shortfall,
        printed.trades,
        printed.bank_estate,
        printed.estate_deeds,
        printed.set_rent,
    ]);
    assert_eq!(words, json!(["in_turn", "forgiven", "with_active", "unowned", "as_they_stand", "always"]));
    assert_eq!((rules.figure.is_none(), rules.tables.len(), printed.dealt_deeds), (true, 0, 0));
}

/// KRT-END-2
#[test]
fn coins_count_by_the_stack() {
    let rule = book().whole_rule("KRT-END-2");
    let [points, stack] = numbers(rule.split("plus ").nth(1).expect("the coins"))[..] else {
        panic!("{rule}")
    };
    let printed = subject().printed().points.expect("points decide");
    assert_eq!((printed.points_per_stack, printed.coin_stack), (points, stack));
}

/// What is unknown here: no buildings, mortgages or upgrades (KRT-SET-1), no settling or giving up (KRT-DEBT-5, -6),
/// no kept cards.
#[test]
fn the_edition_has_what_its_rules_are_about() {
    let rules = subject().printed();
    let here = [Feature::DeedSale, Feature::PowerDie, Feature::Choices, Feature::Races];
    assert!(here.into_iter().all(|feature| rules.has(feature)));
    let not_here = [
        Feature::Buildings,
        Feature::Placement,
        Feature::SellDown,
        Feature::Mortgages,
        Feature::Interest,
        Feature::TaxChoice,
        Feature::GameOver,
        Feature::Battles,
        Feature::JailCards,
        Feature::Bankruptcy,
        Feature::Pickup,
    ];
    assert!(not_here.into_iter().all(|feature| !rules.has(feature)));
    let asked = subject().with(&[("pickup", json!("ask"))]);
    assert!(asked.has(Feature::Pickup));
}

/// The terms of the rulebook are those of the German names.
#[test]
fn the_german_names_are_those_of_the_terms() {
    let subject = subject();
    let rows = book().table("| English | German | | English | German |");
    let pairs: Vec<(&str, &str)> =
        rows.iter().flat_map(|row| [(&*row[0], &*row[1]), (&*row[3], &*row[4])]).collect();
    let german = |english: &str| pairs.iter().find(|(term, _)| *term == english).map(|(_, german)| *german);
    let mut known = 0;
    for named in ["dice", "power_ups", "spaces", "tokens"].iter().flat_map(|list| subject.list(list)) {
        if let Some(term) = german(text(named, "/name/en")) {
            assert_eq!(term, text(named, "/name/de"));
            known += 1;
        }
    }
    // Both dice, five powers, fifteen spaces without a deed but the Jail, and Metal Mario.
    assert_eq!(known, 2 + 5 + 15 + 1);
    let colours = |words: &str| {
        let row = pairs.iter().find(|(term, _)| term.trim_start_matches("set colours: ") == words);
        row.map(|(english, german)| (english.trim_start_matches("set colours: "), *german)).expect(words)
    };
    let told = [colours("brown, light blue, maroon"), colours("orange, red, yellow, green, dark blue")];
    let list = |language: &str| -> Vec<String> {
        subject.list("sets").iter().map(|set| text(&set["colour"], language).to_owned()).collect()
    };
    assert_eq!(told.map(|(english, _)| english).join(", "), list("/en").join(", "));
    assert_eq!(told.map(|(_, german)| german).join(", "), list("/de").join(", "));
}
