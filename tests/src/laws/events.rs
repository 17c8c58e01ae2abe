//! What each single event may say of the state that it meets.

use super::hold;
use engine::game::Game;
use engine::ruleset::DieId;
use engine::{Event, Purse, Ruleset, Seat};

/// # Errors
/// What is wrong with the event.
pub fn check(rules: &Ruleset, game: &Game, event: &Event) -> Result<(), String> {
    let lives = |seat: Seat, what: &str| {
        hold(game.is_in(seat), || format!("law broken: {seat} is out and {what}: {event:?}"))
    };
    match event {
        Event::CoinsMoved { from, to, amount, .. } => {
            hold(!amount.is_zero(), || format!("law broken: an amount of zero is an event: {event:?}"))?;
            hold(from != to, || format!("law broken: money goes in a circle: {event:?}"))?;
            for purse in [from, to] {
                if let Purse::Seat(seat) = purse {
                    lives(*seat, "pays or is paid")?;
                }
            }
            let covered = game.purse(*from).is_none_or(|held| held >= *amount);
            hold(covered, || format!("law broken: paid more than there is: {event:?}"))
        }
        Event::DiceRolled { seat, dice, which, .. } => {
            hold(are_faces(rules, which, dice), || format!("law broken: no such dice: {event:?}"))?;
            lives(*seat, "throws")
        }
        Event::BidPlaced { seat, amount } => {
            let cash = game.player(*seat).cash;
            hold(cash >= *amount, || format!("law broken: a bid above {cash}: {event:?}"))?;
            lives(*seat, "bids")
        }
        Event::DeedMoved { deed, from, to } => {
            hold(game.owner(*deed) == *from, || {
                format!("law broken: a deed from who has it not: {event:?}")
            })?;
            to.map_or(Ok(()), |seat| lives(seat, "gets a deed"))
        }
        Event::TurnBegan { seat, .. } => lives(*seat, "has a turn"),
        Event::TokenMoved { seat, character, from, .. } => {
            let player = game.player(*seat);
            let named = player.characters.iter().find(|state| Some(&state.id) == character.as_ref());
            hold(named.unwrap_or_else(|| player.acting()).position == *from, || {
                format!("law broken: moved from elsewhere: {event:?}")
            })?;
            lives(*seat, "moves")
        }
        Event::CardDrawn { seat, deck, card } => {
            let top = game.decks.iter().find(|d| d.id == *deck).and_then(|d| d.cards.first());
            hold(top == Some(card), || format!("law broken: not the top card: {event:?}"))?;
            lives(*seat, "draws")
        }
        Event::ClaimOpened { claim } => {
            hold(claim.owner != claim.debtor, || format!("law broken: a claim on oneself: {event:?}"))?;
            lives(claim.owner, "may claim").and(lives(claim.debtor, "would pay"))
        }
        Event::SeatLeft { seat, .. } => lives(*seat, "leaves again"),
        _ => hold(!game.is_over(), || format!("law broken: something happens after the end: {event:?}")),
    }
}

/// One value for each die thrown, and a face of it.
fn are_faces(rules: &Ruleset, which: &[DieId], thrown: &[u8]) -> bool {
    let faces = rules.faces(which);
    faces.len() == thrown.len() && thrown.iter().zip(faces).all(|(value, most)| (1..=most).contains(value))
}
