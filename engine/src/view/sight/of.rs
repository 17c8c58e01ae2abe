//! From what happened to what is seen.

use super::{Dealt, Sight};
use crate::event::Event;
use crate::frames::Frame;
use crate::game::Phase;

impl Sight {
    /// What an event looks like from the table; nothing for what only the engine needs to know.
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        Some(match event.clone() {
            Event::DiceRolled { seat, dice, which, purpose } => {
                Self::DiceRolled { seat, dice, which, purpose }
            }
            Event::DeckShuffled { deck, .. } => Self::DeckShuffled { deck },
            Event::DeedsDealt { deeds } => {
                let deeds = deeds.into_iter().map(|(seat, deed)| Dealt { seat, deed }).collect();
                Self::DeedsDealt { deeds }
            }
            Event::GameBegan { starter } => Self::GameBegan { starter },
            Event::CoinsMoved { from, to, amount, why } => Self::CoinsMoved { from, to, amount, why },
            Event::TurnBegan { seat, round } => Self::TurnBegan { seat, round },
            Event::TokenMoved { seat, character, from, to, way } => {
                Self::TokenMoved { seat, character, from, to, way }
            }
            Event::JailEntered { seat, character } => Self::JailEntered { seat, character },
            Event::JailTryFailed { seat, character, tries } => Self::JailTryFailed { seat, character, tries },
            Event::JailLeft { seat, character, by } => Self::JailLeft { seat, character, by },
            Event::CardDrawn { seat, deck, card } => Self::CardDrawn { seat, deck, card },
            Event::CardKept { seat, card, .. } => Self::CardKept { seat, card },
            Event::CardUsed { seat, card, .. } => Self::CardUsed { seat, card },
            Event::CardMoved { from, to, card } => Self::CardMoved { from, to, card },
            Event::DeedMoved { deed, from, to } => Self::DeedMoved { deed, from, to },
            Event::DeedMortgaged { deed } => Self::DeedMortgaged { deed },
            Event::MortgageLifted { deed } => Self::MortgageLifted { deed },
            Event::DeedFlipped { deed } => Self::DeedFlipped { deed },
            Event::DeedContinued { deed } => Self::DeedContinued { deed },
            Event::OutcomeDecided { seat, table, outcome } => Self::OutcomeDecided { seat, table, outcome },
            Event::FigureMoved { from, to, way } => Self::FigureMoved { from, to, way },
            Event::FigureSlept { seat } => Self::FigureSlept { seat },
            Event::FigureWoke => Self::FigureWoke,
            Event::BattleBegan { leader, at } => Self::BattleBegan { leader, at },
            Event::BattleEnded { leader, teammate, end } => Self::BattleEnded { leader, teammate, end },
            Event::StageChanged { deed, stage, .. } => Self::StageChanged { deed, stage },
            Event::SetSoldDown { seat, set, .. } => Self::SetSoldDown { seat, set },
            Event::ClaimOpened { claim } => Self::ClaimOpened { claim },
            Event::ClaimClosed { claim, end } => Self::ClaimClosed { claim, end },
            Event::FrameOpened { frame } => return Self::of_frame(frame),
            Event::BidPlaced { seat, amount } => Self::BidPlaced { seat, amount },
            Event::BidPassed { seat } => Self::BidPassed { seat },
            Event::AuctionReopened => Self::AuctionReopened,
            Event::AuctionClosed { lot, winner } => {
                let (winner, amount) = winner.unzip();
                Self::AuctionClosed { lot, winner, amount }
            }
            Event::PieceVoted { seat, vote, deed } => Self::PieceVoted { seat, vote, deed },
            Event::PieceHeldBack { piece } => Self::PieceHeldBack { piece },
            Event::DebtAdded { debt, .. } => Self::DebtWaits { debt },
            Event::DebtOpened { debt } => Self::DebtOpened { debt },
            Event::DebtClosed { debt } => Self::DebtClosed { debt },
            Event::OfferMade { offer } => Self::OfferMade { offer },
            Event::OfferCountered { offer } => Self::OfferCountered { offer },
            Event::OfferClosed { offer, by, end } => Self::OfferClosed { offer, by, end },
            Event::OfferAccepted { offer } => Self::OfferAccepted { offer },
            Event::SeatLeft { seat, to, how } => Self::SeatLeft { seat, to, how },
            Event::MarkerPlaced { seat, space } => Self::MarkerPlaced { seat, space },
            Event::MarkerLifted { space } => Self::MarkerLifted { space },
            Event::MoverChosen { seat, character } => Self::MoverChosen { seat, character },
            Event::CharacterTurned { seat, character, face } => {
                Self::CharacterTurned { seat, character, face }
            }
            Event::PowerCarriedOut { seat, character, power, strength } => {
                Self::PowerCarriedOut { seat, character, power, strength }
            }
            Event::PowerSilenced { seats } => Self::PowerSilenced { seats },
            Event::PowerMissed { seat } => Self::PowerMissed { seat },
            Event::DutyFellDue { seat, duty } => Self::DutyFellDue { seat, duty },
            Event::RaceEntered { racer } => Self::RaceEntered { racer },
            Event::RaceStayedOut { seat, absence } => Self::RaceStayedOut { seat, absence },
            Event::RacePlaced { card, places } => Self::RacePlaced { card, places },
            Event::CardWon { seat, card, from } => Self::CardWon { seat, card, from },
            Event::CardLost { seat, card } => Self::CardLost { seat, card },
            Event::PickupOffered { seat, space, amount } => Self::PickupOffered { seat, space, amount },
            Event::DebtForgiven { debt, rest } => Self::DebtForgiven { debt, rest },
            Event::BidderSkipped { seat } => Self::BidderSkipped { seat },
            Event::TimeRanOut => Self::TimeRanOut,
            Event::PhaseChanged { phase: Phase::Counting } => Self::CountBegan,
            Event::PhaseChanged { phase: Phase::Over { standings, victor } } => {
                Self::GameOver { standings, victor }
            }
            Event::PhaseChanged { .. }
            | Event::OpeningRollMade { .. }
            | Event::RollCounted { .. }
            | Event::CardReturned { .. }
            | Event::FrameClosed
            | Event::StepTaken
            | Event::StepsAdded { .. }
            | Event::LotTaken { .. }
            | Event::DeedReceived { .. }
            | Event::EstateLeft { .. }
            | Event::SpacesEntered { .. }
            | Event::CharacterActed { .. }
            | Event::DutyDone { .. }
            | Event::PickupClosed { .. }
            | Event::Asked { .. } => return None,
        })
    }

    fn of_frame(frame: Frame) -> Option<Self> {
        match frame {
            Frame::Auction(auction) => Some(Self::AuctionOpened { lot: auction.lot }),
            Frame::Contest(contest) => {
                Some(Self::PieceContested { requester: contest.requester, piece: contest.piece })
            }
            Frame::Race(race) => {
                Some(Self::RaceBegan { card: race.card, opener: race.opener, holder: race.holder })
            }
            Frame::Errand(_)
            | Frame::Purchase(_)
            | Frame::Debts(_)
            | Frame::Placement(_)
            | Frame::Receipt(_)
            | Frame::TaxChoice(_)
            | Frame::Battle(_)
            | Frame::Pick(_)
            | Frame::Inheritance(_)
            | Frame::Choice(_) => None,
        }
    }
}
