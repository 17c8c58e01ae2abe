//! `warpboard scenario FILE…` and `warpboard scenario --coverage [FILE…]`.

use crate::coverage::{Book, Coverage, coverage};
use crate::file::{FileError, Scenario, read};
use crate::run::run;
use editions::Library;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where the project's own scenarios lie, for `--coverage` without files.
const OWN: &str = "tests/scenarios";

/// Plays the files, or lists coverage. Returns the exit code.
///
/// # Errors
/// Only if the output cannot be written.
pub fn cli(files: &[PathBuf], list_coverage: bool, out: &mut dyn Write) -> std::io::Result<i32> {
    let own = [PathBuf::from(OWN)];
    let files = if files.is_empty() && list_coverage { &own[..] } else { files };
    if files.is_empty() {
        writeln!(out, "no file given: warpboard scenario FILE…, or --coverage")?;
        return Ok(2);
    }
    let scenarios = match load(files) {
        Ok(scenarios) => scenarios,
        Err(error) => {
            writeln!(out, "{error}")?;
            return Ok(2);
        }
    };
    let coverage = coverage(&scenarios);
    if !coverage.unknown.is_empty() {
        writeln!(out, "rule ids that no rulebook has: {:?}", coverage.unknown)?;
        return Ok(1);
    }
    let library = Library::built_in();
    for (file, scenario) in &scenarios {
        if scenario.rules.is_empty() {
            writeln!(out, "FAILED {file}: \"{}\" names no rule", scenario.title)?;
            return Ok(1);
        }
        if let Err(failure) = run(&library, scenario) {
            writeln!(out, "FAILED {file}: {failure}")?;
            return Ok(1);
        }
    }
    if list_coverage {
        print_coverage(&coverage, out)?;
    }
    writeln!(out, "{} scenarios passed", scenarios.len())?;
    Ok(0)
}

fn load(files: &[PathBuf]) -> Result<Vec<(String, Scenario)>, FileError> {
    let mut all = Vec::new();
    for path in expand(files)? {
        let name = path.display().to_string();
        all.extend(read(&path)?.into_iter().map(|scenario| (name.clone(), scenario)));
    }
    Ok(all)
}

/// A folder stands for all JSON files below it, in order of their names.
fn expand(files: &[PathBuf]) -> Result<Vec<PathBuf>, FileError> {
    let mut all = Vec::new();
    for path in files {
        if path.is_dir() {
            collect(path, &mut all)?;
        } else {
            all.push(path.clone());
        }
    }
    Ok(all)
}

fn collect(folder: &Path, all: &mut Vec<PathBuf>) -> Result<(), FileError> {
    let unreadable = |source| FileError::Unreadable { path: folder.to_owned(), source };
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        entries.push(entry.map_err(unreadable)?.path());
    }
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, all)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            all.push(path);
        }
    }
    Ok(())
}

fn print_coverage(coverage: &Coverage, out: &mut dyn Write) -> std::io::Result<()> {
    for Book { name, rules: ids } in &coverage.books {
        let without: Vec<&str> =
            ids.iter().filter(|(_, s)| s.is_empty()).map(|(id, _)| id.as_str()).collect();
        writeln!(out, "{name}: {} rules, {} without a scenario", ids.len(), without.len())?;
        for (id, scenarios) in ids {
            match &scenarios[..] {
                [] => writeln!(out, "  {id:<16} -")?,
                [first, rest @ ..] => {
                    writeln!(out, "  {id:<16} {first}")?;
                    for other in rest {
                        writeln!(out, "  {:<16} {other}", "")?;
                    }
                }
            }
        }
        if !without.is_empty() {
            writeln!(out, "  without: {}", without.join(" "))?;
        }
    }
    Ok(())
}
