//! One edition, checked: what a host offers, what clients are served, what rooms are made from.

use crate::canonical;
use crate::check;
use crate::chosen::{Chosen, OptionError, OptionValues};
use crate::file::{EditionFile, OptionSpec, Players};
use crate::problem::Problems;
use crate::read;
use crate::ruleset;
use crate::text::Text;
use engine::Ruleset;
use std::fmt;

#[derive(Clone)]
pub struct Edition {
    pub id: String,
    /// SHA-256 of the canonical text, in hex; it changes with every word of the file.
    pub hash: String,
    pub name: Text,
    pub players: Players,
    json: String,
    file: EditionFile,
}

/// Short, since the whole file is nothing to read in a log.
impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Edition").field("id", &self.id).field("hash", &self.hash).finish_non_exhaustive()
    }
}

impl Edition {
    /// Reads and checks the text of an edition file.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Problems> {
        let value = read::json(text)?;
        let file = read::file(&value)?;
        check::all(&file, &value)?;
        let json = canonical::text(&value);
        Ok(Self {
            id: file.about.id.clone(),
            hash: canonical::sha256_hex(&json),
            name: file.about.name.clone(),
            players: file.about.players,
            json,
            file,
        })
    }

    /// The canonical text, which is served to clients; [`Self::hash`] is its hash.
    #[must_use]
    pub fn json(&self) -> &str {
        &self.json
    }

    /// The ids of the tokens in the box, in printed order.
    #[must_use]
    pub fn tokens(&self) -> Vec<String> {
        self.file.tokens.iter().map(|token| token.id.clone()).collect()
    }

    /// The ids of the tokens that may be chosen under the chosen options, in printed order (KRT-OPTION-4).
    #[must_use]
    pub fn tokens_for(&self, chosen: &Chosen) -> Vec<String> {
        let mut ids = self.tokens();
        if let Some(allowed) = ruleset::tokens_allowed(&self.file, chosen) {
            ids.retain(|id| allowed.contains(id));
        }
        ids
    }

    /// What can be chosen, in the order in which a lobby shows it.
    #[must_use]
    pub fn options(&self) -> &[OptionSpec] {
        &self.file.options
    }

    /// Fills in the defaults.
    ///
    /// # Errors
    /// The first option that the edition does not have or whose value is out of bounds.
    pub fn check_options(&self, values: &OptionValues) -> Result<Chosen, OptionError> {
        Chosen::check(&self.file.options, values)
    }

    /// The rules of a game of this edition, chosen by [`Self::check_options`].
    #[must_use]
    pub fn ruleset(&self, chosen: &Chosen) -> Ruleset {
        ruleset::ruleset(&self.file, &self.hash, chosen)
    }

    pub(crate) fn file(&self) -> &EditionFile {
        &self.file
    }
}
