//! The constants of an edition, options and variants worked in.

use super::dice::Die;
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
    /// The dice of a roll to move, in the order in which their values are used.
    pub dice: Vec<Die>,
    /// How many doubles in one turn lead to Jail (GEN-DICE-3); none where doubles mean nothing.
    pub doubles_to_jail: Option<u8>,
    pub auction_first_bid: Coins,
    pub auction_min_raise: Coins,
    /// What a building sells for, in percent of its cost, rounded up (GEN-BUILD-5).
    pub building_sale_percent: u32,
    /// What a closed deed counts in percent of its price, rounded up (GEN-END-3).
    pub closed_deed_worth_percent: u32,
    #[serde(default)]
    pub set_rent: SetRent,
    pub estate_deeds: EstateDeeds,
    #[serde(default)]
    pub bank_estate: BankEstate,
    #[serde(default)]
    pub giving_up: GivingUp,
    /// What a deed sells for to the Bank, in percent of its price (MOV-DEBT-2); none where they are not sold.
    pub deed_sale_percent: Option<u32>,
    #[serde(default)]
    pub bidding: Bidding,
    #[serde(default)]
    pub shortfall: Shortfall,
    #[serde(default)]
    pub jail_roll: JailRoll,
    #[serde(default)]
    pub last_try: LastTry,
    #[serde(default)]
    pub trades: Trades,
    /// How many characters each leads where two play (KRT-DUO-1).
    #[serde(default = "one")]
    pub characters_for_two: u8,
    /// How far ahead, and behind, a token on the own space counts (KRT-POWER-3).
    #[serde(default)]
    pub same_space_distance: Option<u32>,
    #[serde(default)]
    pub shortage: Shortage,
    #[serde(default)]
    pub castle_shortage: CastleShortage,
    /// Deeds dealt to every player before the first turn (COL-SPEED-1).
    pub dealt_deeds: u8,
    /// Whether the first player to go out ends the game (COL-SPEED-5) or the last one left (GEN-END-1).
    pub ends: Ends,
}

fn one() -> u8 {
    1
}

/// In which order bids are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bidding {
    /// Everyone at once (GEN-AUCTION-2).
    #[default]
    Open,
    /// By seat, round after round (KRT-AUCTION-1).
    InTurn,
}

/// What a debt comes to that cannot be paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shortfall {
    /// GEN-DEBT-3, -8: the debtor settles, or goes out.
    #[default]
    Bankruptcy,
    /// It is paid by itself when it can be; with no deed left the rest is cancelled (KRT-DEBT-5, -6).
    Forgiven,
}

/// What a roll that opens the Jail does besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JailRoll {
    /// The token moves by it (GEN-JAIL-6).
    #[default]
    Moves,
    /// The turn goes on with its roll (KRT-JAIL-4).
    OpensTurn,
}

/// What follows the last failed try.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastTry {
    /// The fine, and a move by the roll (GEN-JAIL-7).
    #[default]
    Fine,
    /// The next own turn begins out of Jail (KRT-JAIL-6).
    FreeNextTurn,
}

/// Who trades with whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trades {
    #[default]
    Anyone,
    /// One of the two is active, or in debt and sells one deed (KRT-TRADE-2, KRT-DEBT-4).
    WithActive,
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

/// When a bare deed of a complete set brings the set rent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetRent {
    /// While no deed of the set is mortgaged.
    #[default]
    UnlessMortgaged,
    /// Mortgaged or not (CEL-RENT-3).
    Always,
}

/// What becomes of the deeds of who goes out to the Bank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BankEstate {
    /// GEN-ESTATE-2.
    #[default]
    Auctioned,
    /// MOV-BANKRUPT-3.
    Unowned,
}

/// When a debtor may give up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GivingUp {
    /// GEN-DEBT-3.
    #[default]
    WhenHopeless,
    /// MOV-BANKRUPT-1.
    Always,
}

/// When a request for a building is contested (GEN-STOCK-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shortage {
    /// Fewer pieces are left than players could pay for one; the winner places it afterwards (COL-STOCK-2, -5).
    #[default]
    FewerThanTakers,
    /// The last of its kind, if another player has a coin and a place, which is named at once (CEL-BUILD-8, -9).
    LastOne,
}

/// What happens when a castle is sold and too few houses are in stock (GEN-BUILD-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CastleShortage {
    /// Refused; the set can be lowered in one action instead (COL-SELL-3).
    #[default]
    SellDown,
    /// The houses that are there are spread over the set (CEL-SELL-4).
    BringsSetDown,
}

/// Which elimination ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ends {
    AtLastPlayer,
    AtFirstElimination,
}
