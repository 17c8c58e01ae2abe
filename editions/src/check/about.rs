//! Names, players and buildings.

use crate::file::{About, EditionFile, Piece};
use crate::problem::{Findings, one_of, quoted};

/// So many seats the client tells apart by shape, pattern and colour.
const MOST_PLAYERS: u8 = 8;
/// More houses on one deed have no place on its drawing and no name among the stages (GEN-BUILD-2).
const MOST_HOUSES: u8 = 4;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    names(&file.about, findings);
    players(file, findings);
    buildings(file, findings);
}

/// What rule ids can begin with.
pub(super) fn is_prefix(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_uppercase())
}

fn names(about: &About, findings: &mut Findings) {
    findings.plain_id("/edition/id", &about.id);
    let prefix = &about.rule_prefix;
    findings.require(
        is_prefix(prefix),
        "/edition/rule_prefix",
        quoted(prefix),
        "capital letters, such as COL",
    );
    for (key, text) in [("rules", &about.rules), ("publisher", &about.publisher)] {
        findings.require(!text.trim().is_empty(), format!("/edition/{key}"), quoted(text), "a text");
    }
    about.name.check("/edition/name", findings);
    about.currency.one.check("/edition/currency/one", findings);
    about.currency.many.check("/edition/currency/many", findings);
    if let Some(symbol) = &about.currency.symbol {
        let holds = !symbol.trim().is_empty();
        findings.require(holds, "/edition/currency/symbol", quoted(symbol), "a sign, or null");
    }
}

fn players(file: &EditionFile, findings: &mut Findings) {
    let players = file.about.players;
    findings.require(players.min >= 2, "/edition/players/min", players.min, "2 or more");
    let holds = (players.min..=MOST_PLAYERS).contains(&players.max);
    let allowed = format!("{} to {MOST_PLAYERS}", players.min);
    findings.require(holds, "/edition/players/max", players.max, allowed);
}

fn buildings(file: &EditionFile, findings: &mut Findings) {
    findings.ids("/buildings", file.buildings.iter().map(|piece| piece.id.as_str()));
    for (n, piece) in file.buildings.iter().enumerate() {
        building(&format!("/buildings/{n}"), piece, findings);
    }
    let both = file.house().is_some() == file.castle().is_some();
    findings.require(both, "/buildings", "one of \"house\" and \"castle\"", "both, or none");
    let used = file.deeds.iter().any(|deed| deed.house_cost.is_some());
    let idle = "pieces that no deed takes";
    let allowed = "none, or a deed with house_cost and castle_cost";
    findings.require(used || file.buildings.is_empty(), "/buildings", idle, allowed);
    let constants = &file.constants;
    let given = [
        ("building_sale_percent", constants.building_sale_percent.is_some()),
        ("shortage", constants.shortage.is_some()),
        ("castle_shortage", constants.castle_shortage.is_some()),
    ];
    for (key, there) in given {
        let holds = !there || !file.buildings.is_empty();
        findings.require(holds, format!("/constants/{key}"), "a value", "nothing, without buildings");
    }
}

fn building(at: &str, piece: &Piece, findings: &mut Findings) {
    piece.name.check(&format!("{at}/name"), findings);
    findings.require(piece.stock >= 1, format!("{at}/stock"), piece.stock, "1 or more");
    let before = piece.houses_before;
    let found = before.map_or("nothing".to_owned(), |houses| houses.to_string());
    let at_before = format!("{at}/houses_before");
    match piece.id.as_str() {
        "house" => findings.require(before.is_none(), at_before, found, "nothing"),
        "castle" => {
            let holds = before.is_some_and(|houses| (1..=MOST_HOUSES).contains(&houses));
            findings.require(holds, at_before, found, format!("1 to {MOST_HOUSES}"));
        }
        other => findings.report(format!("{at}/id"), quoted(other), one_of(["house", "castle"])),
    }
}
