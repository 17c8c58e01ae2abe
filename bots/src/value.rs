//! What deeds are worth to a seat, in coins. A colour set is worth far more whole than in pieces, whether it takes
//! buildings or only doubles its rent, and a deed that keeps a rival from one is worth more than its price.

use crate::mind::{Mind, coins};
use crate::scale::{lone_rent, visits};
use engine::game::{Presence, Title};
use engine::ruleset::{Ruleset, SetOf};
use engine::{Game, Seat, Space};
use std::collections::{BTreeMap, BTreeSet};

/// In percent of the prices.
const WHOLE_SET: i64 = 300;
const BLOCKING: i64 = 150;
const STEP_OF_SET: i64 = 20;
const STEP_OF_GROUP: i64 = 25;
const SPLIT_SET: i64 = 85;

/// Who holds what: enough to compare before and after a deal.
#[derive(Clone)]
pub(crate) struct Holdings<'a> {
    rules: &'a Ruleset,
    owners: BTreeMap<Space, Option<Seat>>,
    closed: BTreeMap<Space, Title>,
    /// Visits of rivals to one deed that are still to come, in percent.
    visits: i64,
    cash: BTreeMap<Seat, i64>,
    cards: BTreeMap<Seat, i64>,
}

impl<'a> Holdings<'a> {
    pub(crate) fn of(rules: &'a Ruleset, game: &Game) -> Self {
        let in_game = game.players.iter().filter(|player| player.presence == Presence::AtTable);
        let count = |cards: usize| i64::try_from(cards).unwrap_or(i64::MAX);
        let closed = game.deeds.iter().filter(|(_, state)| state.title != Title::Open);
        Self {
            rules,
            owners: game.deeds.iter().map(|(deed, state)| (*deed, state.owner)).collect(),
            closed: closed.map(|(deed, state)| (*deed, state.title)).collect(),
            visits: visits(rules, game),
            cash: in_game.clone().map(|player| (player.seat, coins(player.cash))).collect(),
            cards: in_game.map(|player| (player.seat, count(player.cards.len()))).collect(),
        }
    }

    pub(crate) fn hand(&mut self, deed: Space, to: Seat) {
        self.owners.insert(deed, Some(to));
    }

    pub(crate) fn pay(&mut self, from: Seat, to: Seat, amount: i64) {
        self.spend(from, amount);
        self.spend(to, -amount);
    }

    pub(crate) fn spend(&mut self, seat: Seat, amount: i64) {
        *self.cash.entry(seat).or_default() -= amount;
    }

    pub(crate) fn hand_cards(&mut self, from: Seat, to: Seat, count: usize) {
        let count = i64::try_from(count).unwrap_or(0);
        *self.cards.entry(from).or_default() -= count;
        *self.cards.entry(to).or_default() += count;
    }

    pub(crate) fn cash(&self, seat: Seat) -> i64 {
        self.cash.get(&seat).copied().unwrap_or(0)
    }

    pub(crate) fn is_mortgaged(&self, deed: Space) -> bool {
        self.closed.get(&deed) == Some(&Title::Mortgaged)
    }

    /// Cash, kept cards at the fine that they spare, and what these sets are worth.
    pub(crate) fn value(&self, seat: Seat, sets: &[&SetOf]) -> i64 {
        let cards = self.cards.get(&seat).copied().unwrap_or(0) * coins(self.rules.numbers.jail_fine);
        let sets: i64 = sets.iter().map(|set| self.set_value(set, seat)).sum();
        self.cash(seat) + cards + sets
    }

    /// How many of these colour sets the seat holds whole.
    pub(crate) fn whole_sets(&self, seat: Seat, sets: &[&SetOf]) -> usize {
        let whole = |set: &SetOf| self.owned(set, seat) == set.deeds.len();
        sets.iter().filter(|set| whole(set) && is_colour(self.rules, set)).count()
    }

    /// The sets that these deeds belong to: a deal changes nothing in others.
    pub(crate) fn sets_of(&self, deeds: impl Iterator<Item = Space>) -> Vec<&'a SetOf> {
        let mut sets: Vec<&SetOf> = deeds.filter_map(|deed| self.rules.set_of(deed)).collect();
        sets.sort_by(|one, other| one.id.cmp(&other.id));
        sets.dedup_by(|one, other| one.id == other.id);
        sets
    }

    fn owned(&self, set: &SetOf, seat: Seat) -> usize {
        set.deeds.iter().filter(|deed| self.owner(**deed) == Some(seat)).count()
    }

    fn owner(&self, deed: Space) -> Option<Seat> {
        self.owners.get(&deed).copied().flatten()
    }

    fn set_value(&self, set: &SetOf, seat: Seat) -> i64 {
        let owned = self.owned(set, seat);
        let own = set.deeds.iter().filter(|deed| self.owner(**deed) == Some(seat));
        // Completing a set opens its deeds in GAME OVER free (MOV-SET-4).
        let whole = owned == set.deeds.len() && is_colour(self.rules, set);
        let face: i64 = own.map(|deed| self.face(*deed, whole)).sum();
        face * self.percent(set, seat, owned) / 100
    }

    fn percent(&self, set: &SetOf, seat: Seat, owned: usize) -> i64 {
        let steps = i64::try_from(owned.saturating_sub(1)).unwrap_or(0);
        if !is_colour(self.rules, set) {
            return 100 + STEP_OF_GROUP * steps;
        }
        if owned == set.deeds.len() {
            return WHOLE_SET;
        }
        let rivals: BTreeSet<Seat> =
            set.deeds.iter().filter_map(|deed| self.owner(*deed)).filter(|owner| *owner != seat).collect();
        let most_of_a_rival = rivals.iter().map(|rival| self.owned(set, *rival)).max().unwrap_or(0);
        if most_of_a_rival + 1 == set.deeds.len() {
            BLOCKING
        } else if rivals.is_empty() {
            100 + STEP_OF_SET * steps
        } else {
            SPLIT_SET
        }
    }

    /// The price, or all the rent to come where that is more; for a closed deed less what opening it costs.
    fn face(&self, deed: Space, in_whole_set: bool) -> i64 {
        let Some(printed) = self.rules.deed(deed) else { return 0 };
        let worth = coins(printed.price).max(lone_rent(self.rules, deed) * self.visits / 100);
        let opening = match self.closed.get(&deed) {
            Some(Title::Mortgaged) => printed.mortgage.map(|terms| terms.lift),
            Some(Title::GameOver) if !in_whole_set => printed.continue_cost,
            _ => None,
        };
        (worth - opening.map_or(0, coins)).max(worth / 10)
    }
}

/// Whether the rent of a set rises when it is whole; deeds that are only counted make no colour set (CEL-SET-2).
fn is_colour(rules: &Ruleset, set: &SetOf) -> bool {
    set.deeds.first().is_some_and(|deed| rules.colour_set_of(*deed).is_some())
}

impl Mind<'_> {
    pub(crate) fn holdings(&self) -> Holdings<'_> {
        Holdings::of(self.rules, self.game)
    }

    /// What getting a deed adds to all that this seat has.
    pub(crate) fn gain(&self, deed: Space) -> i64 {
        let before = self.holdings();
        let sets = before.sets_of(std::iter::once(deed));
        let mut after = before.clone();
        after.hand(deed, self.seat);
        after.value(self.seat, &sets) - before.value(self.seat, &sets)
    }

    /// Whether a deed is part of an own whole colour set.
    pub(crate) fn in_whole_set(&self, deed: Space) -> bool {
        self.game.owner(deed) == Some(self.seat) && self.game.in_complete_set(self.rules, deed)
    }
}
