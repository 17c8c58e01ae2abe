//! Open procedures as a stack of plain data. The turn lies below them all; the question is derived from the
//! top one, never stored beside it.

pub(crate) mod auction;
pub(crate) mod battle;
pub(crate) mod choice;
pub(crate) mod contest;
pub(crate) mod debts;
pub(crate) mod errand;
pub(crate) mod inheritance;
pub(crate) mod pick;
pub(crate) mod placement;
pub(crate) mod purchase;
pub(crate) mod race;
pub(crate) mod receipt;
pub(crate) mod tax;

pub use auction::{Auction, Turns};
pub use battle::Battle;
pub use choice::{AfterDrop, Blow, Choice, DeedFate, Reach, Shell, Stance, StepTerms, Topic};
pub use contest::{Contest, Vote};
pub use debts::{Debts, Front};
pub use errand::{Errand, Reached, Step, Then};
pub use inheritance::Inheritance;
pub use pick::{Fate, Pick};
pub use placement::Placement;
pub use purchase::Purchase;
pub use race::{Race, Racer};
pub use receipt::{Receipt, Received};
pub use tax::TaxChoice;

use serde::{Deserialize, Serialize};

/// A procedure of the rulebook that has begun and is not yet finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Frame {
    /// What a roll, a space or a card still has to do, step by step.
    Errand(Errand),
    /// A free deed was reached: buy or decline (GEN-BUY).
    Purchase(Purchase),
    Auction(Auction),
    /// Debts in the order in which they are settled; the first one is open (GEN-DEBT-9).
    Debts(Debts),
    /// Others are asked whether they want a piece that is short (GEN-STOCK).
    Contest(Contest),
    /// A piece was won and waits for its deed (COL-STOCK-5).
    Placement(Placement),
    /// Mortgaged deeds were received: keep or lift (COL-MORTGAGE-4).
    Receipt(Receipt),
    /// A flat sum or a share of worth (COL-OPTIONS-5).
    TaxChoice(TaxChoice),
    /// The leader picks who helps against the figure (MOV-BATTLE-5).
    Battle(Battle),
    /// An own deed is picked (MOV-BF-11, MOV-QB-13).
    Pick(Pick),
    /// Deeds in GAME OVER were inherited (MOV-BANKRUPT-4).
    Inheritance(Inheritance),
    /// Something is picked, or may be done (KRT-ASK).
    Choice(Choice),
    /// Entries to a race are asked for (KRT-RACE-2).
    Race(Race),
}

impl Frame {
    /// What leaving means for this procedure; false if nothing is left of it (GEN-TURN-8, GEN-STOCK-5).
    pub(crate) fn on_leave(&mut self, seat: crate::ids::Seat) -> bool {
        match self {
            Self::Errand(errand) => errand.on_leave(seat),
            Self::Auction(auction) => auction.on_leave(seat),
            Self::Debts(debts) => debts.on_leave(seat),
            Self::Receipt(receipt) => receipt.queue.retain(|received| received.seat != seat),
            Self::Contest(contest) => {
                contest.votes.remove(&seat);
                contest.sites.remove(&seat);
                return contest.requester != seat;
            }
            Self::Purchase(purchase) => return purchase.seat != seat,
            Self::Placement(placement) => return placement.seat != seat,
            Self::TaxChoice(choice) => return choice.seat != seat,
            Self::Battle(battle) => {
                battle.candidates.retain(|candidate| *candidate != seat);
                return battle.leader != seat;
            }
            Self::Pick(pick) => return pick.seat != seat,
            Self::Inheritance(inheritance) => return inheritance.seat != seat,
            Self::Choice(choice) => return choice.seat != seat,
            Self::Race(race) => race.on_leave(seat),
        }
        true
    }

    /// The procedure's name, for reports of a failure.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::Errand(_) => "Errand",
            Self::Purchase(_) => "Purchase",
            Self::Auction(_) => "Auction",
            Self::Debts(_) => "Debts",
            Self::Contest(_) => "Contest",
            Self::Placement(_) => "Placement",
            Self::Receipt(_) => "Receipt",
            Self::TaxChoice(_) => "TaxChoice",
            Self::Battle(_) => "Battle",
            Self::Pick(_) => "Pick",
            Self::Inheritance(_) => "Inheritance",
            Self::Choice(_) => "Choice",
            Self::Race(_) => "Race",
        }
    }
}
