//! Plays one scenario.

use crate::expect::Found;
use crate::facts;
use crate::file::{Scenario, Step};
use crate::position::{Ready, ready};
use editions::Library;
use engine::ruleset::DieId;
use engine::{Event, Game, Input, Order, Refusal, Ruleset};
use std::fmt;

/// Why a scenario failed, and how the game stood.
#[derive(Debug)]
pub struct Failure {
    pub title: String,
    /// The step that failed, from 1; none if the position is impossible.
    pub step: Option<usize>,
    pub what: String,
    pub stack: String,
    pub last_events: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => writeln!(f, "{} (step {step})", self.title)?,
            None => writeln!(f, "{}", self.title)?,
        }
        for line in self.what.lines() {
            writeln!(f, "    {line}")?;
        }
        if !self.stack.is_empty() {
            writeln!(f, "    open: {}", self.stack)?;
        }
        for event in &self.last_events {
            writeln!(f, "    · {event}")?;
        }
        Ok(())
    }
}

/// How many of the last events a failure shows.
const SHOWN: usize = 14;

struct Runner<'a> {
    rules: &'a Ruleset,
    game: Game,
    dice: usize,
    /// Events of the last step, and of the whole game.
    step: Vec<Event>,
    all: Vec<Event>,
}

/// Plays a scenario to its end.
///
/// # Errors
/// The first step that does not go as written.
pub fn run(library: &Library, scenario: &Scenario) -> Result<(), Box<Failure>> {
    let fail = |what: String| Failure {
        title: scenario.title.clone(),
        step: None,
        what,
        stack: String::new(),
        last_events: Vec::new(),
    };
    let expects = scenario
        .steps
        .iter()
        .any(|step| step.refused.is_some() || step.expect.as_ref().is_some_and(|expect| !expect.is_empty()));
    if !expects {
        return Err(Box::new(fail("nothing is expected: add an \"expect\" or a \"refused\"".to_owned())));
    }
    crate::check::check(scenario).map_err(|what| Box::new(fail(what)))?;
    let Ready { rules, game, dice } = ready(library, scenario).map_err(|what| Box::new(fail(what)))?;
    let mut runner = Runner { rules: &rules, game, dice, step: Vec::new(), all: Vec::new() };
    if scenario.begin {
        runner.say(&Input::Room { order: Order::Start }).map_err(|r| Box::new(fail(r.to_string())))?;
        runner.within_script().map_err(|what| Box::new(fail(what)))?;
    }
    for (at, step) in scenario.steps.iter().enumerate() {
        if let Err(what) = runner.play(step) {
            return Err(Box::new(runner.failure(fail(what), at + 1)));
        }
    }
    Ok(())
}

impl Runner<'_> {
    fn failure(&self, failure: Failure, step: usize) -> Failure {
        let from = self.all.len().saturating_sub(SHOWN);
        let show = |event: &Event| serde_json::to_string(event).unwrap_or_else(|_| format!("{event:?}"));
        Failure {
            step: Some(step),
            stack: facts::stack(&self.game),
            last_events: self.all[from..].iter().map(show).collect(),
            ..failure
        }
    }

    fn play(&mut self, step: &Step) -> Result<(), String> {
        match (step.seat, &step.intent, &step.room, step.timeout, &step.expect) {
            (Some(seat), Some(intent), None, None, None) => {
                let input = Input::Seat { seat: seat.0, intent: intent.0.clone() };
                self.must(&input, step.refused.as_deref())
            }
            (None, None, Some(order), None, None) => {
                self.must(&Input::Room { order: order.0.clone() }, step.refused.as_deref())
            }
            (None, None, None, Some(seat), None) => {
                let order = Order::PlayDefault { seat: seat.0 };
                self.must(&Input::Room { order }, step.refused.as_deref())
            }
            (None, None, None, None, Some(expect)) if step.refused.is_none() => {
                let found =
                    Found { rules: self.rules, game: &self.game, events: &self.step, dice: self.dice };
                let differences = expect.differences(&found);
                if differences.is_empty() { Ok(()) } else { Err(differences.join("\n")) }
            }
            (None, None, None, None, None) if step.note.is_some() => Ok(()),
            _ => Err("a step is one of: seat and intent, room, timeout, expect".to_owned()),
        }
    }

    /// The input must be accepted, or refused with this code.
    fn must(&mut self, input: &Input, refused: Option<&str>) -> Result<(), String> {
        match (self.say(input), refused) {
            (Ok(()), None) => self.within_script(),
            (Ok(()), Some(code)) => Err(format!("expected to be refused ({code}), was accepted")),
            (Err(refusal), None) => Err(format!("refused: {} ({refusal})", code(refusal))),
            (Err(refusal), Some(expected)) => {
                self.obey_aftermath(input, refusal);
                let expected = expected.replace(' ', "_");
                if code(refusal) == expected {
                    Ok(())
                } else {
                    Err(format!("expected to be refused ({expected}), was refused ({})", code(refusal)))
                }
            }
        }
    }

    fn say(&mut self, input: &Input) -> Result<(), Refusal> {
        let events = engine::decide(self.rules, &self.game, input)?;
        for event in &events {
            self.game.evolve(event);
        }
        self.all.extend(events.iter().cloned());
        self.step = events;
        Ok(())
    }

    /// As the room does: an offer whose maker can no longer pay is void (GEN-TRADE-3).
    fn obey_aftermath(&mut self, input: &Input, refusal: Refusal) {
        if let Input::Seat { intent, .. } = input
            && let Some(order) = engine::aftermath(&self.game, intent, refusal)
            && self.say(&Input::Room { order }).is_err()
        {
            self.step.clear();
        }
    }

    /// A scripted value is a face of the die that it fell to.
    fn are_faces(&self, dice: &[u8], which: &[DieId]) -> Result<(), String> {
        let mut faces = dice.iter().zip(self.rules.faces(which));
        match faces.find(|(value, most)| *value > most) {
            Some((value, most)) => Err(format!("dice: found {value}, allowed: 1 to {most} on that die")),
            None => Ok(()),
        }
    }

    fn within_script(&self) -> Result<(), String> {
        let used = usize::try_from(self.game.chance.dice_used).unwrap_or(usize::MAX);
        if used > self.dice {
            return Err(format!("the scripted dice ran out: {} given, {used} needed", self.dice));
        }
        for event in &self.step {
            if let Event::DiceRolled { dice, which, .. } = event {
                self.are_faces(dice, which)?;
            }
        }
        if self.game.balance() != 0 {
            return Err(format!("money appeared or vanished: {}", self.game.balance()));
        }
        Ok(())
    }
}

fn code(refusal: Refusal) -> String {
    crate::names::word(&refusal.code)
}
