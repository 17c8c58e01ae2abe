//! The choice between a flat sum and a share of worth (COL-OPTIONS-5).

use crate::ids::{Seat, Space};
use crate::ruleset::Tax;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxChoice {
    pub seat: Seat,
    pub space: Space,
    pub tax: Tax,
}
