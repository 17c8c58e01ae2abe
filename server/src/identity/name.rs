//! Names and chat are only ever text: nothing that controls, turns round or hides letters, and no towers of marks.

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

const NAME_GRAPHEMES: usize = 24;
const CHAT_GRAPHEMES: usize = 500;
/// Marks on one letter; more is no writing system.
const CHARS_OF_A_GRAPHEME: usize = 12;

/// A name as it is shown, or none if nothing is left of it.
#[must_use]
pub fn display_name(text: &str) -> Option<String> {
    plain(text, NAME_GRAPHEMES)
}

/// A line of chat as it is shown, or none if nothing is left of it.
#[must_use]
pub fn chat_text(text: &str) -> Option<String> {
    plain(text, CHAT_GRAPHEMES)
}

/// The name, made unlike those that are taken: `Luigi`, `Luigi (2)`, `Luigi (3)`.
#[must_use]
pub fn unlike<'a>(name: &str, taken: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<String> = taken.map(seen).collect();
    let numbered = (2_u32..).map(|number| format!("{name} ({number})"));
    let free = |name: &String| !taken.contains(&seen(name));
    std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_else(|| name.to_owned())
}

/// What tells names apart for whoever reads them.
fn seen(name: &str) -> String {
    name.nfkc().filter(|letter| !is_unseen(*letter)).flat_map(char::to_lowercase).collect()
}

fn plain(text: &str, most: usize) -> Option<String> {
    let shown: String = text.nfc().filter(|letter| letter.is_whitespace() || !is_hidden(*letter)).collect();
    let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    let graphemes = words.graphemes(true).take(most);
    let text: String = graphemes.flat_map(|grapheme| grapheme.chars().take(CHARS_OF_A_GRAPHEME)).collect();
    let text = text.trim();
    let shows = text.chars().any(|letter| !letter.is_whitespace() && !is_unseen(letter));
    if shows { Some(text.to_owned()) } else { None }
}

/// Letters that belong into words and emoji but show nothing by themselves: joiner, variation selectors, the
/// empty pattern of Braille, the empty notehead.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{180f}' | '\u{2800}' | '\u{1d159}')
}

/// Controls, direction marks, zero widths, and the places that belong to nobody. The joiner of emoji stays.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180e}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{ffff}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tricks_are_taken_out_and_text_stays() {
        assert_eq!(display_name("  Ann\u{202e} \u{200b}Lee\n"), Some("Ann Lee".to_owned()));
        assert_eq!(display_name("<img src=x onerror=alert(1)>"), Some("<img src=x onerror=alert".to_owned()));
        assert_eq!(display_name("\u{200b}\u{feff}"), None);
        for unseen in ["\u{200d}", "\u{fe0f} \u{200d}", "\u{2800}\u{2800}", "\u{1d159}"] {
            assert_eq!(display_name(unseen), None, "{unseen:?}");
        }
        assert!(display_name("👨‍👩‍👧‍👦").is_some_and(|name| name.contains('\u{200d}')));
        let tower = format!("Z{}", "\u{0301}".repeat(10_000));
        assert!(display_name(&tower).is_some_and(|name| name.chars().count() <= CHARS_OF_A_GRAPHEME));
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        assert_eq!(unlike("Luigi", ["luigi", "Luigi (2)"].into_iter()), "Luigi (3)");
        assert_eq!(unlike("Ann", ["Bob"].into_iter()), "Ann");
        assert_eq!(unlike("Ann\u{200d}", ["Ann"].into_iter()), "Ann\u{200d} (2)");
        assert_eq!(unlike("Ａnn", ["ann"].into_iter()), "Ａnn (2)");
    }
}
