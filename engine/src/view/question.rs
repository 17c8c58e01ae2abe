//! What is asked: derived from the state by `decide/question.rs`, with all that a prompt needs to know.

use crate::frames::StepTerms;
use crate::game::{Debt, Lot, Piece};
use crate::ids::{CardId, CharacterId, Seat, Space};
use crate::money::{Coins, Why};
use crate::ruleset::PowerId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The question that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "data", rename_all = "snake_case")]
pub enum Question {
    Roll,
    Jail {
        fine: Coins,
        tries: u8,
        /// Whose way out it is; none where the seat leads one character.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        character: Option<CharacterId>,
    },
    Purchase {
        deed: Space,
        cost: Coins,
    },
    Auction {
        lot: Lot,
        /// Whose turn it is, where bids go by seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        turn: Option<Seat>,
    },
    Debt {
        debt: Debt,
        #[serde(default, skip_serializing_if = "Payment::is_settled")]
        #[ts(as = "Option<Payment>", optional)]
        payment: Payment,
    },
    Interest {
        deed: Space,
        keep: Coins,
        lift: Coins,
    },
    ContestedPiece {
        piece: Piece,
        requester: Seat,
        deed: Space,
    },
    PlacePiece {
        piece: Piece,
    },
    LegacyTax {
        flat: Coins,
        percent: u32,
    },
    /// Who helps the leader against the figure (MOV-BATTLE-5).
    Teammate {
        leader: Seat,
        at: Space,
    },
    /// One own deed goes to GAME OVER (MOV-BF-11).
    FlipOwn {
        seat: Seat,
    },
    /// One own deed continues free (MOV-QB-13).
    FreeContinue {
        seat: Seat,
    },
    /// Inherited deeds in GAME OVER may continue (MOV-BANKRUPT-4).
    Inheritance {
        seat: Seat,
        deeds: Vec<Space>,
    },
    /// Which half of the turn comes first (KRT-ASK-3); the move can be up to `extra` longer instead of the power-up.
    Order {
        steps: u32,
        power: PowerId,
        extra: u32,
    },
    /// Which own character moves (KRT-ASK-4).
    Character,
    /// Who is hit (KRT-ASK-8).
    Target {
        why: Why,
        pick: u8,
    },
    /// Where the marker goes (KRT-ASK-9).
    Marker {
        why: Why,
    },
    /// Own deeds to mark (KRT-ASK-10).
    Markers {
        why: Why,
        most: u32,
    },
    /// Markers to take off the board, so many coins for each (KRT-ASK-10).
    LiftMarkers {
        why: Why,
        each: Coins,
    },
    /// KRT-ASK-11.
    GoOrStay {
        why: Why,
        to: Option<Space>,
    },
    /// How many steps (KRT-ASK-12).
    Steps {
        why: Why,
        terms: StepTerms,
    },
    /// Whether the power die is thrown once more (KRT-ASK-13).
    SecondRoll,
    /// Whether just these coins are taken (KRT-ASK-14).
    TakeDropped {
        why: Why,
        space: Space,
        amount: Coins,
    },
    /// A race is owed; this is the top card (KRT-ASK-15).
    Flip {
        card: CardId,
    },
    RaceEntry {
        card: CardId,
        fee: Coins,
        rematch: bool,
        asked: Seat,
    },
    /// A prize that may be taken (KRT-ASK-17).
    Prize {
        why: Why,
    },
    RematchCard {
        why: Why,
    },
    /// Which own character is hit (KRT-ASK-20).
    OwnCharacter {
        why: Why,
    },
    EndTurn,
    /// The last turn is over; owners may still claim (GEN-END-5).
    LastClaims,
}

/// How an open debt is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// Its debtor settles it (GEN-DEBT-2).
    #[default]
    Settled,
    /// As soon as the cash covers it (KRT-DEBT-5).
    ByItself,
}

impl Payment {
    // serde hands over a reference.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
    fn is_settled(&self) -> bool {
        *self == Self::Settled
    }
}
