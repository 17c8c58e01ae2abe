//! Deeds in GAME OVER and the figure that puts them there (MOV-SET, MOV-OVER, MOV-BOWSER, MOV-SLEEP).
// shows: MOV-BOWSER-6

use super::hold;
use engine::game::{Game, Phase, Title, Victor};
use engine::{Event, Ruleset};

/// Whole sets are open, only deeds that can continue are closed, and with all of them closed the game is over.
pub(super) fn closed_deeds_are_sound(rules: &Ruleset, game: &Game) -> Result<(), String> {
    for (deed, _) in game.deeds.iter().filter(|(_, state)| state.title == Title::GameOver) {
        let flips = rules.deed(*deed).is_some_and(|printed| printed.continue_cost.is_some());
        hold(flips, || format!("{deed} is in GAME OVER and could never continue"))?;
        hold(!game.in_complete_set(rules, *deed), || format!("{deed} is in GAME OVER in a whole set"))?;
    }
    let Some(figure) = &rules.figure else { return Ok(()) };
    let won = matches!(game.phase, Phase::Over { victor: Victor::Figure, .. });
    let all = game.closed_deeds() >= figure.wins_at_closed_deeds;
    hold(won == all || game.phase == Phase::Lobby, || {
        format!("{} deeds are in GAME OVER, the figure has won: {won}", game.closed_deeds())
    })
}

/// It is there if the edition has one, and sleeps only where it was defeated.
pub(super) fn figure_is_sound(rules: &Ruleset, game: &Game) -> Result<(), String> {
    hold(rules.figure.is_some() == game.figure.is_some(), || format!("{:?}", game.figure))?;
    let (Some(printed), Some(state)) = (&rules.figure, game.figure) else { return Ok(()) };
    let there = state.is_awake() || state.position == printed.defeat_space;
    hold(there, || format!("it sleeps on {}", state.position))
}

/// It neither holds nor earns anything, and while it sleeps it stays where it is.
///
/// # Errors
/// What it did.
pub fn moves_rightly(game: &Game, event: &Event) -> Result<(), String> {
    match event {
        Event::FigureMoved { from, .. } => {
            let figure = game.figure.filter(|figure| figure.position == *from);
            let awake = figure.is_some_and(|figure| figure.is_awake());
            hold(awake, || format!("law broken: it moves from elsewhere or asleep: {event:?}"))
        }
        Event::BattleBegan { leader, at } => {
            let there = game.figure.is_some_and(|figure| figure.is_awake() && figure.position == *at);
            let meets = game.player(*leader).position() == *at && game.player(*leader).jail().is_none();
            hold(there && meets, || format!("law broken: a battle without a meeting: {event:?}"))
        }
        Event::DeedFlipped { deed } => {
            let open = game.deed(*deed).is_some_and(|state| state.title == Title::Open);
            hold(open, || format!("law broken: it was not open: {event:?}"))
        }
        Event::DeedContinued { deed } => {
            let closed = game.deed(*deed).is_some_and(|state| state.title == Title::GameOver);
            hold(closed, || format!("law broken: it was not closed: {event:?}"))
        }
        _ => Ok(()),
    }
}
