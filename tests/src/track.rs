//! Random things on the board: coins, markers, race cards won and left.

use crate::luck::Luck;
use engine::game::{Duty, Position, PowerDie};
use engine::ruleset::DeckOrder;
use engine::{CardId, Coins, Ruleset, Space};
use std::collections::BTreeSet;

/// Lays coins and markers, hands out race cards, silences some, and lets the turn owe something.
pub(crate) fn lay(rules: &Ruleset, position: &mut Position, luck: &mut Luck) {
    let spaces: Vec<Space> = rules.board.spaces.iter().map(|space| space.index).collect();
    if let Some(markers) = &rules.markers {
        for _ in 0..luck.between(0, markers.most_on_board) {
            position.markers.extend(luck.pick(&spaces).copied());
        }
    }
    if rules.points.is_some() || rules.markers.is_some() {
        for _ in 0..luck.below(8) {
            let coins = Coins(luck.between(1, 5));
            position.lying.extend(luck.pick(&spaces).map(|space| (*space, coins)));
        }
    }
    if rules.power_die().is_some() {
        for seat in &mut position.seats {
            seat.power = if luck.percent(15) { PowerDie::Missed } else { PowerDie::Thrown };
        }
    }
    hand_out_cards(rules, position, luck);
    position.duties = duties(rules, position, luck);
}

/// Some of the cards in front are won, some are out of the game; one is left at least.
fn hand_out_cards(rules: &Ruleset, position: &mut Position, luck: &mut Luck) {
    for deck in rules.decks.iter().filter(|deck| deck.order == DeckOrder::Printed) {
        let printed: Vec<CardId> = deck.cards.iter().map(|card| card.id.clone()).collect();
        let run = luck.below(printed.len());
        for card in &printed[..run] {
            if luck.percent(80) {
                let seat = luck.below(position.seats.len());
                position.seats[seat].won.push(card.clone());
            }
        }
        position.decks.insert(deck.id.clone(), printed[run..].to_vec());
    }
}

/// Only in the turn of somebody who has rolled and is not in Jail.
fn duties(rules: &Ruleset, position: &Position, luck: &mut Luck) -> BTreeSet<Duty> {
    let free = position.seats[position.active.index()].characters.iter().all(|c| c.jail.is_none());
    let mut duties = BTreeSet::new();
    if free && rules.power_die().is_some() && luck.percent(15) {
        duties.insert(Duty::SecondRoll);
    }
    if free && rules.races.is_some() && luck.percent(35) {
        duties.insert(Duty::Race);
    }
    duties
}
