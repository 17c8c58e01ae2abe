//! The figure: dice and spaces that exist, and deeds that it can close.

use super::board::on_board;
use crate::file::EditionFile;
use crate::problem::{Findings, one_of, quoted};

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    let closing = file.deeds.iter().filter(|deed| deed.continue_cost.is_some()).count();
    let Some(figure) = &file.figure else {
        let allowed = "nothing, without a figure or cards that put deeds into GAME OVER";
        let idle = closing == 0 || closes(file);
        return findings.require(idle, "/deeds", "a continue_cost", allowed);
    };
    findings.require(!figure.id.trim().is_empty(), "/figure/id", quoted(&figure.id), "an id");
    figure.name.check("/figure/name", findings);
    let ids = || file.dice.iter().map(|die| die.id.as_str());
    for (key, die) in [
        ("die", &figure.die),
        ("battle/leader_die", &figure.battle.leader_die),
        ("battle/teammate_die", &figure.battle.teammate_die),
    ] {
        let holds = ids().any(|id| id == die);
        findings.require(holds, format!("/figure/{key}"), quoted(die), one_of(ids()));
    }
    let size = file.spaces.len();
    let places = [("start_space", figure.start_space), ("defeat_space", figure.defeat_space)];
    for (key, space) in places {
        let holds = usize::from(space) < size;
        findings.require(holds, format!("/figure/{key}"), space, on_board(size));
    }
    for (key, list) in [("shelter_spaces", &figure.shelter_spaces), ("truce_spaces", &figure.truce_spaces)] {
        for (n, space) in list.iter().enumerate() {
            let holds = usize::from(*space) < size;
            findings.require(holds, format!("/figure/{key}/{n}"), space, on_board(size));
        }
    }
    wins(file, closing, findings);
}

fn wins(file: &EditionFile, closing: usize, findings: &mut Findings) {
    let Some(figure) = &file.figure else { return };
    let wins = figure.wins_at_closed_deeds;
    let holds = usize::try_from(wins).is_ok_and(|wins| (1..=closing).contains(&wins));
    let allowed = format!("1 to {closing}, the deeds with a continue_cost");
    findings.require(holds, "/figure/wins_at_closed_deeds", wins, allowed);
    let most: usize = file
        .dice
        .iter()
        .filter(|die| [&figure.battle.leader_die, &figure.battle.teammate_die].contains(&&die.id))
        .map(|die| die.faces.len())
        .sum();
    let wins_from = figure.battle.wins_from;
    let holds = usize::try_from(wins_from).is_ok_and(|from| (2..=most.max(2)).contains(&from));
    findings.require(holds, "/figure/battle/wins_from", wins_from, format!("2 to {most}"));
}

/// Whether a card puts deeds into GAME OVER without a figure.
fn closes(file: &EditionFile) -> bool {
    use engine::ruleset::Effect;
    let cards = file.decks.iter().flat_map(|deck| &deck.cards).map(|card| &card.effect.0);
    cards.into_iter().any(|effect| matches!(effect, Effect::FlipDearest { .. } | Effect::FlipEach))
}
