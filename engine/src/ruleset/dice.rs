//! The dice in the box.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A die by the id that its edition gives it, such as `red`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct DieId(pub String);

/// A die with faces 1 to `faces`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    pub id: DieId,
    pub faces: u8,
}
