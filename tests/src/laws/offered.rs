//! What is offered is exactly what is accepted, and a refused intent changes nothing (GEN-REFUSE-1).

use super::hold;
use crate::admits;
use crate::hostile;
use crate::luck::Luck;
use engine::{Action, Game, Input, Intent, Ruleset, Seat};

/// How many unoffered intents are tried at a moment.
const HOSTILE: usize = 6;

/// # Errors
/// The intent on which the offers and the engine disagree.
pub fn check(rules: &Ruleset, game: &Game, luck: &mut Luck) -> Result<(), String> {
    let seat = Seat::at(luck.below(game.players.len()));
    let actions = game.actions(rules, seat);
    for action in &actions {
        for intent in [action.sample(), hostile::within(luck, rules, game, action)].into_iter().flatten() {
            accepted(rules, game, seat, &intent).map_err(|refused| format!("{refused} by {action:?}"))?;
        }
    }
    for _ in 0..HOSTILE {
        let intent = hostile::any(luck, rules, game);
        agreed(rules, game, seat, &actions, &intent)?;
    }
    nobody(rules, game, luck)
}

fn accepted(rules: &Ruleset, game: &Game, seat: Seat, intent: &Intent) -> Result<(), String> {
    match engine::decide(rules, game, &Input::Seat { seat, intent: intent.clone() }) {
        Ok(events) => hold(!events.is_empty(), || {
            format!("law broken: {seat} {intent:?} is accepted and nothing happens")
        }),
        Err(refusal) => {
            Err(format!("law broken: {seat} {intent:?} is offered and refused ({refusal})\n    offered"))
        }
    }
}

/// Accepted if and only if one of the offered actions admits it.
pub fn agreed(
    rules: &Ruleset,
    game: &Game,
    seat: Seat,
    actions: &[Action],
    intent: &Intent,
) -> Result<(), String> {
    let offered = actions.iter().any(|action| admits(rules, game, action, intent));
    let answer = engine::decide(rules, game, &Input::Seat { seat, intent: intent.clone() });
    match answer {
        Ok(_) => hold(offered, || format!("law broken: {seat} {intent:?} is accepted and not offered")),
        Err(refusal) => {
            hold(!offered, || format!("law broken: {seat} {intent:?} is offered and refused ({refusal})"))
        }
    }
}

/// Seats that there are not, and those who are out, are refused whatever they say.
fn nobody(rules: &Ruleset, game: &Game, luck: &mut Luck) -> Result<(), String> {
    let strangers = [Seat(0), Seat::at(game.players.len()), Seat(u8::MAX)];
    let out = game.players.iter().map(|player| player.seat).filter(|seat| !game.is_in(*seat));
    for seat in strangers.into_iter().chain(out) {
        let intent = if luck.percent(20) { Intent::Resign } else { hostile::any(luck, rules, game) };
        let answer = engine::decide(rules, game, &Input::Seat { seat, intent: intent.clone() });
        hold(answer.is_err(), || format!("law broken: {seat} is not at the table, {intent:?} was accepted"))?;
    }
    Ok(())
}
