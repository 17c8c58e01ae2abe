//! The ring of spaces, and what each of them leads to.

use super::effects::{Place, effect};
use crate::file::{EditionFile, SpaceFile};
use crate::problem::{Findings, quoted};
use engine::Space;
use engine::ruleset::Effect;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    let size = file.spaces.len();
    let holds = (8..=256).contains(&size) && size.is_multiple_of(4);
    let allowed = "8 to 256 spaces, the same number on each of the four sides";
    findings.require(holds, "/spaces", format!("{size} spaces"), allowed);
    for (key, space) in [("go_space", file.constants.go_space), ("jail_space", file.constants.jail_space)] {
        let holds = usize::from(space) < size;
        findings.require(holds, format!("/constants/{key}"), space, on_board(size));
    }
    for (n, space) in file.spaces.iter().enumerate() {
        let at = format!("/spaces/{n}");
        let allowed = format!("{n}, counting from 0 without a gap");
        findings.require(usize::from(space.index) == n, format!("{at}/index"), space.index, allowed);
        check_space(&at, file, space, findings);
    }
    just_visiting(file, findings);
}

/// Ending a move on the Jail's space does nothing (GEN-JAIL-2).
fn just_visiting(file: &EditionFile, findings: &mut Findings) {
    let jail = file.constants.jail_space;
    let does = file.spaces.get(usize::from(jail)).is_some_and(|s| s.deed.is_some() || s.effect.is_some());
    let does = does || file.variants.iter().any(|variant| variant.spaces.contains_key(&jail));
    let found = format!("{jail}, where a deed or an effect is");
    findings.require(!does, "/constants/jail_space", found, "a space with neither");
}

pub(super) fn on_board(size: usize) -> String {
    format!("a space of the board, 0 to {}", size.saturating_sub(1))
}

fn check_space(at: &str, file: &EditionFile, space: &SpaceFile, findings: &mut Findings) {
    space.name.check(&format!("{at}/name"), findings);
    if let Some(name) = &space.name_alternative {
        name.check(&format!("{at}/name_alternative"), findings);
    }
    findings.require(!space.kind.trim().is_empty(), format!("{at}/kind"), quoted(&space.kind), "a word");
    if let Some(id) = &space.deed {
        let at = format!("{at}/deed");
        match file.deed(id) {
            None => findings.report(at, quoted(id), "the id of a deed"),
            Some(deed) => {
                let allowed = format!("the deed of space {}", space.index);
                let found = format!("\"{id}\", the deed of space {}", deed.space);
                findings.require(deed.space == space.index, at, found, allowed);
            }
        }
    }
    if let Some(found) = &space.effect {
        let at = format!("{at}/effect");
        findings.require(space.deed.is_none(), &at, "an effect beside a deed", "one of the two");
        effect(&at, &found.0, Place::Space, file, findings);
        onto_itself(&at, space.index, &found.0, findings);
    }
}

/// A hop leads on to another space (MOV-WARP-1).
pub(super) fn onto_itself(at: &str, index: u8, effect: &Effect, findings: &mut Findings) {
    if let Effect::Hop { to: Space(to) } = effect {
        findings.require(*to != index, format!("{at}/to"), to, "another space than its own");
    }
}
