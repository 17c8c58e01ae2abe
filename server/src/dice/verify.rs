//! `warpboard replay verify FILE`: from the revealed secret to every throw and shuffle again, offline. A record of this
//! version's rules is also decided again, step by step, so that nothing else in it can have been changed either.

use super::{Contribution, Secret};
use crate::room::{RoomDefaults, RoomOptions};
use crate::seams::{StoredGame, StoredStep};
use crate::versions;
use engine::chance::{Chance, Source};
use engine::game::Phase;
use engine::{CardId, Event, Game, Seat, Space};
use std::fmt;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// What was checked and found right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub throws: usize,
    pub shuffles: usize,
    pub events: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { throws, shuffles, events } = self;
        write!(
            f,
            "commitment OK\nkey OK\n{throws} throws OK\n{shuffles} shuffles OK\n{events} events OK\nstandings OK"
        )
    }
}

#[derive(Debug, Error)]
pub enum VerifyError {
    #[error("failed to read {}: {source}", file.display())]
    File { file: PathBuf, source: std::io::Error },
    #[error("{} is not the record of a game: {source}", file.display())]
    NotARecord { file: PathBuf, source: serde_json::Error },
    #[error("the record's secret or a contribution is not 64 hex digits")]
    NotHex,
    #[error("the commitment differs: recorded {recorded}, made from the secret {made}")]
    Commitment { recorded: String, made: String },
    #[error("the edition's hash differs: recorded {recorded}, the edition in the record has {made}")]
    Edition { recorded: String, made: String },
    #[error("the record names no seats 1 to n for two or more")]
    Seats,
    #[error("the edition in the record cannot be read: {0}")]
    Unreadable(String),
    #[error("the rules differ from those of the edition with its options")]
    Rules,
    #[error("step {found} stands where step {expected} belongs")]
    Order { expected: u64, found: u64 },
    #[error("step {step}: the record says {recorded}, the rules give {made}")]
    Step { step: u64, recorded: String, made: String },
    #[error("the game does not end")]
    Unfinished,
    #[error("step {step}, event {event}: the record says {recorded}, the key gives {made}")]
    Chance { step: u64, event: usize, recorded: String, made: String },
    #[error("the standings differ: recorded {recorded}, the events lead to {made}")]
    Standings { recorded: String, made: String },
}

/// Checks the record in a file.
///
/// # Errors
/// The first difference, or why it cannot be read.
pub fn verify_file(file: &Path) -> Result<Report, VerifyError> {
    let failed = |source| VerifyError::File { file: file.to_owned(), source };
    let text = std::fs::read_to_string(file).map_err(failed)?;
    let unread = |source| VerifyError::NotARecord { file: file.to_owned(), source };
    verify(&serde_json::from_str(&text).map_err(unread)?)
}

/// Checks a record.
///
/// # Errors
/// The first difference.
pub fn verify(record: &StoredGame) -> Result<Report, VerifyError> {
    let secret = Secret::try_from(record.secret.clone()).map_err(|_| VerifyError::NotHex)?;
    let made = secret.commitment();
    if made != record.commitment {
        return Err(VerifyError::Commitment { recorded: record.commitment.clone(), made });
    }
    let numbered = record.seats.iter().enumerate().all(|(index, seat)| seat.seat == Seat::at(index));
    if record.seats.len() < 2 || !numbered {
        return Err(VerifyError::Seats);
    }
    // Other versions decided otherwise; of their records only the throws tell.
    let same_rules = record.rules_version == versions::RULES;
    check_edition(record, same_rules)?;
    let mut contributions = Vec::new();
    for seat in &record.seats {
        let given = seat.contribution.clone().map(Contribution::try_from).transpose();
        contributions.push(given.map_err(|_| VerifyError::NotHex)?);
    }
    let lineups: Vec<_> = record.seats.iter().map(crate::seams::StoredSeat::lineup).collect();
    let mut game = Game::new(&record.rules, &lineups, Source::Keyed(secret.key(&contributions)));
    let mut report = Report::default();
    for (expected, step) in (1..).zip(&record.steps) {
        if step.step != expected {
            return Err(VerifyError::Order { expected, found: step.step });
        }
        if same_rules {
            decide_again(record, &game, step)?;
        }
        for event in &step.events {
            report.events += 1;
            let drawn = Drawn { record, game: &game }.again(event);
            match event {
                Event::DiceRolled { .. } => report.throws += 1,
                _ if drawn.is_some() => report.shuffles += 1,
                _ => {}
            }
            if let Some(drawn) = drawn.filter(|drawn| drawn != event) {
                let (recorded, made) = (format!("{event:?}"), format!("{drawn:?}"));
                return Err(VerifyError::Chance { step: step.step, event: report.events, recorded, made });
            }
            game.evolve(event);
        }
    }
    let Phase::Over { standings: made, .. } = &game.phase else { return Err(VerifyError::Unfinished) };
    let mut recorded = record.standings.clone();
    let mut sorted = made.clone();
    recorded.sort_by_key(|standing| standing.seat);
    sorted.sort_by_key(|standing| standing.seat);
    // Records of the time before holdings were kept have none.
    let before = record.rules_version < versions::HOLDINGS;
    if before && recorded.iter().all(|standing| standing.holdings.is_none()) {
        for standing in &mut sorted {
            standing.holdings = None;
        }
    }
    if recorded != sorted {
        return Err(VerifyError::Standings { recorded: format!("{recorded:?}"), made: format!("{made:?}") });
    }
    Ok(report)
}

