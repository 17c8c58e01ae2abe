//! The size of the game in its own money and its own throws. A coin is little where deeds cost hundreds and much
//! where they cost three, so every amount that a bot has in mind is a share of something printed.

use crate::mind::{Mind, coins};
use engine::ruleset::{DieId, Effect, Rent, Ruleset};
use engine::{Game, Space};

/// How many rounds ahead rents are counted on.
const HORIZON: i64 = 30;

impl Mind<'_> {
    /// So many percent of what a deed costs on average.
    pub(crate) fn share_of_price(&self, percent: i64) -> i64 {
        let (count, sum) =
            self.rules.deeds().fold((0, 0), |(count, sum), (_, deed)| (count + 1, sum + coins(deed.price)));
        sum * percent / (100 * count.max(1))
    }

    /// The worst that a space asks by itself, as far as the salary of the same tour does not make it good.
    pub(crate) fn worst_space(&self) -> i64 {
        let effects = self.rules.board.spaces.iter().filter_map(|space| space.effect.as_ref());
        let worst = effects.map(|effect| loss(self.rules, effect)).max().unwrap_or(0);
        (worst - coins(self.rules.numbers.salary)).max(0)
    }
}

/// The most that an effect of a space costs at the Bank. Decks do not count: one bad card among many good ones.
fn loss(rules: &Ruleset, effect: &Effect) -> i64 {
    match effect {
        Effect::PayBank { amount, .. } => coins(*amount),
        Effect::PayBankRoll { per_pip, dice } => {
            coins(*per_pip) * pip_faces(rules, dice).into_iter().map(i64::from).sum::<i64>()
        }
        Effect::TaxChoice(tax) => coins(tax.flat),
        Effect::ThrowTable { table } => {
            let outcomes = rules.table(table).map_or(&[][..], |table| &table.outcomes);
            outcomes.iter().map(|outcome| loss(rules, &outcome.effect)).max().unwrap_or(0)
        }
        _ => 0,
    }
}

/// The faces of these dice, or of all that show pips.
pub(crate) fn pip_faces(rules: &Ruleset, dice: &[DieId]) -> Vec<u8> {
    if dice.is_empty() { rules.faces(&rules.pip_dice()) } else { rules.faces(dice) }
}

/// What so many times a throw of the edition's dice comes to on average.
pub(crate) fn usual_throw(rules: &Ruleset, factor: u32) -> i64 {
    i64::from(factor) * twice_usual(rules, &[]) / 2
}

/// Twice what these dice show on average.
pub(crate) fn twice_usual(rules: &Ruleset, dice: &[DieId]) -> i64 {
    pip_faces(rules, dice).into_iter().map(|faces| i64::from(faces) + 1).sum()
}

/// Rounds that are still worth counting on: an end that is set, or a last race, comes into sight.
pub(crate) fn rounds_ahead(rules: &Ruleset, game: &Game) -> i64 {
    let left = rules.options.round_limit.map(|limit| i64::from(limit.saturating_sub(game.round)) + 1);
    let races = rounds_of_races(rules, game);
    left.into_iter().chain(races).fold(HORIZON, i64::min)
}

/// A race is owed whenever somebody has been once round the board (KRT-TURN-6).
fn rounds_of_races(rules: &Ruleset, game: &Game) -> Option<i64> {
    let deck = &rules.races.as_ref()?.deck;
    let cards = game.decks.iter().find(|left| left.id == *deck)?.cards.len();
    let (cards, spaces) = (i64::try_from(cards).ok()?, i64::try_from(rules.board.spaces.len()).ok()?);
    let players = i64::try_from(game.table().count()).ok()?;
    Some(cards * spaces * 2 / (twice_usual(rules, &[]) * players).max(1))
}

/// How often, in percent, rivals will stop on one space: each of them somewhere once in a round.
pub(crate) fn visits(rules: &Ruleset, game: &Game) -> i64 {
    let rivals = i64::try_from(game.table().count()).unwrap_or(1) - 1;
    let spaces = i64::try_from(rules.board.spaces.len()).unwrap_or(1);
    rivals.max(0) * rounds_ahead(rules, game) * 100 / spaces.max(1)
}

/// What a deed brings when it is the only one of its set.
pub(crate) fn lone_rent(rules: &Ruleset, deed: Space) -> i64 {
    match rules.deed(deed).map(|printed| &printed.rent) {
        Some(Rent::Stages { base, .. }) => coins(*base),
        Some(Rent::ByNumberOwned(steps)) => steps.first().copied().map_or(0, coins),
        Some(Rent::DieFactors(factors)) => usual_throw(rules, factors.first().copied().unwrap_or(0)),
        None => 0,
    }
}

/// What a deed brings when its set is whole, and nothing is built.
pub(crate) fn set_rent(rules: &Ruleset, deed: Space) -> i64 {
    match rules.deed(deed).map(|printed| &printed.rent) {
        Some(Rent::Stages { set, .. }) => coins(*set),
        Some(Rent::ByNumberOwned(steps)) => steps.last().copied().map_or(0, coins),
        Some(Rent::DieFactors(factors)) => usual_throw(rules, factors.last().copied().unwrap_or(0)),
        None => 0,
    }
}
