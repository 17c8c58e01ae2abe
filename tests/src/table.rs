//! A table at which every law is checked at every step.

use crate::laws;
use crate::luck::Luck;
use engine::{Event, Game, Input, Intent, Order, Refusal, Ruleset, Seat, View};
use serde_json::{Map, Value};

/// How an input was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Done,
    Refused(Refusal),
}

/// A game with everything that was said and everything that happened.
pub struct Table {
    pub rules: Ruleset,
    pub start: Game,
    pub game: Game,
    pub inputs: Vec<Input>,
    pub events: Vec<Vec<Event>>,
    /// What a reader has put together from changes alone.
    shown: Map<String, Value>,
    view: View,
    /// The view is carried on after so many inputs; at each of them if nothing else is said.
    look_every: usize,
}

impl Table {
    #[must_use]
    pub fn new(rules: Ruleset, game: Game) -> Self {
        let view = View::of(&rules, &game);
        let shown = laws::views::as_map(&view);
        Self {
            rules,
            start: game.clone(),
            game,
            inputs: Vec::new(),
            events: Vec::new(),
            shown,
            view,
            look_every: 1,
        }
    }

    /// The same table, looked at only after so many inputs, to save time.
    #[must_use]
    pub fn looked_at_every(self, inputs: usize) -> Self {
        Self { look_every: inputs.max(1), ..self }
    }

    /// Says something. The input counts only if it is accepted.
    ///
    /// # Errors
    /// The law that does not hold.
    pub fn say(&mut self, input: &Input) -> Result<Answer, String> {
        match engine::decide(&self.rules, &self.game, input) {
            Ok(events) => {
                self.take(input, events).map_err(|broken| format!("{broken}\n  after {input:?}"))?;
                Ok(Answer::Done)
            }
            Err(refusal) => {
                let after = match input {
                    Input::Seat { intent, .. } => engine::aftermath(&self.game, intent, refusal),
                    Input::Room { .. } => None,
                };
                if let Some(order) = after {
                    self.must(&Input::Room { order })?;
                }
                Ok(Answer::Refused(refusal))
            }
        }
    }

    /// Says something that has to be accepted.
    ///
    /// # Errors
    /// The refusal, or the law that does not hold.
    pub fn must(&mut self, input: &Input) -> Result<(), String> {
        match self.say(input)? {
            Answer::Done => Ok(()),
            Answer::Refused(refusal) => Err(format!("refused ({refusal}): {input:?}\n{}", self.story())),
        }
    }

    pub fn seat_says(&mut self, seat: Seat, intent: Intent) -> Result<Answer, String> {
        self.say(&Input::Seat { seat, intent })
    }

    pub fn room_says(&mut self, order: Order) -> Result<Answer, String> {
        self.say(&Input::Room { order })
    }

    fn take(&mut self, input: &Input, events: Vec<Event>) -> Result<(), String> {
        let before = self.game.clone();
        for event in &events {
            laws::events::check(&self.rules, &self.game, event)?;
            laws::figure::moves_rightly(&self.game, event)?;
            self.game.evolve(event);
            laws::money::balanced(&self.game).map_err(|broken| format!("{broken} at {event:?}"))?;
        }
        self.inputs.push(input.clone());
        self.events.push(events);
        laws::check_state(&self.rules, &self.game)?;
        laws::asking::new_question_new_number(&self.rules, &before, &self.game)?;
        if self.looked() { self.look() } else { Ok(()) }
    }

    /// The view is carried on by its changes alone (patched view = fresh view).
    fn look(&mut self) -> Result<(), String> {
        let view = View::of(&self.rules, &self.game);
        laws::views::fold(&mut self.shown, &self.view, &view)?;
        self.view = view;
        Ok(())
    }

    fn looked(&self) -> bool {
        self.inputs.len().is_multiple_of(self.look_every)
    }

    /// The dear laws, of this moment: what is offered is what is accepted, defaults answer, nothing is lost in
    /// writing. `luck` picks the seats and the intents that are tried.
    ///
    /// # Errors
    /// The law that does not hold.
    pub fn examine(&self, luck: &mut Luck) -> Result<(), String> {
        laws::offered::check(&self.rules, &self.game, luck)?;
        laws::defaults::check(&self.rules, &self.game)?;
        laws::written::round_trip(&self.game)?;
        if self.looked() { laws::views::complete(&self.shown, &self.view) } else { Ok(()) }
    }

    /// The laws of a whole game, once it is over or long enough.
    ///
    /// # Errors
    /// The law that does not hold.
    pub fn conclude(&self) -> Result<(), String> {
        laws::written::fold(&self.start, &self.events, &self.game)?;
        laws::written::decides_again(&self.rules, &self.start, &self.inputs, &self.events)?;
        laws::written::counts_draws(&self.start, &self.events, &self.game)?;
        if self.game.is_over() { laws::ending::one_ranking(&self.rules, &self.game) } else { Ok(()) }
    }

    /// The last inputs and where the game stands, for a report.
    #[must_use]
    pub fn story(&self) -> String {
        let from = self.inputs.len().saturating_sub(12);
        let said = self.inputs[from..].iter().map(|input| format!("  · {input:?}\n"));
        let frames = self.game.frames.iter().map(engine::frames::Frame::name).collect::<Vec<_>>().join(" ▸ ");
        let moment = format!("  turn {} of {}, open: {frames}\n", self.game.turn, self.game.active);
        said.chain(std::iter::once(moment)).collect()
    }
}
