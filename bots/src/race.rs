//! Races: entering what is worth its fee, and which card is raced for again (KRT-RACE, KRT-FINAL).

use crate::mind::{Mind, coins};
use crate::points::Rate;
use crate::worth::{Actor, Worth};
use engine::frames::Race;
use engine::ids::CharacterId;
use engine::intent::With;
use engine::ruleset::Effect;
use engine::{Action, CardId, Coins, Intent, Seat};
use std::cmp::Reverse;

impl Mind<'_> {
    /// A share of the card and of the prizes against the fee. What is not won by this seat is won by a rival.
    pub(crate) fn answer_race(&self, card: &CardId, fee: Coins) -> Option<Intent> {
        let enters = self.actions.iter().find_map(|action| match action {
            Action::Enter { characters, .. } => Some(characters),
            _ => None,
        });
        let race = self.game.running_race();
        if let (Some(characters), Some(race)) = (enters, race) {
            let own = self.game.player(self.seat).acting().id.clone();
            let named: Vec<&CharacterId> =
                if characters.is_empty() { vec![&own] } else { characters.iter().collect() };
            let rated =
                named.into_iter().map(|character| (self.gain_of_race(race, card, character), character));
            let (gain, character) = rated.min_by_key(|(gain, _)| Reverse(*gain))?;
            if gain > self.cost_of(coins(fee)) {
                let with = characters.iter().find(|named| *named == character).cloned();
                return self.plain_enter(with);
            }
        }
        self.plain(&Intent::StayOut)
    }

    fn plain_enter(&self, with: Option<CharacterId>) -> Option<Intent> {
        let offered = self.actions.iter().any(|action| matches!(action, Action::Enter { .. }));
        offered.then(|| Intent::Enter(with.map(|character| With { character })))
    }

    /// In hundredths of a coin, the fee aside.
    fn gain_of_race(&self, race: &Race, card: &CardId, character: &CharacterId) -> i64 {
        let Some(Effect::Race { fee, points, prizes }) = self.rules.card(card).map(|(_, card)| &card.effect)
        else {
            return 0;
        };
        let others = race.racers.len() + self.likely(race, *fee);
        // The card stays with its holder if nobody wants it (KRT-FINAL-3).
        if race.holder == Some(self.seat) && others == 0 {
            return 0;
        }
        let worth = Worth::of(self.rules, self.game, Rate::of(self.rules, self.game));
        let actor = Actor { seat: self.seat, character };
        let racers = i64::try_from(others + 1).unwrap_or(1);
        let prizes: i64 = prizes.iter().take(others + 1).map(|prize| worth.effect(actor, prize).max(0)).sum();
        let card = worth.points(*points);
        let rivals = i64::try_from(self.game.table().count()).unwrap_or(2) - 1;
        let denied = if others == 0 { 0 } else { card / rivals.max(1) };
        (card + prizes + denied) / racers
    }

    /// Rivals still to be asked who could enter.
    fn likely(&self, race: &Race, fee: Coins) -> usize {
        let free = |seat: Seat| self.game.player(seat).characters.iter().any(|own| own.jail.is_none());
        let could = |seat: &&Seat| **seat != self.seat && free(**seat) && self.game.in_hand(**seat) >= fee;
        race.waiting.iter().filter(could).count()
    }

    /// The card with most points that can be raced for (KRT-ASK-18).
    pub(crate) fn answer_rematch(&self) -> Option<Intent> {
        let cards = self.actions.iter().filter_map(|action| match action {
            Action::PickCard { card } => Some(card),
            _ => None,
        });
        let fee = |card: &CardId| match self.rules.card(card).map(|(_, card)| &card.effect) {
            Some(Effect::Race { fee, .. }) => *fee,
            _ => Coins::ZERO,
        };
        let key = |card: &&CardId| {
            let affordable = fee(card) <= self.game.in_hand(self.seat);
            Reverse((affordable, self.rules.card_points(card), Reverse(fee(card))))
        };
        let card = cards.min_by_key(key)?.clone();
        Some(Intent::PickCard { card })
    }
}
