//! A game ends with exactly one complete ranking (GEN-END-2).

use super::hold;
use engine::game::{Game, Phase, Standing, Victor};
use engine::{Ruleset, Seat};

/// # Errors
/// What is wrong with the standings.
pub fn one_ranking(rules: &Ruleset, game: &Game) -> Result<(), String> {
    let Phase::Over { standings, victor } = &game.phase else {
        return Err("law broken: the game is not over".to_owned());
    };
    let wrong = |what: &str| format!("law broken: {what}: {standings:?}, gone {:?}", game.gone);
    let mut seats: Vec<Seat> = standings.iter().map(|standing| standing.seat).collect();
    seats.sort_unstable();
    let all: Vec<Seat> = game.players.iter().map(|player| player.seat).collect();
    hold(seats == all, || wrong("not everybody is ranked once"))?;
    let (counted, gone): (Vec<&Standing>, Vec<&Standing>) = standings.iter().partition(|s| s.worth.is_some());
    let latest_first: Vec<Seat> = gone.iter().map(|standing| standing.seat).collect();
    let mut expected = game.gone.clone();
    expected.reverse();
    hold(latest_first == expected, || wrong("the eliminated are not ranked latest first"))?;
    for standing in &counted {
        hold(standing.worth == Some(game.worth(rules, standing.seat)), || wrong("a worth is not the count"))?;
    }
    for standing in standings {
        let better = standings.iter().filter(|other| is_better(other, standing, &game.gone)).count();
        // A figure that wins stands before them all (MOV-END-4).
        let first = if *victor == Victor::Figure { 2 } else { 1 };
        hold(usize::from(standing.place) == better + first, || {
            wrong("a place is not the number of the better ones")
        })?;
    }
    Ok(())
}

/// Those in the game by worth, then the eliminated, latest first.
fn is_better(one: &Standing, other: &Standing, gone: &[Seat]) -> bool {
    let went = |standing: &Standing| gone.iter().position(|seat| *seat == standing.seat);
    match (one.worth, other.worth) {
        // Between equal points more deeds and cards decide (KRT-END-3).
        (Some(worth), Some(less)) => (worth, one.holdings) > (less, other.holdings),
        (Some(_), None) => true,
        (None, Some(_)) => false,
        (None, None) => went(one) > went(other),
    }
}
