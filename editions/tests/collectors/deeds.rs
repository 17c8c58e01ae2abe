//! The deeds: prices, rents, costs, mortgages (COL-RENT-1 to -4, COL-MORTGAGE-1, -3).

use crate::rulebook::{number, numbers, plain};
use crate::{book, data, list, printed, text, unconfirmed};
use engine::ruleset::{Building, Deed, Mortgage, Rent};
use engine::{Coins, Space};
use serde_json::Value;

#[test]
fn the_levels_are_those_of_the_rulebook() {
    let (rules, data) = (printed(), data());
    let rows = book().table("| # | deed | price |");
    assert_eq!(rows.len(), 22);
    for row in &rows {
        let space = Space(u8::try_from(number(&row[0])).expect("a space"));
        let coins = |column: usize| Coins(number(&row[column]));
        assert_eq!(plain(&row[1]), text(&data["spaces"][space.index()], "/name/en"));
        let deed = rules.deed(space).expect("there is a deed");
        let told = Deed {
            set: deed.set.clone(),
            price: coins(2),
            rent: Rent::Stages {
                base: coins(3),
                set: coins(4),
                houses: (5..9).map(coins).collect(),
                castle: Some(coins(9)),
            },
            building: Some(Building { house_cost: coins(10), castle_cost: coins(10) }),
            mortgage: Some(Mortgage { value: coins(11), interest: coins(12), lift: coins(13) }),
            continue_cost: None,
            points: 0,
        };
        assert_eq!(*deed, told, "space {space}");
        marked(&data, space, &[("interest", &row[12]), ("lift", &row[13])]);
    }
}

#[test]
fn the_other_deeds_are_those_of_the_rulebook() {
    let (rules, data) = (printed(), data());
    let rows = book().table("| other deeds | price |");
    assert_eq!(rows.len(), 2);
    let mut seen = 22;
    for row in &rows {
        let dice = row[2].contains("roll");
        let rent = if dice {
            Rent::DieFactors(numbers(&row[2]))
        } else {
            let (rents, _) = row[2].split_once(" for ").expect("rents for the number owned");
            Rent::ByNumberOwned(numbers(rents).into_iter().map(Coins).collect())
        };
        for space in numbers(&row[0]).into_iter().map(|n| Space(u8::try_from(n).expect("a space"))) {
            let deed = rules.deed(space).expect("there is a deed");
            let coins = |column: usize| Coins(number(&row[column]));
            let mortgage = Mortgage { value: coins(3), interest: coins(4), lift: coins(5) };
            assert_eq!((deed.price, &deed.rent), (coins(1), &rent), "space {space}");
            assert_eq!((deed.building, deed.mortgage), (None, Some(mortgage)), "space {space}");
            marked(&data, space, &[("interest", &row[4]), ("lift", &row[4])]);
            seen += 1;
        }
    }
    assert_eq!(seen, rules.deeds().count());
}

fn marked(data: &Value, space: Space, cells: &[(&str, &String)]) {
    let deeds = list(&data["deeds"]);
    let at = deeds.iter().position(|deed| deed["space"] == space.0).expect("the deed is listed");
    for (key, cell) in cells {
        let pointer = format!("/deeds/{at}/{key}");
        assert_eq!(cell.contains('°'), unconfirmed(data, &pointer), "{pointer}");
    }
}

#[test]
fn the_prices_add_up_to_what_the_rulebook_says() {
    let book = book();
    let sum: Coins = printed().deeds().map(|(_, deed)| deed.price).sum();
    assert_eq!(sum, Coins(5690));
    assert_eq!(book.after("The 28 prices add up to "), "5,690.");
}

/// COL-MORTGAGE-3
#[test]
fn interest_is_a_tenth_of_the_value_rounded_up() {
    for (space, deed) in printed().deeds() {
        let mortgage = deed.mortgage.expect("every deed can be mortgaged");
        assert_eq!(mortgage.interest, mortgage.value.percent(10), "space {space}");
    }
}
