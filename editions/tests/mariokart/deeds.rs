//! The deeds, their points and their sets (KRT-RENT-1, KRT-SET-1).

use crate::rulebook::{number, numbers, plain};
use crate::subject::text;
use crate::{DEEDS, book, subject};
use engine::ruleset::{Deed, Effect, Rent};
use engine::{Coins, Space};

#[test]
fn the_deeds_are_those_of_the_rulebook() {
    let subject = subject();
    let rules = subject.printed();
    let rows = book().table(DEEDS);
    assert_eq!((rows.len(), rules.deeds().count()), (16, 16));
    for row in &rows {
        let space = Space(u8::try_from(number(&row[1])).expect("a space"));
        let printed = &subject.list("deeds")[subject.deed_at(space)];
        let name = |language: &str| text(&subject.list("spaces")[space.index()], language).to_owned();
        assert_eq!((row[0].as_str(), plain(&row[2])), (text(printed, "/id"), name("/name/en")));
        assert_eq!(row[3].trim_end_matches(" (confirmed)"), name("/name/de"));
        let set = subject.set_of_colour(&row[4]).1;
        let coins = |column: usize| Coins(number(&row[column]));
        let deed = Deed {
            set: engine::SetId::from(text(set, "/id")),
            price: coins(5),
            rent: Rent::Stages { base: coins(6), set: coins(7), houses: Vec::new(), castle: None },
            building: None,
            mortgage: None,
            continue_cost: None,
            points: number(&row[8]),
        };
        assert_eq!(rules.deed(space), Some(&deed), "space {space}");
    }
}

/// "All deeds together 420 points, all cards 330."
#[test]
fn the_points_add_up() {
    let (book, rules) = (book(), subject().printed());
    let deeds: u32 = rules.deeds().map(|(_, deed)| deed.points).sum();
    let cards = rules.decks[0].cards.iter().map(|card| match card.effect {
        Effect::Race { points, .. } => points,
        _ => 0,
    });
    assert_eq!(numbers(&book.sentence_after("All deeds together ")), [deeds, cards.sum()]);
}

/// KRT-SET-1, KRT-RENT-1: both deeds of a colour, and its rent is double.
#[test]
fn each_set_has_two_deeds_and_double_rent() {
    let (book, rules) = (book(), subject().printed());
    assert!(book.whole_rule("KRT-SET-1").contains("both deeds of its colour"));
    assert!(book.whole_rule("KRT-RENT-1").contains("its set rent (double)"));
    assert_eq!(rules.sets.len(), 8);
    assert!(rules.sets.iter().all(|set| set.deeds.len() == 2));
    for (space, deed) in rules.deeds() {
        let Rent::Stages { base, set, .. } = &deed.rent else { panic!("rents by stage") };
        assert_eq!(base.times(2), *set, "space {space}");
    }
    assert!(rules.buildings.is_none());
}
