//! Decks, and tables of outcomes.

use crate::chosen::Chosen;
use crate::file::{CardFile, DeckFile, EditionFile, OutcomeFile, TableFile};
use crate::known;
use engine::ruleset::{Card, DeckOf, DeckOrder, Drawn, Outcome, OutcomeId, Table, TableId};
use engine::{CardId, DeckId};
use std::collections::BTreeMap;

pub(super) fn decks(file: &EditionFile, chosen: &Chosen) -> Vec<DeckOf> {
    let deck = |deck: &DeckFile| DeckOf {
        id: DeckId(deck.id.clone()),
        cards: in_play(file, deck, chosen).iter().map(card).collect(),
        order: if deck.shuffled { DeckOrder::Shuffled } else { DeckOrder::Printed },
        drawn: if deck.returned { Drawn::Returns } else { Drawn::StaysOut },
    };
    file.decks.iter().map(deck).collect()
}

/// Of the races only the last so many (KRT-OPTION-5).
fn in_play<'a>(file: &EditionFile, deck: &'a DeckFile, chosen: &Chosen) -> &'a [CardFile] {
    let raced = file.races.as_ref().is_some_and(|races| races.deck == deck.id);
    let most = chosen.number(known::RACES).filter(|_| raced).and_then(|most| usize::try_from(most).ok());
    let left_out = most.map_or(0, |most| deck.cards.len().saturating_sub(most));
    &deck.cards[left_out..]
}

fn card(card: &CardFile) -> Card {
    Card { id: CardId(card.id.clone()), effect: card.effect.0.clone() }
}

pub(super) fn table(table: &TableFile) -> Table {
    let outcome = |outcome: &OutcomeFile| Outcome {
        id: OutcomeId(outcome.id.clone()),
        effect: outcome.effect.0.clone(),
    };
    Table {
        id: TableId(table.id.clone()),
        rows: rows(&table.rows),
        outcomes: table.outcomes.iter().map(outcome).collect(),
    }
}

pub(super) fn rows(rows: &BTreeMap<u8, String>) -> BTreeMap<u8, OutcomeId> {
    rows.iter().map(|(sum, id)| (*sum, OutcomeId(id.clone()))).collect()
}
