//! How a game comes into being: fresh for a lobby, or from a position for scenarios.

use super::{
    Character, DeckState, DeedState, Duty, FigureState, Game, Phase, Player, PowerDie, Presence, RollOwed,
    Stock, Time, Title,
};
use crate::chance::{Chance, Source};
use crate::ids::{CardId, CharacterId, DecisionId, DeckId, Seat, Space};
use crate::money::Coins;
use crate::ruleset::{DeckOrder, Ruleset};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What a seat holds at the start of an injected game.
#[derive(Clone, Debug)]
pub struct SeatPosition {
    /// One at least.
    pub characters: Vec<Character>,
    pub cash: Coins,
    pub deeds: Vec<DeedPosition>,
    pub cards: Vec<CardId>,
    /// Race cards.
    pub won: Vec<CardId>,
    pub power: PowerDie,
    pub presence: Presence,
}

#[derive(Clone, Copy, Debug)]
pub struct DeedPosition {
    pub deed: Space,
    pub stage: u8,
    pub title: Title,
}

/// A running game as it stands at the start of a scenario.
#[derive(Clone, Debug)]
pub struct Position {
    pub seats: Vec<SeatPosition>,
    pub active: Seat,
    pub roll_owed: RollOwed,
    pub doubles: u8,
    pub starter: Seat,
    pub round: u32,
    /// None: what the box holds less what stands on the board.
    pub stock: Option<Stock>,
    pub pot: Coins,
    /// Deeds in GAME OVER, owned or not.
    pub game_over: Vec<Space>,
    /// None: awake at its start.
    pub figure: Option<FigureState>,
    /// Top cards first; those not named follow in printed order. A deck that is never shuffled is given whole.
    pub decks: BTreeMap<DeckId, Vec<CardId>>,
    pub lying: BTreeMap<Space, Coins>,
    pub markers: BTreeSet<Space>,
    pub duties: BTreeSet<Duty>,
}

impl Position {
    /// Seat 1 is about to make its opening roll; nothing has been built, laid or drawn.
    #[must_use]
    pub fn of(seats: Vec<SeatPosition>) -> Self {
        Self {
            seats,
            active: Seat(1),
            roll_owed: RollOwed::Opening,
            doubles: 0,
            starter: Seat(1),
            round: 1,
            stock: None,
            pot: Coins::ZERO,
            game_over: Vec::new(),
            figure: None,
            decks: BTreeMap::new(),
            lying: BTreeMap::new(),
            markers: BTreeSet::new(),
            duties: BTreeSet::new(),
        }
    }
}

impl SeatPosition {
    /// At the table with this cash and nothing else.
    #[must_use]
    pub fn of(characters: Vec<Character>, cash: Coins) -> Self {
        Self {
            characters,
            cash,
            deeds: Vec::new(),
            cards: Vec::new(),
            won: Vec::new(),
            power: PowerDie::Thrown,
            presence: Presence::AtTable,
        }
    }
}

/// A position that no game could have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    UnknownSpace(Space),
    NotADeed(Space),
    OwnedTwice(Space),
    StageTooHigh { deed: Space, stage: u8, most: u8 },
    BuiltInIncompleteSet(Space),
    BuiltOnMortgagedSet(Space),
    Uneven(Space),
    NotEnoughPieces { what: &'static str, have: u32, need: u32 },
    UnknownDeck(DeckId),
    UnknownCard(CardId),
    CardTwice(CardId),
    NotAtTable(Seat),
    CannotBeGameOver(Space),
    NoFigure,
    FigureHasWon,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownSpace(space) => write!(f, "the board has no space {space}"),
            Self::NotADeed(space) => write!(f, "space {space} has no deed"),
            Self::OwnedTwice(deed) => write!(f, "deed {deed} is given to two seats"),
            Self::StageTooHigh { deed, stage, most } => {
                write!(f, "deed {deed} has stage {stage}, at most {most} is possible")
            }
            Self::BuiltInIncompleteSet(deed) => {
                write!(f, "deed {deed} is built on, but its owner has not the whole set")
            }
            Self::BuiltOnMortgagedSet(deed) => write!(f, "deed {deed} is built on in a mortgaged set"),
            Self::Uneven(deed) => write!(f, "the set of deed {deed} is built unevenly"),
            Self::NotEnoughPieces { what, have, need } => {
                write!(f, "{need} {what} stand on the board, the box holds {have}")
            }
            Self::UnknownDeck(deck) => write!(f, "the edition has no deck {deck}"),
            Self::UnknownCard(card) => write!(f, "the edition has no card {card} there"),
            Self::CardTwice(card) => write!(f, "card {card} is in two places"),
            Self::NotAtTable(seat) => write!(f, "{seat} is not at the table"),
            Self::CannotBeGameOver(deed) => {
                write!(
                    f,
                    "deed {deed} cannot be in GAME OVER: it never goes there, or is protected by its set"
                )
            }
            Self::NoFigure => write!(f, "the edition has no figure"),
            Self::FigureHasWon => write!(f, "with so many deeds in GAME OVER the figure has won"),
        }
    }
}

