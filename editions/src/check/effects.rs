//! Effects of spaces and cards: amounts that are some, targets that exist.

use super::board::on_board;
use crate::file::EditionFile;
use crate::problem::{Findings, one_of, quoted};
use engine::Coins;
use engine::ruleset::{DeedSort, Effect, Tax, Terms};
use std::collections::BTreeSet;

/// Where an effect is written; a few mean something in one place only.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Space,
    Card,
    Outcome,
    /// What another effect does instead.
    Otherwise,
}

/// An effect and what it does instead, however deep.
pub(super) fn within(effect: &Effect) -> impl Iterator<Item = &Effect> {
    std::iter::successors(Some(effect), |effect| effect.otherwise())
}

/// Every effect of the file: printed, of variants, of cards and of outcomes.
pub(super) fn all(file: &EditionFile) -> Vec<&Effect> {
    let spaces = file.spaces.iter().filter_map(|space| space.effect.as_ref());
    let changed = file.variants.iter().flat_map(|variant| variant.spaces.values());
    let cards = file.decks.iter().flat_map(|deck| &deck.cards).map(|card| &card.effect);
    let outcomes = file.tables.iter().flat_map(|table| &table.outcomes).map(|outcome| &outcome.effect);
    spaces.chain(changed).chain(cards).chain(outcomes).flat_map(|effect| within(&effect.0)).collect()
}

pub(super) fn effect(at: &str, effect: &Effect, place: Place, file: &EditionFile, findings: &mut Findings) {
    amounts(at, effect, findings);
    targets(at, effect, file, findings);
    figures(at, effect, file, findings);
    match effect {
        Effect::PayBankPerBuilding { .. } => {
            let holds = !file.buildings.is_empty();
            findings.require(holds, at, "a payment for buildings", "another effect, without buildings");
        }
        Effect::FlipDearest { .. } | Effect::FlipEach | Effect::ContinueOwn { .. } => {
            let holds = file.deeds.iter().any(|deed| deed.continue_cost.is_some());
            findings.require(holds, at, "an effect on GAME OVER", "another effect, without continue_cost");
        }
        Effect::KeepForJail => only(at, "keep_for_jail", Place::Card, place, findings),
        Effect::TaxChoice(tax) => {
            only(at, "tax_choice", Place::Space, place, findings);
            check_tax(at, *tax, findings);
        }
        Effect::TakePot => only(at, "take_pot", Place::Space, place, findings),
        Effect::Hop { .. } => only(at, "hop", Place::Space, place, findings),
        _ => {}
    }
    if let Some(otherwise) = effect.otherwise() {
        self::effect(&format!("{at}/otherwise"), otherwise, Place::Otherwise, file, findings);
    }
}

/// Amounts and counts are some.
fn amounts(at: &str, effect: &Effect, findings: &mut Findings) {
    match effect {
        Effect::BankPays { amount }
        | Effect::PayBank { amount, .. }
        | Effect::PayActor { amount, .. }
        | Effect::ActorPays { amount, .. }
        | Effect::BankPaysPerSet { amount, .. } => some(at, "amount", *amount, findings),
        Effect::BankPaysRoll { per_pip, .. } | Effect::PayBankRoll { per_pip, .. } => {
            some(at, "per_pip", *per_pip, findings);
        }
        Effect::PayBankPerBuilding { house, castle } => {
            some(at, "house", *house, findings);
            some(at, "castle", *castle, findings);
        }
        Effect::PayBankPerDeed { amount, per, .. } => {
            some(at, "amount", *amount, findings);
            findings.require(*per >= 1, format!("{at}/per"), per, "1 or more");
        }
        _ => {}
    }
}

