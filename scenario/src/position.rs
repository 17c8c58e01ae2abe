//! From what a scenario gives to a game of the engine.

use crate::file::{Scenario, SeatGiven};
use editions::{Edition, Library};
use engine::chance::{Script, Source};
use engine::game::{
    DeedPosition, FigureState, Position, Presence, RollOwed, SeatPosition, Sleep, Stock, Title,
};
use engine::{CardId, Coins, DeckId, Game, Ruleset, Seat, Space};
use std::collections::BTreeMap;

/// A game ready to be played, its rules, and the scripted dice.
pub(crate) struct Ready {
    pub(crate) rules: Ruleset,
    pub(crate) game: Game,
    pub(crate) dice: usize,
}

/// The game at the scenario's position, its scripted dice included.
///
/// # Errors
/// What is impossible about the position or the options.
pub fn game(library: &Library, scenario: &Scenario) -> Result<Game, String> {
    ready(library, scenario).map(|ready| ready.game)
}

/// # Errors
/// What is impossible about the scenario's position or options.
pub(crate) fn ready(library: &Library, scenario: &Scenario) -> Result<Ready, String> {
    let edition = library
        .get(&scenario.edition)
        .ok_or_else(|| format!("there is no edition \"{}\"", scenario.edition))?;
    let chosen = edition.check_options(&scenario.options).map_err(|error| error.to_string())?;
    let rules = edition.ruleset(&chosen);
    check_seats(edition, scenario)?;
    let script = script(scenario, &rules)?;
    let dice = script.dice.len();
    let source = Source::Scripted(script);
    let tokens = tokens(edition, scenario);
    let game = if scenario.begin {
        check_begin(scenario)?;
        Game::new(&rules, &tokens, source)
    } else {
        let position = position(scenario, &rules, tokens);
        Game::at(&rules, &position, source).map_err(|error| error.to_string())?
    };
    Ok(Ready { rules, game, dice })
}

fn tokens(edition: &Edition, scenario: &Scenario) -> Vec<String> {
    let given = |token: &String| scenario.seats.iter().any(|seat| seat.token.as_ref() == Some(token));
    let mut printed = edition.tokens().into_iter().filter(|token| !given(token));
    let mut token = |seat: &SeatGiven| seat.token.clone().or_else(|| printed.next()).unwrap_or_default();
    scenario.seats.iter().map(&mut token).collect()
}

fn check_seats(edition: &Edition, scenario: &Scenario) -> Result<(), String> {
    let (seats, players) = (scenario.seats.len(), &edition.players);
    if !(usize::from(players.min)..=usize::from(players.max)).contains(&seats) {
        return Err(format!("{seats} seats, allowed: {} to {}", players.min, players.max));
    }
    let known = edition.tokens();
    let mut taken = Vec::new();
    for token in scenario.seats.iter().filter_map(|seat| seat.token.as_ref()) {
        if !known.contains(token) || taken.contains(&token) {
            return Err(format!("token \"{token}\": unknown or taken, allowed: {known:?}"));
        }
        taken.push(token);
    }
    let starter = scenario.starter.map_or(1, |name| name.0.index() + 1);
    if starter > seats {
        return Err(format!("starter p{starter}: there are {seats} seats"));
    }
    Ok(())
}

fn check_begin(scenario: &Scenario) -> Result<(), String> {
    let bare = |seat: &SeatGiven| {
        let holds = seat.cash.is_some() || !seat.deeds.is_empty() || !seat.jail_cards.is_empty();
        let stands = seat.position.is_some() || seat.jail.is_some() || seat.out;
        !holds && !stands
    };
    if scenario.seats.iter().all(bare) {
        Ok(())
    } else {
        Err("with \"begin\" the seats may hold only a token".to_owned())
    }
}