impl std::error::Error for PositionError {}

/// Seats with one character each.
#[must_use]
pub fn one_each(tokens: &[String]) -> Vec<Vec<CharacterId>> {
    tokens.iter().map(|token| vec![CharacterId(token.clone())]).collect()
}

impl Game {
    /// A game in the lobby: tokens on GO, everything with the Bank, waiting for the order to start. Each seat is
    /// given by the characters that it leads, one at least.
    #[must_use]
    pub fn new(rules: &Ruleset, lineups: &[Vec<CharacterId>], source: Source) -> Self {
        let character = |id: &CharacterId| Character::new(id.clone(), rules.board.go);
        let player = |(index, lineup): (usize, &Vec<CharacterId>)| Player {
            seat: Seat::at(index),
            presence: Presence::AtTable,
            cash: Coins::ZERO,
            characters: lineup.iter().map(character).collect(),
            acting: 0,
            cards: Vec::new(),
            won: Vec::new(),
            power: PowerDie::Thrown,
        };
        let printed = |deck: &crate::ruleset::DeckOf| DeckState {
            id: deck.id.clone(),
            cards: deck.cards.iter().map(|card| card.id.clone()).collect(),
        };
        let free = DeedState { owner: None, stage: 0, title: Title::Open };
        let box_of = rules.buildings.as_ref();
        Self {
            phase: Phase::Lobby,
            players: lineups.iter().enumerate().map(player).collect(),
            deeds: rules.deeds().map(|(space, _)| (space, free)).collect(),
            decks: rules.decks.iter().map(printed).collect(),
            stock: box_of.map_or(Stock::default(), |b| Stock { houses: b.houses, castles: b.castles }),
            bank: 0,
            pot: Coins::ZERO,
            chance: Chance::new(source),
            active: Seat(1),
            roll_owed: RollOwed::Opening,
            doubles: 0,
            starter: Seat(1),
            round: 1,
            turn: 0,
            time: Time::Running,
            frames: Vec::new(),
            claims: Vec::new(),
            deferred: Vec::new(),
            estates: Vec::new(),
            offers: BTreeMap::new(),
            offers_made: 0,
            declines: Vec::new(),
            held_back: BTreeSet::new(),
            gone: Vec::new(),
            decision: DecisionId(0),
            figure: rules.figure.as_ref().map(|figure| FigureState { position: figure.start, sleep: None }),
            lying: BTreeMap::new(),
            markers: BTreeSet::new(),
            markers_left: rules.markers.as_ref().map_or(0, |markers| markers.stock),
            path: Vec::new(),
            duties: BTreeSet::new(),
            mover: None,
            tried: BTreeSet::new(),
            pickups: Vec::new(),
            last_roll: None,
        }
    }

    /// A running game in a given position.
    ///
    /// # Errors
    /// What makes the position impossible.
    pub fn at(rules: &Ruleset, position: &Position, source: Source) -> Result<Self, PositionError> {
        let lineup = |seat: &SeatPosition| seat.characters.iter().map(|c| c.id.clone()).collect();
        let lineups: Vec<Vec<CharacterId>> = position.seats.iter().map(lineup).collect();
        let mut game = Self::new(rules, &lineups, source);
        game.phase = Phase::Playing;
        game.active = position.active;
        game.roll_owed = position.roll_owed;
        game.doubles = position.doubles;
        game.starter = position.starter;
        game.round = position.round;
        game.turn = 1;
        game.decision = DecisionId(1);
        game.pot = position.pot;
        game.place_seats(rules, position)?;
        game.place_buildings(rules, position)?;
        game.place_decks(rules, position)?;
        game.place_markers(rules, position)?;
        game.place_figure(rules, position)?;
        game.bank = -(game.balance());
        if !game.is_in(game.active) {
            return Err(PositionError::NotAtTable(game.active));
        }
        Ok(game)
    }

    fn place_seats(&mut self, rules: &Ruleset, position: &Position) -> Result<(), PositionError> {
        for (index, given) in position.seats.iter().enumerate() {
            let seat = Seat::at(index);
            let beyond = |character: &&Character| character.position.index() >= rules.board.spaces.len();
            if let Some(lost) = given.characters.iter().find(beyond) {
                return Err(PositionError::UnknownSpace(lost.position));
            }
            for deed in &given.deeds {
                let state = self.deeds.get_mut(&deed.deed).ok_or(PositionError::NotADeed(deed.deed))?;
                if state.owner.is_some() {
                    return Err(PositionError::OwnedTwice(deed.deed));
                }
                *state = DeedState { owner: Some(seat), stage: deed.stage, title: deed.title };
            }
            let mut cards = Vec::new();
            for card in &given.cards {
                cards.push((self.take_from_deck(card)?, card.clone()));
            }
            cards.sort_by(|a, b| a.1.cmp(&b.1));
            for card in &given.won {
                self.take_from_deck(card)?;
            }
            let player = &mut self.players[index];
            player.cash = given.cash;
            player.characters.clone_from(&given.characters);
            player.cards = cards;
            player.won.clone_from(&given.won);
            player.power = given.power;
            player.presence = given.presence;
            if given.presence == Presence::Out {
                self.gone.push(seat);
            }
        }
        Ok(())
    }

