//! The state without its secrets: all that a bot is given to look at.

use engine::chance::{Script, Source};
use engine::ruleset::DeckOrder;
use engine::{Game, Ruleset};

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

/// The masked game with the decks that lie as they are printed: their order is known to all (KRT-SETUP-3).
pub(crate) fn seen(rules: &Ruleset, game: &Game) -> Game {
    let mut seen = masked(game);
    let printed = |id| rules.decks.iter().any(|deck| deck.id == id && deck.order == DeckOrder::Printed);
    for (deck, lies) in seen.decks.iter_mut().zip(&game.decks) {
        if printed(lies.id.clone()) {
            deck.cards.clone_from(&lies.cards);
        }
    }
    seen
}