/// Dice in their order, each a face that some die of the box has; decks and dealt deeds as orders of what is
/// shuffled at the start.
fn script(scenario: &Scenario, rules: &Ruleset) -> Result<Script, String> {
    if let Some(id) = scenario.decks.keys().find(|id| !rules.decks.iter().any(|deck| deck.id.0 == **id)) {
        return Err(format!("there is no deck \"{id}\""));
    }
    let dice: Vec<u8> = scenario.dice.iter().flat_map(|throw| throw.0.iter().copied()).collect();
    let most = rules.faces(&[]).into_iter().max().unwrap_or(0);
    if let Some(value) = dice.iter().find(|value| !(1..=most).contains(*value)) {
        return Err(format!("dice: found {value}, allowed: 1 to {most}"));
    }
    let mut orders = BTreeMap::new();
    for deck in &rules.decks {
        if let Some(top) = scenario.decks.get(&deck.id.0) {
            let printed: Vec<&str> = deck.cards.iter().map(|card| card.id.0.as_str()).collect();
            let top: Vec<&str> = top.iter().map(String::as_str).collect();
            orders.insert(deck.id.0.clone(), order(&printed, &top)?);
        }
    }
    let deeds: Vec<u8> = rules.deeds().map(|(space, _)| space.0).collect();
    orders.insert("deeds".to_owned(), order(&deeds, &scenario.deals)?);
    Ok(Script { dice, orders })
}

/// Positions of a list with some entries first and the rest in their old order.
fn order<T: PartialEq + std::fmt::Display>(printed: &[T], top: &[T]) -> Result<Vec<usize>, String> {
    let mut order = Vec::new();
    for wanted in top {
        let at = printed.iter().position(|entry| entry == wanted);
        let at = at.filter(|at| !order.contains(at));
        order.push(at.ok_or_else(|| format!("{wanted} is not there, or named twice"))?);
    }
    let rest: Vec<usize> = (0..printed.len()).filter(|at| !order.contains(at)).collect();
    order.extend(rest);
    Ok(order)
}

fn position(scenario: &Scenario, rules: &Ruleset, tokens: Vec<String>) -> Position {
    let seats = scenario.seats.iter().zip(tokens).map(|(given, token)| seat(given, token, rules)).collect();
    let box_of = rules.buildings.as_ref();
    let stock = scenario.stock.as_ref().map(|stock| Stock {
        houses: stock.houses.unwrap_or_else(|| box_of.map_or(0, |b| b.houses)),
        castles: stock.castles.unwrap_or_else(|| box_of.map_or(0, |b| b.castles)),
    });
    let cards = |cards: &Vec<String>| cards.iter().map(|id| CardId(id.clone())).collect();
    Position {
        seats,
        active: scenario.turn.seat.map_or(Seat(1), |name| name.0),
        roll_owed: scenario.turn.roll.unwrap_or(RollOwed::Opening),
        doubles: scenario.turn.doubles.unwrap_or(0),
        starter: scenario.starter.map_or(Seat(1), |name| name.0),
        round: scenario.round.unwrap_or(1),
        stock,
        pot: Coins(scenario.pot),
        game_over: game_over(scenario),
        figure: scenario.figure.as_ref().map(|given| figure(given, rules)),
        decks: scenario.decks.iter().map(|(id, top)| (DeckId(id.clone()), cards(top))).collect(),
    }
}

/// The scenario's running turn is number 1; whatever happened before was turn 0.
fn figure(given: &crate::file::FigureGiven, rules: &Ruleset) -> FigureState {
    let start = rules.figure.as_ref().map_or(rules.board.go, |figure| figure.start);
    let sleep =
        |asleep: crate::file::AsleepGiven| Sleep { seat: asleep.seat.0, turn: u32::from(asleep.this_turn) };
    FigureState { position: given.position.map_or(start, Space), sleep: given.asleep.map(sleep) }
}

fn game_over(scenario: &Scenario) -> Vec<Space> {
    let held = scenario.seats.iter().flat_map(|seat| &seat.deeds).filter(|deed| deed.game_over);
    scenario.game_over.iter().copied().chain(held.map(|deed| deed.deed)).map(Space).collect()
}

fn seat(given: &SeatGiven, token: String, rules: &Ruleset) -> SeatPosition {
    let at_start = if given.jail.is_some() { rules.board.jail } else { rules.board.go };
    let cash = if given.out { Coins::ZERO } else { rules.numbers.start_money };
    let deed = |deed: &crate::file::DeedGiven| DeedPosition {
        deed: Space(deed.deed),
        stage: deed.stage.stage(rules.castle_stage()),
        title: if deed.mortgaged { Title::Mortgaged } else { Title::Open },
    };
    SeatPosition {
        token,
        cash: given.cash.map_or(cash, Coins),
        position: given.position.map_or(at_start, Space),
        jail: given.jail,
        deeds: given.deeds.iter().map(deed).collect(),
        cards: given.jail_cards.iter().map(|id| CardId(id.clone())).collect(),
        presence: if given.out { Presence::Out } else { Presence::AtTable },
    }
}
