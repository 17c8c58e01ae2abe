//! When buildings run short: who else wants the piece, and where the winner puts it (GEN-STOCK).

use super::build::{next_cost, next_piece};
use super::play::Play;
use crate::event::Event;
use crate::frames::{Contest, Frame, Placement, Vote};
use crate::game::{Lot, Piece};
use crate::ids::{Seat, Space};
use crate::intent::Site;
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::{Auctions, Shortage};
use std::collections::BTreeMap;

impl Play<'_> {
    /// Own deeds where a piece of this kind fits now, in board order.
    pub(super) fn sites(&self, seat: Seat, piece: Piece) -> Vec<Space> {
        let own = self.game.deeds_of(seat).map(|(space, _)| space);
        own.filter(|deed| next_piece(self.rules, &self.game, *deed) == piece)
            .filter(|deed| self.check_site(seat, *deed).is_ok())
            .collect()
    }

    /// Whether a seat could place one now: with its cost in hand (COL-STOCK-2), or with any coin (CEL-BUILD-8).
    fn could_place(&self, seat: Seat, piece: Piece) -> bool {
        let cash = self.game.in_hand(seat);
        let enough = |deed: &Space| match self.rules.numbers.shortage {
            Shortage::FewerThanTakers => cash >= next_cost(self.rules, &self.game, *deed),
            Shortage::LastOne => !cash.is_zero(),
        };
        self.sites(seat, piece).iter().any(enough)
    }

    /// A request is contested when fewer pieces are left than players could place one (COL-STOCK-2), or when
    /// others could place the last one (CEL-BUILD-8).
    pub(super) fn contested(&self, requester: Seat, deed: Space) -> bool {
        let piece = next_piece(self.rules, &self.game, deed);
        let others = self.game.table().filter(|seat| *seat != requester && self.could_place(*seat, piece));
        let others = u32::try_from(others.count()).unwrap_or(u32::MAX);
        let left = self.game.in_stock(piece);
        let short = match self.rules.numbers.shortage {
            Shortage::FewerThanTakers => left < others.saturating_add(1),
            Shortage::LastOne => left == 1 && others > 0,
        };
        self.rules.options.auctions == Auctions::Held && short
    }

    pub(super) fn open_contest(&mut self, requester: Seat, deed: Space) {
        let piece = next_piece(self.rules, &self.game, deed);
        let others = self.game.table().filter(|s| *s != requester && self.could_place(*s, piece));
        let votes = others.map(|seat| (seat, None)).collect();
        let sites = if self.names_sites() { BTreeMap::from([(requester, deed)]) } else { BTreeMap::new() };
        let contest = Contest { requester, deed, piece, votes, sites };
        self.emit(Event::FrameOpened { frame: Frame::Contest(contest) });
    }

    fn contest(&self) -> Option<&Contest> {
        match self.game.frames.last() {
            Some(Frame::Contest(contest)) => Some(contest),
            _ => None,
        }
    }

    /// Whether the place is named with the answer (CEL-BUILD-9) and not after the hammer (COL-STOCK-5).
    pub(super) fn names_sites(&self) -> bool {
        self.rules.numbers.shortage == Shortage::LastOne
    }

    pub(super) fn check_leave(&self, seat: Seat) -> Result<(), Refusal> {
        let contest = self.contest();
        ensure(contest.is_none_or(|c| c.asked().any(|asked| asked == seat)), Code::NotAsked)?;
        ensure(contest.is_some(), Code::NotNow)
    }

    pub(super) fn check_want(&self, seat: Seat, site: Option<Site>) -> Result<(), Refusal> {
        self.check_leave(seat)?;
        let fits = match (site, self.contest()) {
            (Some(site), Some(contest)) => {
                ensure(self.game.owner(site.deed) == Some(seat), Code::NotOwner)?;
                self.names_sites() && self.sites(seat, contest.piece).contains(&site.deed)
            }
            (None, _) => !self.names_sites(),
            (Some(_), None) => false,
        };
        ensure(fits, Code::NotOffered)
    }

    /// What may be wanted: the piece, or the piece for one of these deeds.
    pub(super) fn wanted_sites(&self, seat: Seat) -> Vec<Option<Space>> {
        match self.contest() {
            Some(contest) if self.names_sites() => {
                self.sites(seat, contest.piece).into_iter().map(Some).collect()
            }
            _ => vec![None],
        }
    }

    pub(super) fn vote(&mut self, seat: Seat, vote: Vote, site: Option<Site>) {
        self.emit(Event::PieceVoted { seat, vote, deed: site.map(|site| site.deed) });
    }

    /// Whether the deed's set stays as it is until a contested piece is settled: all complete sets (COL-STOCK-6),
    /// or those named for it by who may still get it (CEL-BUILD-11).
    pub(super) fn is_held_for_piece(&self, deed: Space) -> bool {
        if !self.game.settles_piece() {
            return false;
        }
        let set = |space: Space| self.rules.set_of(space).map(|set| &set.id);
        match (self.rules.numbers.shortage, self.game.auction()) {
            (Shortage::LastOne, Some(auction)) => auction.sites.iter().any(|(seat, site)| {
                let highest = auction.high.is_some_and(|(high, _)| high == *seat);
                set(*site) == set(deed) && (highest || !self.has_passed(auction, *seat))
            }),
            _ => self.game.in_complete_set(self.rules, deed),
        }
    }

    /// Whoever has meanwhile made the named place unfit cannot bid when the auction begins afresh.
    pub(super) fn pass_without_site(&mut self) {
        let Some(auction) = self.game.auction() else { return };
        let Lot::Piece { piece } = auction.lot else { return };
        let fits = |seat: Seat, site: Space| {
            next_piece(self.rules, &self.game, site) == piece && self.check_site(seat, site).is_ok()
        };
        let unfit: Vec<Seat> = auction
            .sites
            .iter()
            .filter(|(seat, site)| !fits(**seat, **site))
            .map(|(seat, _)| *seat)
            .collect();
        for seat in unfit {
            self.emit(Event::BidPassed { seat });
        }
    }

    /// When the last answer is in: built at cost if nobody wants it, else auctioned (GEN-STOCK-3).
    pub(super) fn resolve_contest(&mut self) {
        let Some(contest) = self.contest().cloned() else { return };
        let takers: Vec<Seat> = contest.takers().collect();
        self.emit(Event::FrameClosed);
        if takers.is_empty() {
            let still_affordable =
                self.game.in_hand(contest.requester) >= next_cost(self.rules, &self.game, contest.deed);
            if still_affordable && self.check_site(contest.requester, contest.deed).is_ok() {
                self.build_at_cost(contest.requester, contest.deed);
            }
            return;
        }
        let bidders = self.game.table().filter(|s| *s == contest.requester || takers.contains(s)).collect();
        self.open_auction_with(Lot::Piece { piece: contest.piece }, bidders, contest.sites);
    }

    pub(super) fn ask_placement(&mut self, seat: Seat, piece: Piece) {
        self.emit(Event::FrameOpened { frame: Frame::Placement(Placement { seat, piece }) });
    }

    fn placement(&self) -> Option<Placement> {
        match self.game.frames.last() {
            Some(Frame::Placement(placement)) => Some(*placement),
            _ => None,
        }
    }

    pub(super) fn check_place(&self, seat: Seat, deed: Space) -> Result<(), Refusal> {
        let placement = self.placement();
        ensure(placement.is_none_or(|placement| placement.seat == seat), Code::NotAsked)?;
        let placement = placement.ok_or(Code::NotNow)?;
        ensure(self.game.owner(deed) == Some(seat), Code::NotOwner)?;
        ensure(self.sites(seat, placement.piece).contains(&deed), Code::NotOffered)
    }

    pub(super) fn place(&mut self, deed: Space) {
        self.emit(Event::FrameClosed);
        self.put_up(deed);
    }

    /// With one fitting deed left nobody is asked; with none the piece stays in stock (GEN-ASK-2).
    pub(super) fn advance_placement(&mut self, placement: Placement) -> bool {
        match self.sites(placement.seat, placement.piece)[..] {
            [] => self.emit(Event::FrameClosed),
            [deed] => self.place(deed),
            _ => return false,
        }
        true
    }
}
