//! Options as somebody chose them, checked against what the edition offers (GEN-OPTIONS-4).

use crate::file::OptionSpec;
use crate::known;
use crate::problem::one_of;
use serde_json::Value;
use std::collections::BTreeMap;
use thiserror::Error;

/// Options by id; what is absent has its default.
pub type OptionValues = BTreeMap<String, Value>;

/// Why a choice of options is refused: an option that the edition does not have, or a value out of bounds.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("option {option}: found {found}, allowed {allowed}")]
pub struct OptionError {
    pub option: String,
    pub found: String,
    pub allowed: String,
}

/// A value for every option of one edition, all within bounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Chosen {
    values: OptionValues,
}

/// What the room needs of the options; the engine knows no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomNumbers {
    pub auction_seconds: u32,
    pub rent_grace_seconds: u32,
    pub time_limit_minutes: Option<u32>,
}

impl Chosen {
    pub(crate) fn check(options: &[OptionSpec], values: &OptionValues) -> Result<Self, OptionError> {
        for (id, value) in values {
            let refuse = |found: String, allowed| Err(OptionError { option: id.clone(), found, allowed });
            match options.iter().find(|option| option.id == *id) {
                None => {
                    let ids = one_of(options.iter().map(|option| option.id.as_str()));
                    return refuse("an option that this edition does not have".to_owned(), ids);
                }
                Some(option) if !option.accepts(value) => {
                    return refuse(value.to_string(), option.allowed());
                }
                Some(_) => {}
            }
        }
        let value = |option: &OptionSpec| values.get(&option.id).unwrap_or(&option.default).clone();
        Ok(Self { values: options.iter().map(|option| (option.id.clone(), value(option))).collect() })
    }

    /// Every option of the edition with its value, defaults included.
    #[must_use]
    pub fn values(&self) -> &OptionValues {
        &self.values
    }

    /// The clocks of the room.
    #[must_use]
    pub fn room(&self) -> RoomNumbers {
        RoomNumbers {
            auction_seconds: self.number(known::AUCTION_SECONDS).unwrap_or(known::USUAL_AUCTION_SECONDS),
            rent_grace_seconds: self
                .number(known::RENT_GRACE_SECONDS)
                .unwrap_or(known::USUAL_RENT_GRACE_SECONDS),
            time_limit_minutes: self.number(known::TIME_LIMIT_MINUTES),
        }
    }

    pub(crate) fn number(&self, id: &str) -> Option<u32> {
        self.values.get(id)?.as_u64().and_then(|number| u32::try_from(number).ok())
    }

    pub(crate) fn is(&self, id: &str, value: &Value) -> bool {
        self.values.get(id) == Some(value)
    }

    pub(crate) fn is_on(&self, id: &str) -> bool {
        self.is(id, &Value::Bool(true))
    }
}
