//! Names, players, tokens, dice and buildings.

use super::sets::colour;
use crate::file::{About, EditionFile, Piece};
use crate::problem::{Findings, one_of, quoted};
use engine::ruleset::JailExit;

/// So many seats the client tells apart by shape, pattern and colour.
const MOST_PLAYERS: u8 = 8;
/// More houses on one deed have no place on its drawing and no name among the stages (GEN-BUILD-2).
const MOST_HOUSES: u8 = 4;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    names(&file.about, findings);
    players(file, findings);
    findings.ids("/tokens", file.tokens.iter().map(|token| token.id.as_str()));
    for (n, token) in file.tokens.iter().enumerate() {
        token.name.check(&format!("/tokens/{n}/name"), findings);
    }
    dice(file, findings);
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
    let tokens = file.tokens.len();
    let holds = tokens >= usize::from(players.max);
    findings.require(holds, "/tokens", tokens, format!("{} or more, one for every player", players.max));
}

fn dice(file: &EditionFile, findings: &mut Findings) {
    findings.require(!file.dice.is_empty(), "/dice", "no die", "one die or more");
    findings.ids("/dice", file.dice.iter().map(|die| die.id.as_str()));
    for (n, die) in file.dice.iter().enumerate() {
        die.name.check(&format!("/dice/{n}/name"), findings);
        if let Some(look) = &die.look {
            colour(&format!("/dice/{n}/look/hex"), &look.hex, findings);
            colour(&format!("/dice/{n}/look/pips"), &look.pips, findings);
        }
        let counts = (1..=u8::MAX).zip(&die.faces).all(|(face, found)| face == *found);
        let holds = die.faces.len() >= 2 && counts;
        let found = format!("{:?}", die.faces);
        findings.require(holds, format!("/dice/{n}/faces"), found, "the numbers from 1 up, at least two");
    }
    let sum: usize = file.dice.iter().map(|die| die.faces.len()).sum();
    let holds = u8::try_from(sum).is_ok();
    findings.require(holds, "/dice", format!("{sum} faces in all"), format!("{} at most", u8::MAX));
    let two = file.dice.len() == 2;
    match file.constants.jail_exit {
        JailExit::Doubles => {
            findings.require(two, "/constants/jail_exit", "\"doubles\"", "a face, without two dice");
        }
        JailExit::Face(face) => {
            let holds = file.dice.iter().any(|die| die.faces.contains(&face));
            let most = file.dice.iter().map(|die| die.faces.len()).max().unwrap_or(0);
            let allowed = format!("a face of a die, 1 to {most}");
            findings.require(holds, "/constants/jail_exit", face, allowed);
        }
    }
    findings.require(file.constants.jail_tries >= 1, "/constants/jail_tries", 0, "1 or more");
    if let Some(doubles) = file.constants.doubles_to_jail {
        findings.require(two, "/constants/doubles_to_jail", doubles, "nothing, without two dice");
        findings.require(doubles >= 1, "/constants/doubles_to_jail", doubles, "1 or more");
    }
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
