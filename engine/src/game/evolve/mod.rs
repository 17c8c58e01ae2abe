//! The only writer. Every event has one meaning here, needs no rules and cannot fail: a log that was written
//! by a live game folds to the same state for ever, and what no live game would have written changes nothing.

mod cards;
mod leaving;
mod open;
mod property;
mod race;
mod track;
mod turn;

use super::{Game, PowerDie, Time, Title};
use crate::event::Event;

impl Game {
    /// The table of contents; what each event does stands in the file of its topic.
    pub fn evolve(&mut self, event: &Event) {
        match event {
            Event::DiceRolled { seat, dice, purpose, .. } => self.count_throw(*seat, dice, *purpose),
            Event::DeckShuffled { deck, order } => self.shuffle_deck(deck, order),
            Event::DeedsDealt { deeds } => self.deal_deeds(deeds),
            Event::GameBegan { starter } => self.begin_game(*starter),
            Event::CoinsMoved { from, to, amount, .. } => self.move_coins(*from, *to, *amount),
            Event::TurnBegan { seat, round } => self.begin_turn(*seat, *round),
            Event::OpeningRollMade { .. } => self.make_opening_roll(),
            Event::RollCounted { doubles, another } => self.count_roll(*doubles, *another),
            Event::TokenMoved { seat, character, to, .. } => {
                self.change_character(*seat, character.as_ref(), |character| character.position = *to)
            }
            Event::JailEntered { seat, character } => self.enter_jail(*seat, character.as_ref()),
            Event::JailTryFailed { seat, character, tries } => {
                self.fail_try(*seat, character.as_ref(), *tries)
            }
            Event::JailLeft { seat, character, .. } => self.stay_in_jail(*seat, character.as_ref(), None),
            Event::CardDrawn { deck, card, .. } => self.take_card(deck, card),
            Event::CardReturned { deck, card } => self.return_card(deck, card),
            Event::CardKept { seat, deck, card } => self.keep_card(*seat, deck, card),
            Event::CardUsed { seat, deck, card } => self.use_card(*seat, deck, card),
            Event::CardMoved { from, to, card } => self.hand_card(*from, *to, card),
            Event::DeedMoved { deed, to, .. } => self.hand_deed(*deed, *to),
            Event::DeedMortgaged { deed } => self.set_title(*deed, Title::Mortgaged),
            Event::MortgageLifted { deed } | Event::DeedContinued { deed } => {
                self.set_title(*deed, Title::Open)
            }
            Event::DeedFlipped { deed } => self.set_title(*deed, Title::GameOver),
            Event::StageChanged { deed, stage, stock } => self.set_stage(*deed, *stage, *stock),
            Event::FigureMoved { to, .. } => self.change_figure(|figure| figure.position = *to),
            Event::FigureSlept { seat } => self.put_figure_to_sleep(*seat),
            Event::FigureWoke => self.change_figure(|figure| figure.sleep = None),
            Event::ClaimOpened { claim } => self.claims.push(claim.clone()),
            Event::ClaimClosed { claim, .. } => self.close_claim(claim),
            Event::FrameOpened { frame } => self.open_frame(frame),
            Event::FrameClosed => self.close_frame(),
            Event::StepTaken => self.take_step(),
            Event::StepsAdded { steps } => self.add_steps(steps),
            Event::DebtAdded { debt, place } => self.add_debt(debt, *place),
            Event::DebtOpened { .. } => self.open_front_debt(),
            Event::DebtClosed { .. } => self.close_front_debt(),
            Event::BidPlaced { seat, amount } => self.place_bid(*seat, *amount),
            Event::BidPassed { seat } => self.pass_bid(*seat),
            Event::BidderSkipped { .. } => self.pass_turn_to_bid(),
            Event::AuctionReopened => self.reopen_auction(),
            Event::AuctionClosed { .. } => self.close_auction(),
            Event::LotTaken { lot } => self.take_lot(*lot),
            Event::PieceHeldBack { piece } => self.hold_back(*piece),
            Event::PieceVoted { seat, vote, deed } => self.vote_for_piece(*seat, *vote, *deed),
            Event::DeedReceived { .. } => self.receive_deed(),
            Event::OfferMade { offer } => self.make_offer(offer),
            Event::OfferCountered { offer } => self.counter_offer(offer),
            Event::OfferClosed { offer, by, end } => self.close_offer(*offer, *by, *end),
            Event::OfferAccepted { offer } => self.accept_offer(*offer),
            Event::EstateLeft { deeds, .. } => self.estates.push(deeds.clone()),
            Event::SeatLeft { seat, .. } => self.unwind(*seat),
            Event::TimeRanOut => self.time = Time::Up,
            Event::PhaseChanged { phase } => self.change_phase(phase),
            Event::Asked { decision } => self.decision = *decision,
            Event::SpacesEntered { spaces } => self.path.extend(spaces),
            Event::MarkerPlaced { space, .. } => self.place_marker(*space),
            Event::MarkerLifted { space } => self.lift_marker(*space),
            Event::MoverChosen { seat, character } => self.choose_mover(*seat, character),
            Event::CharacterActed { seat, character } => self.let_act(*seat, character),
            Event::CharacterTurned { seat, character, face } => {
                self.change_character(*seat, Some(character), |character| character.face = *face)
            }
            Event::PowerSilenced { seats } => self.silence(seats),
            Event::PowerMissed { seat } => {
                self.change_player(*seat, |player| player.power = PowerDie::Thrown)
            }
            Event::DutyFellDue { duty, .. } => {
                self.duties.insert(*duty);
            }
            Event::DutyDone { duty } => {
                self.duties.remove(duty);
            }
            Event::RaceEntered { racer } => self.enter_race(racer),
            Event::RaceStayedOut { seat, .. } => self.stay_out_of_race(*seat),
            Event::CardWon { seat, card, from } => self.win_card(*seat, card, *from),
            Event::CardLost { seat, card } => {
                self.change_player(*seat, |player| player.won.retain(|won| won != card))
            }
            Event::PickupOffered { seat, space, amount } => self.offer_pickup(*seat, *space, *amount),
            Event::PickupClosed { seat, space } => {
                self.pickups.retain(|pickup| (pickup.seat, pickup.space) != (*seat, *space))
            }
            // Told for those who watch; what they change is told by other events.
            Event::SetSoldDown { .. }
            | Event::PowerCarriedOut { .. }
            | Event::RacePlaced { .. }
            | Event::DebtForgiven { .. }
            | Event::OutcomeDecided { .. }
            | Event::BattleBegan { .. }
            | Event::BattleEnded { .. } => {}
        }
    }
}

fn take_first<T>(list: &mut Vec<T>) {
    if !list.is_empty() {
        list.remove(0);
    }
}
