//! Variants: options that exist, changes that are possible.

use super::board::{on_board, onto_itself};
use super::deeds::rent as rent_of;
use super::effects::{Place, effect};
use super::{tables, tokens};
use crate::file::{DeedFile, EditionFile, NumberChanges, OptionKind, Variant};
use crate::problem::{Findings, one_of, quoted};

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    for (n, variant) in file.variants.iter().enumerate() {
        let at = format!("/variants/{n}");
        condition(&at, file, variant, findings);
        something(&at, variant, findings);
        numbers(&format!("{at}/numbers"), file, &variant.numbers, findings);
        rents(&at, file, variant, findings);
        rows(&at, file, variant, findings);
        if let Some(left) = &variant.tokens {
            tokens::left(&format!("{at}/tokens"), file, left, findings);
        }
        for (index, found) in &variant.spaces {
            let at = format!("{at}/spaces/{index}");
            match file.spaces.get(usize::from(*index)) {
                None => findings.report(&at, index, on_board(file.spaces.len())),
                Some(space) => {
                    findings.require(space.deed.is_none(), &at, "a space with a deed", "one without");
                }
            }
            effect(&at, &found.0, Place::Space, file, findings);
            onto_itself(&at, *index, &found.0, findings);
        }
    }
}

fn something(at: &str, variant: &Variant, findings: &mut Findings) {
    let numbers = variant.numbers != NumberChanges::default();
    let rest = variant.spaces.is_empty() && variant.rents.is_empty() && variant.tables.is_empty();
    let holds = numbers || !rest || variant.tokens.is_some();
    findings.require(holds, at, "no change", "numbers, spaces, rents, tables or tokens");
}

fn condition(at: &str, file: &EditionFile, variant: &Variant, findings: &mut Findings) {
    let ids = || one_of(file.options.iter().map(|option| option.id.as_str()));
    match file.option(&variant.option) {
        None => findings.report(format!("{at}/option"), quoted(&variant.option), ids()),
        Some(option) => {
            let holds = option.accepts(&variant.is);
            findings.require(holds, format!("{at}/is"), &variant.is, option.allowed());
        }
    }
    if let Some(without) = &variant.without {
        let at = format!("{at}/without");
        match file.option(without) {
            None => findings.report(at, quoted(without), ids()),
            Some(option) => {
                let holds = option.kind == OptionKind::Boolean;
                findings.require(holds, at, quoted(without), "an option that is true or false");
            }
        }
    }
}

fn rents(at: &str, file: &EditionFile, variant: &Variant, findings: &mut Findings) {
    for (id, rent) in &variant.rents {
        let at = format!("{at}/rents/{id}");
        let Some(deed) = file.deed(id) else {
            findings.report(at, quoted(id), "the id of a deed");
            continue;
        };
        let changed = DeedFile { rent: rent.clone(), ..deed.clone() };
        rent_of(&at, &at, file, &changed, findings);
        if let (Some(form), Some(printed)) = (changed.rent.form().name(), deed.rent.form().name()) {
            findings.require(form == printed, &at, form, format!("{printed}, as printed"));
        }
    }
}

fn rows(at: &str, file: &EditionFile, variant: &Variant, findings: &mut Findings) {
    for (id, rows) in &variant.tables {
        let at = format!("{at}/tables/{id}");
        match file.tables.iter().find(|table| table.id == *id) {
            None => {
                findings.report(at, quoted(id), one_of(file.tables.iter().map(|table| table.id.as_str())))
            }
            Some(table) => tables::rows(&at, file, table, rows, findings),
        }
    }
}

fn numbers(at: &str, file: &EditionFile, changes: &NumberChanges, findings: &mut Findings) {
    if let Some(dealt) = changes.dealt_deeds {
        let most = file.deeds.len() / usize::from(file.about.players.max).max(1);
        let holds = usize::from(dealt) <= most;
        let allowed = format!("{most} at most, so that there are enough for everyone");
        findings.require(holds, format!("{at}/dealt_deeds"), dealt, allowed);
    }
    if let Some(houses) = changes.houses_before_castle {
        let most = file.castle().and_then(|castle| castle.houses_before).unwrap_or(0);
        let holds = (1..=most).contains(&houses);
        let allowed =
            if most == 0 { "nothing, without buildings".to_owned() } else { format!("1 to {most}") };
        findings.require(holds, format!("{at}/houses_before_castle"), houses, allowed);
    }
    if changes.teammates.is_some() {
        let allowed = "nothing, without a figure";
        findings.require(file.figure.is_some(), format!("{at}/teammates"), "a value", allowed);
    }
    if let Some(tries) = changes.jail_tries {
        findings.require(tries >= 1, format!("{at}/jail_tries"), tries, "1 or more");
    }
}
