//! Sets: their deeds in board order, and how they are told apart.

use crate::file::{DeedFile, EditionFile, SetFile};
use crate::problem::{Findings, one_of, quoted};

/// Every even state of a built set is tried when it is sold down (COL-SELL-3).
const MOST_BUILT: usize = 4;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    findings.ids("/sets", file.sets.iter().map(|set| set.id.as_str()));
    for (n, set) in file.sets.iter().enumerate() {
        let at = format!("/sets/{n}");
        look(&at, set, findings);
        members(&at, file, set, findings);
        building_costs(&at, file, set, findings);
        rents(&at, file, set, findings);
    }
}

/// What completes a set, and what protects it, depends on the form of its rents (CEL-SET-2).
fn rents(at: &str, file: &EditionFile, set: &SetFile, findings: &mut Findings) {
    let deeds = file.deeds.iter().filter(|deed| deed.set == set.id);
    let mut forms: Vec<&str> = deeds.filter_map(|deed| deed.rent.form().name()).collect();
    forms.dedup();
    let allowed = "the same form of rent on every deed of the set";
    findings.require(forms.len() <= 1, format!("{at}/deeds"), forms.join(", then "), allowed);
}

fn look(at: &str, set: &SetFile, findings: &mut Findings) {
    set.name.check(&format!("{at}/name"), findings);
    set.colour.check(&format!("{at}/colour"), findings);
    for (key, colour) in [("hex", &set.hex), ("ink", &set.ink)] {
        self::colour(&format!("{at}/{key}"), colour, findings);
    }
    let holds = !set.pattern.trim().is_empty();
    findings.require(holds, format!("{at}/pattern"), quoted(&set.pattern), "the name of a pattern");
}

pub(super) fn colour(at: &str, colour: &str, findings: &mut Findings) {
    let digits = colour.strip_prefix('#').unwrap_or_default();
    let holds = digits.len() == 6 && digits.chars().all(|c| c.is_ascii_hexdigit());
    findings.require(holds, at, quoted(colour), "a colour such as \"#1F4FA3\"");
}

/// The set names exactly the deeds that name it, and its kind is that of their spaces.
fn members(at: &str, file: &EditionFile, set: &SetFile, findings: &mut Findings) {
    let mut deeds: Vec<&DeedFile> = file.deeds.iter().filter(|deed| deed.set == set.id).collect();
    deeds.sort_by_key(|deed| deed.space);
    let ids: Vec<&str> = deeds.iter().map(|deed| deed.id.as_str()).collect();
    let found: Vec<&str> = set.deeds.iter().map(String::as_str).collect();
    let list = |ids: &[&str]| {
        if ids.is_empty() { "no deed".to_owned() } else { ids.join(", ") }
    };
    let allowed = format!("the deeds that name this set, in board order: {}", list(&ids));
    findings.require(!ids.is_empty() && found == ids, format!("{at}/deeds"), list(&found), allowed);
    let kinds: Vec<&str> = file
        .spaces
        .iter()
        .filter(|space| space.deed.as_deref().is_some_and(|id| ids.contains(&id)))
        .map(|space| space.kind.as_str())
        .collect();
    if let Some(other) = kinds.iter().find(|kind| **kind != set.kind) {
        findings.report(format!("{at}/kind"), quoted(&set.kind), one_of([*other]));
    }
}

/// A set is built evenly, at one price (GEN-BUILD-3).
fn building_costs(at: &str, file: &EditionFile, set: &SetFile, findings: &mut Findings) {
    let mut costs: Vec<_> = file
        .deeds
        .iter()
        .filter(|deed| deed.set == set.id)
        .map(|deed| (deed.house_cost, deed.castle_cost))
        .collect();
    costs.dedup();
    let word = |cost: Option<engine::Coins>| cost.map_or("none".to_owned(), |coins| coins.to_string());
    let found: Vec<String> =
        costs.iter().map(|(house, castle)| format!("{} and {}", word(*house), word(*castle))).collect();
    let allowed = "the same house_cost and castle_cost on every deed of the set";
    findings.require(costs.len() <= 1, format!("{at}/deeds"), found.join(", then "), allowed);
    let built = costs.iter().any(|(house, _)| house.is_some());
    let holds = !built || set.deeds.len() <= MOST_BUILT;
    let found = format!("{} deeds", set.deeds.len());
    findings.require(holds, format!("{at}/deeds"), found, format!("{MOST_BUILT} at most, with buildings"));
}
