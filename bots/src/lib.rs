//! Decision makers over what a seat may see. A bot is a pure function of the public state: no memory, no
//! randomness, no floats; it picks from what the engine offers, so whatever it says is legal.
//!
//! What a seat may not see (the order of the shuffled decks and the game's key) is taken out of the state before a
//! bot looks at it, see [`masked`]. Where a bot looks ahead, the rules play the answer through on that state, with
//! throws that it imagines.

mod ahead;
mod auction;
mod build;
mod closed;
mod debt;
mod halves;
mod interest;
mod jail;
mod markers;
mod masked;
mod mind;
mod outlook;
mod points;
mod prospects;
mod purchase;
mod race;
mod reserve;
mod ring;
mod scale;
mod targets;
mod tax;
mod trade;
mod value;
mod worth;

pub use masked::masked;

use engine::{Game, Intent, Ruleset, Seat};

/// What a sensible bot in this seat would say now; none if there is nothing to say.
///
/// Whoever is asked always says something, so a table of bots never stands still. A bot never resigns and gives up
/// only when the Bank could not save it.
#[must_use]
pub fn choose(rules: &Ruleset, game: &Game, seat: Seat) -> Option<Intent> {
    if !game.is_in(seat) || game.is_over() || !concerns(rules, game, seat) {
        return None;
    }
    let seen = masked::seen(rules, game);
    let actions = seen.actions(rules, seat);
    mind::Mind { rules, game: &seen, seat, actions: &actions, depth: 0 }.choose()
}

/// Whether anything waits for a word of this seat: the open question, an own claim, coins come across, an offer to it.
fn concerns(rules: &Ruleset, game: &Game, seat: Seat) -> bool {
    game.asked(rules).contains(&seat)
        || game.claims.iter().any(|claim| claim.owner == seat)
        || game.pickups.iter().any(|pickup| pickup.seat == seat)
        || game.offers.values().any(|offer| offer.answerer() == seat)
}
