//! Where points decide: how coins, points and the coins of later compare (KRT-END-2). While deeds can still be bought
//! at their price a coin brings more points than in the count.

use crate::mind::{Mind, coins};
use engine::game::Due;
use engine::ruleset::{Effect, Hit};
use engine::{Game, Ruleset};

/// How much more a coin is worth, in percent, while all deeds are free.
const SCARCE: i64 = 150;
/// How much more, in percent, as long as there are few: what is missing for a shell or a rent takes a deed along.
const SAFETY: i64 = 100;

/// Coins of now against points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    stack: i64,
    points: i64,
    /// What a coin is worth now in percent of its worth in the count.
    now: i64,
    /// So many coins are few.
    few: i64,
}

impl Rate {
    /// None where points decide nothing.
    pub(crate) fn of(rules: &Ruleset, game: &Game) -> Option<Self> {
        let points = rules.points?;
        let prices = |free: bool| -> i64 {
            let wanted = rules.deeds().filter(|(deed, _)| !free || game.owner(*deed).is_none());
            wanted.map(|(_, deed)| coins(deed.price)).sum()
        };
        let now = 100 + SCARCE * prices(true) / prices(false).max(1);
        let (stack, points) = (i64::from(points.coin_stack), i64::from(points.points_per_stack));
        Some(Self { stack: stack.max(1), points: points.max(1), now, few: few(rules, game) })
    }

    /// What so many coins in hand are worth, in hundredths of a coin; the first ones more than the last.
    pub(crate) fn of_cash(self, cash: i64) -> i64 {
        cash * 100 + cash.min(self.few) * SAFETY
    }

    /// The most that may be paid from so many coins for what is worth so many hundredths.
    pub(crate) fn payable(self, cash: i64, worth: i64) -> i64 {
        let spare = (cash - self.few).max(0);
        let dear = (worth - spare * 100).max(0) / (100 + SAFETY);
        (worth / 100).min(spare + dear).min(cash)
    }

    /// So many points, in hundredths of a coin of now.
    pub(crate) fn of_points(self, points: u32) -> i64 {
        i64::from(points) * self.stack * 10_000 / (self.points * self.now)
    }

    /// Coins that come in later, in hundredths of a coin of now.
    pub(crate) fn of_later(self, amount: i64) -> i64 {
        amount * 10_000 / self.now
    }
}

/// The worst that the power die takes, and half of the highest rent.
fn few(rules: &Ruleset, game: &Game) -> i64 {
    let boosts = rules.characters.iter().filter_map(|known| known.boost.as_ref()).map(|boost| &boost.effect);
    let effects = rules.powers.iter().map(|power| &power.effect).chain(boosts);
    let blow = effects.map(|effect| match effect {
        Effect::Drop { who: Hit::Actor, .. } => 0,
        Effect::Drop { amount, .. } => coins(*amount),
        _ => 0,
    });
    let rents = game.deeds.keys().filter_map(|deed| match game.rent(rules, *deed)? {
        Due::Amount { amount } => Some(coins(amount)),
        Due::Dice { factor } => Some(crate::scale::usual_throw(rules, factor)),
    });
    blow.max().unwrap_or(0) + rents.max().unwrap_or(0) / 2
}

impl Mind<'_> {
    /// What so many coins less would cost, in hundredths.
    pub(crate) fn cost_of(&self, amount: i64) -> i64 {
        let cash = self.in_hand();
        let of_cash =
            |cash: i64| Rate::of(self.rules, self.game).map_or(cash * 100, |rate| rate.of_cash(cash));
        of_cash(cash) - of_cash(cash - amount)
    }
}
