//! Who may act when (GEN-WINDOWS). What is open on top decides the row.

use crate::frames::Frame;
use crate::game::{Game, Phase};
use crate::ids::Seat;
use crate::refusal::{Code, Refusal, ensure};

/// A row of the table GEN-WINDOWS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before the start, or after the end.
    Closed,
    /// Before a roll, after resolution: the choices at the start of a turn belong here (GEN-WINDOWS-3).
    Open,
    Purchase(Seat),
    Auction,
    Debt(Seat),
    /// An edition's own question.
    Question,
    /// The last turn is over, claims are open (GEN-END-5).
    LastClaims,
}

impl Moment {
    #[must_use]
    pub fn of(game: &Game) -> Self {
        match (&game.phase, game.frames.last()) {
            (Phase::Lobby | Phase::Over { .. }, _) => Self::Closed,
            (_, Some(Frame::Purchase(purchase))) => Self::Purchase(purchase.seat),
            (_, Some(Frame::Auction(_))) => Self::Auction,
            (_, Some(Frame::Debts(debts))) => debts.open().map_or(Self::Question, |d| Self::Debt(d.debtor)),
            (_, Some(_)) => Self::Question,
            (Phase::Counting, None) => Self::LastClaims,
            (Phase::Playing, None) => Self::Open,
        }
    }

    /// Column "build, lift mortgage".
    pub(super) fn allows_building(self) -> Result<(), Refusal> {
        ensure(self == Self::Open, Code::NotNow)
    }

    /// Column "raise cash at the Bank".
    pub(super) fn allows_raising(self, seat: Seat) -> Result<(), Refusal> {
        let may = match self {
            Self::Open | Self::Auction => true,
            Self::Purchase(buyer) => buyer == seat,
            Self::Debt(debtor) => debtor == seat,
            Self::Question | Self::LastClaims | Self::Closed => false,
        };
        ensure(may, Code::NotNow)
    }

    /// Column "propose, counter, decline, withdraw trade".
    pub(super) fn allows_offers(self) -> Result<(), Refusal> {
        ensure(!matches!(self, Self::LastClaims | Self::Closed), Code::NotNow)
    }

    /// Column "accept trade"; a player's offers are those with that player on either side (GEN-WINDOWS-1).
    pub(super) fn allows_acceptance(self, from: Seat, to: Seat) -> Result<(), Refusal> {
        let may = match self {
            Self::Open => true,
            Self::Purchase(seat) | Self::Debt(seat) => from == seat || to == seat,
            Self::Auction | Self::Question | Self::LastClaims | Self::Closed => false,
        };
        ensure(may, Code::NotNow)
    }

    /// Column "claim, waive".
    pub(super) fn allows_claims(self) -> Result<(), Refusal> {
        ensure(self != Self::Closed, Code::NotNow)
    }
}
