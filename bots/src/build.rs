//! Building where a coin brings most, opening closed deeds, and contested pieces (GEN-BUILD, GEN-STOCK).

use crate::mind::{Mind, coins};
use engine::game::Piece;
use engine::ruleset::Rent;
use engine::{Action, Intent, Space};

impl Mind<'_> {
    /// The next thing worth paying for in an open moment of the own turn.
    pub(crate) fn develop(&self) -> Option<Intent> {
        let spare = self.in_hand() - self.reserve();
        self.lift(spare, |deed| self.in_whole_set(deed))
            .or_else(|| self.build(spare))
            .or_else(|| self.lift(spare - self.reserve(), |_| true))
            .or_else(|| self.continue_deed())
    }

    fn build(&self, spare: i64) -> Option<Intent> {
        let sites = self.actions.iter().filter_map(|action| match action {
            Action::Build { deed, cost } => Some((*deed, coins(*cost))),
            _ => None,
        });
        let affordable = sites.filter(|(_, cost)| *cost <= spare);
        let best = affordable.min_by_key(|(deed, cost)| (-self.yield_of(*deed, *cost), *deed))?;
        Some(Intent::Build { deed: best.0 })
    }

    /// The dearest mortgage that can be lifted; dear deeds bring dear rents.
    fn lift(&self, spare: i64, wanted: impl Fn(Space) -> bool) -> Option<Intent> {
        let lifts = self.actions.iter().filter_map(|action| match action {
            Action::Lift { deed, cost } => Some((coins(*cost), *deed)),
            _ => None,
        });
        let (_, deed) = lifts.filter(|(cost, deed)| *cost <= spare && wanted(*deed)).max()?;
        Some(Intent::Lift { deed })
    }

    /// More rent for each thousand coins that the next step costs.
    fn yield_of(&self, deed: Space, cost: i64) -> i64 {
        let stage = self.game.stage(deed);
        (self.rent_at(deed, stage + 1) - self.rent_at(deed, stage)) * 1000 / cost.max(1)
    }

    /// Rent of a deed of a whole set at a stage.
    pub(crate) fn rent_at(&self, deed: Space, stage: u8) -> i64 {
        let Some(Rent::Stages { set, houses, castle, .. }) =
            self.rules.deed(deed).map(|printed| &printed.rent)
        else {
            return 0;
        };
        let rent = match usize::from(stage) {
            0 => Some(*set),
            _ if stage >= self.rules.castle_stage() => *castle,
            stage => houses.get(stage - 1).copied(),
        };
        rent.map_or(0, coins)
    }

    /// Own deeds where a piece of this kind fits, with the printed cost.
    pub(crate) fn sites(&self, piece: Piece) -> Vec<(Space, i64)> {
        let top = self.rules.castle_stage();
        let own = self.game.deeds_of(self.seat).filter(|(deed, _)| self.in_whole_set(*deed));
        own.filter_map(|(deed, state)| {
            let cost = self.piece_cost(deed, piece)?;
            let next = state.stage + 1;
            let lowest =
                self.rules.set_of(deed)?.deeds.iter().all(|other| self.game.stage(*other) >= state.stage);
            match piece {
                Piece::House if lowest && next < top => Some((deed, cost)),
                Piece::Castle if lowest && next == top => Some((deed, cost)),
                Piece::House | Piece::Castle => None,
            }
        })
        .collect()
    }

    pub(crate) fn piece_cost(&self, deed: Space, piece: Piece) -> Option<i64> {
        let building = self.rules.deed(deed)?.building?;
        Some(coins(match piece {
            Piece::House => building.house_cost,
            Piece::Castle => building.castle_cost,
        }))
    }

    /// Wanted if the printed cost could be paid with something left; where a place is named, it is the best one
    /// (CEL-BUILD-9).
    pub(crate) fn answer_contest(&self, piece: Piece) -> Option<Intent> {
        let spare = self.in_hand() - self.reserve();
        let sites = self.sites(piece).into_iter().filter(|(_, cost)| *cost <= spare);
        let offered = sites.filter_map(|(deed, cost)| {
            let want = self.actions.iter().find(|action| match action {
                Action::Want { deed: named } => named.is_none_or(|named| named == deed),
                _ => false,
            });
            Some((-self.yield_of(deed, cost), deed, want?))
        });
        let best = offered.min_by_key(|(worst_first, deed, _)| (*worst_first, *deed));
        best.and_then(|(.., want)| want.sample()).or_else(|| self.plain(&Intent::Leave))
    }

    /// The piece won goes where it brings most.
    pub(crate) fn answer_placement(&self) -> Option<Intent> {
        let places = self.actions.iter().filter_map(|action| match action {
            Action::Place { deed } => Some(*deed),
            _ => None,
        });
        let deed = places.min_by_key(|deed| (-self.yield_of(*deed, 1), *deed))?;
        Some(Intent::Place { deed })
    }
}
