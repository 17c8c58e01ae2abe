//! A piece was won and paid; its winner puts it where it fits (COL-STOCK-5).

use crate::game::Piece;
use crate::ids::Seat;
use serde::{Deserialize, Serialize};

/// The piece counts as in stock until it is placed, so that a winner who goes out leaves it there (GEN-STOCK-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    pub seat: Seat,
    pub piece: Piece,
}
