//! Which characters each seat leads, and where they stand.

use crate::file::{CharacterGiven, Scenario, SeatGiven};
use editions::Edition;
use engine::game::Character;
use engine::ids::CharacterId;
use engine::{Ruleset, Space};

/// The characters of each seat: those given, the rest in the order of the edition's file.
pub(crate) fn lineups(edition: &Edition, scenario: &Scenario, rules: &Ruleset) -> Vec<Vec<Character>> {
    let each = rules.characters_each(scenario.seats.len());
    let given = named(scenario);
    let mut printed = edition.tokens().into_iter().filter(|token| !given.contains(&token.as_str()));
    let mut next = || printed.next().unwrap_or_default();
    let mut lineup = |seat: &SeatGiven| {
        if !seat.characters.is_empty() {
            return seat.characters.iter().map(|given| character(given, rules, &mut next)).collect();
        }
        let first = CharacterGiven {
            token: seat.token.clone(),
            position: seat.position,
            jail: seat.jail,
            ..CharacterGiven::default()
        };
        let others = std::iter::repeat_with(CharacterGiven::default).take(each.saturating_sub(1));
        std::iter::once(first).chain(others).map(|given| character(&given, rules, &mut next)).collect()
    };
    scenario.seats.iter().map(&mut lineup).collect()
}

fn character(given: &CharacterGiven, rules: &Ruleset, next: &mut impl FnMut() -> String) -> Character {
    let at_start = if given.jail.is_some() { rules.board.jail } else { rules.board.go };
    let id = CharacterId(given.token.clone().unwrap_or_else(next));
    let position = given.position.map_or(at_start, Space);
    Character { jail: given.jail, face: given.face, ..Character::new(id, position) }
}

/// All tokens that the scenario names.
fn named(scenario: &Scenario) -> Vec<&str> {
    scenario
        .seats
        .iter()
        .flat_map(|seat| seat.token.iter().chain(seat.characters.iter().filter_map(|c| c.token.as_ref())))
        .map(String::as_str)
        .collect()
}

/// Known ones, each once, and as many for a seat as the edition says.
pub(crate) fn check(edition: &Edition, scenario: &Scenario, rules: &Ruleset) -> Result<(), String> {
    let known = edition.tokens();
    let mut taken = Vec::new();
    for token in named(scenario) {
        if !known.iter().any(|known| known == token) || taken.contains(&token) {
            return Err(format!("token \"{token}\": unknown or taken, allowed: {known:?}"));
        }
        taken.push(token);
    }
    let each = rules.characters_each(scenario.seats.len());
    for (at, seat) in scenario.seats.iter().enumerate().filter(|(_, seat)| !seat.characters.is_empty()) {
        let count = seat.characters.len();
        let alone = seat.token.is_none() && seat.position.is_none() && seat.jail.is_none();
        if count != each || !alone {
            return Err(format!(
                "characters of p{}: found {count}, allowed: {each}, in place of token, position and jail",
                at + 1
            ));
        }
    }
    Ok(())
}
