//! The two halves of a turn: the move and the power-up, in the player's order (KRT-TURN-2), and steps that a star
//! gives (KRT-STAR-4, -9).

use super::blows::drop_step;
use super::play::Play;
use super::turn::move_by;
use crate::event::{Event, Purpose};
use crate::frames::{Reached, Stance, Step, StepTerms, Topic};
use crate::game::{Face, PowerDie};
use crate::ids::{CharacterId, Seat};
use crate::intent::Intent;
use crate::money::Why;
use crate::ruleset::{HalvesOrder, PowerId, Terms};

impl Play<'_> {
    /// Without the power die for who has been silenced (KRT-STAR-7).
    pub(super) fn throw_to_move(&mut self, seat: Seat) -> Vec<u8> {
        if self.rules.power_die().is_none() || self.game.player(seat).power == PowerDie::Thrown {
            return self.throw(seat, Purpose::Move);
        }
        self.emit(Event::PowerMissed { seat });
        self.throw_dice(seat, &self.rules.pip_dice(), Purpose::Move)
    }

    /// What a roll to move leads to where a turn has halves, or a choice of who moves.
    pub(super) fn halves_by(&self, seat: Seat, dice: &[u8]) -> Option<Vec<Step>> {
        let two = self.game.leads_two(seat);
        let power = self.power_rolled(dice);
        if power.is_none() && !two {
            return None;
        }
        let halves = Step::Halves { steps: self.pips(dice), power };
        let mover = two.then_some(Step::Ask { seat, topic: Topic::Mover, why: Why::Turn });
        Some(mover.into_iter().chain([halves]).collect())
    }

    /// The sum of the dice that show pips.
    pub(super) fn pips(&self, dice: &[u8]) -> u32 {
        let shown = self.rules.numbers.dice.iter().filter(|die| die.powers.is_empty());
        if dice.len() == shown.count() {
            return dice.iter().map(|die| u32::from(*die)).sum();
        }
        let pairs = self.rules.numbers.dice.iter().zip(dice);
        pairs.filter(|(die, _)| die.powers.is_empty()).map(|(_, value)| u32::from(*value)).sum()
    }

    fn power_rolled(&self, dice: &[u8]) -> Option<PowerId> {
        if dice.len() < self.rules.numbers.dice.len() {
            return None;
        }
        let mut pairs = self.rules.numbers.dice.iter().zip(dice);
        pairs.find_map(|(die, value)| die.power(*value).cloned())
    }

    pub(super) fn take_halves(&mut self, seat: Seat, steps: u32, power: Option<PowerId>) {
        let Some(power) = power else { return self.emit_then(move_by(steps)) };
        let order = self.rules.power(&power).map(|known| known.order);
        if order == Some(HalvesOrder::MoveFirst) {
            let after = Step::PowerUp { power, stance: Stance::Turn };
            return self.emit_then(move_by(steps).into_iter().chain([after]).collect());
        }
        let why = Why::Power { power: power.clone() };
        self.emit_then(vec![Step::Ask { seat, topic: Topic::Order { steps, power }, why }]);
    }

    pub(super) fn halves_in_order(&self, steps: u32, power: &PowerId, intent: &Intent) -> Vec<Step> {
        let power_up = Step::PowerUp { power: power.clone(), stance: Stance::Turn };
        match intent {
            Intent::PowerUp => std::iter::once(power_up).chain(move_by(steps)).collect(),
            Intent::Move(Some(longer)) if longer.extra > 0 => move_by(steps + longer.extra),
            _ => move_by(steps).into_iter().chain([power_up]).collect(),
        }
    }

    /// Characters that can move: face up and not in Jail (KRT-DUO-2).
    pub(super) fn movers(&self, seat: Seat) -> Vec<CharacterId> {
        let ready =
            self.game.player(seat).characters.iter().filter(|c| c.face == Face::Up && c.jail.is_none());
        ready.map(|character| character.id.clone()).collect()
    }

    /// Who moved is turned down; with nobody to move all are; with all down all are turned up (KRT-DUO-3, -8).
    pub(super) fn turn_faces(&mut self, seat: Seat) {
        if !self.game.is_in(seat) || !self.game.leads_two(seat) {
            return;
        }
        let mover = self.game.mover.clone();
        for character in self.game.player(seat).characters.clone() {
            let moved = mover.as_ref().is_none_or(|mover| *mover == character.id);
            if moved && character.face == Face::Up {
                self.turn_face(seat, character.id, Face::Down);
            }
        }
        let characters = self.game.player(seat).characters.clone();
        if characters.iter().all(|character| character.face == Face::Down) {
            for character in characters {
                self.turn_face(seat, character.id, Face::Up);
            }
        }
    }

    fn turn_face(&mut self, seat: Seat, character: CharacterId, face: Face) {
        self.emit(Event::CharacterTurned { seat, character, face });
    }

    /// Coins are dropped before the move that they pay for.
    pub(super) fn steps_taken(&self, seat: Seat, terms: StepTerms, steps: i32, why: &Why) -> Vec<Step> {
        let count = steps.unsigned_abs();
        let land = Step::Land { terms: Terms::default(), reached: Reached::Counted };
        match (terms, steps) {
            (_, 0) => Vec::new(),
            (StepTerms::ForCoins { .. }, _) => {
                let here = self.game.player(seat).position();
                let dropped = drop_step(seat, here, crate::money::Coins(count), why);
                std::iter::once(dropped).chain(move_by(count)).collect()
            }
            (StepTerms::EitherWay { .. }, 1..) => move_by(count),
            (StepTerms::EitherWay { .. }, _) => vec![Step::Back { steps: count }, land],
        }
    }
}
