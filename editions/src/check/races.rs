//! Races, and the deck that they are run for.

use super::effects::within;
use crate::file::{CardFile, DeckFile, EditionFile};
use crate::problem::{Findings, one_of, quoted};
use engine::ruleset::Effect;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    if let Some(races) = &file.races {
        let ids = || file.decks.iter().map(|deck| deck.id.as_str());
        let holds = ids().any(|id| id == races.deck);
        findings.require(holds, "/races/deck", quoted(&races.deck), one_of(ids()));
    }
    for (n, deck) in file.decks.iter().enumerate() {
        let at = format!("/decks/{n}");
        let raced = file.races.as_ref().is_some_and(|races| races.deck == deck.id);
        if raced {
            // What is won stays with the winner; the last card ends the game (KRT-SETUP-3, KRT-END-1).
            findings.require(!deck.returned, format!("{at}/returned"), true, "false, for a deck of races");
        }
        cards(&at, deck, raced, findings);
    }
}

/// The deck of the races holds races and nothing else, and no other deck holds one.
fn cards(at: &str, deck: &DeckFile, raced: bool, findings: &mut Findings) {
    for (n, card) in deck.cards.iter().enumerate() {
        let at = format!("{at}/cards/{n}");
        let race = matches!(card.effect.0, Effect::Race { .. });
        let at_type = format!("{at}/effect/type");
        if race {
            findings.require(raced, at_type, "\"race\"", "it in the deck of the races only");
        } else if raced {
            findings.report(at_type, "another effect", "\"race\", in the deck of the races");
        }
        prizes(&format!("{at}/effect/prizes"), card, findings);
        texts(&format!("{at}/prize_texts"), card, findings);
    }
}

/// Whoever wins one may not be the active player: nobody moves by a prize, and no turn owes anything for it.
fn prizes(at: &str, card: &CardFile, findings: &mut Findings) {
    let Effect::Race { prizes, .. } = &card.effect.0 else { return };
    let of_a_turn = |effect: &&Effect| effect.may_move_actor() || **effect == Effect::RollPowerLater;
    for (n, prize) in prizes.iter().enumerate() {
        let holds = !within(prize).iter().any(of_a_turn);
        let allowed = "an effect that moves nobody by steps, cards, tables or later rolls";
        findings.require(holds, format!("{at}/{n}"), "a move of the racer", allowed);
    }
}

fn texts(at: &str, card: &CardFile, findings: &mut Findings) {
    let texts = &card.prize_texts;
    let allowed = match &card.effect.0 {
        Effect::Race { prizes, .. } if prizes.len() == texts.len() => None,
        Effect::Race { prizes, .. } => Some(format!("{}, one for each prize", prizes.len())),
        _ if texts.is_empty() => None,
        _ => Some("none, but on a race card".to_owned()),
    };
    if let Some(allowed) = allowed {
        findings.report(at, format!("{} texts", texts.len()), allowed);
    }
    for (n, text) in texts.iter().enumerate() {
        text.check(&format!("{at}/{n}"), findings);
    }
}
