//! A building that is short was asked for; everyone else who could place one says want or leave (GEN-STOCK-2).

use crate::game::Piece;
use crate::ids::{Seat, Space};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    Want,
    Leave,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contest {
    pub requester: Seat,
    pub deed: Space,
    pub piece: Piece,
    /// Who is asked, and what they said so far.
    #[serde(with = "crate::keyed")]
    pub votes: BTreeMap<Seat, Option<Vote>>,
    /// Where each would put it, where that is said beforehand (CEL-BUILD-9).
    #[serde(default, with = "crate::keyed", skip_serializing_if = "BTreeMap::is_empty")]
    pub sites: BTreeMap<Seat, Space>,
}

impl Contest {
    pub fn asked(&self) -> impl Iterator<Item = Seat> + '_ {
        self.votes.iter().filter(|(_, vote)| vote.is_none()).map(|(seat, _)| *seat)
    }

    pub fn takers(&self) -> impl Iterator<Item = Seat> + '_ {
        self.votes.iter().filter(|(_, vote)| **vote == Some(Vote::Want)).map(|(seat, _)| *seat)
    }
}
