//! Names, players, tokens, dice and buildings.

use super::sets::colour;
use crate::file::{About, EditionFile, Piece};
use crate::problem::{Findings, one_of, quoted};
use engine::ruleset::JailExit;

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

fn names(about: &About, findings: &mut Findings) {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let holds = !about.id.is_empty() && about.id.chars().all(plain);
    findings.require(holds, "/edition/id", quoted(&about.id), "small letters, digits and underscores");
    for (key, text) in
        [("rule_prefix", &about.rule_prefix), ("rules", &about.rules), ("publisher", &about.publisher)]
    {
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
    let holds = players.max >= players.min;
    findings.require(holds, "/edition/players/max", players.max, format!("{} or more", players.min));
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
        let holds = die.faces.len() >= 2 && die.faces.len() <= usize::from(u8::MAX) && counts;
        let found = format!("{:?}", die.faces);
        findings.require(holds, format!("/dice/{n}/faces"), found, "the numbers from 1 up, at least two");
    }
    let two = file.dice.len() == 2;
    match file.constants.jail_exit {
        JailExit::Doubles => {
            findings.require(two, "/constants/jail_exit", "\"doubles\"", "a face, without two dice");
        }
        JailExit::Face(face) => {
            let holds = file.dice.iter().any(|die| die.faces.contains(&face));
            findings.require(holds, "/constants/jail_exit", face, "a face of a die");
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
}

fn building(at: &str, piece: &Piece, findings: &mut Findings) {
    piece.name.check(&format!("{at}/name"), findings);
    findings.require(piece.stock >= 1, format!("{at}/stock"), piece.stock, "1 or more");
    let before = piece.houses_before;
    let found = before.map_or("nothing".to_owned(), |houses| houses.to_string());
    let at_before = format!("{at}/houses_before");
    match piece.id.as_str() {
        "house" => findings.require(before.is_none(), at_before, found, "nothing"),
        "castle" => findings.require(before.is_some_and(|n| n >= 1), at_before, found, "1 or more"),
        other => findings.report(format!("{at}/id"), quoted(other), one_of(["house", "castle"])),
    }
}
