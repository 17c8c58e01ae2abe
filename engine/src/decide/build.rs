//! Building: complete sets, evenly, from the stock (GEN-BUILD).

use super::moment::Moment;
use super::play::Play;
use crate::event::Event;
use crate::game::{Game, Piece, Stock};
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, afford, ensure};
use crate::ruleset::Ruleset;

/// The kind of building that a deed would take next.
pub(super) fn next_piece(rules: &Ruleset, game: &Game, deed: Space) -> Piece {
    if game.stage(deed) + 1 >= rules.castle_stage() { Piece::Castle } else { Piece::House }
}

/// What the next building on a deed costs.
pub(super) fn next_cost(rules: &Ruleset, game: &Game, deed: Space) -> Coins {
    let cost = rules.deed(deed).and_then(|deed| deed.building);
    cost.map_or(Coins::ZERO, |cost| match next_piece(rules, game, deed) {
        Piece::House => cost.house_cost,
        Piece::Castle => cost.castle_cost,
    })
}

/// Whether the stages of a set differ by one at most after these changes (GEN-BUILD-3).
pub(super) fn is_even(game: &Game, deeds: &[Space], changed: impl Fn(Space) -> Option<u8>) -> bool {
    let stages = deeds.iter().map(|deed| changed(*deed).unwrap_or_else(|| game.stage(*deed)));
    let (low, high) = stages.fold((u8::MAX, 0), |(low, high), stage| (low.min(stage), high.max(stage)));
    high.saturating_sub(low) <= 1
}

impl Play<'_> {
    /// Everything but stock and cash: the set, its mortgages, and whether a piece fits.
    pub(super) fn check_site(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
        ensure(!self.game.is_locked(deed), Code::UnderClaim)?;
        let takes = self.rules.deed(deed).is_some_and(|printed| printed.building.is_some());
        let set = self.rules.set_of(deed).filter(|set| takes && self.game.owns_set(set, seat));
        let Some(set) = set else { return Err(Code::SetIncomplete.into()) };
        ensure(!self.game.set_has_mortgage(set), Code::SetMortgaged)?;
        let next = self.game.stage(deed) + 1;
        ensure(next <= self.rules.castle_stage(), Code::Full)?;
        ensure(is_even(&self.game, &set.deeds, |d| (d == deed).then_some(next)), Code::Uneven)
    }

    pub(super) fn check_build(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        Moment::of(&self.game).allows_building()?;
        let piece = next_piece(self.rules, &self.game, deed);
        ensure(!self.game.held_back.contains(&piece), Code::Waiting)?;
        self.check_site(seat, deed)?;
        ensure(self.game.in_stock(piece) > 0, Code::NoStock)?;
        afford(self.game.in_hand(seat), next_cost(self.rules, &self.game, deed))
    }

    /// An uncontested piece is built at once; a contested one is first asked about (GEN-STOCK-1, -2).
    pub(super) fn build(&mut self, seat: Seat, deed: Space) {
        if self.contested(seat, deed) {
            self.open_contest(seat, deed);
        } else {
            self.build_at_cost(seat, deed);
        }
    }

    pub(super) fn build_at_cost(&mut self, seat: Seat, deed: Space) {
        let cost = next_cost(self.rules, &self.game, deed);
        self.pay(Purse::Seat(seat), Purse::Bank, cost, Why::Built { deed });
        self.put_up(deed);
    }

    /// One piece goes from the stock to the deed; a castle sends its houses back (GEN-BUILD-4).
    pub(super) fn put_up(&mut self, deed: Space) {
        let Stock { houses, castles } = self.game.stock;
        let stock = match next_piece(self.rules, &self.game, deed) {
            Piece::House => Stock { houses: houses.saturating_sub(1), castles },
            Piece::Castle => Stock {
                houses: houses + u32::from(self.game.stage(deed)),
                castles: castles.saturating_sub(1),
            },
        };
        self.emit(Event::StageChanged { deed, stage: self.game.stage(deed) + 1, stock });
    }
}
