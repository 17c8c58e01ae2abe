//! Spaces, kinds, decks, tables, dice and players that exist, and that the effect can be about.

use crate::check::board::on_board;
use crate::file::EditionFile;
use crate::problem::{Findings, one_of, quoted};
use engine::ruleset::{DeedSort, Effect, Hit, Others, Terms};
use std::collections::BTreeSet;

pub(super) fn check(at: &str, effect: &Effect, file: &EditionFile, findings: &mut Findings) {
    match effect {
        Effect::AdvanceTo { space }
        | Effect::FigurePlaced { space }
        | Effect::PutOn { space }
        | Effect::Hop { to: space } => {
            let size = file.spaces.len();
            let key = if matches!(effect, Effect::Hop { .. }) { "to" } else { "space" };
            findings.require(space.index() < size, format!("{at}/{key}"), space, on_board(size));
        }
        Effect::AdvanceToNext { target, terms, idle } => {
            let kinds: BTreeSet<&str> = file.spaces.iter().map(|space| space.kind.as_str()).collect();
            let holds = kinds.contains(target.0.as_str());
            findings.require(holds, format!("{at}/target"), quoted(&target.0), one_of(kinds));
            check_terms(&format!("{at}/terms"), *terms, findings);
            let holds = !idle || *terms == Terms::default();
            findings.require(holds, format!("{at}/idle"), "true beside terms", "one of the two");
        }
        Effect::AdvanceToDeed { which, terms, .. } => {
            let sorts = one_of(["unowned", "of_others"]);
            let holds = *which != DeedSort::Unprotected;
            findings.require(holds, format!("{at}/which"), "\"unprotected\"", sorts);
            check_terms(&format!("{at}/terms"), *terms, findings);
        }
        Effect::FigureAdvancesToDeed { which, .. } => {
            let sorts = one_of(["unowned", "unprotected"]);
            let holds = *which != DeedSort::OfOthers;
            findings.require(holds, format!("{at}/which"), "\"of_others\"", sorts);
        }
        Effect::ActorPays { who, .. } | Effect::PayActorRent { who, .. } => {
            let holds = *who != Others::ChosenOther;
            let words = one_of(["all_others", "richest_other"]);
            findings.require(holds, format!("{at}/who"), "\"chosen_other\"", words);
        }
        Effect::Drop { who, actor_may_take: true, .. } => {
            let holds = matches!(who, Hit::NearestAhead | Hit::NearestBothWays);
            let allowed = "false, but with nearest_ahead and nearest_both_ways";
            findings.require(holds, format!("{at}/actor_may_take"), true, allowed);
        }
        Effect::Draw { deck } => check_deck(&format!("{at}/deck"), &deck.0, file, findings),
        Effect::ThrowTable { table } => {
            let holds = file.tables.iter().any(|known| known.id == table.0);
            let ids = one_of(file.tables.iter().map(|table| table.id.as_str()));
            findings.require(holds, format!("{at}/table"), quoted(&table.0), ids);
        }
        Effect::BankPaysRoll { dice, .. }
        | Effect::PayBankRoll { dice, .. }
        | Effect::AdvanceByRoll { dice }
        | Effect::FigureAdvancesByRoll { dice } => {
            let ids = || file.pip_dice().map(|die| die.id.as_str());
            for (n, die) in dice.iter().enumerate() {
                let holds = ids().any(|id| id == die.0);
                findings.require(holds, format!("{at}/dice/{n}"), quoted(&die.0), one_of(ids()));
            }
        }
        _ => {}
    }
}

/// Race cards are turned over when a race is owed, and never drawn (KRT-RACE-1).
fn check_deck(at: &str, deck: &str, file: &EditionFile, findings: &mut Findings) {
    let raced = file.races.as_ref().map(|races| races.deck.as_str());
    let ids = file.decks.iter().map(|deck| deck.id.as_str());
    let drawn: Vec<&str> = ids.filter(|id| Some(*id) != raced).collect();
    findings.require(drawn.contains(&deck), at, quoted(deck), one_of(drawn));
}

fn check_terms(at: &str, terms: Terms, findings: &mut Findings) {
    let both = terms.rent_factor.is_some() && terms.die_factor.is_some();
    findings.require(!both, at, "rent_factor and die_factor", "one of the two");
    for (key, factor) in [("rent_factor", terms.rent_factor), ("die_factor", terms.die_factor)] {
        findings.require(factor != Some(0), format!("{at}/{key}"), 0, "1 or more");
    }
}
