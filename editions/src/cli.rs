//! `warpboard edition check FILE`: says that a file is fine, or all that is wrong with it.

use crate::edition::Edition;
use crate::library;
use crate::problem::Problems;
use std::fmt::{self, Display};
use std::io::{self, Write};
use std::path::Path;

/// What an edition consists of, in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub id: String,
    pub spaces: usize,
    pub deeds: usize,
    pub cards: usize,
    pub options: usize,
    /// Values that nobody has compared with the box yet.
    pub unconfirmed: usize,
}

impl Summary {
    #[must_use]
    pub fn of(edition: &Edition) -> Self {
        let file = edition.file();
        Self {
            id: edition.id.clone(),
            spaces: file.spaces.len(),
            deeds: file.deeds.len(),
            cards: file.decks.iter().map(|deck| deck.cards.len()).sum(),
            options: file.options.len(),
            unconfirmed: file.unconfirmed.len(),
        }
    }
}

impl Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, spaces, deeds, cards, options, unconfirmed } = self;
        write!(f, "{id}: {spaces} spaces, {deeds} deeds, {cards} cards, {options} options, ")?;
        write!(f, "{unconfirmed} values unconfirmed")
    }
}

/// Reads and checks a file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn check_file(path: &Path) -> Result<Summary, Problems> {
    library::read(path).map(|edition| Summary::of(&edition))
}

/// Prints the outcome and returns the exit code: 0 if the file is fine, else 1.
#[must_use]
pub fn cli_check(path: &Path) -> i32 {
    let (text, code) = match check_file(path) {
        Ok(summary) => (format!("OK {summary}"), 0),
        Err(problems) => (problems.to_string(), 1),
    };
    // A closed pipe is no reason to fail.
    let _ = writeln!(io::stdout(), "{text}");
    code
}
