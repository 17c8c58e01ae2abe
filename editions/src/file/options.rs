//! Options as written: typed, each with its bounds and default (GEN-OPTIONS-4).

use crate::problem::one_of;
use crate::text::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One house rule or room setting, as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionSpec {
    pub id: String,
    pub scope: Scope,
    #[serde(rename = "type")]
    pub kind: OptionKind,
    pub default: Value,
    /// Whether the option can be off, written as null.
    #[serde(default)]
    pub nullable: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Choice>,
    /// The rule that says what it does.
    pub rule: String,
    pub label: Text,
    pub explanation: Text,
}

/// Whether an option changes the game or only how the room runs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    Rules,
    Room,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    Integer,
    Choice,
    Boolean,
}

/// One value of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub id: String,
    pub label: Text,
}

impl OptionSpec {
    /// Whether a value has the type and keeps the bounds.
    #[must_use]
    pub fn accepts(&self, value: &Value) -> bool {
        if value.is_null() {
            return self.nullable;
        }
        match self.kind {
            OptionKind::Boolean => value.is_boolean(),
            OptionKind::Choice => value.as_str().is_some_and(|word| self.has(word)),
            OptionKind::Integer => {
                let from = u64::from(self.min.unwrap_or(0));
                let to = u64::from(self.max.unwrap_or(u32::MAX));
                value.as_u64().is_some_and(|number| (from..=to).contains(&number))
            }
        }
    }

    /// What `accepts` lets through, in words.
    #[must_use]
    pub fn allowed(&self) -> String {
        let values = match self.kind {
            OptionKind::Boolean => "true or false".to_owned(),
            OptionKind::Choice => one_of(self.values.iter().map(|choice| choice.id.as_str())),
            OptionKind::Integer => {
                format!("a whole number from {} to {}", self.min.unwrap_or(0), self.max.unwrap_or(u32::MAX))
            }
        };
        if self.nullable { format!("{values}, or null for off") } else { values }
    }

    fn has(&self, word: &str) -> bool {
        self.values.iter().any(|choice| choice.id == word)
    }
}
