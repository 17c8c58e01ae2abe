//! Questions about the state that rules ask again and again.

use super::{Character, Debt, DeedState, Game, Lot, Phase, Piece, Player, Presence, Title};
use crate::frames::{Auction, Frame, Race};
use crate::ids::{CharacterId, Seat, Space};
use crate::money::{Coins, Purse};
use crate::ruleset::{Points, Rent, Ruleset, SetOf, SetRent};

impl Game {
    /// The player at a seat. Seats come from the game itself or are checked when an intent arrives.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[must_use]
    pub fn has_seat(&self, seat: Seat) -> bool {
        seat.0 >= 1 && seat.index() < self.players.len()
    }

    #[must_use]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.has_seat(seat) && self.player(seat).presence == Presence::AtTable
    }

    /// Everyone still at the table, in seat order.
    pub fn table(&self) -> impl Iterator<Item = Seat> + '_ {
        self.players.iter().filter(|p| p.presence == Presence::AtTable).map(|p| p.seat)
    }

    /// Everyone still at the table, clockwise from the active player (GEN-TURN-7).
    #[must_use]
    pub fn clockwise(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.table().collect();
        let split = seats.iter().position(|seat| *seat >= self.active).unwrap_or(0);
        seats.rotate_left(split);
        seats
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    #[must_use]
    pub fn deed(&self, space: Space) -> Option<&DeedState> {
        self.deeds.get(&space)
    }

    #[must_use]
    pub fn owner(&self, space: Space) -> Option<Seat> {
        self.deeds.get(&space)?.owner
    }

    /// The deeds of a seat, in board order.
    pub fn deeds_of(&self, seat: Seat) -> impl Iterator<Item = (Space, &DeedState)> {
        self.deeds
            .iter()
            .filter(move |(_, deed)| deed.owner == Some(seat))
            .map(|(space, deed)| (*space, deed))
    }

    /// Whether the deed belongs to a colour set with one owner (MOV-SET-1).
    #[must_use]
    pub fn in_complete_set(&self, rules: &Ruleset, space: Space) -> bool {
        let owner = self.owner(space);
        let whole = |set| owner.is_some_and(|owner| self.owns_set(set, owner));
        rules.colour_set_of(space).is_some_and(whole)
    }

    /// Whether nothing puts the deed into GAME OVER (MOV-SET-3); only deeds that can go there need protection.
    #[must_use]
    pub fn is_protected(&self, rules: &Ruleset, space: Space) -> bool {
        rules.can_be_over(space) && self.in_complete_set(rules, space)
    }

    /// How many deeds are in GAME OVER, owned or not (MOV-END-2).
    #[must_use]
    pub fn closed_deeds(&self) -> u32 {
        let closed = self.deeds.values().filter(|deed| deed.title == Title::GameOver);
        u32::try_from(closed.count()).unwrap_or(u32::MAX)
    }

    /// Own deeds in GAME OVER, in board order.
    pub fn closed_deeds_of(&self, seat: Seat) -> impl Iterator<Item = Space> + '_ {
        self.deeds_of(seat).filter(|(_, deed)| deed.title == Title::GameOver).map(|(space, _)| space)
    }

    /// Own deeds that a card could put into GAME OVER, in board order (MOV-BF-10, -11).
    pub fn exposed_deeds_of<'a>(
        &'a self,
        rules: &'a Ruleset,
        seat: Seat,
    ) -> impl Iterator<Item = Space> + 'a {
        let open = self.deeds_of(seat).filter(|(_, deed)| deed.title == Title::Open);
        open.map(|(space, _)| space)
            .filter(|space| rules.can_be_over(*space) && !self.is_protected(rules, *space))
    }

    /// Whether one player owns the whole set (COL-SET-1).
    #[must_use]
    pub fn owns_set(&self, set: &SetOf, seat: Seat) -> bool {
        set.deeds.iter().all(|deed| self.owner(*deed) == Some(seat))
    }

    #[must_use]
    pub fn set_has_mortgage(&self, set: &SetOf) -> bool {
        set.deeds.iter().any(|deed| self.deeds.get(deed).is_some_and(|d| d.title == Title::Mortgaged))
    }

    #[must_use]
    pub fn set_is_built(&self, set: &SetOf) -> bool {
        set.deeds.iter().any(|deed| self.stage(*deed) > 0)
    }

    /// Whether a building stands in the set of a deed.
    #[must_use]
    pub fn in_built_set(&self, rules: &Ruleset, space: Space) -> bool {
        rules.set_of(space).is_some_and(|set| self.set_is_built(set))
    }

    #[must_use]
    pub fn stage(&self, space: Space) -> u8 {
        self.deeds.get(&space).map_or(0, |deed| deed.stage)
    }

    /// Whether an open claim locks the deed (GEN-RENT-4).
    #[must_use]
    pub fn is_locked(&self, space: Space) -> bool {
        self.claims.iter().any(|claim| claim.deed == space)
    }

    /// The auction on top, if one is open.
    #[must_use]
    pub fn auction(&self) -> Option<&Auction> {
        match self.frames.last() {
            Some(Frame::Auction(auction)) => Some(auction),
            _ => None,
        }
    }

    /// The innermost auction, also while a question lies over it.
    #[must_use]
    pub fn running_auction(&self) -> Option<&Auction> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Auction(auction) => Some(auction),
            _ => None,
        })
    }

    /// Cash that is not reserved by a bid, also while a question lies over the auction (GEN-AUCTION-2).
    #[must_use]
    pub fn in_hand(&self, seat: Seat) -> Coins {
        let bids = self.frames.iter().filter_map(|frame| match frame {
            Frame::Auction(auction) => auction.high,
            _ => None,
        });
        let reserved: Coins = bids.filter(|(high, _)| *high == seat).map(|(_, amount)| amount).sum();
        self.player(seat).cash.less(reserved)
    }

    /// All debts in the order in which they will be settled: what waits for a hammer comes right after it, then
    /// the innermost queue first.
    pub fn debts(&self) -> impl Iterator<Item = &Debt> {
        let queues = self.frames.iter().rev().filter_map(|frame| match frame {
            Frame::Debts(debts) => Some(&debts.queue),
            _ => None,
        });
        self.deferred.iter().chain(queues.flatten())
    }

    #[must_use]
    pub fn has_debt(&self, seat: Seat) -> bool {
        self.debts().any(|debt| debt.debtor == seat)
    }

    /// The debt that its debtor is asked to settle now.
    #[must_use]
    pub fn open_debt(&self) -> Option<&Debt> {
        match self.frames.last() {
            Some(Frame::Debts(debts)) => debts.open(),
            _ => None,
        }
    }

    /// Whether debts that arise now wait for the hammer or the settling of a piece (GEN-AUCTION-8, GEN-STOCK-6).
    #[must_use]
    pub fn defers_debts(&self) -> bool {
        let settles_lot =
            |frame: &Frame| matches!(frame, Frame::Auction(_) | Frame::Contest(_) | Frame::Placement(_));
        self.frames.iter().any(settles_lot)
    }

    /// What a deed's buildings cost to build from nothing (GEN-END-3, COL-SPEED-6).
    #[must_use]
    pub fn building_cost(&self, rules: &Ruleset, space: Space) -> Coins {
        let Some(cost) = rules.deed(space).and_then(|deed| deed.building) else { return Coins::ZERO };
        let stage = self.stage(space);
        let houses = u32::from(stage.min(rules.castle_stage().saturating_sub(1)));
        let castle = if stage > 0 && stage == rules.castle_stage() { cost.castle_cost } else { Coins::ZERO };
        cost.house_cost.times(houses).plus(castle)
    }

    /// What selling a deed's buildings down to nothing brings (GEN-BUILD-5, -6).
    #[must_use]
    pub fn building_sale(&self, rules: &Ruleset, space: Space) -> Coins {
        self.sale_between(rules, space, self.stage(space), 0)
    }

    /// What lowering a deed from one stage to another brings.
    #[must_use]
    pub fn sale_between(&self, rules: &Ruleset, space: Space, from: u8, to: u8) -> Coins {
        let Some(cost) = rules.deed(space).and_then(|deed| deed.building) else { return Coins::ZERO };
        let percent = rules.numbers.building_sale_percent;
        (to..from)
            .map(|stage| {
                let castle = stage + 1 == rules.castle_stage();
                if castle { cost.castle_cost.percent(percent) } else { cost.house_cost.percent(percent) }
            })
            .sum()
    }

    /// What a seat can turn into cash at the Bank, cash included (GEN-DEBT-10).
    #[must_use]
    pub fn raisable(&self, rules: &Ruleset, seat: Seat) -> Coins {
        let deeds: Coins = self
            .deeds_of(seat)
            .map(|(space, state)| {
                let mortgage = rules.deed(space).and_then(|deed| deed.mortgage);
                let value = match (rules.numbers.deed_sale_percent, state.title) {
                    (_, Title::Mortgaged) => Coins::ZERO,
                    (Some(percent), _) => rules.price(space).percent(percent),
                    (None, _) => mortgage.map_or(Coins::ZERO, |m| m.value),
                };
                value.plus(self.building_sale(rules, space))
            })
            .sum();
        self.player(seat).cash.plus(deeds)
    }

    /// Worth in the count (GEN-END-3), or points where they decide (KRT-END-2).
    #[must_use]
    pub fn worth(&self, rules: &Ruleset, seat: Seat) -> Coins {
        match &rules.points {
            Some(points) => Coins(self.points(rules, points, seat)),
            None => self.worth_with(rules, seat, rules.numbers.closed_deed_worth_percent),
        }
    }

    fn points(&self, rules: &Ruleset, points: &Points, seat: Seat) -> u32 {
        let deeds: u32 = self
            .deeds_of(seat)
            .filter_map(|(space, _)| rules.deed(space))
            .map(|deed| deed.points)
            .fold(0, u32::saturating_add);
        let player = self.player(seat);
        let cards: u32 = player.won.iter().map(|card| rules.card_points(card)).sum();
        let stacks = player.cash.0 / points.coin_stack.max(1);
        deeds.saturating_add(cards).saturating_add(stacks.saturating_mul(points.points_per_stack))
    }

    /// Deeds and race cards together (KRT-END-3).
    #[must_use]
    pub fn holdings(&self, seat: Seat) -> u32 {
        u32::try_from(self.deeds_of(seat).count() + self.player(seat).won.len()).unwrap_or(u32::MAX)
    }

    /// Coins that lie on a space.
    #[must_use]
    pub fn lying_on(&self, space: Space) -> Coins {
        self.lying.get(&space).copied().unwrap_or_default()
    }

    /// Whether a seat leads two characters (KRT-DUO-1).
    #[must_use]
    pub fn leads_two(&self, seat: Seat) -> bool {
        self.player(seat).characters.len() > 1
    }

    /// The seat and the state of a character at the table.
    #[must_use]
    pub fn character(&self, id: &CharacterId) -> Option<(Seat, &Character)> {
        self.players.iter().filter(|player| player.presence == Presence::AtTable).find_map(|player| {
            let found = player.characters.iter().find(|character| character.id == *id)?;
            Some((player.seat, found))
        })
    }

    /// Whose way out of Jail is asked about next in the turn of a seat, in the order of its characters (KRT-DUO-7).
    #[must_use]
    pub fn jailed_to_ask(&self, seat: Seat) -> Option<CharacterId> {
        let jailed = self.player(seat).characters.iter().filter(|character| character.jail.is_some());
        jailed.map(|character| &character.id).find(|id| !self.tried.contains(*id)).cloned()
    }

    /// The open race, also while a question lies over it.
    #[must_use]
    pub fn running_race(&self) -> Option<&Race> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Race(race) => Some(race),
            _ => None,
        })
    }

    /// Worth with closed deeds at a share of their price.
    #[must_use]
    pub fn worth_with(&self, rules: &Ruleset, seat: Seat, closed_percent: u32) -> Coins {
        let deeds: Coins = self
            .deeds_of(seat)
            .map(|(space, state)| {
                let price = rules.price(space);
                let counted = match state.title {
                    Title::Open => price,
                    Title::Mortgaged | Title::GameOver => price.percent(closed_percent),
                };
                counted.plus(self.building_cost(rules, space))
            })
            .sum();
        self.player(seat).cash.plus(deeds)
    }

    /// What is left in stock of a kind of building.
    #[must_use]
    pub fn in_stock(&self, piece: Piece) -> u32 {
        match piece {
            Piece::House => self.stock.houses,
            Piece::Castle => self.stock.castles,
        }
    }

    /// Pieces in stock that an open auction is about; nobody else can take them (GEN-STOCK-3).
    #[must_use]
    pub fn under_hammer(&self, piece: Piece) -> u32 {
        let is_lot =
            |frame: &&Frame| matches!(frame, Frame::Auction(auction) if auction.lot == Lot::Piece { piece });
        u32::try_from(self.frames.iter().filter(is_lot).count()).unwrap_or(u32::MAX)
    }

    /// Whether a contested piece is being settled, so that nothing of complete sets may be sold (COL-STOCK-6).
    #[must_use]
    pub fn settles_piece(&self) -> bool {
        match self.frames.last() {
            Some(Frame::Auction(auction)) => matches!(auction.lot, Lot::Piece { .. }),
            Some(Frame::Contest(_) | Frame::Placement(_)) => true,
            _ => false,
        }
    }

    /// Rent of a deed as it stands, before a card changes it; none when it bears none (COL-RENT, GEN-RENT-5).
    #[must_use]
    pub fn rent(&self, rules: &Ruleset, space: Space) -> Option<super::Due> {
        let state = self.deeds.get(&space)?;
        let owner = state.owner?;
        let set = rules.set_of(space)?;
        if state.title != Title::Open {
            return None;
        }
        let set_pays = match rules.numbers.set_rent {
            SetRent::Always => true,
            SetRent::UnlessMortgaged => !self.set_has_mortgage(set),
        };
        let owned = set.deeds.iter().filter(|deed| self.owner(**deed) == Some(owner)).count();
        Some(match &rules.deed(space)?.rent {
            Rent::Stages { base, set: full, houses, castle } => {
                let amount = match usize::from(state.stage) {
                    0 if self.owns_set(set, owner) && set_pays => *full,
                    0 => *base,
                    _ if state.stage == rules.castle_stage() => (*castle)?,
                    stage => *houses.get(stage - 1)?,
                };
                super::Due::Amount { amount }
            }
            Rent::ByNumberOwned(steps) => super::Due::Amount { amount: *steps.get(owned.saturating_sub(1))? },
            Rent::DieFactors(factors) => super::Due::Dice { factor: *factors.get(owned.saturating_sub(1))? },
        })
    }

    /// Money of all purses; always zero, since the Bank's side counts what it paid out (GEN-MONEY-3).
    #[must_use]
    pub fn balance(&self) -> i64 {
        let held: i64 = self.players.iter().map(|player| i64::from(player.cash.0)).sum();
        let lying: i64 = self.lying.values().map(|coins| i64::from(coins.0)).sum();
        self.bank + held + lying + i64::from(self.pot.0)
    }

    /// What lies in a purse, where it is bounded.
    #[must_use]
    pub fn purse(&self, purse: Purse) -> Option<Coins> {
        match purse {
            Purse::Bank => None,
            Purse::Pot => Some(self.pot),
            Purse::Seat(seat) => Some(self.player(seat).cash),
            Purse::Space(space) => Some(self.lying_on(space)),
        }
    }
}
