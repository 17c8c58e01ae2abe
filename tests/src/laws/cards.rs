//! Every card is in its deck, with a player, or being carried out (GEN-SETUP-3, GEN-CARD-4).

use super::hold;
use engine::frames::{Frame, Step};
use engine::game::Game;
use engine::ruleset::Drawn;
use engine::{CardId, DeckId, Ruleset};

pub(super) fn in_one_place(rules: &Ruleset, game: &Game) -> Result<(), String> {
    if game.is_over() {
        return Ok(());
    }
    let returns = |id: &DeckId| rules.decks.iter().any(|deck| deck.id == *id && deck.drawn == Drawn::Returns);
    let decks = game.decks.iter().filter(|deck| returns(&deck.id));
    let mut found: Vec<CardId> = decks.flat_map(|deck| deck.cards.iter().cloned()).collect();
    for player in &game.players {
        found.extend(player.cards.iter().map(|(_, card)| card.clone()));
    }
    for frame in &game.frames {
        if let Frame::Errand(errand) = frame {
            found.extend(errand.steps.iter().filter_map(|step| match step {
                Step::Return { card, .. } => Some(card.clone()),
                _ => None,
            }));
        }
    }
    found.sort();
    let mut printed: Vec<CardId> = rules
        .decks
        .iter()
        .filter(|deck| deck.drawn == Drawn::Returns)
        .flat_map(|deck| deck.cards.iter().map(|card| card.id.clone()))
        .collect();
    printed.sort();
    hold(found == printed, || format!("found {found:?}"))
}
