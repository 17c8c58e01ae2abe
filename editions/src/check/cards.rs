//! Decks and cards. Card ids are unique over all decks, as the engine looks them up without the deck.

use super::effects::{Place, effect};
use crate::file::EditionFile;
use crate::problem::{Findings, quoted};

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    findings.ids("/decks", file.decks.iter().map(|deck| deck.id.as_str()));
    let mut seen = Vec::new();
    for (n, deck) in file.decks.iter().enumerate() {
        let at = format!("/decks/{n}");
        deck.name.check(&format!("{at}/name"), findings);
        findings.require(!deck.cards.is_empty(), format!("{at}/cards"), "no card", "one card or more");
        for (n, card) in deck.cards.iter().enumerate() {
            let at = format!("{at}/cards/{n}");
            let fresh = !card.id.trim().is_empty() && !seen.contains(&card.id.as_str());
            findings.require(fresh, format!("{at}/id"), quoted(&card.id), "an id that no other card has");
            seen.push(card.id.as_str());
            card.title.check(&format!("{at}/title"), findings);
            card.text.check(&format!("{at}/text"), findings);
            effect(&format!("{at}/effect"), &card.effect.0, Place::Card, file, findings);
        }
    }
}
