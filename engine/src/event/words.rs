//! The words that events say: what a throw was for, how something ended.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a throw is for (GEN-DICE-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Who begins (GEN-SETUP-2).
    Start,
    Move,
    /// A try to leave Jail.
    Jail,
    /// A rent by dice (GEN-RENT-8).
    Rent,
    /// Which outcome of a table (CEL-BLOCK-1).
    Table,
    /// What an outcome says (CEL-BLOCK-2, -4).
    Outcome,
    /// What a card says.
    Card,
    /// What a space says (MOV-SPACE-3, -4).
    Space,
    /// How far the figure moves by a card.
    Figure,
    /// Who of several helps in a battle (MOV-BATTLE-4).
    Teammate,
    /// The battle itself, the leader's and the teammate's (MOV-BATTLE-6).
    Battle,
    /// What a star or a boost says (KRT-STAR-1, KRT-BOOST-7).
    Ability,
    /// The power die alone (KRT-STAR-3, KRT-RACE-9).
    PowerUp,
    /// The places of a race (KRT-RACE-4).
    Race,
    /// What a prize says (KRT-GP-2).
    Prize,
}

/// How somebody came out of Jail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Release {
    Fine,
    Card,
    Roll,
    /// After the last failed try, without paying or rolling (KRT-JAIL-6).
    Served,
    /// Put elsewhere by somebody (KRT-JAIL-7).
    Moved,
}

/// How a claim closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClaimEnd {
    Made,
    Waived,
    /// The next player's opening roll, or the end of the grace (GEN-RENT-3, GEN-END-5).
    Lapsed,
    /// Owner or debtor went out (GEN-RENT-5).
    Died,
    /// Its deed went to GAME OVER (MOV-RENT-3).
    Void,
}

/// How an offer ended without an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OfferEnd {
    Declined,
    Withdrawn,
    Void,
}

/// Whether a character did a face of the power die better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    Plain,
    Boosted,
}

/// Why somebody is not in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    Chosen,
    /// In Jail, or without the fee (KRT-RACE-2).
    Barred,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum BattleEnd {
    Won,
    Lost,
}

/// Whether a roll brings another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Another {
    Owed,
    No,
}

/// How a token moved, for motion and sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    Forward,
    Back,
    /// Put there, nothing on the way (GEN-JAIL-1).
    Put,
}

/// Where a debt waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Queue {
    /// Behind the debts of the innermost procedure.
    Behind,
    /// Until the hammer or the settling of the piece (GEN-AUCTION-8).
    Deferred,
}

/// How a player went out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    GaveUp,
    Resigned,
}
