//! What lies in the box, and how the figure is set up (MOV-SETUP, MOV-DICE, MOV-BOWSER, MOV-BATTLE).

use crate::rulebook::numbers;
use crate::subject::text;
use crate::{book, subject};
use engine::{Coins, Space};
use serde_json::json;

/// MOV-SETUP-1
#[test]
fn the_tokens_are_those_of_the_box() {
    let (subject, book) = (subject(), book());
    let names: Vec<&str> = subject.list("tokens").iter().map(|token| text(token, "/name/en")).collect();
    let players = subject.edition.players;
    let told = format!(
        "{} to {} players. Tokens: {}; none has a power.",
        players.min,
        players.max,
        names.join(", ")
    );
    assert_eq!(book.rule("MOV-SETUP-1"), told);
}

/// MOV-SETUP-2
#[test]
fn everyone_starts_with_the_printed_coins() {
    let (subject, book) = (subject(), book());
    let start = subject.printed().numbers.start_money;
    let rule = book.rule("MOV-SETUP-2");
    assert!(rule.starts_with(&format!("Everyone starts on GO with {start} coins ")), "{rule}");
    assert!(rule.contains("(in the box five 1s and five 5s;"), "{rule}");
    assert_eq!(subject.data["constants"]["start_pieces"], json!({ "1": 5, "5": 5 }));
}

/// MOV-SETUP-4, -5: the coins of the box are no number of the file.
#[test]
fn the_box_holds_what_the_rulebook_says() {
    let (subject, book) = (subject(), book());
    let rules = subject.printed();
    let names: Vec<&str> = subject.list("decks").iter().map(|deck| text(deck, "/name/en")).collect();
    let deeds = rules.deeds().count();
    assert!(rules.decks.iter().all(|deck| deck.cards.len() == 16));
    let told = format!(
        "All {deeds} locations start with the Bank and open. There are two decks of 16 cards: {} ",
        names.join(" and ")
    );
    assert!(book.rule("MOV-SETUP-4").starts_with(&told), "{told}");
    let told = format!(
        "The box holds 95 coins (55 ones, 40 fives), {deeds} deeds, {} dice and ",
        rules.numbers.dice.len()
    );
    assert!(book.rule("MOV-SETUP-5").starts_with(&told), "{told}");
    let counted = numbers(&subject.data["constants"].to_string());
    assert!(![95, 55, 40].iter().any(|coins| counted.contains(coins)), "{counted:?}");
}

/// MOV-DICE-1, -2, MOV-JAIL-1, -3, -8, MOV-AUCTION-1, MOV-DEBT-2, -5, MOV-BANKRUPT-1 to -3, MOV-END-5
#[test]
fn the_constants_are_those_of_the_rules() {
    let (subject, book) = (subject(), book());
    let rules = subject.printed();
    let printed = &rules.numbers;
    let dice: Vec<&str> = printed.dice.iter().map(|die| die.id.0.as_str()).collect();
    assert_eq!((dice, rules.faces(&[])), (vec!["black", "red"], vec![6, 6]));
    let fine = book.rule("MOV-JAIL-3").split("pay ").nth(1).expect("a fee");
    assert_eq!((numbers(fine)[0], json!(printed.jail_exit)), (printed.jail_fine.0, json!("doubles")));
    assert_eq!((printed.jail_tries, printed.doubles_to_jail), (3, Some(3)));
    assert!(book.rule("MOV-AUCTION-1").contains("from 1 coin in steps of at least 1"));
    assert_eq!((printed.auction_first_bid, printed.auction_min_raise), (Coins(1), Coins(1)));
    assert!(book.rule("MOV-DEBT-2").contains("at full cost price"));
    assert_eq!((printed.deed_sale_percent, printed.closed_deed_worth_percent), (Some(100), 100));
    let words =
        json!(
            [printed.estate_deeds, printed.set_rent, printed.bank_estate, printed.giving_up, printed.ends,]
        );
    assert_eq!(words, json!(["as_they_stand", "always", "unowned", "always", "at_last_player"]));
    assert_eq!((rules.buildings.is_none(), rules.tables.len(), printed.dealt_deeds), (true, 0, 0));
}

/// MOV-SETUP-3, MOV-DICE-1, -3, MOV-BOWSER-3, -4, MOV-BATTLE-2, -6, -7, MOV-END-2
#[test]
fn the_figure_is_that_of_the_rules() {
    let (subject, book) = (subject(), book());
    let figure = subject.printed().figure.expect("there is a figure");
    assert_eq!(text(&subject.data["figure"], "/name/en"), "Bowser");
    let space = |space: u32| Space(u8::try_from(space).expect("a space"));
    let start = space(numbers(book.rule("MOV-SETUP-3"))[0]);
    assert_eq!((figure.start, figure.defeat_space), (start, Space(0)));
    assert!(book.rule("MOV-BATTLE-7").contains("placed on GO"));
    assert!(book.rule("MOV-DICE-1").contains("black (red pips) moves Bowser"));
    assert!(book.rule("MOV-DICE-3").ends_with("In a battle the leader throws red, the teammate black."));
    let dice =
        [&figure.die, &figure.battle.leader_die, &figure.battle.teammate_die].map(|die| die.0.as_str());
    assert_eq!(dice, ["black", "red", "black"]);
    let fee = book.rule("MOV-BOWSER-3").split("pays the Bank ").nth(1).expect("a fee");
    assert_eq!(figure.pass_fee, Coins(numbers(fee)[0]));
    assert!(book.rule("MOV-BOWSER-4").starts_with("Nobody on Free Parking or in Jail pays"));
    assert!(
        book.rule("MOV-BATTLE-2").starts_with("Never on Free Parking, ")
            && book.rule("MOV-BATTLE-2").contains("never on Go to Jail")
    );
    let places = |kind: &str| -> Vec<Space> {
        let board = subject.printed().board;
        board.spaces.iter().filter(|space| space.kind.0 == kind).map(|space| space.index).collect()
    };
    assert_eq!((figure.shelters, figure.truces), (places("free_parking"), places("go_to_jail")));
    let wins = book.rule("MOV-BATTLE-6").split(": ").nth(1).expect("the sums");
    assert_eq!(figure.battle.wins_from, numbers(wins)[0]);
    let reward = book.rule("MOV-BATTLE-7").split("teammate ").nth(1).expect("a reward");
    assert_eq!(figure.battle.reward, Coins(numbers(reward)[0]));
    let all = book.rule("MOV-END-2").split("as soon as all ").nth(1).expect("a number");
    assert_eq!(figure.wins_at_closed_deeds, numbers(all)[0]);
}

/// MOV-DICE-1: "black (red pips)", "red (white pips)".
#[test]
fn the_dice_look_as_the_rule_says() {
    let dice = subject().list("dice").to_vec();
    let looks: Vec<(&str, &str)> =
        dice.iter().map(|die| (text(die, "/name/en"), text(die, "/look/pips"))).collect();
    let channel = |hex: &str, at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour");
    let [(black, red_pips), (red, white_pips)] = looks[..] else { panic!("two dice") };
    assert_eq!((black, red, white_pips), ("black die", "red die", "#FFFFFF"));
    assert!(channel(red_pips, 1) > channel(red_pips, 3).max(channel(red_pips, 5)), "{red_pips}");
    let black = text(&dice[0], "/look/hex");
    assert!([1, 3, 5].iter().all(|at| channel(black, *at) < 0x30), "{black}");
    let red = text(&dice[1], "/look/hex");
    assert!(channel(red, 1) > channel(red, 3).max(channel(red, 5)), "{red}");
}
