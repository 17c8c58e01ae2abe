//! The constants of an edition, options and variants worked in.

use crate::money::Coins;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    pub start_money: Coins,
    pub salary: Coins,
    pub jail_fine: Coins,
    /// Failed tries after which the fine is paid and the roll moves (GEN-JAIL-7).
    pub jail_tries: u8,
    pub jail_exit: JailExit,
    /// The dice of a roll to move, by their number of faces.
    pub dice: Vec<u8>,
    /// How many doubles in one turn lead to Jail (GEN-DICE-3); none where doubles mean nothing.
    pub doubles_to_jail: Option<u8>,
    pub auction_first_bid: Coins,
    pub auction_min_raise: Coins,
    /// What a building sells for, in percent of its cost, rounded up (GEN-BUILD-5).
    pub building_sale_percent: u32,
    /// What a mortgaged deed counts in percent of its price, rounded up (GEN-END-3).
    pub closed_deed_worth_percent: u32,
    pub estate_deeds: EstateDeeds,
    /// Deeds dealt to every player before the first turn (COL-SPEED-1).
    pub dealt_deeds: u8,
    /// Whether the first player to go out ends the game (COL-SPEED-5) or the last one left (GEN-END-1).
    pub ends: Ends,
}

/// What opens the Jail by a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JailExit {
    Doubles,
    Face(u8),
}

/// In which state the deeds of a bankrupt go to the creditor (GEN-ESTATE-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EstateDeeds {
    /// Every open deed is mortgaged first and its value joins the estate (COL-BANKRUPT-2).
    Mortgaged,
    AsTheyStand,
}

/// Which elimination ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ends {
    AtLastPlayer,
    AtFirstElimination,
}
