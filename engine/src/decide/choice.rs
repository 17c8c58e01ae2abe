//! Picking, and doing or leaving what may be done: what is offered, what is accepted, what follows (KRT-ASK).

use super::play::Play;
use crate::action::Action;
use crate::event::Event;
use crate::frames::{Blow, Choice, Frame, Reach, Step, StepTerms, Topic};
use crate::ids::{CardId, CharacterId, Seat, Space};
use crate::intent::Intent;
use crate::refusal::{Code, Refusal, ensure};
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
    fn target_picks(&self, seat: Seat, reach: Reach) -> Vec<Action> {
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
            Effect::JumpToCheapest => self.cheapest_unowned().is_some(),
            Effect::AdvanceToNext { target, .. } => {
                let here = self.game.player(seat).position();
                self.rules.board.spaces.iter().any(|space| space.kind == *target && space.index != here)
            }
            Effect::Sequence { of } => of.iter().any(|effect| self.has_target(seat, effect)),
            _ => true,
        }
    }

    /// Whether the answer is one to the open choice.
    pub(super) fn check_choice(&self, seat: Seat, intent: &Intent) -> Result<(), Refusal> {
        let choice = self.open_choice();
        ensure(choice.is_none_or(|choice| choice.seat == seat), Code::NotAsked)?;
        let choice = choice.ok_or(Code::NotNow)?;
        let answers = self.answers_to(choice);
        ensure(answers.iter().any(|answer| is_of_kind(answer, intent)), Code::NotNow)?;
        ensure(answers.iter().any(|answer| admits(answer, intent)), Code::NotOffered)
    }

    pub(super) fn carry_choice(&mut self, intent: &Intent) {
        let Some(choice) = self.open_choice().cloned() else { return };
        self.emit(Event::FrameClosed);
        let steps = self.chosen(&choice, intent);
        self.emit_then(steps);
    }

    /// What the answer leads to.
    fn chosen(&mut self, choice: &Choice, intent: &Intent) -> Vec<Step> {
        let (seat, why) = (choice.seat, &choice.why);
        match (&choice.topic, intent) {
            (Topic::Mover, Intent::PickCharacter { character }) => {
                self.emit(Event::MoverChosen { seat, character: character.clone() });
                Vec::new()
            }
            (Topic::Order { steps, power }, intent) => self.halves_in_order(*steps, power, intent),
            (Topic::OwnCharacter { blow }, Intent::PickCharacter { character }) => {
                self.blow_steps(seat, character, blow, why)
            }
            (Topic::Target { blow, .. }, Intent::PickCharacter { character }) => {
                self.blow_steps(seat, character, blow, why)
            }
            (Topic::Target { blow, .. }, Intent::PickPlayer { player }) => {
                let target = self.game.player(*player).acting().id.clone();
                self.blow_steps(seat, &target, blow, why)
            }
            (Topic::TwoTargets { amount }, Intent::PickPlayers { players }) => {
                let all = self.within_reach(seat, Reach::Others);
                let hit = all.into_iter().filter(|candidate| players.contains(&candidate.seat));
                let blow = Blow::Drop { amount: *amount };
                hit.flat_map(|candidate| self.blow_steps(seat, &candidate.id, &blow, why)).collect()
            }
            (Topic::Marker { .. }, Intent::PickSpace { space }) => {
                self.place_markers(seat, &[*space]);
                Vec::new()
            }
            (Topic::OwnMarkers { .. }, Intent::PickSpaces { spaces }) => {
                self.place_markers(seat, spaces);
                Vec::new()
            }
            (Topic::LiftMarkers { each }, Intent::PickSpaces { spaces }) => {
                self.lift_markers(seat, spaces, *each, why);
                Vec::new()
            }
            (Topic::May { effect }, Intent::Go) => self.steps_of(seat, effect, why),
            (Topic::Steps { terms }, Intent::Steps { steps }) => self.steps_taken(seat, *terms, *steps, why),
            (Topic::TakeDropped { space, amount }, Intent::Go) => {
                let (from, to) = (crate::money::Purse::Space(*space), crate::money::Purse::Seat(seat));
                vec![Step::Pay { from, to, amount: *amount, why: why.clone() }]
            }
            (Topic::Deed { fate }, Intent::PickDeed { deed }) => {
                self.take_prize_deed(seat, *fate, *deed);
                Vec::new()
            }
            (Topic::Swap, Intent::SwapDeeds { deeds }) => {
                self.swap(deeds);
                Vec::new()
            }
            (Topic::RematchCard, Intent::PickCard { card }) => self.rematch(seat, card),
            _ => Vec::new(),
        }
    }

    /// What the room plays: the least harmful answer (KRT-ASK).
    pub(super) fn default_of_choice(&self, choice: &Choice) -> Option<Intent> {
        let answers = self.answers_to(choice);
        let first = || answers.first().and_then(Action::sample);
        match &choice.topic {
            Topic::Target { .. } | Topic::TwoTargets { .. } if !choice.is_optional() => {
                self.richest_target(choice)
            }
            Topic::RematchCard => self.dearest_rematch(choice.seat).map(|card| Intent::PickCard { card }),
            Topic::Steps { .. } => Some(Intent::Steps { steps: 0 }),
            Topic::OwnMarkers { .. } | Topic::LiftMarkers { .. } => {
                Some(Intent::PickSpaces { spaces: Vec::new() })
            }
            Topic::TakeDropped { .. } => Some(Intent::Go),
            _ if choice.is_optional() => Some(Intent::Skip),
            _ => first(),
        }
    }

    fn richest_target(&self, choice: &Choice) -> Option<Intent> {
        let Topic::Target { reach, .. } = &choice.topic else {
            let mut players = self.others_of(choice.seat);
            players.sort_by_key(|seat| std::cmp::Reverse(self.game.player(*seat).cash));
            players.truncate(2);
            players.sort_by_key(|seat| self.game.clockwise().iter().position(|other| other == seat));
            return Some(Intent::PickPlayers { players });
        };
        let richest = self.richest_first(self.within_reach(choice.seat, *reach)).into_iter().next()?;
        let by_character = self.target_picks(choice.seat, *reach);
        let character = richest.id.clone();
        match by_character.first()? {
            Action::PickCharacter { .. } => Some(Intent::PickCharacter { character }),
            _ => Some(Intent::PickPlayer { player: richest.seat }),
        }
    }

    /// Race cards that other players won, with their holders.
    pub(super) fn rematch_cards(&self, seat: Seat) -> Vec<(Seat, CardId)> {
        let others = self.others_of(seat).into_iter();
        others
            .flat_map(|other| self.game.player(other).won.iter().map(move |card| (other, card.clone())))
            .collect()
    }

    /// Most points, then the one printed last (KRT-ASK-18).
    fn dearest_rematch(&self, seat: Seat) -> Option<CardId> {
        let number = |card: &CardId| {
            let deck = self.rules.card(card).map(|(deck, _)| deck);
            deck.and_then(|deck| deck.cards.iter().position(|printed| printed.id == *card))
        };
        let cards = self.rematch_cards(seat).into_iter().map(|(_, card)| card);
        cards.max_by_key(|card| (self.rules.card_points(card), number(card)))
    }
}

