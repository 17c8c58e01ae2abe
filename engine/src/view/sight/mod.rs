//! What everybody has just seen, for log, sound, motion and speech: keys and arguments, never prose.

mod of;

use crate::event::{Absence, BattleEnd, ClaimEnd, Leaving, OfferEnd, Purpose, Release, Strength, Way};
use crate::frames::{Racer, Vote};
use crate::game::{Claim, Debt, Duty, Face, Lot, Piece, Standing, TradeOffer, Victor};
use crate::ids::{CardId, CharacterId, DeckId, OfferId, Seat, SetId, Space};
use crate::money::{Coins, Purse, Why};
use crate::ruleset::{DieId, OutcomeId, PowerId, TableId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A deed that was dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Dealt {
    pub seat: Seat,
    pub deed: Space,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Sight {
    DiceRolled {
        seat: Seat,
        dice: Vec<u8>,
        /// Which dice; nothing when all dice of a roll to move were thrown.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<DieId>>", optional)]
        which: Vec<DieId>,
        purpose: Purpose,
    },
    /// The order stays hidden.
    DeckShuffled {
        deck: DeckId,
    },
    DeedsDealt {
        deeds: Vec<Dealt>,
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
    TokenMoved {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        character: Option<CharacterId>,
        from: Space,
        to: Space,
        way: Way,
    },
    JailEntered {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        character: Option<CharacterId>,
    },
    JailTryFailed {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        character: Option<CharacterId>,
        tries: u8,
    },
    JailLeft {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        character: Option<CharacterId>,
        by: Release,
    },
    CardDrawn {
        seat: Seat,
        deck: DeckId,
        card: CardId,
    },
    CardKept {
        seat: Seat,
        card: CardId,
    },
    CardUsed {
        seat: Seat,
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
    DeedFlipped {
        deed: Space,
    },
    DeedContinued {
        deed: Space,
    },
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
    StageChanged {
        deed: Space,
        stage: u8,
    },
    SetSoldDown {
        seat: Seat,
        set: SetId,
    },
    ClaimOpened {
        claim: Claim,
    },
    ClaimClosed {
        claim: Claim,
        end: ClaimEnd,
    },
    AuctionOpened {
        lot: Lot,
    },
    BidPlaced {
        seat: Seat,
        amount: Coins,
    },
    BidPassed {
        seat: Seat,
    },
    AuctionReopened,
    AuctionClosed {
        lot: Lot,
        winner: Option<Seat>,
        amount: Option<Coins>,
    },
    PieceContested {
        requester: Seat,
        piece: Piece,
    },
    PieceVoted {
        seat: Seat,
        vote: Vote,
        deed: Option<Space>,
    },
    PieceHeldBack {
        piece: Piece,
    },
    DebtOpened {
        debt: Debt,
    },
    DebtWaits {
        debt: Debt,
    },
    DebtClosed {
        debt: Debt,
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
    SeatLeft {
        seat: Seat,
        to: Purse,
        how: Leaving,
    },
    MarkerPlaced {
        seat: Seat,
        space: Space,
    },
    MarkerLifted {
        space: Space,
    },
    MoverChosen {
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
    PowerSilenced {
        seats: Vec<Seat>,
    },
    PowerMissed {
        seat: Seat,
    },
    DutyFellDue {
        seat: Seat,
        duty: Duty,
    },
    RaceBegan {
        card: CardId,
        opener: Seat,
        holder: Option<Seat>,
    },
    RaceEntered {
        racer: Racer,
    },
    RaceStayedOut {
        seat: Seat,
        absence: Absence,
    },
    RacePlaced {
        card: CardId,
        places: Vec<Racer>,
    },
    CardWon {
        seat: Seat,
        card: CardId,
        from: Option<Seat>,
    },
    CardLost {
        seat: Seat,
        card: CardId,
    },
    PickupOffered {
        seat: Seat,
        space: Space,
        amount: Coins,
    },
    DebtForgiven {
        debt: Debt,
        rest: Coins,
    },
    BidderSkipped {
        seat: Seat,
    },
    TimeRanOut,
    CountBegan,
    GameOver {
        standings: Vec<Standing>,
        victor: Victor,
    },
}
