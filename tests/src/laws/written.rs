//! What is written is what was played: folds, round trips and second decisions agree (GEN-MONEY-3, GEN-TURN-3).

use super::hold;
use engine::{Event, Game, Input, Ruleset};

/// A state is its own round trip through JSON.
///
/// # Errors
/// If it comes back different.
pub fn round_trip(game: &Game) -> Result<(), String> {
    let text = serde_json::to_string(game).map_err(|error| error.to_string())?;
    let back: Game = serde_json::from_str(&text).map_err(|error| format!("law broken: {error} in {text}"))?;
    hold(back == *game, || "law broken: a state comes back different from JSON".to_owned())
}

/// The fold of the written events is the state.
///
/// # Errors
/// The event that cannot be read back, or a different end.
pub fn fold(start: &Game, events: &[Vec<Event>], end: &Game) -> Result<(), String> {
    let mut game = start.clone();
    for event in events.iter().flatten() {
        let text = serde_json::to_string(event).map_err(|error| error.to_string())?;
        let back: Event =
            serde_json::from_str(&text).map_err(|error| format!("law broken: {error} in {text}"))?;
        hold(back == *event, || format!("law broken: {event:?} comes back as {back:?}"))?;
        game.evolve(&back);
    }
    hold(game == *end, || "law broken: the fold of the events is another state".to_owned())
}

/// The same inputs lead to the same events again.
///
/// # Errors
/// The first input that leads elsewhere.
pub fn decides_again(
    rules: &Ruleset,
    start: &Game,
    inputs: &[Input],
    events: &[Vec<Event>],
) -> Result<(), String> {
    let mut game = start.clone();
    for (input, expected) in inputs.iter().zip(events) {
        let text = serde_json::to_string(input).map_err(|error| error.to_string())?;
        let back: Input =
            serde_json::from_str(&text).map_err(|error| format!("law broken: {error} in {text}"))?;
        let again = engine::decide(rules, &game, &back)
            .map_err(|refusal| format!("law broken: {refusal} {input:?}"))?;
        hold(again == *expected, || format!("law broken: {input:?} leads elsewhere the second time"))?;
        for event in &again {
            game.evolve(event);
        }
    }
    hold(inputs.len() == events.len(), || "law broken: inputs and events do not match".to_owned())
}

/// The counter of chance is the number of draws, and no draw is silent.
///
/// # Errors
/// The two numbers.
pub fn counts_draws(start: &Game, events: &[Vec<Event>], end: &Game) -> Result<(), String> {
    let draws = events.iter().flatten().filter(|event| {
        matches!(event, Event::DiceRolled { .. } | Event::DeckShuffled { .. } | Event::DeedsDealt { .. })
    });
    let draws = draws.count();
    let counted = usize::try_from(end.chance.next - start.chance.next).unwrap_or(usize::MAX);
    hold(draws == counted, || format!("law broken: {draws} draws happened, {counted} are counted"))
}
