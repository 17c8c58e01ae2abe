//! A race for a card while its entries are asked for (KRT-RACE-2). The rolls need nobody's decision.

use crate::ids::{CardId, CharacterId, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Race {
    pub card: CardId,
    /// Entry and rolls begin with this seat (KRT-RACE-4, KRT-FINAL-2).
    pub opener: Seat,
    /// Who holds the card in a rematch.
    pub holder: Option<Seat>,
    /// Who is still to be asked, clockwise.
    pub waiting: Vec<Seat>,
    /// Who has paid, in the order of the rolls.
    pub racers: Vec<Racer>,
}

/// Who races, with which character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Racer {
    pub seat: Seat,
    pub character: CharacterId,
}

impl Race {
    /// A racer who leaves before the rolls is struck; the fee stays paid (KRT-LEAVE-3).
    pub(crate) fn on_leave(&mut self, seat: Seat) {
        self.waiting.retain(|waiting| *waiting != seat);
        self.racers.retain(|racer| racer.seat != seat);
    }
}