    fn take_from_deck(&mut self, card: &CardId) -> Result<DeckId, PositionError> {
        for deck in &mut self.decks {
            if let Some(at) = deck.cards.iter().position(|printed| printed == card) {
                deck.cards.remove(at);
                return Ok(deck.id.clone());
            }
        }
        Err(PositionError::CardTwice(card.clone()))
    }

    fn place_decks(&mut self, rules: &Ruleset, position: &Position) -> Result<(), PositionError> {
        for (id, top) in &position.decks {
            let deck = self.decks.iter_mut().find(|deck| deck.id == *id);
            let deck = deck.ok_or_else(|| PositionError::UnknownDeck(id.clone()))?;
            let mut cards = Vec::new();
            for card in top {
                let at = deck.cards.iter().position(|printed| printed == card);
                let at = at.ok_or_else(|| PositionError::UnknownCard(card.clone()))?;
                cards.push(deck.cards.remove(at));
            }
            // A deck that is never shuffled is given whole; the rest is out of the game.
            let printed = rules.decks.iter().find(|printed| printed.id == *id);
            if printed.is_none_or(|printed| printed.order == DeckOrder::Shuffled) {
                cards.append(&mut deck.cards);
            }
            deck.cards = cards;
        }
        Ok(())
    }

    fn place_markers(&mut self, rules: &Ruleset, position: &Position) -> Result<(), PositionError> {
        let size = rules.board.spaces.len();
        let mut spaces = position.markers.iter().chain(position.lying.keys());
        if let Some(beyond) = spaces.find(|space| space.index() >= size) {
            return Err(PositionError::UnknownSpace(*beyond));
        }
        let most = rules.markers.as_ref().map_or(0, |markers| markers.most_on_board.min(markers.stock));
        let need = u32::try_from(position.markers.len()).unwrap_or(u32::MAX);
        if need > most {
            return Err(PositionError::NotEnoughPieces { what: "markers", have: most, need });
        }
        self.markers.clone_from(&position.markers);
        self.markers_left -= need;
        self.lying = position.lying.clone().into_iter().filter(|(_, coins)| !coins.is_zero()).collect();
        self.duties.clone_from(&position.duties);
        Ok(())
    }

    fn place_figure(&mut self, rules: &Ruleset, position: &Position) -> Result<(), PositionError> {
        for deed in &position.game_over {
            if !rules.can_be_over(*deed) || self.is_protected(rules, *deed) {
                return Err(PositionError::CannotBeGameOver(*deed));
            }
            if let Some(state) = self.deeds.get_mut(deed) {
                state.title = Title::GameOver;
            }
        }
        if rules.figure.as_ref().is_some_and(|figure| self.closed_deeds() >= figure.wins_at_closed_deeds) {
            return Err(PositionError::FigureHasWon);
        }
        if let Some(given) = position.figure {
            if self.figure.is_none() {
                return Err(PositionError::NoFigure);
            }
            if given.position.index() >= rules.board.spaces.len() {
                return Err(PositionError::UnknownSpace(given.position));
            }
            self.figure = Some(given);
        }
        Ok(())
    }

    fn place_buildings(&mut self, rules: &Ruleset, position: &Position) -> Result<(), PositionError> {
        let most = rules.castle_stage();
        let (mut houses, mut castles) = (0, 0);
        for (space, state) in self.deeds.iter().filter(|(_, state)| state.stage > 0) {
            let (deed, stage) = (*space, state.stage);
            let builds = rules.deed(deed).is_some_and(|printed| printed.building.is_some());
            let set =
                rules.set_of(deed).filter(|set| builds && state.owner.is_some_and(|o| self.owns_set(set, o)));
            let set = set.ok_or(PositionError::BuiltInIncompleteSet(deed))?;
            if stage > most {
                return Err(PositionError::StageTooHigh { deed, stage, most });
            }
            if self.set_has_mortgage(set) {
                return Err(PositionError::BuiltOnMortgagedSet(deed));
            }
            if set.deeds.iter().any(|other| self.stage(*other).abs_diff(stage) > 1) {
                return Err(PositionError::Uneven(deed));
            }
            if stage == most { castles += 1 } else { houses += u32::from(stage) }
        }
        let Some(box_of) = &rules.buildings else { return Ok(()) };
        let left = |what, have: u32, need: u32| {
            have.checked_sub(need).ok_or(PositionError::NotEnoughPieces { what, have, need })
        };
        let houses = left("houses", box_of.houses, houses)?;
        let castles = left("castles", box_of.castles, castles)?;
        self.stock = position.stock.unwrap_or(Stock { houses, castles });
        Ok(())
    }
}
