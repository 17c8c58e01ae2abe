//! Somebody is asked, or the game is over; and only those who can answer (GEN-ASK, GEN-TURN-6).

use super::hold;
use engine::frames::Frame;
use engine::game::{Game, Phase};
use engine::view::Question;
use engine::{Action, Purse, Ruleset, Seat};

pub(super) fn somebody_is_asked(rules: &Ruleset, game: &Game) -> Result<(), String> {
    let (asked, question) = (game.asked(rules), game.question(rules));
    let waits = !matches!(game.phase, Phase::Lobby | Phase::Over { .. });
    hold(question.is_some() == waits, || format!("{:?} with question {question:?}", game.phase))?;
    hold(asked.is_empty() != waits, || format!("{question:?} asks {asked:?}"))?;
    for seat in asked {
        let answers =
            game.actions(rules, seat).into_iter().filter(|action| answers(action, &question)).count();
        hold(answers > 0, || format!("{seat} is asked {question:?} and has no answer"))?;
    }
    Ok(())
}

/// A debt is answered by raising cash too, and the last claims by claiming.
fn answers(action: &Action, question: &Option<Question>) -> bool {
    match action {
        Action::Sell { .. } | Action::SellDown { .. } | Action::Mortgage { .. } | Action::SellDeed { .. } => {
            matches!(question, Some(Question::Debt { .. }))
        }
        Action::Claim { .. } | Action::Waive { .. } => {
            matches!(question, Some(Question::Debt { .. } | Question::LastClaims))
        }
        other => question.as_ref().is_some_and(|question| other.is_answer(question)),
    }
}

/// No step is left undone on top, no debt that could be paid waits for a hammer that has fallen.
pub(super) fn settled(_: &Ruleset, game: &Game) -> Result<(), String> {
    let undone = match game.frames.last() {
        Some(Frame::Errand(errand)) => format!("errand {:?}", errand.steps),
        Some(Frame::Debts(debts)) if debts.open().is_none() => "a queue of debts with none open".to_owned(),
        Some(Frame::Receipt(receipt)) if receipt.queue.is_empty() => "an empty receipt".to_owned(),
        Some(Frame::Contest(contest)) if contest.asked().next().is_none() => "an answered contest".to_owned(),
        None if !game.estates.is_empty() => "an estate that is not auctioned".to_owned(),
        _ => String::new(),
    };
    hold(undone.is_empty(), || undone)?;
    hold(game.frames.len() <= 8, || format!("{} frames deep", game.frames.len()))?;
    hold(game.deferred.is_empty() || game.defers_debts(), || format!("no hammer for {:?}", game.deferred))?;
    let over =
        game.is_over() && !(game.frames.is_empty() && game.claims.is_empty() && game.offers.is_empty());
    hold(!over, || "the game is over and something is open".to_owned())
}

pub(super) fn only_the_living(rules: &Ruleset, game: &Game) -> Result<(), String> {
    let mut named: Vec<(Seat, &str)> = game.asked(rules).into_iter().map(|seat| (seat, "is asked")).collect();
    for debt in game.debts() {
        named.push((debt.debtor, "owes"));
        if let Purse::Seat(seat) = debt.creditor {
            named.push((seat, "is owed"));
        }
    }
    for claim in &game.claims {
        named.push((claim.owner, "may claim"));
        named.push((claim.debtor, "would pay rent"));
    }
    for frame in &game.frames {
        match frame {
            Frame::Auction(auction) => {
                named.extend(auction.bidders.iter().map(|seat| (*seat, "bids")));
                named.extend(auction.high.map(|(seat, _)| (seat, "has the highest bid")));
            }
            Frame::Contest(contest) => named.extend(contest.votes.keys().map(|seat| (*seat, "has a say"))),
            Frame::Receipt(receipt) => {
                named.extend(receipt.queue.iter().map(|r| (r.seat, "received a deed")))
            }
            Frame::Purchase(purchase) => named.push((purchase.seat, "may buy")),
            Frame::Placement(placement) => named.push((placement.seat, "places a piece")),
            Frame::TaxChoice(choice) => named.push((choice.seat, "chooses a tax")),
            Frame::Battle(battle) => {
                named.push((battle.leader, "leads a battle"));
                named.extend(battle.candidates.iter().map(|seat| (*seat, "may help")));
            }
            Frame::Pick(pick) => named.push((pick.seat, "picks a deed")),
            Frame::Inheritance(inheritance) => named.push((inheritance.seat, "inherited")),
            Frame::Choice(choice) => named.push((choice.seat, "chooses")),
            Frame::Race(race) => {
                named.extend(race.racers.iter().map(|racer| (racer.seat, "races")));
                named.extend(race.waiting.iter().map(|seat| (*seat, "may race")));
            }
            Frame::Errand(_) | Frame::Debts(_) => {}
        }
    }
    if !matches!(game.phase, Phase::Over { .. }) && game.frames.is_empty() && game.phase == Phase::Playing {
        named.push((game.active, "is active"));
    }
    for (seat, what) in named {
        hold(game.is_in(seat), || format!("{seat} is out and {what}"))?;
    }
    for player in game.players.iter().filter(|player| !game.is_in(player.seat)) {
        let actions = game.actions(rules, player.seat);
        hold(actions.is_empty(), || format!("{} is out and may {actions:?}", player.seat))?;
    }
    Ok(())
}

/// A question that differs from the one before has a number of its own, so an answer to the old one is stale.
///
/// # Errors
/// What kept its number.
pub fn new_question_new_number(rules: &Ruleset, before: &Game, after: &Game) -> Result<(), String> {
    hold(after.decision >= before.decision, || "law broken: question numbers go back".to_owned())?;
    let (old, new) = (before.question(rules), after.question(rules));
    let same_number = after.decision == before.decision && !after.is_over();
    let another = old != new || before.turn != after.turn;
    hold(!(same_number && another), || format!("law broken: {new:?} has the number of {old:?}"))
}
