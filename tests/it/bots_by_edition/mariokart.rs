//! Powers, stars, races and prizes: choices with one answer that is clearly the best.

use super::{before_the_roll, choice, rules, say, seat, table};
use engine::game::{Duty, Position, RollOwed, SeatPosition};
use engine::ids::CharacterId;
use engine::{CardId, DeckId, Intent, Seat, Space};
use kit::Table;

/// Faces of the power die by number.
const COINS: u8 = 1;
const BANANA: u8 = 3;

fn led_by(id: &str, mut seat: SeatPosition) -> SeatPosition {
    seat.characters[0].id = CharacterId::from(id);
    seat
}

fn three(first: SeatPosition, second: SeatPosition, third: SeatPosition) -> Position {
    before_the_roll(vec![first, led_by("peach", second), led_by("toad", third)])
}

/// The turn owes a race for this card.
fn race_for(card: &str, mut position: Position) -> Table {
    position.roll_owed = RollOwed::Nothing;
    position.duties = [Duty::Race].into();
    position.decks.insert(DeckId::from("grand_prix"), vec![CardId::from(card)]);
    let mut table = table(rules("mariokart"), &position, &[6, 1, 1, 6, 1, 1]);
    say(&mut table, 1, Intent::Flip);
    table
}

fn rolled(position: &Position, dice: &[u8]) -> Table {
    let mut table = table(rules("mariokart"), position, dice);
    say(&mut table, 1, Intent::Roll);
    table
}

/// A hundred points for three coins, which are six points.
#[test]
fn the_last_race_is_worth_its_fee() {
    let seats = three(led_by("mario", seat(9, 3, &[])), seat(9, 5, &[]), seat(9, 6, &[]));
    assert_eq!(choice(&race_for("gp_8", seats), 1), Some(Intent::Enter(None)));
}

/// Four spaces lead to Go to Jail, where the other half would be lost: three coins now.
#[test]
fn coins_come_first_when_the_move_ends_in_jail() {
    let seats = three(led_by("luigi", seat(5, 20, &[])), seat(5, 2, &[]), seat(5, 3, &[]));
    assert_eq!(choice(&rolled(&seats, &[4, COINS]), 1), Some(Intent::PowerUp));
}

/// Three coins for each marker on the board, and they come back to stock.
#[test]
fn all_markers_are_lifted_for_their_coins() {
    let mut position = three(led_by("donkey_kong", seat(5, 14, &[])), seat(5, 2, &[]), seat(5, 3, &[]));
    position.markers = [Space(4), Space(28)].into();
    let table = rolled(&position, &[2, BANANA]);
    assert_eq!(choice(&table, 1), Some(Intent::PickSpaces { spaces: vec![Space(4), Space(28)] }));
}

/// Four coins are taken from somebody who has them.
#[test]
fn coins_are_taken_where_there_are_some() {
    let position = three(led_by("bowser", seat(5, 4, &[1])), seat(0, 3, &[]), seat(12, 2, &[29, 31]));
    let mut table = rolled(&position, &[2, COINS]);
    say(&mut table, 1, Intent::Move(None));
    assert_eq!(choice(&table, 1), Some(Intent::PickPlayer { player: Seat(3) }));
}

/// A second throw of the power die can only help.
#[test]
fn a_second_roll_is_taken() {
    let mut position = three(led_by("rosalina", seat(5, 9, &[])), seat(5, 2, &[]), seat(5, 3, &[]));
    position.roll_owed = RollOwed::Nothing;
    position.duties = [Duty::SecondRoll].into();
    assert_eq!(choice(&table(rules("mariokart"), &position, &[]), 1), Some(Intent::Go));
}
