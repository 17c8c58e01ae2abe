//! A room out of what was stored: the last snapshot and the events since, folded, never decided again.

use super::acks::{Acks, Answer};
use super::clocks::Clocks;
use super::document::{Document, Place, Steering};
use super::numbers::RoomOptions;
use super::run::Run;
use super::show::Shown;
use super::viewers::Viewers;
use super::{Changed, Room};
use crate::dice::Secret;
use crate::seams::{StoredRoom, StoredRun};
use crate::settings::Pace;
use crate::time::Millis;
use editions::Library;
use engine::chance::Source;
use engine::{Event, Game, Ruleset};
use protocol::RoomPhase;
use std::collections::BTreeMap;
use std::sync::Arc;
use thiserror::Error;
use uuid::Uuid;

/// What is stored cannot be a room. Nothing is deleted; the room is set aside.
#[derive(Debug, Error)]
pub(crate) enum WakeError {
    #[error("its {part} cannot be read: {source}")]
    Unreadable { part: &'static str, source: serde_json::Error },
    #[error("its edition {0} is not offered here")]
    UnknownEdition(String),
    #[error(transparent)]
    Options(#[from] super::OptionRefused),
}

fn parse<T: serde::de::DeserializeOwned>(part: &'static str, text: &str) -> Result<T, WakeError> {
    serde_json::from_str(text).map_err(|source| WakeError::Unreadable { part, source })
}

impl Room {
    /// A room as it was left. It stands still until somebody comes, and nobody loses the time since.
    pub(crate) fn wake(
        stored: StoredRoom,
        library: Arc<Library>,
        pace: Pace,
        now: Millis,
    ) -> Result<Self, WakeError> {
        let document: Document = parse("document", &stored.document)?;
        let edition = library.get(&document.edition);
        let edition = edition.ok_or_else(|| WakeError::UnknownEdition(document.edition.clone()))?;
        let options = RoomOptions::of(edition, &document.options, pace.defaults())?;
        let mut acks: BTreeMap<Uuid, Acks> = BTreeMap::new();
        let mut run = None;
        if let Some(stored_run) = stored.run {
            for (player, ack) in &stored_run.acks {
                acks.entry(*player).or_default().remember(*ack, Answer::Done);
            }
            let mut woken = folded(stored_run, &document)?;
            if let Some(clocks) = &stored.clocks {
                woken.clocks = parse::<Clocks>("clocks", clocks)?;
            }
            if document.phase == RoomPhase::Playing {
                everybody_is_away(&mut woken, &document, &options, stored.paused_at);
            }
            run = Some(woken);
        }
        Ok(Self {
            document,
            seq: stored.seq,
            options,
            library,
            pace,
            viewers: Viewers::default(),
            run,
            chat: stored.chat.into(),
            acks,
            active: BTreeMap::new(),
            ready_since: None,
            still_since: Some(stored.paused_at),
            sleeps_at: now + pace.sleep_after,
            changed: Changed::default(),
            shown: Shown::default(),
        })
    }
}

/// A server that ended has not seen anybody go. Who does not come back with the others is away from now, as the time
/// that the room stood still is added when the first one comes.
fn everybody_is_away(run: &mut Run, document: &Document, options: &RoomOptions, since: Millis) {
    let due = since + super::clocks::seconds(options.absence_seconds);
    for (seat, _) in document.people() {
        let by_bot =
            document.seats.get(seat.index()).is_some_and(|place| place.steering == Steering::StandIn);
        if !by_bot {
            run.clocks.away.entry(seat).or_insert(due);
        }
    }
}

fn folded(stored: StoredRun, document: &Document) -> Result<Run, WakeError> {
    let rules: Arc<Ruleset> = Arc::new(parse("rules", &stored.rules)?);
    let (game, seq) = match &stored.snapshot {
        Some((_, seq, body)) => (parse::<Game>("snapshot", body)?, *seq),
        None => (first(&rules, document, &document.secret), 0),
    };
    let events: Vec<Event> =
        stored.events.iter().map(|event| parse("events", event)).collect::<Result<_, _>>()?;
    let mut run = Run::new(stored.game, rules, game);
    run.step = stored.step;
    run.seq = seq + events.len() as u64;
    run.fold(&events);
    Ok(run)
}

/// The game before its first event.
fn first(rules: &Ruleset, document: &Document, secret: &Secret) -> Game {
    let lineups: Vec<_> = document.seats.iter().map(Place::lineup).collect();
    let contributions: Vec<_> = document.seats.iter().map(|place| place.contribution).collect();
    Game::new(rules, &lineups, Source::Keyed(secret.key(&contributions)))
}
