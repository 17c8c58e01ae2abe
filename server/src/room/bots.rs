//! Seats that bots play: those that were given to one, and those of people who are away. A bot thinks for a moment,
//! waits for owners like everyone else, and sees what its seat sees.

use super::Room;
use super::effects::Effects;
use crate::time::Millis;
use engine::view::Question;
use engine::{Input, Intent, Order, Seat};

/// What a bot may do in one turn beside answering; beyond it only answers count.
const BESIDE: u32 = 30;
/// How many questions a bot thinks about in one turn; then it takes the default. On a board where one star leads to the
/// next for as long as somebody likes, a bot would not stop.
const ANSWERS: u32 = 60;

/// What a bot is about to do.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) due: Millis,
    /// The step after which it was made; later it is void.
    step: u64,
    seat: Seat,
    says: Says,
}

#[derive(Clone, Debug)]
enum Says {
    Intent(Intent),
    /// It is asked and has nothing to say.
    Default,
}

impl Room {
    /// Decides which bot acts next, and when. Called whenever the game or who plays it has changed.
    pub(super) fn plan_bots(&mut self, now: Millis) {
        let steered = self.steered();
        let delay = self.pace.bot_delay;
        let Some(run) = &mut self.run else { return };
        run.plan = None;
        if run.game.is_over() {
            return;
        }
        let waits = matches!(
            run.game.question(&run.rules),
            None | Some(Question::Auction { .. } | Question::LastClaims)
        );
        let asked = run.game.asked(&run.rules);
        let mut plans: Vec<Plan> = Vec::new();
        for seat in run.game.clockwise().into_iter().filter(|seat| steered.contains(seat)) {
            let is_asked = asked.contains(&seat) && !waits;
            let baffled =
                run.baffled.as_ref().is_some_and(|(step, seats)| *step == run.step && seats.contains(&seat));
            let worn_out = is_asked && run.answered.get(&seat).copied().unwrap_or(0) >= ANSWERS;
            let silent = baffled || worn_out;
            let intent = if silent { None } else { bots::choose(&run.rules, &run.game, seat) };
            let tired = run.beside.get(&seat).copied().unwrap_or(0) >= BESIDE;
            let intent = intent.filter(|intent| !tired || run.answers(seat, intent));
            let says = match intent {
                Some(intent) => Says::Intent(intent),
                None if is_asked => Says::Default,
                None => continue,
            };
            let rolls = matches!(&says, Says::Intent(Intent::Roll) | Says::Default);
            let opening = run.game.active == seat && run.game.roll_owed == engine::game::RollOwed::Opening;
            let grace = run.clocks.grace_ends(now).filter(|_| rolls && opening);
            let due = (now + delay).max(grace.unwrap_or(0));
            plans.push(Plan { due, step: run.step, seat, says });
        }
        run.plan = plans.into_iter().min_by_key(|plan| plan.due);
    }

    /// Carries out what a bot was about to do.
    pub(super) fn play_bot(&mut self, now: Millis, effects: &mut Effects) {
        let Some(run) = &mut self.run else { return };
        let step = run.step;
        let Some(Plan { seat, says, .. }) = run.plan.take().filter(|plan| plan.step == step) else { return };
        let intent = match says {
            Says::Default => return self.command(Order::PlayDefault { seat }, now, effects),
            Says::Intent(intent) => intent,
        };
        let counted = if run.answers(seat, &intent) { &mut run.answered } else { &mut run.beside };
        *counted.entry(seat).or_default() += 1;
        let input = Input::Seat { seat, intent: intent.clone() };
        if let Err(refusal) = self.step(input, None, now, effects) {
            tracing::warn!(%seat, ?intent, %refusal, "a bot said something illegal");
            if let Some(order) =
                self.run.as_ref().and_then(|run| engine::aftermath(&run.game, &intent, refusal))
            {
                self.command(order, now, effects);
            }
            let Some(run) = &mut self.run else { return };
            let step = run.step;
            let seats =
                run.baffled.take().filter(|(known, _)| *known == step).map_or(Vec::new(), |(_, seats)| seats);
            run.baffled = Some((step, [seats, vec![seat]].concat()));
        }
    }
}

impl super::run::Run {
    /// Whether an intent answers the open question.
    fn answers(&self, seat: Seat, intent: &Intent) -> bool {
        engine::fresh(&self.rules, &self.game, seat, intent, None).is_err()
    }
}
