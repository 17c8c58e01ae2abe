//! What happened. Past tense, complete with outcomes, and the only thing that writes: folding an old log needs
//! no old rules.

mod words;

pub use words::{
    Absence, Another, BattleEnd, ClaimEnd, Leaving, OfferEnd, Purpose, Queue, Release, Strength, Way,
};

use crate::frames::{Frame, Racer, Step, Vote};
use crate::game::{Claim, Debt, Duty, Face, Lot, Phase, Piece, Stock, TradeOffer};
use crate::ids::{CardId, CharacterId, DecisionId, DeckId, OfferId, Seat, SetId, Space};
use crate::money::{Coins, Purse, Why};
use crate::ruleset::{DieId, OutcomeId, PowerId, TableId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
        /// Which of two characters; none where the seat leads one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<CharacterId>,
        from: Space,
        to: Space,
        way: Way,
    },
    JailEntered {
        seat: Seat,
        /// Which of two characters; none where the seat leads one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<CharacterId>,
    },
    JailTryFailed {
        seat: Seat,
        /// Which of two characters; none where the seat leads one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<CharacterId>,
        tries: u8,
    },
    JailLeft {
        seat: Seat,
        /// Which of two characters; none where the seat leads one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<CharacterId>,
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
    /// The path of the turn grows by these spaces (KRT-BANANA-4).
    SpacesEntered {
        spaces: Vec<Space>,
    },
    MarkerPlaced {
        seat: Seat,
        space: Space,
    },
    /// A marker is back in stock.
    MarkerLifted {
        space: Space,
    },
    /// Who makes the moves of this turn (KRT-DUO-2).
    MoverChosen {
        seat: Seat,
        character: CharacterId,
    },
    /// Who acts in what follows, such as a prize (KRT-DUO-9).
    CharacterActed {
        seat: Seat,
        character: CharacterId,
    },
    CharacterTurned {
        seat: Seat,
        character: CharacterId,
        face: Face,
    },
    PowerCarriedOut {
        seat: Seat,
        character: CharacterId,
        power: PowerId,
        strength: Strength,
    },
    /// The next roll to move of these is made without the power die (KRT-STAR-7).
    PowerSilenced {
        seats: Vec<Seat>,
    },
    /// Such a roll is about to be made.
    PowerMissed {
        seat: Seat,
    },
    /// The turn owes something after its two halves.
    DutyFellDue {
        seat: Seat,
        duty: Duty,
    },
    /// It is being done, or was left undone.
    DutyDone {
        duty: Duty,
    },
    RaceEntered {
        racer: Racer,
    },
    RaceStayedOut {
        seat: Seat,
        absence: Absence,
    },
    /// The places of a race, the winner first; nobody if nobody entered.
    RacePlaced {
        card: CardId,
        places: Vec<Racer>,
    },
    /// From the pile, or from its holder after a rematch.
    CardWon {
        seat: Seat,
        card: CardId,
        from: Option<Seat>,
    },
    /// A race card is out of the game (KRT-LEAVE-2).
    CardLost {
        seat: Seat,
        card: CardId,
    },
    /// Coins come across that may be taken (KRT-COINS-3).
    PickupOffered {
        seat: Seat,
        space: Space,
        amount: Coins,
    },
    PickupClosed {
        seat: Seat,
        space: Space,
    },
    /// The rest of a debt is cancelled (KRT-DEBT-6).
    DebtForgiven {
        debt: Debt,
        rest: Coins,
    },
    /// Whose turn it is to bid cannot (KRT-AUCTION-2, -5).
    BidderSkipped {
        seat: Seat,
    },
    SetSoldDown {
        seat: Seat,
        set: SetId,
        #[serde(with = "crate::keyed")]
        stages: BTreeMap<Space, u8>,
    },
}
