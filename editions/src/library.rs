//! Every edition that a host offers: the built-in ones and those of a folder.

use crate::edition::Edition;
use crate::problem::{Problem, Problems, quoted};
use std::path::{Path, PathBuf};
use std::{fs, io};
use thiserror::Error;

const BUILT_IN: [&str; 4] = [
    include_str!("../data/collectors.json"),
    include_str!("../data/celebration.json"),
    include_str!("../data/movie.json"),
    include_str!("../data/mariokart.json"),
];

#[derive(Clone, Debug, Default)]
pub struct Library {
    /// In the order in which a lobby shows them: the built-in ones as they came out, then the host's.
    editions: Vec<Edition>,
    broken: Vec<Broken>,
}

/// A file of the folder that was left out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:\n{problems}")]
pub struct Broken {
    /// The file with its folder.
    pub file: String,
    pub problems: Problems,
}

/// Why a folder could not be looked through at all.
#[derive(Debug, Error)]
#[error("failed to read the folder {}", folder.display())]
pub struct LibraryError {
    pub folder: PathBuf,
    pub source: io::Error,
}

impl Library {
    /// The editions that come with the program.
    ///
    /// # Panics
    /// Never: the tests load the same texts.
    #[must_use]
    pub fn built_in() -> Self {
        let mut library = Self::default();
        for text in BUILT_IN {
            let edition = Edition::from_json(text).expect("built-in editions are checked by the tests");
            library.editions.push(edition);
        }
        library
    }

    /// The built-in editions and those of a folder.
    ///
    /// # Errors
    /// If the folder itself cannot be read.
    pub fn with_folder(folder: &Path) -> Result<Self, LibraryError> {
        let mut library = Self::built_in();
        library.read_folder(folder)?;
        Ok(library)
    }

    /// Adds every `*.json` of a folder, in the order of their names. A broken file is left out and listed by
    /// [`Self::broken`].
    ///
    /// # Errors
    /// If the folder itself cannot be read.
    pub fn read_folder(&mut self, folder: &Path) -> Result<(), LibraryError> {
        let failed = |source| LibraryError { folder: folder.to_owned(), source };
        let mut files = Vec::new();
        for entry in fs::read_dir(folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            if path.extension().is_some_and(|extension| extension == "json") {
                files.push(path);
            }
        }
        files.sort();
        for path in files {
            if let Err(problems) = self.add(&path) {
                let file = path.display().to_string();
                self.broken.push(Broken { file, problems });
            }
        }
        Ok(())
    }

    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.id == id)
    }

    /// All editions, the classic one first.
    pub fn iter(&self) -> impl Iterator<Item = &Edition> {
        self.editions.iter()
    }

    /// The files that were left out, and why.
    #[must_use]
    pub fn broken(&self) -> &[Broken] {
        &self.broken
    }

    fn add(&mut self, path: &Path) -> Result<(), Problems> {
        let edition = read(path)?;
        if self.get(&edition.id).is_some() {
            return Err(one("/edition/id", quoted(&edition.id), "an id that no other edition has"));
        }
        self.editions.push(edition);
        Ok(())
    }
}

/// Reads one file; that it cannot be read is a problem like any other.
pub(crate) fn read(path: &Path) -> Result<Edition, Problems> {
    let text =
        fs::read_to_string(path).map_err(|error| one("the file", error.to_string(), "a readable file"))?;
    Edition::from_json(&text)
}

fn one(at: &str, found: String, allowed: &str) -> Problems {
    Problems(vec![Problem { at: at.to_owned(), found, allowed: allowed.to_owned() }])
}
