//! What is wrong with an edition file: where, what was found there, and what would be allowed.

use std::fmt::{self, Display};
use thiserror::Error;

/// One problem. The place is a JSON pointer into the file, or a line where the text is no JSON at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}: found {found}, allowed {allowed}")]
pub struct Problem {
    pub at: String,
    pub found: String,
    pub allowed: String,
}

/// All problems of one file, in the order of its checks; never empty.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct Problems(pub Vec<Problem>);

impl Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, problem) in self.0.iter().enumerate() {
            let line_break = if n == 0 { "" } else { "\n" };
            write!(f, "{line_break}{problem}")?;
        }
        Ok(())
    }
}

/// Collects problems, so that a file is explained at once and not one mistake at a time.
#[derive(Debug, Default)]
pub(crate) struct Findings(Vec<Problem>);

impl Findings {
    pub(crate) fn report(&mut self, at: impl Into<String>, found: impl Display, allowed: impl Display) {
        self.0.push(Problem { at: at.into(), found: found.to_string(), allowed: allowed.to_string() });
    }

    /// Reports unless it holds.
    pub(crate) fn require(
        &mut self,
        holds: bool,
        at: impl Into<String>,
        found: impl Display,
        allowed: impl Display,
    ) {
        if !holds {
            self.report(at, found, allowed);
        }
    }

    /// Every id of a list once, and made of small letters, digits and underscores.
    pub(crate) fn ids<'a>(&mut self, list: &str, ids: impl Iterator<Item = &'a str>) {
        let mut seen = Vec::new();
        for (n, id) in ids.enumerate() {
            let at = format!("{list}/{n}/id");
            self.plain_id(&at, id);
            if seen.contains(&id) {
                self.report(&at, quoted(id), "an id that no other entry has");
            }
            seen.push(id);
        }
    }

    pub(crate) fn plain_id(&mut self, at: &str, id: &str) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let holds = !id.is_empty() && id.chars().all(plain);
        self.require(holds, at, quoted(id), "small letters, digits and underscores");
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn into_problems(self) -> Problems {
        Problems(self.0)
    }

    pub(crate) fn into_result(self) -> Result<(), Problems> {
        if self.is_empty() { Ok(()) } else { Err(self.into_problems()) }
    }
}

pub(crate) fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

/// A list of words for "allowed".
pub(crate) fn one_of<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<String> = words.into_iter().map(quoted).collect();
    match words.as_slice() {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        _ => format!("one of {}", words.join(", ")),
    }
}
