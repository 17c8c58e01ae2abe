//! Whether what a landing leads to comes to an end: spaces, cards, outcomes and powers that lead on to each other for
//! ever would never be done (GEN-TURN-3).
//!
//! What is printed has to end whoever lands there; of the cards of a deck, the outcomes of a table, the faces of the
//! power die and the values of a throw it is enough that one ends, since each comes up in time.

mod ends;
mod origins;

use super::effects::within;
use crate::file::EditionFile;
use crate::problem::Findings;
use ends::Ends;
use engine::ruleset::Effect;
use std::collections::BTreeSet;

const FOUND: &str = "a ring that nobody can leave";

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    let mut ends = Ends::new(file);
    // What ends by itself comes first, then whatever leads there, until nothing is added.
    while ends.grow() {}
    let lasting: Vec<usize> =
        (0..file.spaces.len()).filter(|n| !ends.spaces.contains(&file.spaces[*n].index)).collect();
    for n in &lasting {
        let allowed = "an effect that comes to an end, or cards, outcomes or throws of which one does";
        findings.report(format!("/spaces/{n}/effect"), FOUND, allowed);
    }
    if lasting.is_empty() {
        apart_from_spaces(file, &ends, findings);
    }
}

/// Rings that no space is part of: every one of a space ends, though, or the spaces have been reported.
fn apart_from_spaces(file: &EditionFile, ends: &Ends<'_>, findings: &mut Findings) {
    for (n, deck) in file.decks.iter().enumerate() {
        let holds = ends.decks.contains(deck.id.as_str());
        findings.require(holds, format!("/decks/{n}/cards"), FOUND, "a card that comes to an end");
    }
    for (n, table) in file.tables.iter().enumerate() {
        let holds = ends.tables.contains(table.id.as_str());
        findings.require(holds, format!("/tables/{n}/outcomes"), FOUND, "an outcome that comes to an end");
    }
    findings.require(ends.powers, "/power_ups", FOUND, "a face that comes to an end, boosted too");
}

/// What a landing may do: what is printed, and what variants put in its place.
fn effects_of(file: &EditionFile, space: u8) -> impl Iterator<Item = &Effect> {
    let printed = file.spaces.get(usize::from(space)).and_then(|space| space.effect.as_ref());
    let changed = file.variants.iter().filter_map(move |variant| variant.spaces.get(&space));
    printed.into_iter().chain(changed).map(|effect| &effect.0)
}

/// What a face of the power die may do: what is printed, and what boosts put in its place.
fn of_face<'a>(file: &'a EditionFile, face: &'a str) -> impl Iterator<Item = &'a Effect> {
    let printed = file.power_ups.iter().filter(move |power| power.id == face).map(|power| &power.effect);
    let boosts = file.tokens.iter().filter_map(|token| token.boost.as_ref());
    let boosts = boosts.filter(move |boost| boost.power == face).map(|boost| &boost.effect);
    printed.chain(boosts).map(|effect| &effect.0)
}

fn stars(file: &EditionFile) -> impl Iterator<Item = &Effect> {
    file.tokens.iter().filter_map(|token| token.star.as_ref()).map(|star| &star.effect.0)
}

fn everywhere(file: &EditionFile) -> BTreeSet<u8> {
    file.spaces.iter().map(|space| space.index).collect()
}

/// Whether the actor may stand elsewhere afterwards.
fn moves(effect: &Effect) -> bool {
    let moves = |effect: &&Effect| {
        let elsewhere = matches!(effect, Effect::GoToJail | Effect::PutOn { .. } | Effect::RollPower);
        elsewhere || effect.may_move_actor()
    };
    within(effect).iter().any(moves)
}
