//! What everybody sees. All is public but the order of the decks and the game's key, so there is one view:
//! a map of sections. A changed section is sent whole; the reader's fold is one assignment a section.

mod project;
mod question;
mod sight;
mod track;

pub use question::{Payment, Question};
pub use sight::Sight;
pub use track::{LyingCoins, LyingView, OpenRaceView, RaceView};

use crate::action::Action;
use crate::game::{
    Claim, Debt, Face, Jail, Lot, Phase, Piece, PowerDie, Presence, RollOwed, Stock, Time, Title, TradeOffer,
};
use crate::ids::{CardId, CharacterId, DecisionId, DeckId, Seat, Space};
use crate::money::Coins;
use crate::ruleset::{FigureId, OutcomeId, TableId};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// Sections by key: `table`, `seat/2`, `space/17`, `prompt`, `claims`, `offers`, `auction`, `debts`,
/// `answers/2`, `actions/2`, and where the edition has them `figure`, `tables`, `lying` and `race`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct View(pub BTreeMap<String, Section>);

/// Sections that differ; one that is gone is none.
pub type Changes = BTreeMap<String, Option<Section>>;

impl View {
    /// What must be sent to whoever holds `self` to hold `newer`.
    #[must_use]
    pub fn changes_to(&self, newer: &Self) -> Changes {
        let mut changes: Changes =
            self.0.keys().filter(|key| !newer.0.contains_key(*key)).map(|key| (key.clone(), None)).collect();
        for (key, section) in &newer.0 {
            if self.0.get(key) != Some(section) {
                changes.insert(key.clone(), Some(section.clone()));
            }
        }
        changes
    }

    /// The reader's fold.
    pub fn apply(&mut self, changes: Changes) {
        for (key, section) in changes {
            match section {
                Some(section) => self.0.insert(key, section),
                None => self.0.remove(&key),
            };
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Section {
    Table(TableView),
    Seat(SeatView),
    Space(SpaceView),
    Prompt(PromptView),
    Claims(Vec<Claim>),
    Offers(Vec<TradeOffer>),
    Auction(AuctionView),
    Debts(Vec<DebtView>),
    Actions(Vec<Action>),
    Figure(FigureView),
    Tables(Vec<OutcomeTableView>),
    Lying(LyingView),
    Race(RaceView),
}

/// Section `figure`, where the edition has one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FigureView {
    pub figure: FigureId,
    pub position: Space,
    /// The seat at the end of whose next turn it wakes; none while it is awake.
    pub asleep: Option<Seat>,
    /// How many deeds are in GAME OVER, and with how many it wins (MOV-END-2).
    pub closed: u32,
    pub wins_at: u32,
}

/// Section `tables`: what each throw on a table comes to in this game (CEL-BLOCK-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OutcomeTableView {
    pub table: TableId,
    pub rows: Vec<OutcomeRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OutcomeRow {
    pub sum: u8,
    pub outcome: OutcomeId,
}

/// Section `table`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TableView {
    pub phase: Phase,
    pub active: Seat,
    /// Who moves this turn, once chosen, where the active seat leads two characters (KRT-DUO-2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mover: Option<CharacterId>,
    pub roll_owed: RollOwed,
    pub doubles: u8,
    pub starter: Seat,
    pub round: u32,
    pub turn: u32,
    pub time: Time,
    pub stock: Stock,
    pub pot: Coins,
    pub decks: Vec<DeckView>,
    pub last_roll: Option<RollView>,
    /// Kinds of building that cannot be asked for before the next opening roll.
    pub held_back: Vec<Piece>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RollView {
    pub seat: Seat,
    pub dice: Vec<u8>,
}

/// Only the number of cards left in a deck is public (COL-SETUP-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DeckView {
    pub deck: DeckId,
    pub left: u32,
}

/// Section `seat/N`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatView {
    pub seat: Seat,
    pub token: String,
    pub presence: Presence,
    pub cash: Coins,
    /// Cash that no bid reserves.
    pub in_hand: Coins,
    pub position: Space,
    pub jail: Option<Jail>,
    pub cards: Vec<CardId>,
    /// The second character of two, where two players lead two each; `token`, `position` and `jail` are the first's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub second: Option<CharacterView>,
    /// Whether the first one's card is turned down.
    pub face: Face,
    /// Race cards won.
    pub won: Vec<CardId>,
    /// Points as they stand, where points decide (KRT-END-2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<u32>,
    /// Whether the next roll to move is made with the power die.
    pub power: PowerDie,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CharacterView {
    pub token: String,
    pub position: Space,
    pub jail: Option<Jail>,
    pub face: Face,
}

/// Section `space/N`, for spaces with a deed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SpaceView {
    pub deed: Space,
    pub owner: Option<Seat>,
    pub stage: u8,
    pub title: Title,
    /// Nothing puts it into GAME OVER (MOV-SET-3).
    pub protected: bool,
    /// What a landing would be worth to the owner now; none while unowned or closed.
    pub rent: Option<crate::game::Due>,
}

/// Section `prompt`: the open question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PromptView {
    pub decision: DecisionId,
    pub question: Question,
    /// Who has still to answer, clockwise from the active player.
    pub asked: Vec<Seat>,
}

/// Section `auction`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AuctionView {
    pub lot: Lot,
    pub high: Option<HighBid>,
    pub bidders: Vec<BidderView>,
    /// Whose turn it is, where bids go by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct HighBid {
    pub seat: Seat,
    pub amount: Coins,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BidderView {
    pub seat: Seat,
    pub standing: BidderStanding,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum BidderStanding {
    Bidding,
    Highest,
    Passed,
    /// Cannot top the highest bid at the moment, or has a debt waiting.
    Short,
}

/// One entry of section `debts`; the first one is open if its `state` says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DebtView {
    pub debt: Debt,
    pub state: DebtState,
    /// What the debtor can raise at the Bank, cash included (GEN-DEBT-10).
    pub raisable: Coins,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DebtState {
    Open,
    Waiting,
}
