//! Drawing cards (GEN-CARD).

use super::play::Play;
use crate::event::Event;
use crate::frames::Step;
use crate::ids::{DeckId, Seat};
use crate::money::Why;
use crate::ruleset::{Drawn, Effect};

impl Play<'_> {
    /// The top card is shown and carried out; it goes under its deck after its own instruction and before the
    /// space that it led to (GEN-SETUP-3).
    pub(super) fn draw(&mut self, seat: Seat, deck: &DeckId) {
        let top = self.game.decks.iter().find(|d| d.id == *deck).and_then(|d| d.cards.first().cloned());
        let Some(card) = top else { return };
        self.emit(Event::CardDrawn { seat, deck: deck.clone(), card: card.clone() });
        let rules = self.rules;
        let Some((_, printed)) = rules.card(&card) else { return };
        if printed.effect == Effect::KeepForJail {
            self.emit(Event::CardKept { seat, deck: deck.clone(), card });
            return;
        }
        let mut steps = self.steps_of(seat, &printed.effect, &Why::Card { card: card.clone() });
        let returns = rules.decks.iter().find(|d| d.id == *deck).is_none_or(|d| d.drawn == Drawn::Returns);
        if returns {
            let back = Step::Return { deck: deck.clone(), card };
            let landing = steps.iter().position(Step::may_land);
            steps.insert(landing.unwrap_or(steps.len()), back);
        }
        self.emit_then(steps);
    }

    /// Puts steps before what the running errand has still to do.
    pub(super) fn emit_then(&mut self, steps: Vec<Step>) {
        if !steps.is_empty() {
            self.emit(Event::StepsAdded { steps });
        }
    }
}
