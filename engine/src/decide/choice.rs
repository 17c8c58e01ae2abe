//! Picking, and doing or leaving what may be done: what is offered (KRT-ASK).

use super::play::Play;
use crate::action::Action;
use crate::event::Event;
use crate::frames::{Choice, Frame, Reach, StepTerms, Topic};
use crate::ids::{CharacterId, Seat, Space};
use crate::ruleset::{Effect, PowerId};

impl Play<'_> {
    pub(super) fn open_choice(&self) -> Option<&Choice> {
        match self.game.frames.last() {
            Some(Frame::Choice(choice)) => Some(choice),
            _ => None,
        }
    }

    /// Nobody is asked with one answer left that has to be given, or with none (GEN-ASK-2).
    pub(super) fn advance_choice(&mut self, choice: &Choice) -> bool {
        let answers = self.answers_to(choice);
        match &answers[..] {
            [] => self.emit(Event::FrameClosed),
            [only] if !choice.is_optional() => {
                if let Some(intent) = only.sample() {
                    self.carry_choice(&intent);
                }
            }
            _ => return false,
        }
        true
    }

    /// All answers that there are; nothing if there is nothing to pick or to do.
    pub(super) fn answers_to(&self, choice: &Choice) -> Vec<Action> {
        let mut answers = self.picks_of(choice);
        let bounded = matches!(
            choice.topic,
            Topic::Steps { .. } | Topic::OwnMarkers { .. } | Topic::LiftMarkers { .. }
        );
        if choice.is_optional() && !bounded && !answers.is_empty() {
            answers.push(Action::Skip);
        }
        answers
    }

    fn picks_of(&self, choice: &Choice) -> Vec<Action> {
        let seat = choice.seat;
        let characters = |ids: Vec<CharacterId>| {
            ids.into_iter().map(|character| Action::PickCharacter { character }).collect::<Vec<_>>()
        };
        match &choice.topic {
            Topic::Mover => characters(self.movers(seat)),
            Topic::OwnCharacter { .. } => {
                characters(self.game.player(seat).characters.iter().map(|c| c.id.clone()).collect())
            }
            Topic::Order { steps, power } => {
                let order = Action::Move { steps: *steps, extra: self.extra_steps(seat, power) };
                vec![order, Action::PowerUp { power: power.clone() }]
            }
            Topic::Target { reach, .. } => self.target_picks(seat, *reach),
            Topic::TwoTargets { .. } => self.pairs_of_others(seat),
            Topic::Marker { on } => {
                let spaces = self.marker_spaces(seat, *on).into_iter();
                spaces.map(|space| Action::PickSpace { space }).collect()
            }
            Topic::OwnMarkers { most } => {
                let spaces = self.marker_spaces(seat, crate::ruleset::MarkerPlace::OwnDeed);
                let room = u32::try_from(self.room_for_markers().min(spaces.len())).unwrap_or(0);
                some_spaces(spaces, room.min(*most))
            }
            Topic::LiftMarkers { .. } => {
                let spaces: Vec<Space> = self.game.markers.iter().copied().collect();
                let most = u32::try_from(spaces.len()).unwrap_or(u32::MAX);
                some_spaces(spaces, most)
            }
            Topic::May { effect } => {
                self.has_target(seat, effect).then_some(Action::Go).into_iter().collect()
            }
            Topic::Steps { terms } => self.step_bounds(seat, *terms).into_iter().collect(),
            Topic::TakeDropped { amount, .. } => {
                (!amount.is_zero()).then_some(Action::Go).into_iter().collect()
            }
            Topic::Deed { fate } => {
                let deeds = self.prize_deeds(seat, *fate).into_iter();
                deeds.map(|deed| Action::PickDeed { deed }).collect()
            }
            Topic::Swap => self.swaps().into_iter().map(|deeds| Action::SwapDeeds { deeds }).collect(),
            Topic::RematchCard => {
                let cards = self.rematch_cards(seat).into_iter();
                cards.map(|(_, card)| Action::PickCard { card }).collect()
            }
        }
    }

    /// How much longer a boost can make the move (KRT-BOOST-1).
    pub(super) fn extra_steps(&self, seat: Seat, power: &PowerId) -> u32 {
        let character = self.rules.character(&self.game.player(seat).acting().id);
        let boost = character.and_then(|character| character.boost.as_ref());
        boost.filter(|boost| boost.power == *power).map_or(0, |boost| boost.extra_steps)
    }

    /// Characters are told apart only where a seat leads two.
    pub(super) fn target_picks(&self, seat: Seat, reach: Reach) -> Vec<Action> {
        let by_character =
            reach != Reach::OtherPlayers && self.game.table().any(|seat| self.game.leads_two(seat));
        let pick = |candidate: super::targets::Candidate| match by_character {
            true => Action::PickCharacter { character: candidate.id },
            false => Action::PickPlayer { player: candidate.seat },
        };
        self.within_reach(seat, reach).into_iter().map(pick).collect()
    }

    fn pairs_of_others(&self, seat: Seat) -> Vec<Action> {
        let others = self.others_of(seat);
        let mut pairs = Vec::new();
        for (at, first) in others.iter().enumerate() {
            for second in &others[at + 1..] {
                pairs.push(Action::PickPlayers { players: vec![*first, *second] });
            }
        }
        // With one other left that one is hit, with both their characters (KRT-BOOST-3, KRT-DUO-5).
        if let [only] = others[..] {
            pairs.push(Action::PickPlayers { players: vec![only] });
        }
        pairs
    }

    fn step_bounds(&self, seat: Seat, terms: StepTerms) -> Option<Action> {
        let whole = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        match terms {
            StepTerms::ForCoins { most } => {
                let most = most.min(self.game.in_hand(seat).0);
                (most > 0).then_some(Action::Steps { least: 0, most: whole(most) })
            }
            StepTerms::EitherWay { most } => Some(Action::Steps { least: -whole(most), most: whole(most) }),
        }
    }

    fn has_target(&self, seat: Seat, effect: &Effect) -> bool {
        match effect {
            Effect::JumpToCheapest | Effect::AdvanceToNext { .. } => self.destination(seat, effect).is_some(),
            Effect::Sequence { of } => of.iter().any(|effect| self.has_target(seat, effect)),
            _ => true,
        }
    }
}

fn some_spaces(spaces: Vec<Space>, most: u32) -> Vec<Action> {
    if most == 0 { Vec::new() } else { vec![Action::PickSpaces { spaces, most }] }
}
