//! When buildings run short: who else wants the piece, and where the winner puts it (GEN-STOCK).

use super::build::{next_cost, next_piece};
use super::play::Play;
use crate::event::Event;
use crate::frames::{Contest, Frame, Placement, Vote};
use crate::game::{Lot, Piece};
use crate::ids::{Seat, Space};
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::Auctions;

impl Play<'_> {
    /// Own deeds where a piece of this kind fits now, in board order.
    pub(super) fn sites(&self, seat: Seat, piece: Piece) -> Vec<Space> {
        let own = self.game.deeds_of(seat).map(|(space, _)| space);
        own.filter(|deed| next_piece(self.rules, &self.game, *deed) == piece)
            .filter(|deed| self.check_site(seat, *deed).is_ok())
            .collect()
    }

    /// Whether a seat could place one now, its cost in hand (COL-STOCK-2).
    fn could_place(&self, seat: Seat, piece: Piece) -> bool {
        let cash = self.game.in_hand(seat);
        self.sites(seat, piece).iter().any(|deed| cash >= next_cost(self.rules, &self.game, *deed))
    }

    /// A request is contested when fewer pieces are left than players could place one (COL-STOCK-2).
    pub(super) fn contested(&self, requester: Seat, deed: Space) -> bool {
        let piece = next_piece(self.rules, &self.game, deed);
        let takers = self.game.table().filter(|seat| *seat == requester || self.could_place(*seat, piece));
        let takers = u32::try_from(takers.count()).unwrap_or(u32::MAX);
        self.rules.options.auctions == Auctions::Held && self.game.in_stock(piece) < takers
    }

    pub(super) fn open_contest(&mut self, requester: Seat, deed: Space) {
        let piece = next_piece(self.rules, &self.game, deed);
        let others = self.game.table().filter(|s| *s != requester && self.could_place(*s, piece));
        let votes = others.map(|seat| (seat, None)).collect();
        self.emit(Event::FrameOpened { frame: Frame::Contest(Contest { requester, deed, piece, votes }) });
    }

    fn contest(&self) -> Option<&Contest> {
        match self.game.frames.last() {
            Some(Frame::Contest(contest)) => Some(contest),
            _ => None,
        }
    }

    pub(super) fn check_vote(&self, seat: Seat) -> Result<(), Refusal> {
        let contest = self.contest();
        ensure(contest.is_none_or(|c| c.asked().any(|asked| asked == seat)), Code::NotAsked)?;
        ensure(contest.is_some(), Code::NotNow)
    }

    pub(super) fn vote(&mut self, seat: Seat, vote: Vote) {
        self.emit(Event::PieceVoted { seat, vote });
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
        self.open_auction(Lot::Piece { piece: contest.piece }, bidders);
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
