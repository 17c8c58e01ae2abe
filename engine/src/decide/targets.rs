//! Whom an effect can hit (KRT-POWER-3, -8, KRT-DUO-5).

use super::play::Play;
use crate::event::Way;
use crate::frames::Reach;
use crate::ids::{CharacterId, Seat, Space};
use std::cmp::Reverse;

/// A character that could be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) seat: Seat,
    pub(super) id: CharacterId,
    position: Space,
}

impl Play<'_> {
    /// The other players clockwise from the active one (GEN-TURN-7).
    pub(super) fn others_of(&self, seat: Seat) -> Vec<Seat> {
        self.game.clockwise().into_iter().filter(|other| *other != seat).collect()
    }

    /// Clockwise from the active player; the characters of one seat in their own order.
    pub(super) fn within_reach(&self, seat: Seat, reach: Reach) -> Vec<Candidate> {
        let everyone = || self.game.clockwise().into_iter().flat_map(|seat| self.candidates_of(seat));
        let others = || everyone().filter(|candidate| candidate.seat != seat);
        match reach {
            Reach::Everyone => everyone().collect(),
            Reach::Others => others().collect(),
            Reach::OtherPlayers => {
                let first = |other| self.candidates_of(other).into_iter().next();
                self.others_of(seat).into_iter().filter_map(first).collect()
            }
            Reach::OthersFree => others().filter(|other| self.is_free(&other.id)).collect(),
            Reach::Richest => {
                let cash = |candidate: &Candidate| self.game.player(candidate.seat).cash;
                let most = others().map(|other| cash(&other)).max();
                others().filter(|other| Some(cash(other)) == most).collect()
            }
            Reach::NearestAhead => self.nearest(seat, others().collect(), Way::Forward),
            Reach::NearestBehind => self.nearest(seat, others().collect(), Way::Back),
        }
    }

    fn candidates_of(&self, seat: Seat) -> Vec<Candidate> {
        let characters = self.game.player(seat).characters.iter();
        characters.map(|c| Candidate { seat, id: c.id.clone(), position: c.position }).collect()
    }

    fn is_free(&self, id: &CharacterId) -> bool {
        self.game.character(id).is_some_and(|(_, character)| character.jail.is_none())
    }

    /// A token on the own space counts as far away (KRT-POWER-3).
    fn nearest(&self, seat: Seat, others: Vec<Candidate>, way: Way) -> Vec<Candidate> {
        let board = &self.rules.board;
        let here = self.game.player(seat).position();
        let round = u32::try_from(board.spaces.len()).unwrap_or(u32::MAX);
        let far = self.rules.numbers.same_space_distance.unwrap_or(round);
        let distance = |other: &Candidate| match way {
            _ if other.position == here => far,
            Way::Back => board.distance(other.position, here),
            Way::Forward | Way::Put => board.distance(here, other.position),
        };
        let least = others.iter().map(distance).min();
        others.into_iter().filter(|other| Some(distance(other)) == least).collect()
    }

    /// Most coins first, tied ones in the order given (KRT-ASK-8).
    pub(super) fn richest_first(&self, mut candidates: Vec<Candidate>) -> Vec<Candidate> {
        candidates.sort_by_key(|candidate| Reverse(self.game.player(candidate.seat).cash));
        candidates
    }
}
