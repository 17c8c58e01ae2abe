//! Tables of outcomes: a throw decides what happens (CEL-BLOCK).

use super::effect::Effect;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct TableId(pub String);

/// An outcome of a table, such as `power_up`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct OutcomeId(pub String);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub id: TableId,
    /// The outcome of each sum of the throw.
    pub rows: BTreeMap<u8, OutcomeId>,
    pub outcomes: Vec<Outcome>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    pub id: OutcomeId,
    pub effect: Effect,
}

impl Table {
    /// What a throw leads to; editions are checked to have a row for every sum.
    #[must_use]
    pub fn outcome(&self, sum: u32) -> Option<&Outcome> {
        let id = self.rows.get(&u8::try_from(sum).ok()?)?;
        self.outcomes.iter().find(|outcome| outcome.id == *id)
    }
}
