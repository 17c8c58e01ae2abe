//! What an edition is called, its numbers and buildings.

use crate::text::Text;
use engine::Coins;
use engine::ruleset::{
    BankEstate, Bidding, CastleShortage, EstateDeeds, GivingUp, JailExit, JailRoll, LastTry, SetRent,
    Shortage, Shortfall, Trades,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct About {
    pub(crate) id: String,
    /// Rule ids of its rulebook begin with it.
    pub(crate) rule_prefix: String,
    pub(crate) rules: String,
    pub(crate) name: Text,
    pub(crate) publisher: String,
    pub(crate) players: Players,
    pub(crate) currency: Currency,
}

/// How many can play (GEN-SETUP-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    pub min: u8,
    pub max: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Currency {
    pub(crate) one: Text,
    pub(crate) many: Text,
    #[serde(default)]
    pub(crate) symbol: Option<String>,
}

/// Start money, salary and fine stand here only where no option sets them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Constants {
    pub(crate) go_space: u8,
    pub(crate) jail_space: u8,
    #[serde(default)]
    pub(crate) start_money: Option<Coins>,
    #[serde(default)]
    pub(crate) salary: Option<Coins>,
    #[serde(default)]
    pub(crate) jail_fine: Option<Coins>,
    /// Notes or coins by their value: decoration that adds up to the start money.
    #[serde(default)]
    pub(crate) start_pieces: BTreeMap<u32, u32>,
    pub(crate) jail_exit: JailExit,
    pub(crate) jail_tries: u8,
    #[serde(default)]
    pub(crate) doubles_to_jail: Option<u8>,
    pub(crate) auction_first_bid: Coins,
    pub(crate) auction_min_raise: Coins,
    #[serde(default)]
    pub(crate) building_sale_percent: Option<u32>,
    pub(crate) closed_deed_worth_percent: u32,
    pub(crate) estate_deeds: EstateDeeds,
    #[serde(default)]
    pub(crate) set_rent: SetRent,
    #[serde(default)]
    pub(crate) bank_estate: BankEstate,
    #[serde(default)]
    pub(crate) giving_up: GivingUp,
    #[serde(default)]
    pub(crate) deed_sale_percent: Option<u32>,
    /// This and the next mean something only where there are buildings.
    #[serde(default)]
    pub(crate) shortage: Option<Shortage>,
    #[serde(default)]
    pub(crate) castle_shortage: Option<CastleShortage>,
    #[serde(default)]
    pub(crate) bidding: Bidding,
    #[serde(default)]
    pub(crate) shortfall: Shortfall,
    #[serde(default)]
    pub(crate) jail_roll: JailRoll,
    #[serde(default)]
    pub(crate) jail_last_try: LastTry,
    #[serde(default)]
    pub(crate) trades: Trades,
    /// How many characters each leads where two play.
    #[serde(default = "one")]
    pub(crate) characters_for_two: u8,
    /// How far ahead a token on the own space counts; the size of the board where it is absent.
    #[serde(default)]
    pub(crate) same_space_distance: Option<u32>,
}

fn one() -> u8 {
    1
}

/// A kind of building: `house` or `castle`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Piece {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) stock: u32,
    /// On the castle: the houses that must stand first, and that it replaces.
    #[serde(default)]
    pub(crate) houses_before: Option<u8>,
}
