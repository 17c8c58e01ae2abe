//! What happened. Past tense, complete with outcomes, and the only thing that writes: folding an old log needs
//! no old rules.

use crate::frames::{Frame, Step, Vote};
use crate::game::{Claim, Debt, Lot, Phase, Piece, Stock, TradeOffer};
use crate::ids::{CardId, DecisionId, DeckId, OfferId, Seat, SetId, Space};
use crate::money::{Coins, Purse, Why};
use crate::ruleset::{DieId, OutcomeId, TableId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What a throw is for (GEN-DICE-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Who begins (GEN-SETUP-2).
    Start,
    Move,
    /// A try to leave Jail.
    Jail,
    /// A rent by dice (GEN-RENT-8).
    Rent,
    /// Which outcome of a table (CEL-BLOCK-1).
    Table,
    /// What an outcome says (CEL-BLOCK-2, -4).
    Outcome,
    /// What a card says.
    Card,
    /// What a space says (MOV-SPACE-3, -4).
    Space,
    /// How far the figure moves by a card.
    Figure,
    /// Who of several helps in a battle (MOV-BATTLE-4).
    Teammate,
    /// The battle itself, the leader's and the teammate's (MOV-BATTLE-6).
    Battle,
}

/// How somebody came out of Jail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Release {
    Fine,
    Card,
    Roll,
}

/// How a claim closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClaimEnd {
    Made,
    Waived,
    /// The next player's opening roll, or the end of the grace (GEN-RENT-3, GEN-END-5).
    Lapsed,
    /// Owner or debtor went out (GEN-RENT-5).
    Died,
    /// Its deed went to GAME OVER (MOV-RENT-3).
    Void,
}

/// How an offer ended without an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OfferEnd {
    Declined,
    Withdrawn,
    Void,
}

/// One thing that happened, with its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Event {
    DiceRolled {
        seat: Seat,
        dice: Vec<u8>,
        /// Which dice; nothing when all dice of a roll to move were thrown.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        which: Vec<DieId>,
        purpose: Purpose,
    },
    /// Secret: the order of a deck, top first.
    DeckShuffled {
        deck: DeckId,
        order: Vec<CardId>,
    },
    DeedsDealt {
        deeds: Vec<(Seat, Space)>,
    },
    GameBegan {
        starter: Seat,
    },
    CoinsMoved {
        from: Purse,
        to: Purse,
        amount: Coins,
        why: Why,
    },
    TurnBegan {
        seat: Seat,
        round: u32,
    },
    /// The opening roll closes what waited for it (GEN-RENT-3, GEN-STOCK-4).
    OpeningRollMade {
        seat: Seat,
    },
    /// What a roll to move means for the rest of the turn: the doubles so far and whether another one is owed.
    RollCounted {
        doubles: u8,
        another: Another,
    },
    TokenMoved {
        seat: Seat,
        from: Space,
        to: Space,
        way: Way,
    },
    JailEntered {
        seat: Seat,
    },
    JailTryFailed {
        seat: Seat,
        tries: u8,
    },
    JailLeft {
        seat: Seat,
        by: Release,
    },
    CardDrawn {
        seat: Seat,
        deck: DeckId,
        card: CardId,
    },
    CardReturned {
        deck: DeckId,
        card: CardId,
    },
    CardKept {
        seat: Seat,
        deck: DeckId,
        card: CardId,
    },
    /// A kept card was played and is under its deck again.
    CardUsed {
        seat: Seat,
        deck: DeckId,
        card: CardId,
    },
    CardMoved {
        from: Seat,
        to: Seat,
        card: CardId,
    },
    DeedMoved {
        deed: Space,
        from: Option<Seat>,
        to: Option<Seat>,
    },
    DeedMortgaged {
        deed: Space,
    },
    MortgageLifted {
        deed: Space,
    },
    /// A deed went to GAME OVER (MOV-OVER-1).
    DeedFlipped {
        deed: Space,
    },
    /// A deed is open again.
    DeedContinued {
        deed: Space,
    },
    /// What a throw on a table came to.
    OutcomeDecided {
        seat: Seat,
        table: TableId,
        outcome: OutcomeId,
    },
    FigureMoved {
        from: Space,
        to: Space,
        way: Way,
    },
    /// The figure sleeps until the end of this seat's next turn (MOV-SLEEP-2).
    FigureSlept {
        seat: Seat,
    },
    FigureWoke,
    BattleBegan {
        leader: Seat,
        at: Space,
    },
    BattleEnded {
        leader: Seat,
        teammate: Option<Seat>,
        end: BattleEnd,
    },
    /// The stage of a deed and what is left in stock after a piece was built, sold, or went back.
    StageChanged {
        deed: Space,
        stage: u8,
        stock: Stock,
    },
    ClaimOpened {
        claim: Claim,
    },
    /// The oldest open claim that is equal to this one closed.
    ClaimClosed {
        claim: Claim,
        end: ClaimEnd,
    },
    /// A procedure began; it lies above all that is open.
    FrameOpened {
        frame: Frame,
    },
    /// The procedure on top ended.
    FrameClosed,
    /// The errand on top takes its first step.
    StepTaken,
    /// What the step led to comes before the rest of the errand.
    StepsAdded {
        steps: Vec<Step>,
    },
    DebtAdded {
        debt: Debt,
        place: Queue,
    },
    /// The debt at the front of the innermost queue could not be paid at once: its debtor is asked.
    DebtOpened {
        debt: Debt,
    },
    /// The debt at the front of the innermost queue is gone.
    DebtClosed {
        debt: Debt,
    },
    BidPlaced {
        seat: Seat,
        amount: Coins,
    },
    BidPassed {
        seat: Seat,
    },
    /// The highest bidder went out: the lot is offered afresh (GEN-AUCTION-7).
    AuctionReopened,
    AuctionClosed {
        lot: Lot,
        winner: Option<(Seat, Coins)>,
    },
    LotTaken {
        lot: Space,
    },
    PieceHeldBack {
        piece: Piece,
    },
    PieceVoted {
        seat: Seat,
        vote: Vote,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deed: Option<Space>,
    },
    DeedReceived {
        deed: Space,
    },
    OfferMade {
        offer: TradeOffer,
    },
    OfferCountered {
        offer: TradeOffer,
    },
    OfferClosed {
        offer: OfferId,
        by: Option<Seat>,
        end: OfferEnd,
    },
    OfferAccepted {
        offer: OfferId,
    },
    EstateLeft {
        of: Seat,
        deeds: Vec<Space>,
    },
    SeatLeft {
        seat: Seat,
        to: Purse,
        how: Leaving,
    },
    TimeRanOut,
    PhaseChanged {
        phase: Phase,
    },
    Asked {
        decision: DecisionId,
    },
    SetSoldDown {
        seat: Seat,
        set: SetId,
        #[serde(with = "crate::keyed")]
        stages: BTreeMap<Space, u8>,
    },
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum BattleEnd {
    Won,
    Lost,
}

/// Whether a roll brings another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Another {
    Owed,
    No,
}

/// How a token moved, for motion and sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    Forward,
    Back,
    /// Put there, nothing on the way (GEN-JAIL-1).
    Put,
}

/// Where a debt waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Queue {
    /// Behind the debts of the innermost procedure.
    Behind,
    /// Until the hammer or the settling of the piece (GEN-AUCTION-8).
    Deferred,
}

/// How a player went out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    GaveUp,
    Resigned,
}
