//! What an edition changes when an option has a certain value. Several may hold together, later ones win.

use super::board::RentFile;
use super::effect::EffectFile;
use engine::ruleset::{Ends, Teammates};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Variant {
    pub(crate) option: String,
    /// The value that brings it about.
    #[serde(default = "yes")]
    pub(crate) is: Value,
    /// An option that must not be on.
    #[serde(default)]
    pub(crate) without: Option<String>,
    #[serde(default)]
    pub(crate) numbers: NumberChanges,
    /// Effects of landing, by space.
    #[serde(default)]
    pub(crate) spaces: BTreeMap<u8, EffectFile>,
    /// Rents by deed.
    #[serde(default)]
    pub(crate) rents: BTreeMap<String, RentFile>,
    /// Rows of tables, by table.
    #[serde(default)]
    pub(crate) tables: BTreeMap<String, BTreeMap<u8, String>>,
    /// The tokens to choose from.
    #[serde(default)]
    pub(crate) tokens: Option<Vec<String>>,
}

fn yes() -> Value {
    Value::Bool(true)
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NumberChanges {
    #[serde(default)]
    pub(crate) dealt_deeds: Option<u8>,
    #[serde(default)]
    pub(crate) houses_before_castle: Option<u8>,
    #[serde(default)]
    pub(crate) jail_tries: Option<u8>,
    #[serde(default)]
    pub(crate) ends: Option<Ends>,
    #[serde(default)]
    pub(crate) teammates: Option<Teammates>,
}