/// Spaces, kinds, decks, tables and dice that exist.
fn targets(at: &str, effect: &Effect, file: &EditionFile, findings: &mut Findings) {
    let size = file.spaces.len();
    match effect {
        Effect::AdvanceTo { space } | Effect::FigurePlaced { space } | Effect::Hop { to: space } => {
            let key = if matches!(effect, Effect::Hop { .. }) { "to" } else { "space" };
            findings.require(space.index() < size, format!("{at}/{key}"), space, on_board(size));
        }
        Effect::AdvanceToNext { target, terms } => {
            let kinds: BTreeSet<&str> = file.spaces.iter().map(|space| space.kind.as_str()).collect();
            let holds = kinds.contains(target.0.as_str());
            findings.require(holds, format!("{at}/target"), quoted(&target.0), one_of(kinds));
            check_terms(&format!("{at}/terms"), *terms, findings);
        }
        Effect::AdvanceToDeed { which, terms, .. } => {
            let holds = *which != DeedSort::Unprotected;
            findings.require(
                holds,
                format!("{at}/which"),
                "\"unprotected\"",
                one_of(["unowned", "of_others"]),
            );
            check_terms(&format!("{at}/terms"), *terms, findings);
        }
        Effect::MoveBack { steps } | Effect::AdvanceBy { steps } | Effect::FigureAdvances { steps } => {
            let most = size.saturating_sub(1);
            let holds = usize::try_from(*steps).is_ok_and(|steps| (1..=most).contains(&steps));
            findings.require(holds, format!("{at}/steps"), steps, format!("1 to {most}"));
        }
        Effect::Draw { deck } => {
            let holds = file.decks.iter().any(|known| known.id == deck.0);
            let ids = one_of(file.decks.iter().map(|deck| deck.id.as_str()));
            findings.require(holds, format!("{at}/deck"), quoted(&deck.0), ids);
        }
        Effect::ThrowTable { table } => {
            let holds = file.tables.iter().any(|known| known.id == table.0);
            let ids = one_of(file.tables.iter().map(|table| table.id.as_str()));
            findings.require(holds, format!("{at}/table"), quoted(&table.0), ids);
        }
        Effect::BankPaysRoll { dice, .. }
        | Effect::PayBankRoll { dice, .. }
        | Effect::AdvanceByRoll { dice }
        | Effect::FigureAdvancesByRoll { dice } => {
            let ids = || file.dice.iter().map(|die| die.id.as_str());
            for (n, die) in dice.iter().enumerate() {
                let holds = ids().any(|id| id == die.0);
                findings.require(holds, format!("{at}/dice/{n}"), quoted(&die.0), one_of(ids()));
            }
        }
        _ => {}
    }
}

/// The figure moves only where there is one.
fn figures(at: &str, effect: &Effect, file: &EditionFile, findings: &mut Findings) {
    let moves = matches!(
        effect,
        Effect::FigureAdvances { .. }
            | Effect::FigureAdvancesByRoll { .. }
            | Effect::FigureAdvancesToDeed { .. }
            | Effect::FigurePlaced { .. }
            | Effect::FigureDrops
    );
    let holds = !moves || file.figure.is_some();
    findings.require(holds, at, "an effect on the figure", "another effect, without a figure");
    if let Effect::FigureAdvancesToDeed { which: DeedSort::OfOthers, .. } = effect {
        findings.report(format!("{at}/which"), "\"of_others\"", one_of(["unowned", "unprotected"]));
    }
}

fn some(at: &str, key: &str, amount: Coins, findings: &mut Findings) {
    findings.require(!amount.is_zero(), format!("{at}/{key}"), amount, "1 or more");
}

fn only(at: &str, word: &str, wanted: Place, place: Place, findings: &mut Findings) {
    let allowed = match (wanted, place) {
        (_, Place::Otherwise) => "another effect: it is never done instead of something",
        (Place::Card, _) => "it on cards only",
        _ => "it on spaces only",
    };
    findings.require(place == wanted, format!("{at}/type"), quoted(word), allowed);
}

fn check_terms(at: &str, terms: Terms, findings: &mut Findings) {
    let both = terms.rent_factor.is_some() && terms.die_factor.is_some();
    findings.require(!both, at, "rent_factor and die_factor", "one of the two");
    for (key, factor) in [("rent_factor", terms.rent_factor), ("die_factor", terms.die_factor)] {
        findings.require(factor != Some(0), format!("{at}/{key}"), 0, "1 or more");
    }
}

fn check_tax(at: &str, tax: Tax, findings: &mut Findings) {
    some(at, "flat", tax.flat, findings);
    let holds = (1..=100).contains(&tax.percent);
    findings.require(holds, format!("{at}/percent"), tax.percent, "1 to 100");
}
