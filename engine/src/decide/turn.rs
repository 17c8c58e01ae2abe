//! The turn: rolls, doubles, and passing the dice on (GEN-TURN, GEN-DICE).

use super::play::Play;
use crate::event::{Another, Event, Purpose};
use crate::frames::{Errand, Frame, Reached, Stance, Step, Then};
use crate::game::{Claim, Duty, Phase, RollOwed};
use crate::ids::{CharacterId, Seat};
use crate::intent::Intent;
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::Terms;

impl Play<'_> {
    /// An action of the active player in an open moment.
    pub(super) fn check_on_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_active(seat)?;
        ensure(super::Moment::of(&self.game) == super::Moment::Open, Code::NotNow)
    }

    /// Before the start, after the last turn and after the end it is nobody's turn.
    pub(super) fn check_active(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_acts(seat, self.game.active)
    }

    /// What a landing asks is asked of who landed, who may be somebody else than the active player.
    pub(super) fn check_acts(&self, seat: Seat, actor: Seat) -> Result<(), Refusal> {
        ensure(self.game.phase == Phase::Playing, Code::NotNow)?;
        ensure(actor == seat, Code::NotYourTurn)
    }

    pub(super) fn check_roll(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_on_turn(seat)?;
        ensure(self.game.roll_owed != RollOwed::Nothing, Code::NotNow)
    }

    pub(super) fn check_end_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_on_turn(seat)?;
        let owes = self.game.roll_owed != RollOwed::Nothing || !self.game.duties.is_empty();
        ensure(!owes, Code::RollOwed)
    }

    pub(super) fn roll(&mut self, seat: Seat) {
        if self.game.roll_owed == RollOwed::Opening {
            self.make_opening_roll(seat);
        }
        self.release_served(seat);
        if let Some(character) = self.game.jailed_to_ask(seat) {
            self.try_to_leave_jail(seat, &character);
        } else {
            self.roll_to_move(seat);
        }
    }

    /// Closes, unpaid, what waited for this roll (GEN-RENT-3).
    fn make_opening_roll(&mut self, seat: Seat) {
        let open: Vec<Claim> = self.game.claims.clone();
        for claim in open {
            self.close_claim(claim, crate::event::ClaimEnd::Lapsed);
        }
        self.close_pickups();
        self.emit(Event::OpeningRollMade { seat });
    }

    fn roll_to_move(&mut self, seat: Seat) {
        let dice = self.throw_to_move(seat);
        let doubles = if self.is_doubles(&dice) { self.game.doubles + 1 } else { self.game.doubles };
        let counts = self.is_doubles(&dice);
        let to_jail = counts && self.rules.numbers.doubles_to_jail.is_some_and(|limit| doubles >= limit);
        let another = if counts && !to_jail { Another::Owed } else { Another::No };
        self.emit(Event::RollCounted { doubles, another });
        let steps = if to_jail {
            vec![Step::GoToJail]
        } else {
            let moves = self.halves_by(seat, &dice).unwrap_or_else(|| moves_by(&dice));
            self.figure_step(&dice).into_iter().chain(moves).collect()
        };
        self.begin(seat, steps);
    }

    /// Doubles are two equal dice of a roll to move, where the edition has them (GEN-DICE-3).
    pub(super) fn is_doubles(&self, dice: &[u8]) -> bool {
        self.rules.numbers.doubles_to_jail.is_some() && dice.len() == 2 && dice[0] == dice[1]
    }

    /// Opens an errand of steps.
    pub(super) fn begin(&mut self, seat: Seat, steps: Vec<Step>) {
        self.emit(Event::FrameOpened { frame: Frame::Errand(Errand { seat, steps }) });
    }

    /// The next seat still in begins its turn, unless the game ends here (GEN-TURN-4, GEN-END-4).
    pub(super) fn pass_dice(&mut self) {
        self.turn_faces(self.game.active);
        let (next, over_starter, passed_over) = self.next_seat();
        self.wake_figure(&passed_over);
        let round = if over_starter { self.game.round + 1 } else { self.game.round };
        let limit = self.rules.options.round_limit;
        let rounds_over = over_starter && limit.is_some_and(|limit| self.game.round >= limit);
        if rounds_over || self.game.time == crate::game::Time::Up {
            self.emit(Event::PhaseChanged { phase: Phase::Counting });
        } else {
            self.emit(Event::TurnBegan { seat: next, round });
            self.release_served(next);
        }
    }

    /// The next seat clockwise that is still in, whether the dice come to, or over, the seat that began, and the
    /// empty seats that they pass over.
    fn next_seat(&self) -> (Seat, bool, Vec<Seat>) {
        let count = self.game.players.len();
        let mut over_starter = false;
        let mut passed_over = Vec::new();
        for distance in 1..=count {
            let seat = Seat::at((self.game.active.index() + distance) % count);
            over_starter |= seat == self.game.starter;
            if self.game.is_in(seat) {
                return (seat, over_starter, passed_over);
            }
            passed_over.push(seat);
        }
        (self.game.active, over_starter, passed_over)
    }

    /// Put in Jail: no salary, nothing on the way (GEN-JAIL-1).
    pub(super) fn send_to_jail(&mut self, seat: Seat) {
        self.put_in_jail(seat, self.named(seat));
    }

    pub(super) fn put_in_jail(&mut self, seat: Seat, character: Option<CharacterId>) {
        self.put_token(seat, character.clone(), self.rules.board.jail);
        self.emit(Event::JailEntered { seat, character });
    }

    /// What the turn owes next after its halves (KRT-TURN-1).
    pub(super) fn next_duty(&self) -> Option<Duty> {
        (self.game.roll_owed == RollOwed::Nothing).then(|| self.game.duties.first().copied()).flatten()
    }

    pub(super) fn check_second_roll(&self, seat: Seat) -> Result<(), Refusal> {
        let open = super::Moment::of(&self.game) == super::Moment::Open;
        ensure(open && self.next_duty() == Some(Duty::SecondRoll), Code::NotNow)?;
        ensure(self.game.active == seat, Code::NotAsked)
    }

    /// The power die alone, or not (KRT-STAR-3).
    pub(super) fn second_roll(&mut self, seat: Seat, intent: &Intent) {
        self.emit(Event::DutyDone { duty: Duty::SecondRoll });
        let die = self.rules.power_die().filter(|_| *intent == Intent::Go).map(|die| die.id.clone());
        if let Some(die) = die {
            let (purpose, then) = (Purpose::PowerUp, Then::PowerUp { stance: Stance::Turn });
            self.begin(seat, vec![Step::Throw { dice: vec![die], purpose, then }]);
        }
    }
}

/// Move by the sum of the dice and carry out the space.
pub(super) fn moves_by(dice: &[u8]) -> Vec<Step> {
    move_by(dice.iter().map(|die| u32::from(*die)).sum())
}

/// Move so far and carry out the space.
pub(super) fn move_by(steps: u32) -> Vec<Step> {
    vec![Step::Advance { steps }, Step::Land { terms: Terms::default(), reached: Reached::Counted }]
}
