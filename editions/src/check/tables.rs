//! Tables: a row for every sum of the dice, outcomes that exist.

use super::effects::{Place, effect};
use crate::file::{EditionFile, TableFile};
use crate::problem::{Findings, one_of, quoted};
use std::collections::BTreeMap;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    findings.ids("/tables", file.tables.iter().map(|table| table.id.as_str()));
    for (n, table) in file.tables.iter().enumerate() {
        let at = format!("/tables/{n}");
        table.name.check(&format!("{at}/name"), findings);
        let ids = table.outcomes.iter().map(|outcome| outcome.id.as_str());
        findings.ids(&format!("{at}/outcomes"), ids);
        for (n, outcome) in table.outcomes.iter().enumerate() {
            let at = format!("{at}/outcomes/{n}");
            outcome.title.check(&format!("{at}/title"), findings);
            outcome.text.check(&format!("{at}/text"), findings);
            effect(&format!("{at}/effect"), &outcome.effect.0, Place::Outcome, file, findings);
        }
        rows(&format!("{at}/rows"), file, table, &table.rows, findings);
        reachable(&at, file, table, findings);
    }
}

/// An outcome stands in a row, printed or of a variant.
fn reachable(at: &str, file: &EditionFile, table: &TableFile, findings: &mut Findings) {
    let changed = file.variants.iter().filter_map(|variant| variant.tables.get(&table.id));
    let rows: Vec<&String> = changed.chain([&table.rows]).flat_map(BTreeMap::values).collect();
    for (n, outcome) in table.outcomes.iter().enumerate() {
        let holds = rows.contains(&&outcome.id);
        let found = format!("{}, which no row leads to", quoted(&outcome.id));
        findings.require(holds, format!("{at}/outcomes/{n}/id"), found, "an outcome of a row");
    }
}

/// Every sum that the dice can come to leads to an outcome, and nothing else stands there.
pub(super) fn rows(
    at: &str,
    file: &EditionFile,
    table: &TableFile,
    rows: &BTreeMap<u8, String>,
    findings: &mut Findings,
) {
    let least = file.pip_dice().count();
    let most: usize = file.pip_dice().map(|die| die.faces.len()).sum();
    let sums: Vec<u8> = (least..=most).filter_map(|sum| u8::try_from(sum).ok()).collect();
    let found: Vec<u8> = rows.keys().copied().collect();
    findings.require(found == sums, at, format!("rows for {found:?}"), format!("one for each of {sums:?}"));
    for (sum, outcome) in rows {
        let ids = || table.outcomes.iter().map(|known| known.id.as_str());
        let holds = ids().any(|id| id == outcome);
        findings.require(holds, format!("{at}/{sum}"), quoted(outcome), one_of(ids()));
    }
}
