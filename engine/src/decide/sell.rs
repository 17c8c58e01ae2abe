//! Selling buildings back for half their cost (GEN-BUILD-5, -6, COL-SELL).

use super::build::is_even;
use super::moment::Moment;
use super::play::Play;
use crate::event::Event;
use crate::game::{Piece, Stock};
use crate::ids::{Seat, SetId, Space};
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::{CastleShortage, SetOf};
use std::collections::BTreeMap;

impl Play<'_> {
    /// Whether buildings on a deed may be sold now: not while its set waits for a contested piece (COL-STOCK-6).
    fn check_selling(&self, seat: Seat, deed: Option<Space>) -> Result<(), Refusal> {
        Moment::of(&self.game).allows_raising(seat)?;
        ensure(!deed.is_some_and(|deed| self.is_held_for_piece(deed)), Code::NotNow)
    }

    pub(super) fn check_sell(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        self.check_selling(seat, Some(deed))?;
        let stage = self.game.stage(deed);
        ensure(self.game.owner(deed) == Some(seat) && stage > 0, Code::NotOwner)?;
        ensure(!self.game.is_locked(deed), Code::UnderClaim)?;
        let deeds = self.rules.set_of(deed).map_or(&[][..], |set| &set.deeds);
        if self.brings_set_down(deed) {
            return ensure(!deeds.iter().any(|deed| self.game.is_locked(*deed)), Code::UnderClaim);
        }
        ensure(is_even(&self.game, deeds, |d| (d == deed).then_some(stage - 1)), Code::Uneven)?;
        self.stock_after(&BTreeMap::from([(deed, stage - 1)])).map(|_| ()).ok_or(Code::NoStock.into())
    }

    /// Houses in stock but the one that is being auctioned.
    fn free_houses(&self) -> u32 {
        self.game.stock.houses.saturating_sub(self.game.under_hammer(Piece::House))
    }

    /// Whether selling this castle finds too few houses and lowers its whole set (CEL-SELL-4).
    fn brings_set_down(&self, deed: Space) -> bool {
        let castle = self.game.stage(deed) == self.rules.castle_stage();
        let short =
            self.stock_after(&BTreeMap::from([(deed, self.game.stage(deed).saturating_sub(1))])).is_none();
        castle && short && self.rules.numbers.castle_shortage == CastleShortage::BringsSetDown
    }

    /// The stages after one sale on a deed: one less there, or the whole set brought down.
    pub(super) fn stages_after_sale(&self, deed: Space) -> BTreeMap<Space, u8> {
        if !self.brings_set_down(deed) {
            return BTreeMap::from([(deed, self.game.stage(deed).saturating_sub(1))]);
        }
        // The deed whose castle is sold comes last, so that the odd houses go to the others (CEL-SELL-4).
        let set = self.rules.set_of(deed);
        let mut deeds: Vec<Space> = set.iter().flat_map(|set| &set.deeds).copied().collect();
        deeds.sort_by_key(|other| (*other == deed, *other));
        let top = self.rules.castle_stage();
        let standing = deeds.iter().map(|deed| self.game.stage(*deed)).filter(|stage| *stage < top);
        let mut houses = self.free_houses() + standing.map(u32::from).sum::<u32>();
        let mut stages = BTreeMap::new();
        let mut left = u32::try_from(deeds.len()).unwrap_or(u32::MAX);
        for deed in deeds {
            let share = houses.div_ceil(left.max(1));
            stages.insert(deed, u8::try_from(share).unwrap_or(top));
            houses -= share;
            left -= 1;
        }
        stages
    }

    /// What lowering to these stages brings.
    pub(super) fn brings(&self, stages: &BTreeMap<Space, u8>) -> Coins {
        let sale = |(deed, to): (&Space, &u8)| {
            self.game.sale_between(self.rules, *deed, self.game.stage(*deed), *to)
        };
        stages.iter().map(sale).sum()
    }

    pub(super) fn sell(&mut self, seat: Seat, deed: Space) {
        let stages = self.stages_after_sale(deed);
        let brings = self.brings(&stages);
        self.lower(&stages);
        self.pay(Purse::Bank, Purse::Seat(seat), brings, Why::Sold { deed });
    }

    /// To a named even state, none higher than before (COL-SELL-3).
    pub(super) fn check_sell_down(
        &self,
        seat: Seat,
        id: &SetId,
        stages: &BTreeMap<Space, u8>,
    ) -> Result<(), Refusal> {
        let set = self.rules.set(id);
        self.check_selling(seat, set.and_then(|set| set.deeds.first().copied()))?;
        let set = set.ok_or(Code::NotOffered)?;
        ensure(self.game.owns_set(set, seat) && self.game.set_is_built(set), Code::NotOwner)?;
        let lower =
            |(deed, stage): (&Space, &u8)| set.deeds.contains(deed) && *stage <= self.game.stage(*deed);
        let changed: Vec<Space> = stages
            .iter()
            .filter(|(deed, stage)| **stage != self.game.stage(**deed))
            .map(|(deed, _)| *deed)
            .collect();
        ensure(stages.iter().all(lower) && !changed.is_empty(), Code::NotOffered)?;
        ensure(!changed.iter().any(|deed| self.game.is_locked(*deed)), Code::UnderClaim)?;
        ensure(is_even(&self.game, &set.deeds, |deed| stages.get(&deed).copied()), Code::Uneven)?;
        self.stock_after(stages).map(|_| ()).ok_or(Code::NoStock.into())
    }

    /// The furthest that a set can be lowered in one action: to nothing, unless a deed of it is under claim.
    pub(super) fn lowest_state(&self, seat: Seat, set: &SetOf) -> Option<BTreeMap<Space, u8>> {
        self.check_selling(seat, set.deeds.first().copied()).ok()?;
        let legal = |stages: &BTreeMap<Space, u8>| self.check_sell_down(seat, &set.id, stages).is_ok();
        let nothing: BTreeMap<Space, u8> = set.deeds.iter().map(|deed| (*deed, 0)).collect();
        if legal(&nothing) {
            return Some(nothing);
        }
        let sum = |stages: &BTreeMap<Space, u8>| stages.values().map(|stage| u32::from(*stage)).sum::<u32>();
        self.states_below(set).into_iter().filter(legal).min_by_key(sum)
    }

    /// Every state of a set with no stage higher than now and none of a deed under claim changed; a few hundred.
    fn states_below(&self, set: &SetOf) -> Vec<BTreeMap<Space, u8>> {
        let mut states = vec![BTreeMap::new()];
        for deed in &set.deeds {
            let stage = self.game.stage(*deed);
            let least = if self.game.is_locked(*deed) { stage } else { 0 };
            let with = |state: &BTreeMap<Space, u8>, stage| {
                let mut state = state.clone();
                state.insert(*deed, stage);
                state
            };
            states = states.iter().flat_map(|state| (least..=stage).map(move |to| with(state, to))).collect();
        }
        states
    }

    pub(super) fn sell_down(&mut self, seat: Seat, set: &SetId, stages: &BTreeMap<Space, u8>) {
        let brings = self.brings(stages);
        self.emit(Event::SetSoldDown { seat, set: set.clone(), stages: stages.clone() });
        self.lower(stages);
        self.pay(Purse::Bank, Purse::Seat(seat), brings, Why::SoldDown { set: set.clone() });
    }

    /// What the stock comes to when deeds are lowered; none if houses for a castle are missing.
    fn stock_after(&self, stages: &BTreeMap<Space, u8>) -> Option<Stock> {
        let top = self.rules.castle_stage();
        let mut houses = i64::from(self.free_houses());
        let mut castles = self.game.stock.castles;
        for (deed, to) in stages {
            let from = self.game.stage(*deed);
            if from == top && *to < top {
                castles += 1;
            }
            let standing = |stage: u8| if stage == top { 0 } else { i64::from(stage) };
            houses += standing(from) - standing(*to);
        }
        let houses = u32::try_from(houses).ok()?;
        Some(Stock { houses: houses + self.game.under_hammer(Piece::House), castles })
    }

    /// Lowers deeds; each event shows the stock as it is when all of them are lowered.
    pub(super) fn lower(&mut self, stages: &BTreeMap<Space, u8>) {
        let Some(stock) = self.stock_after(stages) else { return };
        let changed: Vec<(Space, u8)> = stages
            .iter()
            .filter(|(deed, stage)| **stage != self.game.stage(**deed))
            .map(|(deed, stage)| (*deed, *stage))
            .collect();
        for (deed, stage) in changed {
            self.emit(Event::StageChanged { deed, stage, stock });
        }
    }
}
