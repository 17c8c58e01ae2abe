//! Random positions in the middle of a game: whole sets, buildings, short stock, little cash, full jails.

use crate::lineups::random_lineups;
use crate::luck::Luck;
use crate::track;
use engine::chance::Source;
use engine::game::{
    Character, DeedPosition, Face, FigureState, Game, Jail, Position, PowerDie, Presence, RollOwed,
    SeatPosition, Sleep, Title,
};
use engine::ids::CharacterId;
use engine::ruleset::{BoardSpace, DeckOrder, Effect, SetOf};
use engine::{CardId, Coins, Ruleset, Seat, Space};
use std::collections::{BTreeMap, BTreeSet};

/// A game that stands at a random position, or none if chance made one that no game could have. In half of them
/// the box is made so small that buildings are short.
#[must_use]
pub fn random_game(rules: &mut Ruleset, tokens: &[String], seats: usize, luck: &mut Luck) -> Option<Game> {
    let lineups = random_lineups(rules, tokens, seats, luck);
    let mut position = random_position(rules, &lineups, luck);
    track::lay(rules, &mut position, luck);
    if luck.percent(50) {
        make_short(rules, &position, luck);
    }
    Game::at(rules, &position, Source::Keyed(luck.key())).ok()
}

fn make_short(rules: &mut Ruleset, position: &Position, luck: &mut Luck) {
    let top = rules.castle_stage();
    let stages = position.seats.iter().flat_map(|seat| seat.deeds.iter().map(|deed| deed.stage));
    let standing: u32 = stages.clone().filter(|stage| *stage < top).map(u32::from).sum();
    let castles = stages.filter(|stage| *stage == top).count();
    if let Some(box_of) = &mut rules.buildings {
        box_of.houses = standing + luck.between(0, 2);
        box_of.castles = u32::try_from(castles).unwrap_or(0) + luck.between(0, 1);
    }
}

fn random_position(rules: &Ruleset, lineups: &[Vec<CharacterId>], luck: &mut Luck) -> Position {
    let mut seats: Vec<SeatPosition> = lineups.iter().map(|lineup| seat(rules, lineup, luck)).collect();
    for set in &rules.sets {
        give_set(rules, &mut seats, set, luck);
    }
    let mut decks = BTreeMap::new();
    for deck in rules.decks.iter().filter(|deck| deck.order == DeckOrder::Shuffled) {
        let mut cards: Vec<CardId> = deck.cards.iter().map(|card| card.id.clone()).collect();
        luck.shuffle(&mut cards);
        if luck.percent(85) {
            asking_cards_first(rules, &mut cards);
        }
        keep_cards(rules, &mut seats, &mut cards, luck);
        decks.insert(deck.id.clone(), cards);
    }
    let roll_owed = match luck.below(4) {
        0 => RollOwed::Nothing,
        1 if rules.numbers.doubles_to_jail.is_some() => RollOwed::Extra,
        _ => RollOwed::Opening,
    };
    let active = Seat::at(luck.below(seats.len()));
    if roll_owed == RollOwed::Extra {
        seats[active.index()].characters[0].jail = None;
    }
    Position {
        game_over: game_over(rules, &seats, luck),
        figure: rules.figure.as_ref().map(|_| figure(rules, &seats, luck)),
        active,
        roll_owed,
        doubles: u8::from(roll_owed == RollOwed::Extra),
        starter: Seat::at(luck.below(seats.len())),
        round: luck.between(1, 4).min(rules.options.round_limit.unwrap_or(4)),
        stock: None,
        pot: if rules.options.pot == engine::ruleset::Pot::Off {
            Coins::ZERO
        } else {
            Coins(luck.between(0, 300))
        },
        decks,
        seats,
        lying: BTreeMap::new(),
        markers: BTreeSet::new(),
        duties: BTreeSet::new(),
    }
}

fn character(rules: &Ruleset, id: &CharacterId, luck: &mut Luck) -> Character {
    let jail = luck.percent(15).then(|| Jail {
        tries: u8::try_from(luck.below(usize::from(rules.numbers.jail_tries))).unwrap_or(0),
    });
    let anywhere = Space(u8::try_from(luck.below(rules.board.spaces.len())).unwrap_or(0));
    let position =
        if jail.is_some() { rules.board.jail } else { before_a_star(rules, luck).unwrap_or(anywhere) };
    Character { jail, ..Character::new(id.clone(), position) }
}

