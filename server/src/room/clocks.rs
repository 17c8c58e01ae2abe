//! The clocks of a running game as deadlines in the server's time. They are stored, and extended by whatever time the
//! room stood still. The engine knows none of them.

use super::numbers::RoomOptions;
use crate::time::Millis;
use engine::game::Claim;
use engine::view::Question;
use engine::{Coins, Game, Ruleset, Seat};
use protocol::{Clock, ClockKind};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A halved clock never gets shorter than this.
const SHORTEST_TURN: Millis = 5_000;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Clocks {
    /// For every asked seat: which question and until when.
    pub(super) turn: BTreeMap<Seat, Asked>,
    pub(super) auction: Option<Bidding>,
    /// Open claims and how long others wait for their owners (GEN-RENT-6).
    pub(super) claims: Vec<Grace>,
    /// When the time limit is reached (GEN-END-4).
    pub(super) time_up: Option<Millis>,
    /// When a bot takes the seat of somebody who is away.
    pub(super) away: BTreeMap<Seat, Millis>,
    /// Questions in a row that a seat let pass.
    pub(super) misses: BTreeMap<Seat, u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Asked {
    decision: u32,
    pub(super) deadline: Millis,
}

/// The auction clock, restarted by every bid (GEN-AUCTION-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Bidding {
    decision: u32,
    high: Option<(Seat, Coins)>,
    pub(super) deadline: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Grace {
    claim: Claim,
    pub(super) deadline: Millis,
}

impl Clocks {
    /// Sets the clocks to what is open now; what was open before keeps its deadline.
    pub(super) fn rearm(
        &mut self,
        rules: &Ruleset,
        game: &Game,
        options: &RoomOptions,
        steered: &[Seat],
        now: Millis,
    ) {
        self.rearm_turn(rules, game, options, steered, now);
        let decision = game.decision.0;
        self.auction = game.auction().map(|auction| match self.auction {
            Some(known) if known.decision == decision && known.high == auction.high => known,
            _ => Bidding {
                decision,
                high: auction.high,
                deadline: now + seconds(options.chosen.room().auction_seconds),
            },
        });
        let mut known = std::mem::take(&mut self.claims);
        let grace = seconds(options.chosen.room().rent_grace_seconds);
        for claim in &game.claims {
            let at = known.iter().position(|grace| grace.claim == *claim);
            let fresh = || Grace { claim: claim.clone(), deadline: now + grace };
            self.claims.push(at.map_or_else(fresh, |at| known.remove(at)));
        }
        if game.is_over() {
            *self = Self::default();
        }
    }

    /// Auctions wait for the hammer and last claims for their grace; everything else that is asked has a turn clock.
    fn rearm_turn(
        &mut self,
        rules: &Ruleset,
        game: &Game,
        options: &RoomOptions,
        steered: &[Seat],
        now: Millis,
    ) {
        let known = std::mem::take(&mut self.turn);
        let timed = match game.question(rules) {
            None | Some(Question::Auction { .. } | Question::LastClaims) => false,
            Some(_) => true,
        };
        let Some(turn) = options.turn_seconds.filter(|_| timed) else { return };
        for seat in game.asked(rules).into_iter().filter(|seat| !steered.contains(seat)) {
            let decision = game.decision.0;
            let asked = known.get(&seat).filter(|asked| asked.decision == decision).copied();
            let misses = self.misses.get(&seat).copied().unwrap_or(0).min(8);
            let length = (seconds(turn) >> misses).max(SHORTEST_TURN.min(seconds(turn)));
            self.turn.insert(seat, asked.unwrap_or(Asked { decision, deadline: now + length }));
        }
    }

    /// Until when an opening roll has to wait for owners; none if it need not.
    pub(super) fn grace_ends(&self, now: Millis) -> Option<Millis> {
        self.claims.iter().map(|grace| grace.deadline).max().filter(|deadline| *deadline > now)
    }

    /// Time in which nobody could do anything.
    pub(super) fn extend(&mut self, by: Millis) {
        let turn = self.turn.values_mut().map(|asked| &mut asked.deadline);
        let auction = self.auction.iter_mut().map(|bidding| &mut bidding.deadline);
        let claims = self.claims.iter_mut().map(|grace| &mut grace.deadline);
        let away = self.away.values_mut();
        for deadline in turn.chain(auction).chain(claims).chain(away).chain(self.time_up.iter_mut()) {
            *deadline += by;
        }
    }

    /// What the table sees of them.
    pub(super) fn shown(&self, game: &Game, now: Millis) -> Vec<Clock> {
        let turn = self.turn.iter().map(|(seat, asked)| (ClockKind::Turn, Some(*seat), asked.deadline));
        let auction = self.auction.iter().map(|bidding| (ClockKind::Auction, None, bidding.deadline));
        let open = self.claims.iter().filter(|grace| grace.deadline > now && !game.is_over());
        let claims = open.map(|grace| (ClockKind::Grace, Some(grace.claim.owner), grace.deadline));
        let all = turn.chain(auction).chain(claims);
        all.map(|(kind, seat, deadline)| Clock { kind, seat, deadline }).collect()
    }

    /// The next deadline, for whoever sleeps until then. Graces matter only to what waits for them.
    pub(super) fn next(&self) -> Option<Millis> {
        let turn = self.turn.values().map(|asked| asked.deadline);
        let auction = self.auction.iter().map(|bidding| bidding.deadline);
        turn.chain(auction).chain(self.time_up).chain(self.away.values().copied()).min()
    }
}

pub(super) fn seconds(number: u32) -> Millis {
    u64::from(number) * 1000
}