/// The edition is the one that its hash names, and the rules are what it makes of the options.
fn check_edition(record: &StoredGame, same_rules: bool) -> Result<(), VerifyError> {
    let edition = match editions::Edition::from_json(&record.edition_file.to_string()) {
        Ok(edition) => edition,
        Err(problems) if same_rules => return Err(VerifyError::Unreadable(problems.to_string())),
        Err(_) => return Ok(()),
    };
    if edition.hash != record.edition_hash {
        return Err(VerifyError::Edition { recorded: record.edition_hash.clone(), made: edition.hash });
    }
    // The clocks of the room are options too, and no rules: any defaults do.
    let defaults = RoomDefaults { turn_seconds: 90, absence_seconds: 90 };
    let options = RoomOptions::of(&edition, &record.options, defaults).map_err(|_| VerifyError::Rules)?;
    let same = !same_rules || edition.ruleset(&options.chosen) == record.rules;
    if same { Ok(()) } else { Err(VerifyError::Rules) }
}

/// Whether the recorded input leads to the recorded events.
fn decide_again(record: &StoredGame, game: &Game, step: &StoredStep) -> Result<(), VerifyError> {
    let made = engine::decide(&record.rules, game, &step.input);
    if made.as_ref().is_ok_and(|made| *made == step.events) {
        return Ok(());
    }
    let made = made.unwrap_or_default();
    let differs = made.iter().zip(&step.events).position(|(made, recorded)| made != recorded);
    let at = differs.unwrap_or(made.len().min(step.events.len()));
    let shown = |event: Option<&Event>| event.map_or("nothing".to_owned(), |event| format!("{event:?}"));
    let (recorded, made) = (shown(step.events.get(at)), shown(made.get(at)));
    Err(VerifyError::Step { step: step.step, recorded, made })
}

/// The state in which something was drawn.
struct Drawn<'a> {
    record: &'a StoredGame,
    game: &'a Game,
}

impl Drawn<'_> {
    /// The same event as the key makes it; none if nothing was drawn.
    fn again(&self, event: &Event) -> Option<Event> {
        let chance: &Chance = &self.game.chance;
        match event {
            Event::DiceRolled { seat, which, purpose, .. } => {
                let dice = chance.throw(&self.record.rules.faces(which));
                Some(Event::DiceRolled { seat: *seat, dice, which: which.clone(), purpose: *purpose })
            }
            Event::DeckShuffled { deck, .. } => {
                let cards: &[CardId] = &self.game.decks.iter().find(|state| state.id == *deck)?.cards;
                let order = chance.shuffle(&deck.0, cards.len());
                let order = order.into_iter().filter_map(|at| cards.get(at).cloned()).collect();
                Some(Event::DeckShuffled { deck: deck.clone(), order })
            }
            Event::DeedsDealt { deeds } => {
                let all: Vec<Space> = self.game.deeds.keys().copied().collect();
                let order = chance.shuffle("deeds", all.len());
                let pile = order.into_iter().filter_map(|at| all.get(at).copied());
                let seats: Vec<Seat> = deeds.iter().map(|(seat, _)| *seat).collect();
                Some(Event::DeedsDealt { deeds: seats.into_iter().zip(pile).collect() })
            }
            _ => None,
        }
    }
}
