//! Raising cash for a debt by the least useful thing first; giving up only when the Bank cannot save the debtor
//! (GEN-DEBT).

use crate::mind::{Mind, coins};
use engine::game::{Debt, Piece};
use engine::ruleset::Shortfall;
use engine::{Action, Intent, Space};

/// Among so many deeds that cost least to lose it is tried which ones together cover a debt.
const TRIED: usize = 10;

impl Mind<'_> {
    pub(crate) fn answer_debt(&self, debt: &Debt) -> Option<Intent> {
        if self.rules.numbers.shortfall == Shortfall::Forgiven {
            return self.sell_what_covers(coins(debt.amount) - self.in_hand());
        }
        let settle = || self.first(|action| matches!(action, Action::Settle { .. }));
        if self.game.raisable(self.rules, self.seat) < debt.amount {
            return self.plain(&Intent::GiveUp);
        }
        settle().or_else(|| self.raise(coins(debt.amount) - self.in_hand()))
    }

    /// Lone deeds, then bare whole sets, then buildings; each time what costs least rent.
    fn raise(&self, missing: i64) -> Option<Intent> {
        let lone = self.lone_mortgages();
        let bare = || self.mortgages(|deed| self.in_whole_set(deed));
        lone.first()
            .copied()
            .or_else(|| bare().first().copied())
            .map(|(deed, _)| Intent::Mortgage { deed })
            .or_else(|| self.sell_a_deed(missing))
            .or_else(|| self.sell_a_building())
            .or_else(|| self.sell_a_set_down())
    }

    /// Mortgages outside whole sets, the least useful deed first.
    pub(crate) fn lone_mortgages(&self) -> Vec<(Space, i64)> {
        self.mortgages(|deed| !self.in_whole_set(deed))
    }

    fn mortgages(&self, wanted: impl Fn(Space) -> bool) -> Vec<(Space, i64)> {
        let offered = self.actions.iter().filter_map(|action| match action {
            Action::Mortgage { deed, brings } => Some((*deed, coins(*brings))),
            _ => None,
        });
        let mut deeds: Vec<(Space, i64)> = offered.filter(|(deed, _)| wanted(*deed)).collect();
        deeds.sort_by_key(|(deed, brings)| (self.set_mates(*deed), *brings, *deed));
        deeds
    }

    /// Own deeds of the same set: a deed without company is the least useful.
    fn set_mates(&self, deed: Space) -> usize {
        let mates = self.rules.set_of(deed).map_or(&[][..], |set| &set.deeds);
        mates.iter().filter(|mate| self.game.owner(**mate) == Some(self.seat)).count()
    }

    /// A deed that is sold is gone: closed ones before open ones, lone ones before those of whole sets. Of several
    /// alike the one that is enough by itself goes, since whatever comes in beyond the debt is rent given away.
    fn sell_a_deed(&self, missing: i64) -> Option<Intent> {
        let offered = self.actions.iter().filter_map(|action| match action {
            Action::SellDeed { deed, brings } => Some((*deed, coins(*brings))),
            _ => None,
        });
        let (deed, _) = offered.min_by_key(|(deed, brings)| {
            let earns = self.rent_now(*deed).is_some();
            (self.in_whole_set(*deed), earns, *brings < missing, self.missed(*deed), *deed)
        })?;
        Some(Intent::SellDeed { deed })
    }

    /// Where nobody goes out, deeds are all that can be lost: the first of those that together cost least to lose,
    /// what comes in beyond the debt counted.
    fn sell_what_covers(&self, missing: i64) -> Option<Intent> {
        let offered = self.actions.iter().filter_map(|action| match action {
            Action::SellDeed { deed, brings } => Some((self.gain(*deed), *deed, coins(*brings))),
            _ => None,
        });
        let mut deeds: Vec<(i64, Space, i64)> = offered.collect();
        deeds.sort_unstable();
        let tried = &deeds[..deeds.len().min(TRIED)];
        let sum_of = |choice: &u32| {
            let chosen = tried.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1);
            chosen.fold((0, 0), |(loss, sum), (_, (lost, _, brings))| (loss + lost, sum + brings))
        };
        let enough = (1..1_u32 << tried.len()).map(|choice| (sum_of(&choice), choice));
        let enough = enough.filter(|((_, brings), _)| *brings >= missing);
        let best = enough.min_by_key(|((loss, brings), choice)| (loss + missing - brings, *choice));
        let first = best.map_or(0, |(_, choice)| usize::try_from(choice.trailing_zeros()).unwrap_or(0));
        deeds.get(first).map(|(_, deed, _)| Intent::SellDeed { deed: *deed })
    }

    /// The building whose rent is missed least for what it brings.
    fn sell_a_building(&self) -> Option<Intent> {
        let sales = self.actions.iter().filter_map(|action| match action {
            Action::Sell { deed, brings } => Some((*deed, coins(*brings))),
            _ => None,
        });
        let missed = |deed: Space, brings: i64| {
            let stage = self.game.stage(deed);
            (self.rent_at(deed, stage) - self.rent_at(deed, stage.saturating_sub(1))) * 1000 / brings.max(1)
        };
        let sale =
            |(deed, brings): &(Space, i64)| (self.brings_set_down(*deed), missed(*deed, *brings), *deed);
        let (deed, _) = sales.min_by_key(sale)?;
        Some(Intent::Sell { deed })
    }

    /// Whether selling here means that the whole set comes down, houses being short (CEL-SELL-4).
    fn brings_set_down(&self, deed: Space) -> bool {
        let houses = self.rules.buildings.as_ref().map_or(0, |pieces| u32::from(pieces.houses_before_castle));
        self.game.stage(deed) == self.rules.castle_stage() && self.game.in_stock(Piece::House) < houses
    }

    /// When houses are missing to take the place of a castle, a whole set goes; the cheapest one.
    fn sell_a_set_down(&self) -> Option<Intent> {
        let sets = self.actions.iter().filter(|action| matches!(action, Action::SellDown { .. }));
        let cost = |action: &&Action| match action {
            Action::SellDown { brings_each, .. } => coins(*brings_each),
            _ => i64::MAX,
        };
        sets.min_by_key(cost)?.sample()
    }
}
