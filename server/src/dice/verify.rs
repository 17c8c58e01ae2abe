//! `warpboard replay verify FILE`: from the revealed secret to every throw and shuffle again, offline.

use super::{Contribution, Secret};
use crate::seams::StoredGame;
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
    // An edition that this version cannot read has no hash to compare; the throws still tell.
    let edition = editions::Edition::from_json(&record.edition_file.to_string()).ok();
    if let Some(edition) = edition.filter(|edition| edition.hash != record.edition_hash) {
        return Err(VerifyError::Edition { recorded: record.edition_hash.clone(), made: edition.hash });
    }
    let mut contributions = Vec::new();
    for seat in &record.seats {
        let given = seat.contribution.clone().map(Contribution::try_from).transpose();
        contributions.push(given.map_err(|_| VerifyError::NotHex)?);
    }
    let tokens: Vec<String> = record.seats.iter().map(|seat| seat.token.clone()).collect();
    let mut game = Game::new(&record.rules, &tokens, Source::Keyed(secret.key(&contributions)));
    let mut report = Report::default();
    for step in &record.steps {
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
    let made = match &game.phase {
        Phase::Over { standings } => standings.clone(),
        Phase::Lobby | Phase::Playing | Phase::Counting => Vec::new(),
    };
    let mut recorded = record.standings.clone();
    let mut sorted = made.clone();
    recorded.sort_by_key(|standing| standing.seat);
    sorted.sort_by_key(|standing| standing.seat);
    if recorded != sorted {
        return Err(VerifyError::Standings { recorded: format!("{recorded:?}"), made: format!("{made:?}") });
    }
    Ok(report)
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
            Event::DiceRolled { seat, purpose, .. } => {
                let dice = chance.throw(&self.record.rules.numbers.dice);
                Some(Event::DiceRolled { seat: *seat, dice, purpose: *purpose })
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
