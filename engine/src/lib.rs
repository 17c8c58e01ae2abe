//! Pure rules of property-trading board games: `decide` says what a wish leads to, `Game::evolve` makes it so.
//!
//! No clock, no I/O, no async, no random source of its own, no hash-map order, no floats; and no edition is
//! known by name: an edition is a [`ruleset::Ruleset`].

pub mod action;
pub mod chance;
pub mod decide;
pub mod event;
pub mod frames;
pub mod game;
pub mod ids;
pub mod intent;
mod keyed;
pub mod money;
pub mod refusal;
pub mod ruleset;
pub mod view;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;

pub use action::Action;
pub use decide::{Moment, aftermath, decide, fresh};
pub use event::Event;
pub use game::Game;
pub use ids::{CardId, CharacterId, DecisionId, DeckId, OfferId, Seat, SetId, Space};
pub use intent::{Goods, Input, Intent, Order, Site};
pub use money::{Coins, Purse, Why};
pub use refusal::{Code, Refusal};
pub use ruleset::Ruleset;
pub use view::View;
