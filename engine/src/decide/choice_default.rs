//! What the room plays for who does not choose in time (KRT-ASK).

use super::play::Play;
use crate::action::Action;
use crate::frames::{Choice, Topic};
use crate::ids::{CardId, Seat};
use crate::intent::Intent;
use std::cmp::Reverse;

impl Play<'_> {
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
            players.sort_by_key(|seat| Reverse(self.game.player(*seat).cash));
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
