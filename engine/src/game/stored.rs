//! Players as they were stored when a seat had one token and nothing else (log versions 1 and 2).

use super::player::{Character, Jail, Player, PowerDie, Presence};
use crate::ids::{CardId, CharacterId, DeckId, Seat, Space};
use crate::money::Coins;
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct StoredPlayer {
    seat: Seat,
    presence: Presence,
    cash: Coins,
    cards: Vec<(DeckId, CardId)>,
    #[serde(default)]
    characters: Vec<Character>,
    #[serde(default)]
    acting: usize,
    #[serde(default)]
    won: Vec<CardId>,
    #[serde(default)]
    power: PowerDie,
    /// These three stood for the one character.
    #[serde(default)]
    token: Option<String>,
    #[serde(default)]
    position: Option<Space>,
    #[serde(default)]
    jail: Option<Jail>,
}

impl From<StoredPlayer> for Player {
    fn from(stored: StoredPlayer) -> Self {
        let mut characters = stored.characters;
        if characters.is_empty() {
            let id = CharacterId(stored.token.unwrap_or_default());
            let position = stored.position.unwrap_or(Space(0));
            characters.push(Character { jail: stored.jail, ..Character::new(id, position) });
        }
        Self {
            seat: stored.seat,
            presence: stored.presence,
            cash: stored.cash,
            acting: stored.acting.min(characters.len() - 1),
            characters,
            cards: stored.cards,
            won: stored.won,
            power: stored.power,
        }
    }
}
