//! What a seat does in the game. An opening roll that would close claims waits for their grace (GEN-RENT-6); everything
//! else is decided at once.

use super::Room;
use super::acks::Answer;
use super::effects::Effects;
use super::run::{Held, Roller};
use super::viewers::ViewerId;
use crate::time::Millis;
use engine::game::RollOwed;
use engine::{DecisionId, Input, Intent, Refusal, Seat};
use protocol::{Act, RefusalDetails, RoomPhase, ServerMessage};
use serde_json::Value;
use uuid::Uuid;

impl Room {
    pub(super) fn act(&mut self, viewer: ViewerId, act: Act, now: Millis, effects: &mut Effects) {
        let Some(player) = self.viewers.player(viewer) else { return };
        let Some(seat) = self.document.seat_of(player) else { return };
        if self.answered_before(viewer, player, act.ack, effects) {
            return;
        }
        self.active.insert(player, now);
        self.take_back(seat);
        if self.document.phase != RoomPhase::Playing {
            self.refuse(player, act.ack, "not_now", RefusalDetails::default(), effects);
            return;
        }
        if act.intent == Intent::Roll && self.waits_for_owners(seat, now) {
            let by = Roller::Person { player, ack: act.ack, decision: act.decision };
            self.acks.entry(player).or_default().remember(act.ack, Answer::Waiting);
            if let Some(run) = &mut self.run {
                // A second click while one waits changes nothing; it gets its answer right after the first.
                let held = run.held.get_or_insert(Held { seat, by: Vec::new() });
                // The seat is back: its own roll comes in place of the clock's.
                held.by.retain(|by| matches!(by, Roller::Person { .. }));
                held.by.push(by);
            }
            return;
        }
        self.answer(player, seat, act, now, effects);
    }

    /// Checks and carries out an intent of a person and answers it.
    pub(super) fn answer(&mut self, player: Uuid, seat: Seat, act: Act, now: Millis, effects: &mut Effects) {
        let Act { ack, decision, intent } = act;
        match self.try_intent(seat, &intent, decision, Some((player, ack)), now, effects) {
            Ok(()) => {
                self.has_answered(seat);
                self.drop_held(seat);
                self.acks.entry(player).or_default().remember(ack, Answer::Done);
                if let Some(viewer) = self.viewers.of(player) {
                    effects.done(viewer, ack);
                }
            }
            Err(refusal) => {
                let details =
                    RefusalDetails { have: refusal.have, need: refusal.need, ..RefusalDetails::default() };
                self.refuse(player, ack, &code(&refusal), details, effects);
                let order = self.run.as_ref().and_then(|run| engine::aftermath(&run.game, &intent, refusal));
                if let Some(order) = order {
                    self.command(order, now, effects);
                }
            }
        }
    }

    fn try_intent(
        &mut self,
        seat: Seat,
        intent: &Intent,
        decision: Option<DecisionId>,
        sender: Option<(Uuid, u64)>,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        let run = self.run.as_ref().ok_or(engine::refusal::Code::NotNow)?;
        engine::fresh(&run.rules, &run.game, seat, intent, decision)?;
        self.step(Input::Seat { seat, intent: intent.clone() }, sender, now, effects)
    }

    /// One step of the game: stored, then shown to all.
    pub(super) fn step(
        &mut self,
        input: Input,
        sender: Option<(Uuid, u64)>,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        let steered = self.steered();
        let run = self.run.as_mut().ok_or(engine::refusal::Code::NotNow)?;
        let mut seen = run.advance(input, sender)?;
        run.clocks.rearm(&run.rules, &run.game, &self.options, &steered, now);
        let update = ServerMessage::Update(run.update(&seen, now));
        let frame = super::viewers::frame(&update);
        run.remember(frame.text.clone());
        effects.entries.append(&mut seen.entries);
        effects.shows.push(super::effects::Show::All(frame));
        self.changed.clocks = true;
        if self.run.as_ref().is_some_and(super::run::Run::is_over) {
            self.finish(effects);
        }
        Ok(())
    }

    /// Whether a roll of this seat would close claims whose owners still have time.
    pub(super) fn waits_for_owners(&self, seat: Seat, now: Millis) -> bool {
        let Some(run) = &self.run else { return false };
        let opening = run.game.active == seat && run.game.roll_owed == RollOwed::Opening;
        let open = opening && engine::Moment::of(&run.game) == engine::Moment::Open;
        open && run.clocks.grace_ends(now).is_some()
    }

    /// Answers again what was answered before; false if it is new.
    pub(super) fn answered_before(
        &mut self,
        viewer: ViewerId,
        player: Uuid,
        ack: u64,
        effects: &mut Effects,
    ) -> bool {
        match self.acks.entry(player).or_default().known(ack) {
            None => return false,
            Some(Answer::Waiting) => {}
            Some(Answer::Done) => effects.done(viewer, ack),
            Some(Answer::Refused { code, details }) => {
                effects.refused(viewer, ack, code, details.as_ref().clone());
            }
        }
        true
    }

    pub(super) fn refuse(
        &mut self,
        player: Uuid,
        ack: u64,
        code: &str,
        details: RefusalDetails,
        effects: &mut Effects,
    ) {
        let answer = Answer::Refused { code: code.to_owned(), details: Box::new(details.clone()) };
        self.acks.entry(player).or_default().remember(ack, answer);
        if let Some(viewer) = self.viewers.of(player) {
            effects.refused(viewer, ack, code, details);
        }
    }
}

/// The wire's word for a reason.
fn code(refusal: &Refusal) -> String {
    match serde_json::to_value(refusal.code) {
        Ok(Value::String(code)) => code,
        _ => "refused".to_owned(),
    }
}