fn some_spaces(spaces: Vec<Space>, most: u32) -> Vec<Action> {
    if most == 0 { Vec::new() } else { vec![Action::PickSpaces { spaces, most }] }
}

/// Whether an intent is the sort of thing that is asked for.
fn is_of_kind(answer: &Action, intent: &Intent) -> bool {
    matches!(
        (answer, intent),
        (Action::PickCharacter { .. }, Intent::PickCharacter { .. })
            | (Action::PickPlayer { .. }, Intent::PickPlayer { .. })
            | (Action::PickPlayers { .. }, Intent::PickPlayers { .. })
            | (Action::PickSpace { .. }, Intent::PickSpace { .. })
            | (Action::PickSpaces { .. }, Intent::PickSpaces { .. })
            | (Action::PickDeed { .. }, Intent::PickDeed { .. })
            | (Action::PickCard { .. }, Intent::PickCard { .. })
            | (Action::SwapDeeds { .. }, Intent::SwapDeeds { .. })
            | (Action::Steps { .. }, Intent::Steps { .. })
            | (Action::Move { .. }, Intent::Move(_))
            | (Action::PowerUp { .. }, Intent::PowerUp)
            | (Action::Go, Intent::Go)
            | (Action::Skip, Intent::Skip)
    )
}

/// Whether an intent is within what an answer admits.
fn admits(answer: &Action, intent: &Intent) -> bool {
    match (answer, intent) {
        (Action::PickCharacter { character }, Intent::PickCharacter { character: picked }) => {
            character == picked
        }
        (Action::PickPlayer { player }, Intent::PickPlayer { player: picked }) => player == picked,
        (Action::PickPlayers { players }, Intent::PickPlayers { players: picked }) => {
            players.len() == picked.len() && players.iter().all(|player| picked.contains(player))
        }
        (Action::PickSpace { space }, Intent::PickSpace { space: picked }) => space == picked,
        (Action::PickSpaces { spaces, most }, Intent::PickSpaces { spaces: picked }) => {
            let mut once = picked.clone();
            once.sort_unstable();
            once.dedup();
            let few = u32::try_from(picked.len()).is_ok_and(|count| count <= *most);
            few && once.len() == picked.len() && picked.iter().all(|space| spaces.contains(space))
        }
        (Action::PickDeed { deed }, Intent::PickDeed { deed: picked }) => deed == picked,
        (Action::PickCard { card }, Intent::PickCard { card: picked }) => card == picked,
        (Action::SwapDeeds { deeds }, Intent::SwapDeeds { deeds: picked }) => {
            deeds.len() == picked.len() && deeds.iter().all(|deed| picked.contains(deed))
        }
        (Action::Steps { least, most }, Intent::Steps { steps }) => (least..=most).contains(&steps),
        (Action::Move { extra, .. }, Intent::Move(longer)) => {
            longer.is_none_or(|longer| longer.extra <= *extra)
        }
        (Action::PowerUp { .. }, Intent::PowerUp)
        | (Action::Go, Intent::Go)
        | (Action::Skip, Intent::Skip) => true,
        _ => false,
    }
}
