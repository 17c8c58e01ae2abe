//! What a seat may wish for, and what the room may report. Imperative; who wishes comes from the connection.

use crate::ids::{CardId, CharacterId, OfferId, Seat, SetId, Space};
use crate::money::Coins;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// One side of a trade.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    pub cash: Coins,
    pub deeds: Vec<Space>,
    pub cards: Vec<CardId>,
}

impl Goods {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cash.is_zero() && self.deeds.is_empty() && self.cards.is_empty()
    }
}

/// The place for a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Site {
    pub deed: Space,
}

/// How much longer a move shall be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Longer {
    pub extra: u32,
}

/// The character that shall act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct With {
    pub character: CharacterId,
}

/// A wish of one seat. A deed is named by its space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    Roll,
    EndTurn,
    PayFine,
    /// Leave Jail by a card, the held one with the lowest id (GEN-CARD-4).
    UseJailCard,
    Buy,
    Decline,
    Bid {
        amount: Coins,
    },
    Pass,
    /// Ask for the rent of a deed. With several claims on it open, the oldest.
    Claim {
        deed: Space,
    },
    Waive {
        deed: Space,
    },
    Build {
        deed: Space,
    },
    /// Sell one building.
    Sell {
        deed: Space,
    },
    /// Lower a set to an even state in one action (COL-SELL-3). Deeds not named keep their stage.
    SellDown {
        set: SetId,
        #[serde(with = "crate::keyed")]
        #[ts(type = "{ [deed: string]: number }")]
        stages: BTreeMap<Space, u8>,
    },
    Mortgage {
        deed: Space,
    },
    /// Lift a mortgage: in an open moment, or as the answer to the question about a received deed.
    Lift {
        deed: Space,
    },
    /// Keep a received deed mortgaged for its charge (COL-MORTGAGE-4).
    Keep {
        deed: Space,
    },
    /// Want the contested piece, naming its place where the edition asks for it (GEN-STOCK-2, CEL-BUILD-9). An
    /// optional object, so that `want` without data is read as ever.
    Want(Option<Site>),
    Leave,
    /// Put the piece won on a deed (COL-ASK-9).
    Place {
        deed: Space,
    },
    /// Pay the flat sum instead of a share of worth (COL-OPTIONS-5).
    PayFlat,
    PayPercent,
    /// Turn a deed in GAME OVER open again (MOV-OVER-3).
    Continue {
        deed: Space,
    },
    /// Continue no more of what was inherited.
    Done,
    /// Sell a deed to the Bank in a debt (MOV-DEBT-2).
    SellDeed {
        deed: Space,
    },
    PickPlayer {
        player: Seat,
    },
    PickDeed {
        deed: Space,
    },
    /// The move half first, longer by some steps where a boost allows it (KRT-ASK-3). An optional object, so that
    /// `move` without data can be read.
    Move(Option<Longer>),
    /// The power-up half first.
    PowerUp,
    PickCharacter {
        character: CharacterId,
    },
    PickPlayers {
        players: Vec<Seat>,
    },
    PickSpace {
        space: Space,
    },
    PickSpaces {
        spaces: Vec<Space>,
    },
    /// Do what may be done.
    Go,
    /// Leave undone what may be done.
    Skip,
    /// So many spaces; below zero back (KRT-ASK-12).
    Steps {
        steps: i32,
    },
    /// Turn over the top race card (KRT-ASK-15).
    Flip,
    /// Enter the race, with this character where one leads two (KRT-ASK-16).
    Enter(Option<With>),
    StayOut,
    SwapDeeds {
        deeds: Vec<Space>,
    },
    PickCard {
        card: CardId,
    },
    /// Take coins come across on the way (KRT-COINS-3).
    TakeCoins {
        space: Space,
    },
    LeaveCoins {
        space: Space,
    },
    Settle,
    GiveUp,
    Resign,
    Propose {
        to: Seat,
        #[serde(default)]
        give: Goods,
        #[serde(default)]
        want: Goods,
    },
    /// Answer an offer with another one; `give` is what the countering seat gives.
    Counter {
        offer: OfferId,
        revision: u32,
        #[serde(default)]
        give: Goods,
        #[serde(default)]
        want: Goods,
    },
    DeclineOffer {
        offer: OfferId,
    },
    Withdraw {
        offer: OfferId,
    },
    Accept {
        offer: OfferId,
        revision: u32,
    },
}

/// What only the room may say: clocks and the start. No connection has a way to say it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Start money, shuffles, start rolls (GEN-SETUP).
    Start,
    /// The auction clock ran out (GEN-AUCTION-4).
    Hammer,
    /// The time limit is reached (GEN-END-4).
    TimeUp,
    /// The grace of the claims open after the last turn is over (GEN-END-5).
    GraceOver,
    /// The seat did not answer in time: play its default (GEN-ASK-1).
    PlayDefault { seat: Seat },
    /// Acceptance showed that the maker can no longer pay: the offer is void (GEN-TRADE-3).
    VoidOffer { offer: OfferId },
}

/// Everything that can change a game from outside; recorded for audit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "snake_case")]
pub enum Input {
    Seat { seat: Seat, intent: Intent },
    Room { order: Order },
}
