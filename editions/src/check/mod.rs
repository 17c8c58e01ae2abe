//! Whether the parts of a file in shape fit together. Every check looks at the whole file and only adds
//! findings, so that all problems are reported at once.

mod about;
mod board;
mod cards;
mod deeds;
mod dice;
mod effects;
mod extras;
mod figure;
mod money;
mod options;
mod races;
mod rings;
mod sets;
mod tables;
mod tokens;
mod variants;

use crate::file::{EditionFile, FORMAT};
use crate::problem::{Findings, Problems, quoted};
use serde_json::Value;

pub(crate) fn all(file: &EditionFile, value: &Value) -> Result<(), Problems> {
    let mut findings = Findings::default();
    findings.require(file.format == FORMAT, "/format", file.format, FORMAT);
    about::check(file, &mut findings);
    tokens::check(file, &mut findings);
    dice::check(file, &mut findings);
    money::check(file, &mut findings);
    sets::check(file, &mut findings);
    board::check(file, &mut findings);
    deeds::check(file, &mut findings);
    cards::check(file, &mut findings);
    races::check(file, &mut findings);
    extras::check(file, &mut findings);
    figure::check(file, &mut findings);
    tables::check(file, &mut findings);
    options::check(file, &mut findings);
    variants::check(file, &mut findings);
    rings::check(file, &mut findings);
    money::sizes("", value, &mut findings);
    unconfirmed(file, value, &mut findings);
    findings.into_result()
}

/// What is marked as unconfirmed has to be there.
fn unconfirmed(file: &EditionFile, value: &Value, findings: &mut Findings) {
    for (n, pointer) in file.unconfirmed.iter().enumerate() {
        let at = format!("/unconfirmed/{n}");
        let holds = value.pointer(pointer).is_some();
        findings.require(holds, at, quoted(pointer), "a pointer to something in this file");
    }
}
