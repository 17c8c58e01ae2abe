//! What a person reads, in both languages.

use crate::problem::{Findings, quoted};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub en: String,
    pub de: String,
}

impl Text {
    pub(crate) fn check(&self, at: &str, findings: &mut Findings) {
        for (language, text) in [("en", &self.en), ("de", &self.de)] {
            let holds = !text.trim().is_empty();
            findings.require(holds, format!("{at}/{language}"), quoted(text), "a text");
        }
    }
}
