//! Every card is in its deck, with a player, or being carried out (GEN-SETUP-3, GEN-CARD-4).

use super::hold;
use engine::frames::{Frame, Step};
use engine::game::Game;
use engine::{CardId, Ruleset};

pub(super) fn in_one_place(rules: &Ruleset, game: &Game) -> Result<(), String> {
    if game.is_over() {
        return Ok(());
    }
    let mut found: Vec<CardId> = game.decks.iter().flat_map(|deck| deck.cards.iter().cloned()).collect();
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
    let mut printed: Vec<CardId> =
        rules.decks.iter().flat_map(|deck| deck.cards.iter().map(|card| card.id.clone())).collect();
    printed.sort();
    hold(found == printed, || format!("found {found:?}"))
}
