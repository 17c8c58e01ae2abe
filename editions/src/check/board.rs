//! The ring of spaces, and what each of them leads to.

use super::effects::{Place, effect};
use crate::file::{EditionFile, SpaceFile};
use crate::problem::{Findings, quoted};

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    let size = file.spaces.len();
    let holds = (2..=256).contains(&size);
    findings.require(holds, "/spaces", format!("{size} spaces"), "2 to 256 spaces");
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
    }
}
