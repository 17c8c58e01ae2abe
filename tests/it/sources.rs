//! The repository's own text files, for the tests that read them.

use std::path::{Path, PathBuf};

/// Folders that hold nothing of ours, or nothing that was written by hand.
const SKIPPED: [&str; 10] = [
    "target",
    "node_modules",
    "dist",
    "data",
    ".git",
    ".stamps",
    "test-results",
    "playwright-report",
    "generated",
    "public",
];

/// One file and its text.
pub(crate) struct Source {
    /// From the root of the repository, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    pub(crate) fn is(&self, extension: &str) -> bool {
        self.path.ends_with(&format!(".{extension}"))
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the package lies in the repository").to_owned()
}

/// All readable text files below a folder of the repository.
pub(crate) fn below(folder: &str) -> Vec<Source> {
    let root = root();
    let mut files = Vec::new();
    collect(&root.join(folder), &mut files);
    files.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).ok()?;
        let path = path.strip_prefix(&root).ok()?.to_string_lossy().replace('\\', "/");
        Some(Source { path, text })
    };
    files.into_iter().filter_map(read).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        let ours = !SKIPPED.contains(&name.as_str()) || path.ends_with("editions/data");
        if path.is_dir() && ours {
            collect(&path, files);
        } else if path.is_file() {
            files.push(path);
        }
    }
}

/// Rule ids such as `GEN-RENT-3` in a text.
pub(crate) fn rule_ids(text: &str) -> Vec<String> {
    const PREFIXES: [&str; 5] = ["GEN-", "COL-", "CEL-", "MOV-", "KRT-"];
    let words = text.split(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
    let ids =
        words.filter(|word| PREFIXES.iter().any(|prefix| word.starts_with(prefix))).filter_map(|word| {
            let parts: Vec<&str> = word.trim_end_matches('-').split('-').collect();
            let numbered = parts.len() == 3 && parts[2].parse::<u32>().is_ok();
            numbered.then(|| parts.join("-"))
        });
    ids.collect()
}
