//! Options that change what the engine does rather than a number (GEN-OPTIONS).

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameOptions {
    pub rent: RentMode,
    pub pot: Pot,
    pub auctions: Auctions,
    /// After this many rounds the game ends (GEN-END-4).
    pub round_limit: Option<u32>,
    #[serde(default)]
    pub pickup: Pickup,
}

/// Whether coins on the way are taken by the move itself (KRT-COINS-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pickup {
    #[default]
    Automatic,
    Ask,
}

/// Whether owners ask for rent or the game does it for them (GEN-RENT-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RentMode {
    #[default]
    Ask,
    Automatic,
}

/// Where taxes, fines and card payments to the Bank go (GEN-OPTIONS-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pot {
    #[default]
    Off,
    OnFreeParking,
}

/// Whether a declined deed, an estate and a contested piece are auctioned (GEN-OPTIONS-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Auctions {
    #[default]
    Held,
    None,
}
