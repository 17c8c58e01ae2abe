//! Deeds: where they lie, what they cost, what they bring.

use super::board::on_board;
use crate::file::{DeedFile, EditionFile, RentForm};
use crate::problem::{Findings, quoted};
use engine::Coins;
use engine::ruleset::Rent;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    findings.ids("/deeds", file.deeds.iter().map(|deed| deed.id.as_str()));
    let mut before = None;
    for (n, deed) in file.deeds.iter().enumerate() {
        let at = format!("/deeds/{n}");
        let allowed = format!("board order, after space {}", before.unwrap_or(0));
        findings.require(before < Some(deed.space), format!("{at}/space"), deed.space, allowed);
        before = Some(deed.space);
        place(&at, file, deed, findings);
        findings.require(!deed.price.is_zero(), format!("{at}/price"), deed.price, "1 or more");
        rent(&format!("{at}/rent"), &at, file, deed, findings);
        mortgage(&at, deed, findings);
        game_over(&at, deed, findings);
    }
}

/// A deed is mortgaged or goes to GAME OVER, never both (MOV-DEBT-5).
fn game_over(at: &str, deed: &DeedFile, findings: &mut Findings) {
    let at = format!("{at}/continue_cost");
    let Some(cost) = deed.continue_cost else { return };
    findings.require(!cost.is_zero(), &at, cost, "1 or more");
    findings.require(deed.mortgage.is_none(), &at, "a cost beside a mortgage", "one of the two");
}

fn place(at: &str, file: &EditionFile, deed: &DeedFile, findings: &mut Findings) {
    let set = file.sets.iter().any(|set| set.id == deed.set);
    findings.require(set, format!("{at}/set"), quoted(&deed.set), "the id of a set");
    match file.spaces.get(usize::from(deed.space)) {
        None => findings.report(format!("{at}/space"), deed.space, on_board(file.spaces.len())),
        Some(space) => {
            let holds = space.deed.as_deref() == Some(deed.id.as_str());
            let found = format!("{}, which does not name this deed", deed.space);
            findings.require(holds, format!("{at}/space"), found, "the space that names this deed");
        }
    }
}

/// A rent where it is written, printed or of a variant, and the deed that it belongs to.
pub(super) fn rent(at: &str, at_deed: &str, file: &EditionFile, deed: &DeedFile, findings: &mut Findings) {
    match deed.rent.form() {
        RentForm::Mixed(fields) => {
            let found = if fields.is_empty() { "nothing".to_owned() } else { fields.join(", ") };
            let allowed = "base and set with houses and castle, or by_number_owned, or die_factors";
            findings.report(at, found, allowed);
        }
        RentForm::Of(Rent::Stages { base, set, houses, castle }) => {
            let steps = [base, set].into_iter().chain(houses.iter().copied()).chain(castle);
            rising(at, steps.map(|coins| coins.0), findings);
            stages((at, at_deed), file, deed, (houses.len(), castle), findings);
        }
        RentForm::Of(Rent::ByNumberOwned(rents)) => {
            let at_list = format!("{at}/by_number_owned");
            one_for_each(&at_list, file, deed, rents.len(), findings);
            rising(&at_list, rents.iter().map(|coins| coins.0), findings);
            unbuilt(at, deed, findings);
        }
        RentForm::Of(Rent::DieFactors(factors)) => {
            let at_list = format!("{at}/die_factors");
            one_for_each(&at_list, file, deed, factors.len(), findings);
            rising(&at_list, factors.iter().copied(), findings);
            unbuilt(at, deed, findings);
        }
    }
}

fn rising(at: &str, rents: impl Iterator<Item = u32>, findings: &mut Findings) {
    let rents: Vec<u32> = rents.collect();
    let mut before = 0;
    let rises = rents.iter().all(|rent| std::mem::replace(&mut before, *rent) < *rent);
    findings.require(rises, at, format!("{rents:?}"), "amounts above 0, each higher than the one before");
}

fn one_for_each(at: &str, file: &EditionFile, deed: &DeedFile, found: usize, findings: &mut Findings) {
    let size = file.deeds.iter().filter(|other| other.set == deed.set).count();
    findings.require(
        found == size,
        at,
        format!("{found} values"),
        format!("{size}, one for each of its set"),
    );
}

/// Who has rents for buildings has costs of buildings, and the other way round.
fn stages(
    (at, at_deed): (&str, &str),
    file: &EditionFile,
    deed: &DeedFile,
    (houses, castle): (usize, Option<Coins>),
    findings: &mut Findings,
) {
    let built = houses > 0 || castle.is_some() || deed.house_cost.is_some() || deed.castle_cost.is_some();
    if !built {
        return;
    }
    if file.buildings.is_empty() {
        let allowed = "none, without buildings";
        return findings.report(at_deed, "rents or costs of buildings", allowed);
    }
    let most = file.castle().and_then(|castle| castle.houses_before).map_or(0, usize::from);
    let found = format!("{houses} rents");
    findings.require(houses == most, format!("{at}/houses"), found, format!("{most}, one for each house"));
    findings.require(castle.is_some(), format!("{at}/castle"), "nothing", "a rent");
    for (key, cost) in [("house_cost", deed.house_cost), ("castle_cost", deed.castle_cost)] {
        let holds = cost.is_some_and(|coins| !coins.is_zero());
        let found = cost.map_or("nothing".to_owned(), |coins| coins.to_string());
        findings.require(holds, format!("{at_deed}/{key}"), found, "1 or more");
    }
}

fn unbuilt(at: &str, deed: &DeedFile, findings: &mut Findings) {
    let holds = deed.house_cost.is_none() && deed.castle_cost.is_none();
    findings.require(holds, at, "no rents for buildings", "them, since the deed has costs of buildings");
}

/// Half the price, rounded up (COL-MORTGAGE-1); what lifting costs includes the charge.
fn mortgage(at: &str, deed: &DeedFile, findings: &mut Findings) {
    let (value, lift) = match (deed.mortgage, deed.lift) {
        (Some(value), Some(lift)) => (value, lift),
        (None, None) => {
            let holds = deed.interest.is_none();
            return findings.require(
                holds,
                format!("{at}/interest"),
                "a charge",
                "nothing without a mortgage",
            );
        }
        (None, Some(_)) => {
            return findings.report(format!("{at}/mortgage"), "nothing", "a value beside lift");
        }
        (Some(_), None) => {
            return findings.report(format!("{at}/lift"), "nothing", "a value beside mortgage");
        }
    };
    let half = deed.price.percent(50);
    let allowed = format!("{half}, half the price, rounded up");
    findings.require(value == half, format!("{at}/mortgage"), value, allowed);
    match deed.interest {
        Some(interest) => {
            let sum = value.plus(interest);
            let allowed = format!("{sum}, mortgage and interest");
            findings.require(lift == sum, format!("{at}/lift"), lift, allowed);
        }
        None => findings.require(lift >= value, format!("{at}/lift"), lift, format!("{value} or more")),
    }
}
