//! The deeds, and what brisk rents make of them (MOV-OPTION-5).

use crate::rulebook::{number, numbers, plain};
use crate::subject::text;
use crate::{DEEDS, book, subject};
use engine::ruleset::{Deed, Rent};
use engine::{Coins, Space};
use serde_json::json;

#[test]
fn the_deeds_are_those_of_the_rulebook() {
    let subject = subject();
    let (rules, brisk) = (subject.printed(), subject.with(&[("brisk_rents", json!(true))]));
    let rows = book().table(DEEDS);
    assert_eq!((rows.len(), rules.deeds().count()), (16, 16));
    for row in &rows {
        let space = Space(u8::try_from(number(&row[1])).expect("a space"));
        let printed = &subject.list("deeds")[subject.deed_at(space)];
        let name = text(&subject.list("spaces")[space.index()], "/name/en");
        assert_eq!((row[0].as_str(), row[2].as_str()), (text(printed, "/id"), name));
        let set = subject.set_of_colour(&plain(&row[3])).1;
        let coins = |column: usize| Coins(number(&row[column]));
        let deed = |base: usize, set_rent: usize| Deed {
            set: engine::SetId::from(text(set, "/id")),
            price: coins(4),
            rent: Rent::Stages { base: coins(base), set: coins(set_rent), houses: Vec::new(), castle: None },
            building: None,
            mortgage: None,
            continue_cost: Some(coins(7)),
            points: 0,
        };
        assert_eq!(rules.deed(space), Some(&deed(5, 6)), "space {space}");
        assert_eq!(brisk.deed(space), Some(&deed(8, 9)), "space {space}, brisk");
    }
}

/// "four times 1, four times 2, four times 3, twice 4, twice 5 (sum 42)"
#[test]
fn the_prices_are_those_that_are_confirmed() {
    let book = book();
    let line = book.after("Confirmed apart from the ° values: ");
    let told = line.split("printed prices are ").nth(1).expect("the prices").trim_end_matches('.');
    let mut prices: Vec<u32> = subject().printed().deeds().map(|(_, deed)| deed.price.0).collect();
    prices.sort_unstable();
    let counts = (1..=5).map(|price| (prices.iter().filter(|found| **found == price).count(), price));
    let word = |count| match count {
        4 => "four times",
        2 => "twice",
        _ => "otherwise",
    };
    let parts: Vec<String> = counts.map(|(count, price)| format!("{} {price}", word(count))).collect();
    assert_eq!(told, format!("{} (sum {})", parts.join(", "), prices.iter().sum::<u32>()));
    assert_eq!(numbers(told).last(), Some(&42));
}

/// MOV-RENT-1, and the words above the table: eight sets of two, set rent is double.
#[test]
fn each_set_has_two_deeds_and_double_rent() {
    let subject = subject();
    let rules = subject.printed();
    assert_eq!(rules.sets.len(), 8);
    assert!(rules.sets.iter().all(|set| set.deeds.len() == 2));
    for rules in [rules, subject.with(&[("brisk_rents", json!(true))])] {
        for (space, deed) in rules.deeds() {
            let Rent::Stages { base, set, .. } = &deed.rent else { panic!("rents by stage") };
            assert_eq!(base.times(2), *set, "space {space}");
        }
    }
}
