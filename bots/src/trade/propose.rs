//! An offer now and then: a deed that this seat's sets lack, for cash, or for a deed that the other one lacks.

use super::appraise::Appraisal;
use crate::mind::{Mind, coins};
use crate::value::Holdings;
use engine::{Action, Coins, Goods, Intent, Seat, Space};

/// Offers are made in one round out of so many, and not for ever, so that a table of bots comes to an end.
const EVERY_ROUNDS: u32 = 5;
const LAST_ROUND: u32 = 60;

/// A deal with how much it brings this seat.
struct Idea {
    gain: i64,
    to: Seat,
    give: Goods,
    want: Goods,
}

impl Mind<'_> {
    /// An own offer that nobody answered since the last turn is taken back.
    pub(crate) fn withdraw_old_offer(&self) -> Option<Intent> {
        self.first(|action| matches!(action, Action::Withdraw { .. }))
    }

    pub(crate) fn propose(&self) -> Option<Intent> {
        let due = self.game.round % EVERY_ROUNDS == u32::from(self.seat.0) % EVERY_ROUNDS;
        // A counter that was declined here is a refusal too: who asks again at once asks for ever.
        let refused = self.game.declines.iter().any(|d| d.proposer == self.seat || d.refuser == self.seat);
        let waiting = self.game.offers.values().any(|offer| offer.by == self.seat);
        if !due || refused || waiting || self.game.round > LAST_ROUND {
            return None;
        }
        let holdings = self.holdings();
        let ideas = self.actions.iter().filter_map(|action| match action {
            Action::Propose { to, deeds, .. } => self.best_deal(&holdings, *to, deeds),
            _ => None,
        });
        let best = ideas.max_by_key(|idea| (idea.gain, std::cmp::Reverse(idea.to)))?;
        Some(Intent::Propose { to: best.to, give: best.give, want: best.want })
    }

    fn best_deal(&self, holdings: &Holdings<'_>, to: Seat, own: &[Space]) -> Option<Idea> {
        let gives =
            std::iter::once(None).chain(own.iter().filter(|deed| !self.in_whole_set(**deed)).map(Some));
        let gives: Vec<Vec<Space>> = gives.map(|deed| deed.into_iter().copied().collect()).collect();
        let mut best: Option<Idea> = None;
        for wanted in self.wanted_of(to) {
            for give in &gives {
                let idea = self.balance(holdings, to, give.clone(), wanted);
                if let Some(idea) = idea
                    && best.as_ref().is_none_or(|best| idea.gain > best.gain)
                {
                    best = Some(idea);
                }
            }
        }
        best
    }

    /// Deeds of the other seat that belong to sets begun here, and that can change hands.
    fn wanted_of(&self, to: Seat) -> Vec<Space> {
        let theirs = self.game.deeds_of(to).map(|(deed, _)| deed);
        theirs
            .filter(|deed| {
                self.rules.set_of(*deed).is_some_and(|set| {
                    let begun = set.deeds.iter().any(|mate| self.game.owner(*mate) == Some(self.seat));
                    begun && !self.game.owns_set(set, to) && !self.game.set_is_built(set)
                }) && !self.game.is_locked(*deed)
            })
            .collect()
    }

    /// Cash is added on the side that has to, until the other one would agree; a deal that this seat would not
    /// accept itself is no idea.
    fn balance(&self, holdings: &Holdings<'_>, to: Seat, give: Vec<Space>, wanted: Space) -> Option<Idea> {
        let mut give = Goods { deeds: give, ..Goods::default() };
        let want = Goods { deeds: vec![wanted], ..Goods::default() };
        for _ in 0..3 {
            let theirs = Appraisal::of(holdings, self.rules, to, self.seat, &want, &give);
            if theirs.breaks_a_set() {
                return None;
            }
            let missing = theirs.shortfall();
            if missing <= 0 {
                break;
            }
            // A coin paid here is gained there and no longer gained here, so less than all of it is missing.
            let paid = coins(give.cash) + (missing * 5 / 7).max(1);
            give.cash = Coins(u32::try_from(paid).ok()?);
        }
        let theirs = Appraisal::of(holdings, self.rules, to, self.seat, &want, &give);
        let mine = Appraisal::of(holdings, self.rules, self.seat, to, &give, &want);
        let affordable = give.cash.is_zero() || coins(give.cash) <= self.in_hand() - self.reserve() / 2;
        let agreed = theirs.is_good() && mine.is_good() && affordable;
        agreed.then_some(Idea { gain: mine.gain, to, give, want })
    }
}
