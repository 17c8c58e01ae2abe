//! An answer to an open choice: whether it is one, and what follows (KRT-ASK).

use super::play::Play;
use crate::action::Action;
use crate::event::Event;
use crate::frames::{Blow, Choice, Reach, Step, Topic};
use crate::ids::Seat;
use crate::intent::Intent;
use crate::money::Purse;
use crate::refusal::{Code, Refusal, ensure};

impl Play<'_> {
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
                let (from, to) = (Purse::Space(*space), Purse::Seat(seat));
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
