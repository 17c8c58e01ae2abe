//! Mortgaged deeds came to a new owner, who is asked about each: keep it for the charge, or lift it
//! (COL-MORTGAGE-4).

use crate::ids::{Seat, Space};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Received {
    pub seat: Seat,
    pub deed: Space,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    pub queue: Vec<Received>,
}