/// Now and then where a roll can reach a star, where characters have one.
fn before_a_star(rules: &Ruleset, luck: &mut Luck) -> Option<Space> {
    let is_star = |space: &&BoardSpace| space.effect == Some(Effect::UseStar);
    let stars: Vec<Space> = rules.board.spaces.iter().filter(is_star).map(|space| space.index).collect();
    if stars.is_empty() || luck.percent(40) {
        return None;
    }
    let steps = luck.between(1, 6);
    luck.pick(&stars).map(|star| rules.board.back(*star, steps))
}

fn seat(rules: &Ruleset, lineup: &[CharacterId], luck: &mut Luck) -> SeatPosition {
    let mut characters: Vec<Character> = lineup.iter().map(|id| character(rules, id, luck)).collect();
    if let [_, second] = &mut characters[..]
        && luck.percent(40)
    {
        second.face = Face::Down;
    }
    SeatPosition {
        characters,
        cash: Coins(if luck.percent(30) {
            luck.between(0, rules.numbers.start_money.0 / 12)
        } else {
            luck.between(0, rules.numbers.start_money.0)
        }),
        deeds: Vec::new(),
        cards: Vec::new(),
        won: Vec::new(),
        power: PowerDie::Thrown,
        presence: Presence::AtTable,
    }
}

fn give_set(rules: &Ruleset, seats: &mut [SeatPosition], set: &SetOf, luck: &mut Luck) {
    let builds =
        set.deeds.iter().all(|deed| rules.deed(*deed).is_some_and(|printed| printed.building.is_some()));
    let whole = luck.percent(60);
    let owner = luck.below(seats.len());
    if whole && builds && luck.percent(70) {
        let level = u32::try_from(luck.below(usize::from(rules.castle_stage()))).unwrap_or(0);
        for deed in &set.deeds {
            let stage = u8::try_from(level + luck.between(0, 1)).unwrap_or(0);
            seats[owner].deeds.push(DeedPosition { deed: *deed, stage, title: Title::Open });
        }
        return;
    }
    for deed in &set.deeds {
        let mortgages = rules.deed(*deed).is_some_and(|printed| printed.mortgage.is_some());
        let title = if mortgages && luck.percent(25) { Title::Mortgaged } else { Title::Open };
        if whole || luck.percent(75) {
            let seat = if whole { owner } else { luck.below(seats.len()) };
            seats[seat].deeds.push(DeedPosition { deed: *deed, stage: 0, title });
        }
    }
}

/// Deeds in GAME OVER, owned or not, outside whole sets.
fn game_over(rules: &Ruleset, seats: &[SeatPosition], luck: &mut Luck) -> Vec<Space> {
    let whole = |deed: Space| {
        let set = rules.set_of(deed).map_or(&[][..], |set| &set.deeds);
        seats.iter().any(|seat| set.iter().all(|member| seat.deeds.iter().any(|held| held.deed == *member)))
    };
    let flips = rules.deeds().filter(|(_, printed)| printed.continue_cost.is_some());
    flips.map(|(deed, _)| deed).filter(|deed| !whole(*deed) && luck.percent(40)).collect()
}

/// Anywhere awake, or asleep where it was defeated.
fn figure(rules: &Ruleset, seats: &[SeatPosition], luck: &mut Luck) -> FigureState {
    let anywhere = Space(u8::try_from(luck.below(rules.board.spaces.len())).unwrap_or(0));
    let defeat = rules.figure.as_ref().map_or(anywhere, |figure| figure.defeat_space);
    if luck.percent(70) {
        return FigureState { position: anywhere, sleep: None };
    }
    let sleep = Sleep { seat: Seat::at(luck.below(seats.len())), turn: luck.between(0, 1) };
    FigureState { position: defeat, sleep: Some(sleep) }
}

/// Cards that ask somebody something are few; on top they come up.
fn asking_cards_first(rules: &Ruleset, cards: &mut [CardId]) {
    use engine::ruleset::Effect;
    let asks = |card: &CardId| {
        let effect = rules.card(card).map(|(_, printed)| &printed.effect);
        matches!(effect, Some(Effect::FlipEach | Effect::ContinueOwn { .. } | Effect::FigureDrops))
    };
    cards.sort_by_key(|card| !asks(card));
}

fn keep_cards(rules: &Ruleset, seats: &mut [SeatPosition], cards: &mut Vec<CardId>, luck: &mut Luck) {
    use engine::ruleset::Effect;
    let kept =
        |card: &CardId| rules.card(card).is_some_and(|(_, printed)| printed.effect == Effect::KeepForJail);
    if luck.percent(30)
        && let Some(at) = cards.iter().position(kept)
    {
        let seat = luck.below(seats.len());
        seats[seat].cards.push(cards.remove(at));
    }
}
