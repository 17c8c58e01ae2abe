//! Decks and kept cards.

use crate::game::Game;
use crate::ids::{CardId, DeckId, Seat};

impl Game {
    pub(super) fn shuffle_deck(&mut self, deck: &DeckId, order: &[CardId]) {
        self.chance.next += 1;
        if let Some(deck) = self.decks.iter_mut().find(|d| d.id == *deck) {
            deck.cards = order.to_vec();
        }
    }

    pub(super) fn take_card(&mut self, deck: &DeckId, card: &CardId) {
        if let Some(deck) = self.decks.iter_mut().find(|d| d.id == *deck)
            && let Some(at) = deck.cards.iter().position(|c| c == card)
        {
            deck.cards.remove(at);
        }
    }

    pub(super) fn return_card(&mut self, deck: &DeckId, card: &CardId) {
        if let Some(deck) = self.decks.iter_mut().find(|d| d.id == *deck) {
            deck.cards.push(card.clone());
        }
    }

    pub(super) fn keep_card(&mut self, seat: Seat, deck: &DeckId, card: &CardId) {
        self.change_player(seat, |player| {
            player.cards.push((deck.clone(), card.clone()));
            player.cards.sort_by(|a, b| a.1.cmp(&b.1));
        });
    }

    pub(super) fn use_card(&mut self, seat: Seat, deck: &DeckId, card: &CardId) {
        self.change_player(seat, |player| player.cards.retain(|(_, held)| held != card));
        self.return_card(deck, card);
    }

    pub(super) fn hand_card(&mut self, from: Seat, to: Seat, card: &CardId) {
        let mut handed = None;
        self.change_player(from, |player| {
            let at = player.cards.iter().position(|(_, held)| held == card);
            handed = at.map(|at| player.cards.remove(at));
        });
        if let Some((deck, card)) = handed {
            self.keep_card(to, &deck, &card);
        }
    }
}
