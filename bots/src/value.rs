//! What deeds are worth to a seat, in coins. A colour set is worth far more whole than in pieces, whether it takes
//! buildings or only doubles its rent, and a deed that keeps a rival from one is worth more than its price.

use crate::mind::{Mind, coins};
use crate::points::Rate;
use crate::scale::{lone_rent, set_rent, visits};
use engine::game::{Presence, Title};
use engine::ruleset::{Ruleset, SetOf};
use engine::{Game, Seat, Space};
use std::collections::BTreeMap;

/// In percent of the prices.
const WHOLE_SET: i64 = 300;
const BLOCKING: i64 = 150;
const STEP_OF_SET: i64 = 20;
const STEP_OF_GROUP: i64 = 25;
const SPLIT_SET: i64 = 85;
/// In percent of what a whole set brings more, where points decide: a rival kept from it, and all of it still free.
const SPOILT_BONUS: i64 = 50;
const HOPED_BONUS: i64 = 20;

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
    /// How points count against coins, where points decide.
    rate: Option<Rate>,
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
            rate: Rate::of(rules, game),
        }
    }

    /// With coins that count as they do at another moment.
    pub(crate) fn at(self, rate: Option<Rate>) -> Self {
        Self { rate, ..self }
    }

    pub(crate) fn hand(&mut self, deed: Space, to: Seat) {
        self.owners.insert(deed, Some(to));
    }

    pub(crate) fn take_away(&mut self, deed: Space) {
        self.owners.insert(deed, None);
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
        self.cash_cents(seat) / 100 + cards + sets
    }

    /// The same of all sets, in hundredths of a coin.
    pub(crate) fn cents(&self, seat: Seat) -> i64 {
        let cards = self.cards.get(&seat).copied().unwrap_or(0) * coins(self.rules.numbers.jail_fine);
        let sets: i64 = self.rules.sets.iter().map(|set| self.set_cents(set, seat)).sum();
        self.cash_cents(seat) + cards * 100 + sets
    }

    fn cash_cents(&self, seat: Seat) -> i64 {
        let cash = self.cash(seat);
        self.rate.map_or(cash * 100, |rate| rate.of_cash(cash))
    }

    pub(crate) fn cents_of_points(&self, points: u32) -> i64 {
        self.rate.map_or(0, |rate| rate.of_points(points))
    }

    /// What a deed is worth by itself, in hundredths of a coin.
    pub(crate) fn lone_cents(&self, deed: Space) -> i64 {
        match self.rate {
            Some(rate) => self.counted(rate, deed),
            None => self.face(deed, false) * 100,
        }
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
        self.set_cents(set, seat) / 100
    }

    fn set_cents(&self, set: &SetOf, seat: Seat) -> i64 {
        if let Some(rate) = self.rate {
            return self.counted_set(rate, set, seat);
        }
        let owned = self.owned(set, seat);
        let own = set.deeds.iter().filter(|deed| self.owner(**deed) == Some(seat));
        // Completing a set opens its deeds in GAME OVER free (MOV-SET-4).
        let whole = owned == set.deeds.len() && is_colour(self.rules, set);
        let face: i64 = own.map(|deed| self.face(*deed, whole)).sum();
        face * self.percent(set, seat, owned)
    }

    /// Where points decide: what is printed, the rents to come, and what a whole set adds to them, to the one who has
    /// it or who keeps a rival from it.
    fn counted_set(&self, rate: Rate, set: &SetOf, seat: Seat) -> i64 {
        let owned = self.owned(set, seat);
        if owned == 0 {
            return 0;
        }
        let own = set.deeds.iter().filter(|deed| self.owner(**deed) == Some(seat));
        let deeds: i64 = own.map(|deed| self.counted(rate, *deed)).sum();
        let more = |deed: &Space| set_rent(self.rules, *deed) - lone_rent(self.rules, *deed);
        let bonus = rate.of_later(set.deeds.iter().map(more).sum::<i64>() * self.visits) / 100;
        deeds + bonus * self.share_of_bonus(set, seat, owned) / 100
    }

    fn share_of_bonus(&self, set: &SetOf, seat: Seat, owned: usize) -> i64 {
        if owned == set.deeds.len() {
            return 100;
        }
        match self.most_of_a_rival(set, seat) {
            Some(most) if most + 1 == set.deeds.len() => SPOILT_BONUS,
            Some(_) => 0,
            None => HOPED_BONUS,
        }
    }

    fn counted(&self, rate: Rate, deed: Space) -> i64 {
        let points = self.rules.deed(deed).map_or(0, |printed| printed.points);
        rate.of_points(points) + rate.of_later(lone_rent(self.rules, deed) * self.visits) / 100
    }

    fn percent(&self, set: &SetOf, seat: Seat, owned: usize) -> i64 {
        let steps = i64::try_from(owned.saturating_sub(1)).unwrap_or(0);
        if !is_colour(self.rules, set) {
            return 100 + STEP_OF_GROUP * steps;
        }
        if owned == set.deeds.len() {
            return WHOLE_SET;
        }
        match self.most_of_a_rival(set, seat) {
            Some(most) if most + 1 == set.deeds.len() => BLOCKING,
            Some(_) => SPLIT_SET,
            None => 100 + STEP_OF_SET * steps,
        }
    }

    /// How many deeds of a set that rival has who has most; none if no rival has one.
    fn most_of_a_rival(&self, set: &SetOf, seat: Seat) -> Option<usize> {
        let owners = set.deeds.iter().filter_map(|deed| self.owner(*deed)).filter(|owner| *owner != seat);
        owners.map(|rival| self.owned(set, rival)).max()
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

    /// What getting a deed adds to all that this seat has; for an own one, what losing it would take away.
    pub(crate) fn gain(&self, deed: Space) -> i64 {
        let mut before = self.holdings();
        if self.game.owner(deed) == Some(self.seat) {
            before.take_away(deed);
        }
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
