//! From what a scenario gives to a game of the engine.

use crate::file::{CharacterGiven, Scenario, SeatGiven, Shown};
use crate::tokens;
use editions::{Edition, Library};
use engine::chance::{Script, Source};
use engine::game::{
    Character, DeedPosition, Duty, Face, FigureState, Position, PowerDie, Presence, RollOwed, SeatPosition,
    Sleep, Stock, Title,
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
    tokens::check(edition, scenario, &rules)?;
    let script = script(scenario, &rules)?;
    let dice = script.dice.len();
    let source = Source::Scripted(script);
    let lineups = tokens::lineups(edition, scenario, &rules);
    let game = if scenario.begin {
        check_begin(scenario)?;
        let ids = |lineup: Vec<Character>| lineup.into_iter().map(|character| character.id).collect();
        let lineups: Vec<_> = lineups.into_iter().map(ids).collect();
        Game::new(&rules, &lineups, source)
    } else {
        let position = position(scenario, &rules, lineups);
        Game::at(&rules, &position, source).map_err(|error| error.to_string())?
    };
    Ok(Ready { rules, game, dice })
}

fn check_seats(edition: &Edition, scenario: &Scenario) -> Result<(), String> {
    let (seats, players) = (scenario.seats.len(), &edition.players);
    if !(usize::from(players.min)..=usize::from(players.max)).contains(&seats) {
        return Err(format!("{seats} seats, allowed: {} to {}", players.min, players.max));
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
        let placed = |c: &CharacterGiven| c.position.is_some() || c.jail.is_some() || c.face != Face::Up;
        let stands = seat.position.is_some() || seat.jail.is_some() || seat.out;
        let stands = stands || seat.characters.iter().any(placed);
        let holds = holds || !seat.won.is_empty() || seat.without_power;
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
    let shown = scenario.dice.iter().flat_map(|throw| &throw.0);
    let dice: Vec<u8> = shown.map(|shown| value(shown, rules)).collect::<Result<_, _>>()?;
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

/// The number of what a die shows.
fn value(shown: &Shown, rules: &Ruleset) -> Result<u8, String> {
    let name = match shown {
        Shown::Pips(value) => return Ok(*value),
        Shown::Power(name) => name,
    };
    let faces = rules.power_die().map_or(&[][..], |die| &die.powers);
    let at = faces.iter().position(|face| face.0 == *name);
    let value = at.and_then(|at| u8::try_from(at + 1).ok());
    value.ok_or_else(|| {
        let names: Vec<&str> = faces.iter().map(|face| face.0.as_str()).collect();
        format!("dice: found \"{name}\", allowed: a number or one of {names:?}")
    })
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

fn position(scenario: &Scenario, rules: &Ruleset, lineups: Vec<Vec<Character>>) -> Position {
    let lineups = scenario.seats.iter().zip(lineups);
    let seats = lineups.map(|(given, characters)| seat(given, characters, rules)).collect();
    let owed = [(Duty::SecondRoll, scenario.turn.second_roll), (Duty::Race, scenario.turn.race)];
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
        lying: scenario.lying.iter().map(|(space, coins)| (Space(*space), Coins(*coins))).collect(),
        markers: scenario.markers.iter().copied().map(Space).collect(),
        duties: owed.into_iter().filter(|(_, owed)| *owed).map(|(duty, _)| duty).collect(),
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

fn seat(given: &SeatGiven, characters: Vec<Character>, rules: &Ruleset) -> SeatPosition {
    let each = u32::try_from(characters.len()).unwrap_or(1);
    let cash = if given.out { Coins::ZERO } else { rules.numbers.start_money.times(each) };
    let deed = |deed: &crate::file::DeedGiven| DeedPosition {
        deed: Space(deed.deed),
        stage: deed.stage.stage(rules.castle_stage()),
        title: if deed.mortgaged { Title::Mortgaged } else { Title::Open },
    };
    SeatPosition {
        characters,
        cash: given.cash.map_or(cash, Coins),
        deeds: given.deeds.iter().map(deed).collect(),
        cards: given.jail_cards.iter().map(|id| CardId(id.clone())).collect(),
        won: given.won.iter().map(|id| CardId(id.clone())).collect(),
        power: if given.without_power { PowerDie::Missed } else { PowerDie::Thrown },
        presence: if given.out { Presence::Out } else { Presence::AtTable },
    }
}
