//! Dice: pips from 1 up or powers, what the powers do, and what the Jail asks of a throw.

use super::effects::{Place, effect};
use super::sets::colour;
use crate::file::{Die, EditionFile, Face};
use crate::problem::{Findings, one_of, quoted};
use engine::ruleset::JailExit;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    let pips = file.pip_dice().count();
    let found = if file.dice.is_empty() { "no die" } else { "no die with pips" };
    findings.require(pips >= 1, "/dice", found, "one die or more, with numbers");
    findings.ids("/dice", file.dice.iter().map(|die| die.id.as_str()));
    for (n, die) in file.dice.iter().enumerate() {
        die.name.check(&format!("/dice/{n}/name"), findings);
        if let Some(look) = &die.look {
            colour(&format!("/dice/{n}/look/hex"), &look.hex, findings);
            colour(&format!("/dice/{n}/look/pips"), &look.pips, findings);
        }
        faces(&format!("/dice/{n}/faces"), die, file, findings);
    }
    let sum: usize = file.dice.iter().map(|die| die.faces.len()).sum();
    let holds = u8::try_from(sum).is_ok();
    findings.require(holds, "/dice", format!("{sum} faces in all"), format!("{} at most", u8::MAX));
    let powered = file.dice.len() - pips;
    findings.require(powered <= 1, "/dice", format!("{powered} dice with powers"), "one at most");
    power_ups(file, findings);
    jail(file, findings);
    doubles(file, findings);
}

fn faces(at: &str, die: &Die, file: &EditionFile, findings: &mut Findings) {
    let found = || serde_json::to_string(&die.faces).unwrap_or_default().replace(',', ", ");
    let many = die.faces.len() >= 2;
    if !die.is_power_die() {
        let counts = (1..=u8::MAX).zip(&die.faces).all(|(face, found)| Face::Pips(face) == *found);
        return findings.require(many && counts, at, found(), "the numbers from 1 up, at least two");
    }
    let pure = die.powers().count() == die.faces.len();
    findings.require(pure && many, at, found(), "numbers or ids of power-ups, not both, and at least two");
    let ids = || file.power_ups.iter().map(|power| power.id.as_str());
    for (n, face) in die.faces.iter().enumerate() {
        if let Face::Power(id) = face {
            findings.require(ids().any(|known| known == id), format!("{at}/{n}"), quoted(id), one_of(ids()));
        }
    }
}

fn power_ups(file: &EditionFile, findings: &mut Findings) {
    findings.ids("/power_ups", file.power_ups.iter().map(|power| power.id.as_str()));
    for (n, power) in file.power_ups.iter().enumerate() {
        let at = format!("/power_ups/{n}");
        power.name.check(&format!("{at}/name"), findings);
        power.text.check(&format!("{at}/text"), findings);
        let shown = file.dice.iter().flat_map(Die::powers).any(|face| face == power.id);
        let found = format!("{}, which no face shows", quoted(&power.id));
        findings.require(shown, format!("{at}/id"), found, "what a face of a die shows");
        effect(&format!("{at}/effect"), &power.effect.0, Place::Power, file, findings);
    }
}

/// A throw in Jail is one of the dice with pips (KRT-DICE-3).
fn jail(file: &EditionFile, findings: &mut Findings) {
    findings.require(file.constants.jail_tries >= 1, "/constants/jail_tries", 0, "1 or more");
    match file.constants.jail_exit {
        JailExit::Doubles => {
            let two = file.pip_dice().count() == 2;
            findings.require(two, "/constants/jail_exit", "\"doubles\"", "a face, without two dice");
        }
        JailExit::Face(face) => {
            let Some(most) = file.pip_dice().map(|die| die.faces.len()).max() else { return };
            let holds = file.pip_dice().any(|die| die.faces.contains(&Face::Pips(face)));
            let allowed = format!("a face of a die, 1 to {most}");
            findings.require(holds, "/constants/jail_exit", face, allowed);
        }
    }
}

/// A power is no number that another die could equal.
fn doubles(file: &EditionFile, findings: &mut Findings) {
    let Some(doubles) = file.constants.doubles_to_jail else { return };
    let at = "/constants/doubles_to_jail";
    match file.power_die() {
        Some(_) => findings.report(at, doubles, "nothing, beside a die with powers"),
        None => findings.require(file.dice.len() == 2, at, doubles, "nothing, without two dice"),
    }
    findings.require(doubles >= 1, at, doubles, "1 or more");
}
