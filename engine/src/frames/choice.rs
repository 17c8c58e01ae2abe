//! Something is to be picked, or may be done: whom a shell hits, where a marker goes, what a prize takes
//! (KRT-ASK). What can be picked is worked out afresh from the state, never stored.

use crate::ids::{CharacterId, Seat, Space};
use crate::money::{Coins, Why};
use crate::ruleset::{Effect, MarkerPlace, PowerId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// Who is asked.
    pub seat: Seat,
    pub why: Why,
    pub topic: Topic,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Topic {
    /// Which of the own characters moves (KRT-ASK-4).
    Mover,
    /// Which half of the turn comes first (KRT-ASK-3).
    Order { steps: u32, power: PowerId },
    /// Who is hit (KRT-ASK-8, -17).
    Target { reach: Reach, blow: Blow },
    /// Two others drop (KRT-BOOST-3).
    TwoTargets { amount: Coins },
    /// Which of the own characters is hit (KRT-ASK-20).
    OwnCharacter { blow: Blow },
    /// Where the marker goes (KRT-ASK-9).
    Marker { on: MarkerPlace },
    /// Own deeds to mark (KRT-ASK-10).
    OwnMarkers { most: u32 },
    /// Markers to take off the board (KRT-ASK-10).
    LiftMarkers { each: Coins },
    /// Go or skip (KRT-ASK-11).
    May { effect: Effect },
    /// How many steps (KRT-ASK-12).
    Steps { terms: StepTerms },
    /// Whether dropped coins are taken (KRT-ASK-14).
    TakeDropped { space: Space, amount: Coins },
    /// A deed to buy, or to put up for auction (KRT-PRIZE-3, -6).
    Deed { fate: DeedFate },
    /// Two deeds to swap (KRT-PRIZE-5).
    Swap,
    /// A card to race for again (KRT-ASK-18).
    RematchCard,
}

/// Whether the power die was thrown in a turn or as a prize, standing still (KRT-RACE-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stance {
    Turn,
    Standing,
}

/// Among whom is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    NearestAhead,
    NearestBehind,
    Others,
    /// The other players, whichever of their characters.
    OtherPlayers,
    /// The others with most coins.
    Richest,
    /// The others who are not in Jail.
    OthersFree,
    Everyone,
}

/// What happens to who is picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Blow {
    Drop {
        amount: Coins,
    },
    DropAndPay {
        drops: Coins,
        pays: Coins,
        to: Seat,
    },
    /// A shell flies on, or falls on all whom it has found.
    Shell {
        shell: Shell,
    },
    /// This one drops more than all further others.
    ByWealth {
        richest: Coins,
        rest: Coins,
    },
    Pays {
        amount: Coins,
        to: Seat,
    },
    PutOn {
        space: Space,
    },
    Jail,
}

/// A shell on its way: the directions still to look in, and whom it has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shell {
    pub ways: Vec<Reach>,
    pub struck: Vec<CharacterId>,
    pub amount: Coins,
    pub then: AfterDrop,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterDrop {
    Lies,
    /// The thrower may take it at once (KRT-BOOST-10).
    MayBeTaken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum StepTerms {
    /// A coin dropped for each (KRT-STAR-4).
    ForCoins { most: u32 },
    /// KRT-STAR-9.
    EitherWay { most: u32 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DeedFate {
    Bought,
    Auctioned,
}

impl Choice {
    /// Whether it may be left undone: then it is asked even with one answer left (GEN-ASK-2).
    #[must_use]
    pub fn is_optional(&self) -> bool {
        match &self.topic {
            Topic::Target { blow, .. } => matches!(blow, Blow::PutOn { .. } | Blow::Jail),
            Topic::Deed { .. }
            | Topic::Swap
            | Topic::May { .. }
            | Topic::TakeDropped { .. }
            | Topic::OwnMarkers { .. }
            | Topic::LiftMarkers { .. }
            | Topic::Steps { .. } => true,
            Topic::Mover
            | Topic::Order { .. }
            | Topic::TwoTargets { .. }
            | Topic::OwnCharacter { .. }
            | Topic::Marker { .. }
            | Topic::RematchCard => false,
        }
    }
}
