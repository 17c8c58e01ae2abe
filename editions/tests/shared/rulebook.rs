//! Reads the tables of a rulebook, so that the data is compared with the written rules and not with itself.

use std::fs;
use std::path::Path;

pub(crate) struct Rulebook {
    text: String,
}

/// The cells of one row; "–" is an empty cell.
pub(crate) type Row = Vec<String>;

impl Rulebook {
    pub(crate) fn open(name: &str) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rules").join(name);
        Self { text: fs::read_to_string(path).expect("the rulebook is part of the repository") }
    }

    /// The rows below the first header that begins so, ° left in.
    pub(crate) fn table(&self, header: &str) -> Vec<Row> {
        let mut lines = self.text.lines().skip_while(|line| !line.starts_with(header));
        assert!(lines.next().is_some(), "there is no table {header}");
        let rows = lines.skip(1).take_while(|line| line.starts_with('|'));
        rows.map(|line| line.trim_matches('|').split('|').map(cell).collect()).collect()
    }

    /// All card rows: those whose first cell begins so.
    pub(crate) fn rows(&self, first: &str) -> Vec<Row> {
        let rows = self.text.lines().filter(|line| line.starts_with(&format!("| {first}")));
        rows.map(|line| line.trim_matches('|').split('|').map(cell).collect()).collect()
    }

    /// The book from a line on.
    pub(crate) fn from(&self, line: &str) -> Self {
        let at = self.text.find(&format!("\n{line}")).expect("the line is in the book");
        Self { text: self.text[at + 1..].to_owned() }
    }

    /// The text of a rule.
    pub(crate) fn rule(&self, id: &str) -> &str {
        let start = format!("- {id} ");
        let found = self.text.lines().find_map(|line| line.strip_prefix(&start));
        found.expect("the rule is in the book").trim_start()
    }

    /// The text of a rule that may go on in further lines, as one line.
    pub(crate) fn whole_rule(&self, id: &str) -> String {
        let rules = self.rules();
        rules.into_iter().find(|(known, _)| known == id).expect("the rule is in the book").1
    }

    /// All rules that are told as such, each as one line.
    pub(crate) fn rules(&self) -> Vec<(String, String)> {
        let mut rules: Vec<(String, String)> = Vec::new();
        let mut open = false;
        for line in self.text.lines() {
            if let Some((id, text)) = line.strip_prefix("- ").and_then(|rule| rule.split_once(' ')) {
                rules.push((id.to_owned(), text.trim().to_owned()));
                open = true;
            } else if let (Some(more), Some((_, text)), true) =
                (line.strip_prefix("  "), rules.last_mut(), open)
            {
                text.push(' ');
                text.push_str(more.trim());
            } else {
                open = false;
            }
        }
        rules
    }

    /// What stands between some words and the next full stop, as one line.
    pub(crate) fn sentence_after(&self, words: &str) -> String {
        let after = self.text.split(words).nth(1).expect("the words are in the book");
        after.split('.').next().unwrap_or_default().replace('\n', " ")
    }

    /// What stands after some words, up to the end of the line.
    pub(crate) fn after(&self, words: &str) -> &str {
        self.text.lines().find_map(|line| line.strip_prefix(words)).expect("the line is in the book")
    }
}

fn cell(text: &str) -> String {
    let text = text.trim();
    if text == "–" { String::new() } else { text.to_owned() }
}

pub(crate) fn plain(cell: &str) -> String {
    cell.replace('°', "")
}

pub(crate) fn number(cell: &str) -> u32 {
    plain(cell).parse().expect("the cell is a number")
}

/// Whether a cell bears the mark of what nobody could confirm.
pub(crate) fn marked(cell: &str) -> bool {
    cell.contains('°')
}

/// All numbers in a text, in order.
pub(crate) fn numbers(text: &str) -> Vec<u32> {
    let parts = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().expect("digits are a number")).collect()
}
