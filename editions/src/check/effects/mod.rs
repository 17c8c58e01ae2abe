//! Effects of spaces, cards, outcomes, powers, boosts and stars: where they may stand, and what stands inside them.

mod amounts;
mod needs;
mod targets;

use crate::file::{EditionFile, EffectFile};
use crate::problem::{Findings, quoted};
use engine::ruleset::Effect;

/// Where an effect is written; a few mean something in one place only.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Space,
    Card,
    Outcome,
    /// A face of the power die, a boost or a star.
    Power,
    /// What another effect does instead.
    Otherwise,
    /// A part or a prize of another effect.
    Inside,
}

/// An effect and all that stand inside it, however deep.
pub(super) fn within(effect: &Effect) -> Vec<&Effect> {
    let inside = effect.inner().iter().chain(effect.otherwise()).flat_map(within);
    std::iter::once(effect).chain(inside).collect()
}

/// Every effect of the file: printed, of variants, of cards, of outcomes, and what tokens and dice do.
pub(super) fn all(file: &EditionFile) -> Vec<&Effect> {
    let spaces = file.spaces.iter().filter_map(|space| space.effect.as_ref());
    let changed = file.variants.iter().flat_map(|variant| variant.spaces.values());
    let cards = file.decks.iter().flat_map(|deck| &deck.cards).map(|card| &card.effect);
    let outcomes = file.tables.iter().flat_map(|table| &table.outcomes).map(|outcome| &outcome.effect);
    let all = spaces.chain(changed).chain(cards).chain(outcomes).chain(abilities(file));
    all.flat_map(|effect| within(&effect.0)).collect()
}

/// What the faces of the power die do, plain and boosted, and what stars do.
pub(super) fn abilities(file: &EditionFile) -> impl Iterator<Item = &EffectFile> {
    let powers = file.power_ups.iter().map(|power| &power.effect);
    let boosts = file.tokens.iter().filter_map(|token| Some(&token.boost.as_ref()?.effect));
    let stars = file.tokens.iter().filter_map(|token| Some(&token.star.as_ref()?.effect));
    powers.chain(boosts).chain(stars)
}

pub(super) fn effect(at: &str, effect: &Effect, place: Place, file: &EditionFile, findings: &mut Findings) {
    amounts::check(at, effect, file, findings);
    targets::check(at, effect, file, findings);
    needs::check(at, effect, file, findings);
    if let Some((word, wanted)) = belongs(effect) {
        only(at, word, wanted, place, findings);
    }
    for (key, inner) in inside(effect) {
        self::effect(&format!("{at}/{key}"), inner, Place::Inside, file, findings);
    }
    if let Some(otherwise) = effect.otherwise() {
        self::effect(&format!("{at}/otherwise"), otherwise, Place::Otherwise, file, findings);
    }
}

/// Effects that stand inside this one, besides `otherwise`, with their keys.
fn inside(effect: &Effect) -> Vec<(String, &Effect)> {
    let list = match effect {
        Effect::Sequence { .. } => "of",
        Effect::Race { .. } => "prizes",
        _ => return effect.inner().iter().map(|inner| ("effect".to_owned(), inner)).collect(),
    };
    effect.inner().iter().enumerate().map(|(n, inner)| (format!("{list}/{n}"), inner)).collect()
}

/// The one place of an effect that has only one.
fn belongs(effect: &Effect) -> Option<(&'static str, Place)> {
    match effect {
        Effect::KeepForJail => Some(("keep_for_jail", Place::Card)),
        Effect::Race { .. } => Some(("race", Place::Card)),
        Effect::TaxChoice(_) => Some(("tax_choice", Place::Space)),
        Effect::TakePot => Some(("take_pot", Place::Space)),
        Effect::Hop { .. } => Some(("hop", Place::Space)),
        Effect::UseStar => Some(("use_star", Place::Space)),
        _ => None,
    }
}

fn only(at: &str, word: &str, wanted: Place, place: Place, findings: &mut Findings) {
    let allowed = match (wanted, place) {
        (_, Place::Otherwise) => "another effect: it is never done instead of something",
        (_, Place::Inside) => "another effect: it never stands inside another one",
        (Place::Card, _) => "it on cards only",
        _ => "it on spaces only",
    };
    findings.require(place == wanted, format!("{at}/type"), quoted(word), allowed);
}
