//! What an exchange does for both sides.

use crate::value::Holdings;
use engine::{Goods, Ruleset, Seat};

/// Beyond the plain difference of values a party asks for a share of what the other one wins.
const FAIR_SHARE_PERCENT: i64 = 40;

/// One side's view of a deal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Appraisal {
    pub(super) gain: i64,
    pub(super) rival_gain: i64,
    pub(super) cash_after: i64,
    sets: (usize, usize),
    rival_sets: (usize, usize),
}

impl Appraisal {
    /// What `seat` gives and gets in exchange with `rival`.
    pub(super) fn of(
        before: &Holdings<'_>,
        rules: &Ruleset,
        seat: Seat,
        rival: Seat,
        gives: &Goods,
        gets: &Goods,
    ) -> Self {
        let mut after = before.clone();
        for (from, to, goods) in [(seat, rival, gives), (rival, seat, gets)] {
            after.pay(from, to, i64::from(goods.cash.0));
            after.hand_cards(from, to, goods.cards.len());
            for deed in &goods.deeds {
                after.hand(*deed, to);
                let charge = rules
                    .deed(*deed)
                    .and_then(|printed| printed.mortgage)
                    .map_or(0, |m| i64::from(m.interest.0));
                after.spend(to, if before.is_mortgaged(*deed) { charge } else { 0 });
            }
        }
        let sets = before.sets_of(gives.deeds.iter().chain(&gets.deeds).copied());
        let gain = |seat| after.value(seat, &sets) - before.value(seat, &sets);
        let whole = |seat| (before.whole_sets(seat, &sets), after.whole_sets(seat, &sets));
        Self {
            gain: gain(seat),
            rival_gain: gain(rival),
            cash_after: after.cash(seat),
            sets: whole(seat),
            rival_sets: whole(rival),
        }
    }

    /// What is still missing for the deal to be fair; nothing or less if it is.
    pub(super) fn shortfall(&self) -> i64 {
        let completes_only_rival = self.rival_sets.1 > self.rival_sets.0 && self.sets.1 <= self.sets.0;
        let fair =
            if completes_only_rival { self.rival_gain } else { self.rival_gain * FAIR_SHARE_PERCENT / 100 };
        fair.max(1) - self.gain
    }

    /// A whole set is not broken up for anything but another one.
    pub(super) fn breaks_a_set(&self) -> bool {
        self.sets.1 < self.sets.0
    }

    pub(super) fn is_good(&self) -> bool {
        !self.breaks_a_set() && self.shortfall() <= 0 && self.cash_after >= 0
    }
}
