//! Effects of spaces and cards: amounts that are some, targets that exist.

use super::board::on_board;
use crate::file::EditionFile;
use crate::problem::{Findings, one_of, quoted};
use engine::Coins;
use engine::ruleset::{Effect, Tax, Terms};
use std::collections::BTreeSet;

/// Where an effect is written; a few mean something only on one of the two.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Space,
    Card,
}

pub(super) fn effect(at: &str, effect: &Effect, place: Place, file: &EditionFile, findings: &mut Findings) {
    match effect {
        Effect::BankPays { amount }
        | Effect::PayBank { amount }
        | Effect::PayActor { amount, .. }
        | Effect::ActorPays { amount, .. } => some(at, "amount", *amount, findings),
        Effect::PayBankPerBuilding { house, castle } => {
            some(at, "house", *house, findings);
            some(at, "castle", *castle, findings);
            let holds = !file.buildings.is_empty();
            findings.require(holds, at, "a payment for buildings", "another effect, without buildings");
        }
        Effect::AdvanceTo { space } => {
            let holds = space.index() < file.spaces.len();
            findings.require(holds, format!("{at}/space"), space, on_board(file.spaces.len()));
        }
        Effect::AdvanceToNext { target, terms } => {
            let kinds: BTreeSet<&str> = file.spaces.iter().map(|space| space.kind.as_str()).collect();
            let holds = kinds.contains(target.0.as_str());
            findings.require(holds, format!("{at}/target"), quoted(&target.0), one_of(kinds));
            check_terms(&format!("{at}/terms"), *terms, findings);
        }
        Effect::MoveBack { steps } => {
            let most = file.spaces.len().saturating_sub(1);
            let holds = usize::try_from(*steps).is_ok_and(|steps| (1..=most).contains(&steps));
            findings.require(holds, format!("{at}/steps"), steps, format!("1 to {most}"));
        }
        Effect::GoToJail => {}
        Effect::Draw { deck } => {
            let holds = file.decks.iter().any(|known| known.id == deck.0);
            let ids = one_of(file.decks.iter().map(|deck| deck.id.as_str()));
            findings.require(holds, format!("{at}/deck"), quoted(&deck.0), ids);
        }
        Effect::KeepForJail => only(at, "keep_for_jail", place == Place::Card, findings),
        Effect::TaxChoice(tax) => {
            only(at, "tax_choice", place == Place::Space, findings);
            check_tax(at, *tax, findings);
        }
        Effect::TakePot => only(at, "take_pot", place == Place::Space, findings),
    }
}

fn some(at: &str, key: &str, amount: Coins, findings: &mut Findings) {
    findings.require(!amount.is_zero(), format!("{at}/{key}"), amount, "1 or more");
}

fn only(at: &str, word: &str, holds: bool, findings: &mut Findings) {
    let allowed = if word == "keep_for_jail" { "it on cards only" } else { "it on spaces only" };
    findings.require(holds, format!("{at}/type"), quoted(word), allowed);
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
