//! The deeds: rents, costs, mortgages (CEL-RENT, CEL-MORTGAGE, CEL-SELL-1).

use crate::rulebook::{number, numbers, plain};
use crate::subject::text;
use crate::{DEEDS, book, subject};
use engine::ruleset::{Building, Deed, Mortgage, Rent};
use engine::{Coins, Space};

#[test]
fn the_deeds_are_those_of_the_rulebook() {
    let subject = subject();
    let rules = subject.printed();
    let rows = book().table(DEEDS);
    assert_eq!((rows.len(), rules.deeds().count()), (18, 18));
    for row in &rows {
        let space = Space(u8::try_from(number(&row[1])).expect("a space"));
        assert_eq!(plain(&row[0]), text(&subject.list("spaces")[space.index()], "/name/en"));
        let coins = |column: usize| Coins(number(&row[column]));
        let dice = row[2].starts_with("die");
        let rent = if dice {
            Rent::DieFactors([numbers(&row[2]), numbers(&row[3])].concat())
        } else {
            Rent::Stages {
                base: coins(2),
                set: coins(3),
                houses: (4..8).map(coins).collect(),
                castle: Some(coins(8)),
            }
        };
        let building = (!dice).then(|| Building { house_cost: coins(9), castle_cost: coins(10) });
        let deed = rules.deed(space).expect("there is a deed");
        let told = Deed {
            set: deed.set.clone(),
            price: deed.price,
            rent,
            building,
            mortgage: Some(Mortgage { value: coins(11), interest: Coins::ZERO, lift: coins(12) }),
            continue_cost: None,
            points: 0,
        };
        assert_eq!(*deed, told, "space {space}");
        if dice {
            assert!(row[4..11].iter().all(String::is_empty), "a utility has no buildings");
        }
    }
}

/// CEL-SET-1, -2: eight pairs of colours and the two utilities.
#[test]
fn each_set_has_two_deeds() {
    let rules = subject().printed();
    assert_eq!(rules.sets.len(), 9);
    for set in &rules.sets {
        let colour = set.deeds.first().is_some_and(|deed| rules.colour_set_of(*deed).is_some());
        assert_eq!((set.deeds.len(), colour), (2, set.id.0 != "utility"), "{:?}", set.id);
    }
}

#[test]
fn the_rent_that_is_confirmed_by_number_only_is_in_the_table() {
    let book = book();
    let line = book.after("One location, whose name is not given, is confirmed to bring ");
    let told = numbers(line)[0];
    assert!(line.ends_with("in this table the 2-coin locations do."), "{line}");
    for (space, deed) in subject().printed().deeds() {
        let Rent::Stages { base, houses, .. } = &deed.rent else { continue };
        assert_eq!(*base == Coins(2), houses[1] == Coins(told), "space {space}");
    }
}

/// CEL-SELL-1: cost and half of it, rounded up.
#[test]
fn half_of_each_cost_is_what_the_rulebook_says() {
    let (book, rules) = (book(), subject().printed());
    let rule = book.rule("CEL-SELL-1");
    let halves = numbers(rule.split("cost ").nth(1).expect("a list of halves"));
    let half = |cost: Coins| {
        let pair = halves.chunks(2).find(|pair| pair[0] == cost.0);
        Coins(pair.expect("the cost is in the list")[1])
    };
    for building in rules.deeds().filter_map(|(_, deed)| deed.building) {
        for cost in [building.house_cost, building.castle_cost] {
            assert_eq!(cost.percent(rules.numbers.building_sale_percent), half(cost));
        }
    }
}
