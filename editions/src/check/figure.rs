//! The figure: dice and spaces that exist, and deeds that it can close.

use super::board::on_board;
use super::effects;
use crate::file::{Die, EditionFile, FigureFile};
use crate::problem::{Findings, one_of, quoted};
use engine::ruleset::Effect;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    let closing = file.deeds.iter().filter(|deed| deed.continue_cost.is_some()).count();
    let Some(figure) = &file.figure else {
        let allowed = "nothing, without a figure or cards that put deeds into GAME OVER";
        let idle = closing == 0 || closes(file);
        return findings.require(idle, "/deeds", "a continue_cost", allowed);
    };
    findings.plain_id("/figure/id", &figure.id);
    figure.name.check("/figure/name", findings);
    dice(file, figure, findings);
    places(file, figure, findings);
    let wins = figure.wins_at_closed_deeds;
    let holds = usize::try_from(wins).is_ok_and(|wins| (1..=closing).contains(&wins));
    let allowed = match closing {
        0 => "nothing yet, since no deed has a continue_cost".to_owned(),
        _ => format!("1 to {closing}, the deeds with a continue_cost"),
    };
    findings.require(holds, "/figure/wins_at_closed_deeds", wins, allowed);
}

/// Dice that exist, and a sum that they can come to.
fn dice(file: &EditionFile, figure: &FigureFile, findings: &mut Findings) {
    let ids = || file.pip_dice().map(|die| die.id.as_str());
    let battle = &figure.battle;
    for (key, die) in [
        ("die", &figure.die),
        ("battle/leader_die", &battle.leader_die),
        ("battle/teammate_die", &battle.teammate_die),
    ] {
        let holds = ids().any(|id| id == die);
        findings.require(holds, format!("/figure/{key}"), quoted(die), one_of(ids()));
    }
    // A roll to move may be made without the power die, which leaves out its place (KRT-STAR-7).
    let at = |found: &dyn Fn(&Die) -> bool| file.dice.iter().position(found);
    let (own, power) = (at(&|die| die.id == figure.die), at(&Die::is_power_die));
    let holds = power.is_none_or(|power| own < Some(power));
    let allowed = "a die that comes before the one with powers";
    findings.require(holds, "/figure/die", quoted(&figure.die), allowed);
    let faces = |id: &str| file.pip_dice().find(|die| die.id == id).map(|die| die.faces.len());
    let Some((leader, teammate)) = faces(&battle.leader_die).zip(faces(&battle.teammate_die)) else { return };
    let most = leader + teammate;
    let holds = usize::try_from(battle.wins_from).is_ok_and(|from| (2..=most).contains(&from));
    let allowed = format!("2 to {most}, what the two dice come to");
    findings.require(holds, "/figure/battle/wins_from", battle.wins_from, allowed);
}

fn places(file: &EditionFile, figure: &FigureFile, findings: &mut Findings) {
    let size = file.spaces.len();
    let mut place = |key: String, space: u8| {
        let holds = usize::from(space) < size;
        findings.require(holds, format!("/figure/{key}"), space, on_board(size));
    };
    place("start_space".to_owned(), figure.start_space);
    place("defeat_space".to_owned(), figure.defeat_space);
    for (key, list) in [("shelter_spaces", &figure.shelter_spaces), ("truce_spaces", &figure.truce_spaces)] {
        for (n, space) in list.iter().enumerate() {
            place(format!("{key}/{n}"), *space);
        }
    }
}

/// Whether anything puts deeds into GAME OVER without a figure.
fn closes(file: &EditionFile) -> bool {
    let flips = |effect: &&Effect| matches!(effect, Effect::FlipDearest { .. } | Effect::FlipEach);
    effects::all(file).iter().any(flips)
}
