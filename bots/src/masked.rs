//! The state without its secrets: all that a bot is given to look at.

use engine::Game;
use engine::chance::{Script, Source};

/// The same game with every deck in plain order and nothing in the place of the key. Two games that look alike to
/// a seat are equal after this.
#[must_use]
pub fn masked(game: &Game) -> Game {
    let mut seen = game.clone();
    for deck in &mut seen.decks {
        deck.cards.sort_unstable();
    }
    seen.chance.source = Source::Scripted(Script::default());
    seen
}
