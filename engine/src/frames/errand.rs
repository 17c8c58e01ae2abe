//! What a roll, a space or a card still has to do. A chain of cards and spaces is one errand that grows
//! (GEN-TURN-3), so depth never does.

use super::choice::{Blow, Shell, Stance, Topic};
use super::race::Racer;
use crate::event::Purpose;
use crate::game::Duty;
use crate::ids::{CardId, CharacterId, DeckId, Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::ruleset::{DieId, Effect, Kind, PowerId, TableId, Terms};
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
    /// Arrive at the space that the token stands on: a battle if the figure is there, then the space.
    Land {
        terms: Terms,
        #[serde(default)]
        reached: Reached,
    },
    /// Carry out the space, the battle being over (MOV-BATTLE-9).
    Enter {
        terms: Terms,
        reached: Reached,
    },
    /// A throw and what it is for.
    Throw {
        dice: Vec<DieId>,
        purpose: Purpose,
        then: Then,
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
    /// Out of Jail by the roll itself (GEN-JAIL-6).
    BreakOut,
    /// A full move of the figure: fees, a battle, the deed it lands on (MOV-BOWSER-2).
    FigureAdvance {
        steps: u32,
    },
    /// The figure is put down, meeting nobody on the way.
    FigurePut {
        space: Space,
    },
    /// A battle where the figure has landed, if somebody is there (MOV-BATTLE-1).
    FigureFights,
    /// A deed goes to GAME OVER unless it is protected (MOV-OVER-1).
    Flip {
        deed: Space,
    },
    /// A seat puts one own deed into GAME OVER (MOV-BF-11).
    FlipOwn {
        seat: Seat,
    },
    /// The actor continues one own deed free (MOV-QB-13).
    ContinueOwn,
    /// Something is picked by a seat (KRT-ASK).
    Ask {
        seat: Seat,
        topic: Topic,
        why: Why,
    },
    /// The two halves of a turn, in the player's order (KRT-TURN-2).
    Halves {
        steps: u32,
        power: Option<PowerId>,
    },
    /// A face of the power die is carried out, with the boost of who acts (KRT-POWER).
    PowerUp {
        power: PowerId,
        stance: Stance,
    },
    /// A shell looks for whom it hits (KRT-POWER-3).
    ShellFlies {
        shell: Shell,
        why: Why,
    },
    /// One character of a seat is hit (KRT-DUO-4).
    Strike {
        seat: Seat,
        blow: Blow,
        why: Why,
    },
    /// What has come to lie on a space beyond this may be taken (KRT-BOOST-10).
    OfferDropped {
        space: Space,
        before: Coins,
        why: Why,
    },
    /// Another effect, worked out when it is reached.
    Carry {
        effect: Effect,
        why: Why,
    },
    /// Arrive on the space that was named, on its terms; where something stopped the token before, that space counts
    /// as any other (KRT-MOVE-3).
    LandAt {
        space: Space,
        terms: Terms,
        reached: Reached,
    },
    /// Arrive, unless the token stands there (KRT-STAR-8).
    LandShortOf {
        space: Space,
    },
    /// Put down there, taking the coins of that space; the space follows (KRT-STAR-2).
    JumpTo {
        space: Space,
    },
    /// A character is put down there, out of Jail too (KRT-PRIZE-4).
    PutOn {
        character: CharacterId,
        space: Space,
    },
    /// A character goes to Jail (KRT-PRIZE-7).
    Jail {
        character: CharacterId,
    },
    /// The race for a card begins (KRT-RACE-1).
    Race {
        card: CardId,
        opener: Seat,
        holder: Option<Seat>,
    },
    /// The prize of a place (KRT-RACE-7).
    Prize {
        card: CardId,
        place: u8,
        racer: Racer,
    },
    /// After the last race the game is over (KRT-END-1).
    RaceOver,
    /// A free deed goes to the actor (KRT-PRIZE-1).
    TakeDeed {
        deed: Space,
    },
    /// The turn owes something more (KRT-STAR-3).
    Owe {
        duty: Duty,
    },
    /// The others miss the power die (KRT-STAR-7).
    Silence,
}

/// What a throw of an errand is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Then {
    BankPays {
        per_pip: Coins,
        why: Why,
    },
    PayBank {
        per_pip: Coins,
        why: Why,
    },
    Advance,
    FigureAdvances,
    Consult {
        table: TableId,
    },
    /// The face of the power die (KRT-STAR-3, KRT-RACE-9).
    PowerUp {
        stance: Stance,
    },
}

/// How the token came to the space: only who is counted there hops on (MOV-WARP-1, -4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reached {
    #[default]
    Counted,
    Named,
}

impl Step {
    /// Whether a space may be carried out with it.
    #[must_use]
    pub fn may_land(&self) -> bool {
        matches!(
            self,
            Self::Land { .. }
                | Self::LandAt { .. }
                | Self::LandShortOf { .. }
                | Self::Carry { .. }
                | Self::Ask { .. }
        )
    }

    /// Whether it only goes on with the move or the space of the errand's own seat.
    fn is_own_move(&self) -> bool {
        match self {
            Self::Advance { .. }
            | Self::AdvanceTo { .. }
            | Self::AdvanceToNext { .. }
            | Self::Back { .. }
            | Self::Land { .. }
            | Self::LandAt { .. }
            | Self::Enter { .. }
            | Self::Throw { .. }
            | Self::Draw { .. }
            | Self::GoToJail
            | Self::LeaveJail
            | Self::BreakOut
            | Self::Halves { .. }
            | Self::PowerUp { .. }
            | Self::LandShortOf { .. }
            | Self::JumpTo { .. }
            | Self::Carry { .. }
            | Self::ShellFlies { .. }
            | Self::OfferDropped { .. }
            | Self::TakeDeed { .. }
            | Self::Owe { .. }
            | Self::Silence
            | Self::ContinueOwn => true,
            Self::Ask { topic, .. } => !matches!(topic, Topic::RematchCard | Topic::OwnCharacter { .. }),
            Self::Return { .. }
            | Self::Pay { .. }
            | Self::FigureAdvance { .. }
            | Self::FigurePut { .. }
            | Self::FigureFights
            | Self::Flip { .. }
            | Self::FlipOwn { .. }
            | Self::Strike { .. }
            | Self::PutOn { .. }
            | Self::Jail { .. }
            | Self::Race { .. }
            | Self::Prize { .. }
            | Self::RaceOver => false,
        }
    }
}

impl Errand {
    /// Moves and landings of the leaver vanish, and what is owed to or by the leaver falls away; the rest of
    /// the effect goes on (GEN-TURN-4, GEN-TURN-7). The card is still put back.
    pub(crate) fn on_leave(&mut self, seat: Seat) {
        let own = self.seat == seat;
        self.steps.retain(|step| match step {
            Step::Pay { from, to, .. } => *from != Purse::Seat(seat) && *to != Purse::Seat(seat),
            Step::FlipOwn { seat: owner }
            | Step::Strike { seat: owner, .. }
            | Step::Ask { seat: owner, .. } => *owner != seat,
            Step::Prize { racer, .. } => racer.seat != seat,
            step => !(own && step.is_own_move()),
        });
    }

    /// Going to Jail cancels every further move of that seat (GEN-JAIL-1, MOV-TURN-4).
    pub(crate) fn on_jail(&mut self, seat: Seat) {
        if self.seat == seat {
            self.steps.retain(|step| !step.is_own_move());
        }
    }
}
