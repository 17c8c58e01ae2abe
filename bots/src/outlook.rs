//! What a moment of the game is worth to a seat, in hundredths of a coin: what it holds and may hope for, less what
//! its rivals do. The one who leads counts twice.

use crate::mind::{Mind, coins};
use crate::points::Rate;
use crate::prospects::prospects;
use crate::value::Holdings;
use engine::game::Phase;
use engine::{Game, Ruleset, Seat};

/// More than anything on the board: to have won.
const VICTORY: i64 = 1_000_000_000;

/// With what a moment is compared: coins count as they do now, and the leader of now is who is to be caught.
pub(crate) struct Outlook<'a> {
    rules: &'a Ruleset,
    seat: Seat,
    rate: Option<Rate>,
    /// How much each rival counts, and how much all of them together.
    rivals: Vec<(Seat, i64)>,
    all: i64,
}

impl<'a> Outlook<'a> {
    pub(crate) fn of(mind: &Mind<'a>) -> Self {
        let (rules, game, seat) = (mind.rules, mind.game, mind.seat);
        let rate = Rate::of(rules, game);
        let holdings = Holdings::of(rules, game);
        let others: Vec<Seat> = game.table().filter(|other| *other != seat).collect();
        let leader = others.iter().copied().max_by_key(|other| owned(rules, game, &holdings, *other));
        let weight = |other| if Some(other) == leader { 2 } else { 1 };
        let rivals: Vec<(Seat, i64)> = others.into_iter().map(|other| (other, weight(other))).collect();
        let all = rivals.iter().map(|(_, weight)| weight).sum();
        Self { rules, seat, rate, rivals, all }
    }

    pub(crate) fn of_game(&self, game: &Game) -> i64 {
        if let Phase::Over { standings, .. } = &game.phase {
            return self.of_end(standings);
        }
        let holdings = Holdings::of(self.rules, game).at(self.rate);
        let prospects = prospects(self.rules, game, self.rate);
        let of = |seat: Seat| {
            let hopes = prospects.get(seat.index()).copied().unwrap_or(0);
            if game.is_in(seat) { owned(self.rules, game, &holdings, seat) + hopes } else { 0 }
        };
        self.less_rivals(of)
    }

    /// Only the count decides then; equal points share a place (KRT-END-3).
    fn of_end(&self, standings: &[engine::game::Standing]) -> i64 {
        let find = |seat| standings.iter().find(|standing| standing.seat == seat);
        let worth = |seat| find(seat).and_then(|standing| standing.worth).map_or(0, coins);
        let won = find(self.seat).is_some_and(|standing| standing.place == 1);
        self.less_rivals(worth) + if won { VICTORY } else { 0 }
    }

    fn less_rivals(&self, of: impl Fn(Seat) -> i64) -> i64 {
        let theirs: i64 = self.rivals.iter().map(|(seat, weight)| of(*seat) * weight).sum();
        of(self.seat) - theirs / self.all.max(1)
    }
}

/// Coins, deeds and race cards.
fn owned(rules: &Ruleset, game: &Game, holdings: &Holdings<'_>, seat: Seat) -> i64 {
    let won = game.player(seat).won.iter().map(|card| rules.card_points(card));
    holdings.cents(seat) + holdings.cents_of_points(won.sum())
}
