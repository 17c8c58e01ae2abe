//! What the next rolls may bring each seat, in hundredths of a coin: coins on the way, deeds to buy, rents to pay and
//! to take, what the spaces do, and a race that somebody could not enter.

use crate::mind::coins;
use crate::points::Rate;
use crate::ring::{Spot, WHOLE, Waits, next_roll, ring};
use crate::worth::{Actor, Worth, part_of};
use engine::game::{Character, Due, Duty};
use engine::ruleset::{Effect, Ruleset};
use engine::{Game, Seat};

/// Rolls that are looked at, and what they count in percent: much can happen until then.
const ROLLS: [i64; 3] = [100, 60, 40];
/// A coin that is missing for a rent takes a deed along, which was worth more; in percent.
const MISSING: i64 = 150;

/// One amount for each seat, in seat order.
pub(crate) fn prospects(rules: &Ruleset, game: &Game, rate: Option<Rate>) -> Vec<i64> {
    let rent = |deed| match game.rent(rules, deed) {
        Some(Due::Amount { amount }) => coins(amount),
        Some(Due::Dice { factor }) => crate::scale::usual_throw(rules, factor),
        None => 0,
    };
    let mut prospects = Prospects {
        rules,
        game,
        worth: Worth::of(rules, game, rate),
        ring: ring(rules, game, rent),
        roll: next_roll(rules),
        hopes: vec![0; game.players.len()],
        race: if game.duties.contains(&Duty::Race) { WHOLE } else { 0 },
    };
    for seat in game.table() {
        let characters = &game.player(seat).characters;
        let share = WHOLE / i64::try_from(characters.len()).unwrap_or(1).max(1);
        for character in characters {
            prospects.look_along(seat, character, share);
        }
    }
    prospects.miss_the_race();
    prospects.hopes
}

struct Prospects<'a> {
    rules: &'a Ruleset,
    game: &'a Game,
    worth: Worth<'a>,
    ring: Vec<Spot<'a>>,
    roll: Vec<(usize, i64)>,
    hopes: Vec<i64>,
    /// The chance that a race is owed soon.
    race: i64,
}

/// What comes of stopping on a space.
struct Landing {
    own: i64,
    rent: Option<(Seat, i64)>,
    goes_on: bool,
}

impl Landing {
    fn of(own: i64) -> Self {
        Self { own, rent: None, goes_on: true }
    }
}

impl Prospects<'_> {
    /// Where a token may come to, roll by roll; one in Jail later.
    fn look_along(&mut self, seat: Seat, character: &Character, share: i64) {
        let misses =
            character.jail.map_or(0, |jail| self.rules.numbers.jail_tries.saturating_sub(jail.tries));
        let mut at = vec![0; self.ring.len()];
        if let Some(place) = at.get_mut(character.position.index()) {
            *place = share;
        }
        let landings = self.landings(seat, character);
        let power = self.worth.power(Actor { seat, character: &character.id });
        for (number, counts) in ROLLS.into_iter().enumerate().skip(usize::from(misses)) {
            self.hope(seat, power * counts / 100, share);
            let mut next = vec![0; at.len()];
            for (from, part) in at.iter().enumerate().filter(|(_, part)| **part > 0) {
                for at in 0..self.roll.len() {
                    let Some((steps, chance)) = self.roll.get(at).copied() else { continue };
                    let part = part_of(*part, chance);
                    let to = self.walk(seat, from, steps, (part, counts), number == 0);
                    let (Some(landing), Some(place)) = (landings.get(to), next.get_mut(to)) else { continue };
                    *place += if landing.goes_on { part } else { 0 };
                    self.hope(seat, landing.own * counts / 100, part);
                    if let Some((owner, rent)) = landing.rent {
                        self.hope(owner, rent * counts / 100, part);
                    }
                }
            }
            at = next;
        }
    }

    /// Coins and the salary on the way, up to the first marker (KRT-MOVE-2, -3).
    fn walk(
        &mut self,
        seat: Seat,
        from: usize,
        steps: usize,
        (part, counts): (i64, i64),
        soon: bool,
    ) -> usize {
        let (mut to, go) = (from, self.rules.board.go.index());
        let mut found = 0;
        for _ in 0..steps {
            to = (to + 1) % self.ring.len().max(1);
            let Some(spot) = self.ring.get(to) else { break };
            found += spot.lying;
            if to == go {
                found += coins(self.rules.numbers.salary);
                self.race += if soon { part } else { 0 };
            }
            if spot.stops {
                break;
            }
        }
        if found > 0 {
            self.hope(seat, found * counts, part);
        }
        to
    }

    /// What stopping on each space comes to.
    fn landings(&self, seat: Seat, character: &Character) -> Vec<Landing> {
        let cash = coins(self.game.player(seat).cash);
        let has_deeds = self.game.deeds_of(seat).next().is_some();
        let actor = Actor { seat, character: &character.id };
        let landing = |spot: &Spot<'_>| match spot.waits {
            Waits::Free { deed, price } if price <= cash => Landing::of(self.worth.purchase(deed, price)),
            Waits::Rent { owner, amount } if owner != seat => {
                let missing = (amount - cash).max(0);
                let (paid, more) =
                    if has_deeds { (amount, missing * MISSING) } else { (amount - missing, 0) };
                Landing { rent: Some((owner, paid * 100)), ..Landing::of(-paid * 100 - more) }
            }
            Waits::Effect(effect) => {
                let own = self.worth.effect(actor, effect);
                Landing { goes_on: *effect != Effect::GoToJail, ..Landing::of(own) }
            }
            Waits::Nothing | Waits::Free { .. } | Waits::Rent { .. } => Landing::of(0),
        };
        self.ring.iter().map(landing).collect()
    }

    /// Nobody races from Jail or without the fee (KRT-RACE-2).
    fn miss_the_race(&mut self) {
        let deck = self.rules.races.as_ref().map(|races| &races.deck);
        let left = self.game.decks.iter().find(|left| Some(&left.id) == deck);
        let Some(card) = left.and_then(|left| left.cards.first()) else { return };
        let Some((_, printed)) = self.rules.card(card) else { return };
        let Effect::Race { fee, points, prizes } = &printed.effect else { return };
        let seats: Vec<Seat> = self.game.table().collect();
        let players = i64::try_from(seats.len()).unwrap_or(1).max(1);
        let soon = self.race.min(WHOLE);
        for seat in seats {
            let player = self.game.player(seat);
            let actor = Actor { seat, character: &player.acting().id };
            let first = prizes.first().map_or(0, |prize| self.worth.effect(actor, prize));
            let share = (self.worth.points(*points) + first) / players - coins(*fee) * 100;
            if player.characters.iter().all(|character| character.jail.is_some()) {
                self.hope(seat, -share.max(0), soon);
            } else if player.cash < *fee {
                self.hope(seat, -share.max(0) / 2, soon);
            }
        }
    }

    fn hope(&mut self, seat: Seat, amount: i64, part: i64) {
        if let Some(hopes) = self.hopes.get_mut(seat.index()) {
            *hopes += part_of(amount, part);
        }
    }
}
