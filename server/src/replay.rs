//! A finished game as a live viewer would have got it: folded, never decided.

use crate::room::{from_json, json, sections};
use crate::seams::StoredGame;
use engine::chance::{Key, Source};
use engine::view::Sight;
use engine::{Game, View};
use protocol::{Replay, ReplaySeat, Sections, Update};

/// The whole replay. The key plays no part: outcomes are in the events.
#[must_use]
pub fn replay(record: &StoredGame) -> Replay {
    let lineups: Vec<_> = record.seats.iter().map(crate::seams::StoredSeat::lineup).collect();
    let mut game = Game::new(&record.rules, &lineups, Source::Keyed(Key([0; 32])));
    let mut view = View::of(&record.rules, &game);
    let start: Sections = view.0.iter().map(|(key, section)| (key.clone(), json(section))).collect();
    let mut updates = Vec::with_capacity(record.steps.len());
    for step in &record.steps {
        for event in &step.events {
            game.evolve(event);
        }
        let next = View::of(&record.rules, &game);
        updates.push(Update {
            game: record.game,
            seq: step.step,
            sights: step.events.iter().filter_map(Sight::of).collect(),
            changes: sections(view.changes_to(&next)),
            clocks: Vec::new(),
            now: step.at,
        });
        view = next;
    }
    let seat = |seat: &crate::seams::StoredSeat| ReplaySeat {
        seat: seat.seat,
        name: seat.name.clone(),
        token: Some(seat.token.clone()),
        second: seat.second.clone(),
        bot: seat.bot,
    };
    Replay {
        edition: record.edition.clone(),
        options: record.options.iter().map(|(id, value)| (id.clone(), from_json(value))).collect(),
        seats: record.seats.iter().map(seat).collect(),
        start,
        updates,
    }
}
