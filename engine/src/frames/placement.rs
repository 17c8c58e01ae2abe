//! A piece was won and paid; its winner puts it where it fits (COL-STOCK-5).

use crate::game::Piece;
use crate::ids::Seat;
use serde::{Deserialize, Serialize};

/// The piece is out of stock while this is open; when it closes, placed or not, the piece is first put back
/// (GEN-STOCK-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    pub seat: Seat,
    pub piece: Piece,
}
