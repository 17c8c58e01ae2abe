//! The default of every question is legal and answers it (GEN-ASK-1, GEN-ASK-3).

use super::hold;
use engine::view::Question;
use engine::{Code, Game, Input, Order, Ruleset};

/// # Errors
/// The question whose default is refused, or changes nothing.
pub fn check(rules: &Ruleset, game: &Game) -> Result<(), String> {
    let question = game.question(rules);
    let asked = game.asked(rules);
    for player in &game.players {
        let seat = player.seat;
        let answer = engine::decide(rules, game, &Input::Room { order: Order::PlayDefault { seat } });
        // By seat the clock means a pass (KRT-AUCTION-1).
        let none =
            matches!(question, None | Some(Question::Auction { turn: None, .. } | Question::LastClaims));
        let has_default = !none && asked.contains(&seat);
        let events = match answer {
            Ok(_) if !has_default => {
                return Err(format!("law broken: {seat} has a default for {question:?}"));
            }
            Ok(events) => events,
            Err(refusal) if has_default => {
                return Err(format!(
                    "law broken: the default of {seat} for {question:?} is refused ({refusal})"
                ));
            }
            Err(refusal) => {
                let known = matches!(refusal.code, Code::NotNow | Code::NotAsked | Code::Out);
                hold(known, || format!("law broken: no default is refused with {refusal}"))?;
                continue;
            }
        };
        let mut after = game.clone();
        for event in &events {
            after.evolve(event);
        }
        let answered =
            after.is_over() || after.decision != game.decision || !after.asked(rules).contains(&seat);
        hold(answered, || format!("law broken: the default of {seat} leaves {question:?} open"))?;
    }
    Ok(())
}
