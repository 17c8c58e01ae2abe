//! The turn: rolls, doubles, and passing the dice on (GEN-TURN, GEN-DICE).

use super::play::Play;
use crate::event::{Another, Event, Purpose, Release, Way};
use crate::frames::{Errand, Frame, Reached, Step};
use crate::game::{Claim, Phase, RollOwed};
use crate::ids::Seat;
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
        ensure(self.game.phase == Phase::Playing, Code::NotNow)?;
        ensure(self.game.active == seat, Code::NotYourTurn)
    }

    pub(super) fn check_roll(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_on_turn(seat)?;
        ensure(self.game.roll_owed != RollOwed::Nothing, Code::NotNow)
    }

    pub(super) fn check_end_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_on_turn(seat)?;
        ensure(self.game.roll_owed == RollOwed::Nothing, Code::RollOwed)
    }

    pub(super) fn roll(&mut self, seat: Seat) {
        if self.game.roll_owed == RollOwed::Opening {
            self.make_opening_roll(seat);
        }
        if self.game.player(seat).jail.is_some() {
            self.try_to_leave_jail(seat);
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
        self.emit(Event::OpeningRollMade { seat });
    }

    fn roll_to_move(&mut self, seat: Seat) {
        let dice = self.throw(seat, Purpose::Move);
        let doubles = if self.is_doubles(&dice) { self.game.doubles + 1 } else { self.game.doubles };
        let counts = self.is_doubles(&dice);
        let to_jail = counts && self.rules.numbers.doubles_to_jail.is_some_and(|limit| doubles >= limit);
        let another = if counts && !to_jail { Another::Owed } else { Another::No };
        self.emit(Event::RollCounted { doubles, another });
        let steps = if to_jail {
            vec![Step::GoToJail]
        } else {
            self.figure_step(&dice).into_iter().chain(moves_by(&dice)).collect()
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
        let (next, over_starter, passed_over) = self.next_seat();
        self.wake_figure(&passed_over);
        let round = if over_starter { self.game.round + 1 } else { self.game.round };
        let limit = self.rules.options.round_limit;
        let rounds_over = over_starter && limit.is_some_and(|limit| self.game.round >= limit);
        if rounds_over || self.game.time == crate::game::Time::Up {
            self.emit(Event::PhaseChanged { phase: Phase::Counting });
        } else {
            self.emit(Event::TurnBegan { seat: next, round });
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

    pub(super) fn leave_jail(&mut self, seat: Seat, by: Release) {
        self.emit(Event::JailLeft { seat, by });
    }

    /// Put in Jail: no salary, nothing on the way (GEN-JAIL-1).
    pub(super) fn send_to_jail(&mut self, seat: Seat) {
        let from = self.game.player(seat).position;
        let jail = self.rules.board.jail;
        if from != jail {
            self.emit(Event::TokenMoved { seat, from, to: jail, way: Way::Put });
        }
        self.emit(Event::JailEntered { seat });
    }
}

/// Move by the sum of the dice and carry out the space.
pub(super) fn moves_by(dice: &[u8]) -> Vec<Step> {
    let steps = dice.iter().map(|die| u32::from(*die)).sum();
    vec![Step::Advance { steps }, Step::Land { terms: Terms::default(), reached: Reached::Counted }]
}
