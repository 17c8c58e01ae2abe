//! What a roll, a space or a card still has to do. A chain of cards and spaces is one errand that grows
//! (GEN-TURN-3), so depth never does.

use crate::ids::{CardId, DeckId, Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::ruleset::{Kind, Terms};
use serde::{Deserialize, Serialize};

/// Steps that one seat caused, the next one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Errand {
    pub seat: Seat,
    pub steps: Vec<Step>,
}

/// One thing to do that nobody has to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Step {
    Advance {
        steps: u32,
    },
    AdvanceTo {
        space: Space,
    },
    AdvanceToNext {
        target: Kind,
    },
    Back {
        steps: u32,
    },
    /// Carry out the space that the token stands on.
    Land {
        terms: Terms,
    },
    Draw {
        deck: DeckId,
    },
    /// The card goes under its deck (GEN-SETUP-3).
    Return {
        deck: DeckId,
        card: CardId,
    },
    Pay {
        from: Purse,
        to: Purse,
        amount: Coins,
        why: Why,
    },
    GoToJail,
    /// Out of Jail after the forced fine (GEN-JAIL-7).
    LeaveJail,
}

impl Errand {
    /// Moves and landings of the leaver vanish, and what is owed to or by the leaver falls away; the rest of
    /// the effect goes on (GEN-TURN-4, GEN-TURN-7). The card is still put back.
    pub(crate) fn on_leave(&mut self, seat: Seat) {
        let own = self.seat == seat;
        self.steps.retain(|step| match step {
            Step::Return { .. } => true,
            Step::Pay { from, to, .. } => *from != Purse::Seat(seat) && *to != Purse::Seat(seat),
            Step::Advance { .. }
            | Step::AdvanceTo { .. }
            | Step::AdvanceToNext { .. }
            | Step::Back { .. }
            | Step::Land { .. }
            | Step::Draw { .. }
            | Step::GoToJail
            | Step::LeaveJail => !own,
        });
    }
}
