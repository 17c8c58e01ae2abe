//! A free deed was reached: its visitor buys it or declines (GEN-BUY-1).

use crate::ids::{Seat, Space};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purchase {
    pub seat: Seat,
    pub deed: Space,
}
