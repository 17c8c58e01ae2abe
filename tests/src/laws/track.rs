//! What lies on the board, who leads whom, and races (KRT-BANANA-2, KRT-DUO, KRT-RACE).

use super::hold;
use engine::frames::Frame;
use engine::game::{Face, Phase};
use engine::ruleset::Drawn;
use engine::{CardId, Game, Ruleset};

/// One marker at most on a space, no more than the board takes, and none lost.
pub(super) fn markers_are_sound(rules: &Ruleset, game: &Game) -> Result<(), String> {
    let on_board = u32::try_from(game.markers.len()).unwrap_or(u32::MAX);
    let Some(markers) = &rules.markers else {
        return hold(on_board == 0 && game.markers_left == 0, || "markers where there are none".to_owned());
    };
    hold(on_board <= markers.most_on_board, || format!("{on_board} markers on the board"))?;
    hold(on_board + game.markers_left == markers.stock, || {
        format!("{on_board} markers on the board and {} in stock", game.markers_left)
    })
}

/// No empty piles; what is offered to be taken is offered to somebody at the table.
pub(super) fn coins_lie_on_spaces(rules: &Ruleset, game: &Game) -> Result<(), String> {
    let size = rules.board.spaces.len();
    for (space, coins) in &game.lying {
        hold(space.index() < size && !coins.is_zero(), || format!("{coins} lie on {space}"))?;
    }
    for pickup in &game.pickups {
        hold(game.is_in(pickup.seat), || format!("coins are offered to {}, who is out", pickup.seat))?;
    }
    Ok(())
}

/// As many characters for each as the rules say, one at least of two face up, and the acting one among them.
pub(super) fn characters_are_sound(rules: &Ruleset, game: &Game) -> Result<(), String> {
    let each = rules.characters_each(game.players.len()).max(1);
    for player in &game.players {
        let count = player.characters.len();
        hold(count == each && player.acting < count, || format!("{} leads {count}", player.seat))?;
        let up = player.characters.iter().any(|character| character.face == Face::Up);
        hold(up, || format!("{} has all cards turned down", player.seat))?;
    }
    Ok(())
}

/// A race card lies in its deck, is held by one player, is being raced for, or is out of the game.
pub(super) fn race_cards_are_somewhere_once(rules: &Ruleset, game: &Game) -> Result<(), String> {
    for deck in rules.decks.iter().filter(|deck| deck.drawn == Drawn::StaysOut) {
        let lying = game.decks.iter().filter(|d| d.id == deck.id).flat_map(|d| &d.cards);
        let mut found: Vec<&CardId> =
            lying.chain(game.players.iter().flat_map(|player| &player.won)).collect();
        let count = found.len();
        found.sort();
        found.dedup();
        hold(found.len() == count, || format!("a card is in two places: {found:?}"))?;
        let printed = deck.cards.iter().map(|card| &card.id).collect::<Vec<_>>();
        hold(found.iter().all(|card| printed.contains(card)), || format!("an unknown card: {found:?}"))?;
    }
    Ok(())
}

/// Who has entered a race is at the table, once, and nobody waits twice.
pub(super) fn races_are_sound(_: &Ruleset, game: &Game) -> Result<(), String> {
    for frame in &game.frames {
        let Frame::Race(race) = frame else { continue };
        let mut seats: Vec<_> =
            race.racers.iter().map(|racer| racer.seat).chain(race.waiting.clone()).collect();
        let count = seats.len();
        seats.sort_unstable();
        seats.dedup();
        hold(seats.len() == count && seats.iter().all(|seat| game.is_in(*seat)), || format!("{race:?}"))?;
    }
    Ok(())
}

/// What the turn owes is owed by somebody who is not in Jail, after the roll, while the game goes on.
pub(super) fn duties_are_sound(_: &Ruleset, game: &Game) -> Result<(), String> {
    let idle = game.duties.is_empty();
    hold(idle || game.phase == Phase::Playing, || format!("{:?} is owed after the end", game.duties))?;
    hold(idle || game.is_in(game.active), || format!("{:?} is owed by who is out", game.duties))
}
