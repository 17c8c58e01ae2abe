//! What happens when a clock runs out: the engine is told, and plays what the rulebook says.

use super::Room;
use super::document::Steering;
use super::effects::{Effects, End};
use super::run::{Held, Roller};
use crate::time::Millis;
use engine::view::Question;
use engine::{Intent, Order, Seat};
use protocol::{Act, RoomPhase};

/// Questions in a row that a seat may let pass before a bot plays it.
const MISSES: u32 = 2;

impl Room {
    /// When something is due next.
    pub(super) fn next_due(&self) -> Option<Millis> {
        if self.still_since.is_some() {
            return Some(self.sleeps_at);
        }
        let run = self.run.as_ref().filter(|_| self.document.phase == RoomPhase::Playing)?;
        let plan = run.plan.as_ref().map(|plan| plan.due);
        let waits = run.held.is_some() || self.counts_last_claims();
        let grace = run.clocks.claims.iter().map(|grace| grace.deadline).max().unwrap_or(0);
        let grace = waits.then_some(grace);
        run.clocks.next().into_iter().chain(plan).chain(grace).min()
    }

    pub(super) fn time_out(&mut self, now: Millis, effects: &mut Effects) {
        if self.still_since.is_some() {
            if now >= self.sleeps_at {
                effects.end = Some(End::Asleep);
            }
            return;
        }
        if self.document.phase != RoomPhase::Playing {
            return;
        }
        self.absences(now);
        self.release_held(now, effects);
        self.time_limit(now, effects);
        self.hammer(now, effects);
        self.missed_turns(now, effects);
        self.last_claims(now, effects);
        if self.run.as_ref().and_then(|run| run.plan.as_ref()).is_some_and(|plan| plan.due <= now) {
            self.play_bot(now, effects);
        }
    }

    /// A command of the room itself. The engine never refuses one that is due; if it does, something is broken that
    /// must not go on unseen.
    pub(super) fn command(&mut self, order: Order, now: Millis, effects: &mut Effects) {
        let input = engine::Input::Room { order };
        let shown = format!("{input:?}");
        if let Err(refusal) = self.step(input, None, now, effects) {
            tracing::error!(room = %self.document.room, command = shown, %refusal, "the engine refused a command of the room");
            effects.end = Some(End::Broken);
        }
    }

    fn absences(&mut self, now: Millis) {
        let Some(run) = &mut self.run else { return };
        let due: Vec<Seat> =
            run.clocks.away.iter().filter(|(_, due)| **due <= now).map(|(seat, _)| *seat).collect();
        for seat in due {
            if let Some(run) = &mut self.run {
                run.clocks.away.remove(&seat);
            }
            self.stand_in(seat);
        }
    }

    /// From now on a bot plays this seat, until its person acts or returns.
    pub(super) fn stand_in(&mut self, seat: Seat) {
        if let Some(place) = self.place_mut(seat).filter(|place| place.player().is_some()) {
            place.steering = Steering::StandIn;
            self.changed.document = true;
            self.changed.clocks = true;
        }
    }

    /// The person plays again.
    pub(super) fn take_back(&mut self, seat: Seat) {
        if let Some(run) = &mut self.run {
            self.changed.clocks |= run.clocks.away.remove(&seat).is_some();
        }
        if let Some(place) = self.place_mut(seat).filter(|place| place.steering == Steering::StandIn) {
            place.steering = Steering::Person;
            self.changed.document = true;
            self.has_answered(seat);
            self.changed.clocks = true;
        }
    }

    /// A roll that the clock was about to make for this seat is not made: the seat is back.
    pub(super) fn drop_held(&mut self, seat: Seat) {
        if let Some(run) = &mut self.run {
            run.held.take_if(|held| {
                held.by.retain(|by| held.seat != seat || !matches!(by, Roller::Clock));
                held.by.is_empty()
            });
        }
    }

    /// The clock of a seat that answers is whole again.
    pub(super) fn has_answered(&mut self, seat: Seat) {
        if let Some(run) = &mut self.run {
            run.clocks.misses.remove(&seat);
        }
    }

    /// The grace of the owners is over, or all of them have spoken: the roll that waited is made.
    pub(super) fn release_held(&mut self, now: Millis, effects: &mut Effects) {
        let Some(run) = &mut self.run else { return };
        let Some(held) = run.held.clone() else { return };
        if run.clocks.grace_ends(now).is_some() && self.waits_for_owners(held.seat, now) {
            return;
        }
        let Some(run) = &mut self.run else { return };
        run.held = None;
        for by in held.by {
            self.roll_held(held.seat, by, now, effects);
        }
    }

    fn roll_held(&mut self, seat: Seat, by: Roller, now: Millis, effects: &mut Effects) {
        match by {
            Roller::Person { player, ack, decision } => {
                let act = Act { ack, decision, intent: Intent::Roll };
                self.answer(player, seat, act, now, effects);
            }
            Roller::Clock => {
                let asked = self.run.as_ref().is_some_and(|run| run.game.asked(&run.rules).contains(&seat));
                if asked {
                    self.command(Order::PlayDefault { seat }, now, effects);
                }
            }
        }
    }

    fn time_limit(&mut self, now: Millis, effects: &mut Effects) {
        let Some(run) = &mut self.run else { return };
        if run.clocks.time_up.take_if(|due| *due <= now).is_some() {
            self.changed.clocks = true;
            if run.game.phase == engine::game::Phase::Playing && run.game.time == engine::game::Time::Running
            {
                self.command(Order::TimeUp, now, effects);
            }
        }
    }

    fn hammer(&mut self, now: Millis, effects: &mut Effects) {
        let due = self.run.as_ref().and_then(|run| run.clocks.auction).is_some_and(|due| due.deadline <= now);
        if !due {
            return;
        }
        // By seat the clock means a pass of whose turn it is (KRT-AUCTION-1).
        let turns = self.run.as_ref().and_then(|run| run.game.auction()?.turns.clone());
        let order = turns.map_or(Order::Hammer, |turns| Order::PlayDefault { seat: turns.seat });
        self.command(order, now, effects);
    }

    fn missed_turns(&mut self, now: Millis, effects: &mut Effects) {
        let Some(run) = &self.run else { return };
        let late = run.clocks.turn.iter().filter(|(_, asked)| asked.deadline <= now);
        let late: Vec<Seat> = late.map(|(seat, _)| *seat).collect();
        for seat in late {
            let rolls = self.waits_for_owners(seat, now);
            let Some(run) = &mut self.run else { return };
            // An answer before may have closed the question for all.
            if run.clocks.turn.get(&seat).is_none_or(|asked| asked.deadline > now) {
                continue;
            }
            let misses = run.clocks.misses.entry(seat).or_default();
            *misses += 1;
            let stands_in = *misses >= MISSES;
            if rolls {
                run.clocks.turn.remove(&seat);
                run.held.get_or_insert(Held { seat, by: vec![Roller::Clock] });
                self.changed.clocks = true;
            } else {
                self.command(Order::PlayDefault { seat }, now, effects);
            }
            if stands_in {
                self.stand_in(seat);
            }
        }
    }

    /// The last turn is over and owners have had their time (GEN-END-5).
    fn last_claims(&mut self, now: Millis, effects: &mut Effects) {
        let over = self.run.as_ref().is_some_and(|run| run.clocks.grace_ends(now).is_none());
        if over && self.counts_last_claims() {
            self.command(Order::GraceOver, now, effects);
        }
    }

    fn counts_last_claims(&self) -> bool {
        let question = self.run.as_ref().and_then(|run| run.game.question(&run.rules));
        matches!(question, Some(Question::LastClaims))
    }
}
