//! The only writer. Every event has one meaning here, needs no rules and cannot fail: a log that was written
//! by a live game folds to the same state for ever, and what no live game would have written changes nothing.

use super::{FigureState, Game, Jail, Phase, Player, Presence, RollOwed, Sleep, Time, Title};
use crate::event::{Another, Event, Purpose, Queue};
use crate::frames::{Contest, Debts, Frame, Front};
use crate::ids::{CardId, DeckId, OfferId, Seat, Space};
use crate::money::{Coins, Purse};

impl Game {
    pub fn evolve(&mut self, event: &Event) {
        match event {
            Event::DiceRolled { seat, dice, purpose, .. } => self.count_throw(*seat, dice, *purpose),
            Event::DeckShuffled { deck, order } => {
                self.chance.next += 1;
                if let Some(deck) = self.decks.iter_mut().find(|d| d.id == *deck) {
                    deck.cards.clone_from(order);
                }
            }
            Event::DeedsDealt { deeds } => {
                self.chance.next += 1;
                for (seat, deed) in deeds {
                    self.hand_deed(*deed, Some(*seat));
                }
            }
            Event::GameBegan { starter } => {
                self.phase = Phase::Playing;
                self.starter = *starter;
            }
            Event::CoinsMoved { from, to, amount, .. } => self.move_coins(*from, *to, *amount),
            Event::TurnBegan { seat, round } => {
                self.active = *seat;
                self.round = *round;
                self.turn += 1;
                self.doubles = 0;
                self.roll_owed = RollOwed::Opening;
                self.declines.clear();
            }
            Event::OpeningRollMade { .. } => {
                self.roll_owed = RollOwed::Nothing;
                self.held_back.clear();
            }
            Event::RollCounted { doubles, another } => {
                self.doubles = *doubles;
                self.roll_owed = match another {
                    Another::Owed => RollOwed::Extra,
                    Another::No => RollOwed::Nothing,
                };
            }
            Event::TokenMoved { seat, to, .. } => self.change_player(*seat, |player| player.position = *to),
            Event::JailEntered { seat } => {
                self.change_player(*seat, |player| player.jail = Some(Jail { tries: 0 }));
                if *seat == self.active {
                    self.roll_owed = RollOwed::Nothing;
                }
                for frame in &mut self.frames {
                    if let Frame::Errand(errand) = frame {
                        errand.on_jail(*seat);
                    }
                }
            }
            Event::JailTryFailed { seat, tries } => {
                self.change_player(*seat, |player| player.jail = Some(Jail { tries: *tries }));
            }
            Event::JailLeft { seat, .. } => self.change_player(*seat, |player| player.jail = None),
            Event::CardDrawn { deck, card, .. } => self.take_card(deck, card),
            Event::CardReturned { deck, card } => self.return_card(deck, card),
            Event::CardKept { seat, deck, card } => self.keep_card(*seat, deck, card),
            Event::CardUsed { seat, deck, card } => {
                self.change_player(*seat, |player| player.cards.retain(|(_, held)| held != card));
                self.return_card(deck, card);
            }
            Event::CardMoved { from, to, card } => self.hand_card(*from, *to, card),
            Event::DeedMoved { deed, to, .. } => self.hand_deed(*deed, *to),
            Event::DeedMortgaged { deed } => self.set_title(*deed, Title::Mortgaged),
            Event::MortgageLifted { deed } => self.set_title(*deed, Title::Open),
            Event::StageChanged { deed, stage, stock } => {
                if let Some(state) = self.deeds.get_mut(deed) {
                    state.stage = *stage;
                }
                self.stock = *stock;
            }
            Event::DeedFlipped { deed } => self.set_title(*deed, Title::GameOver),
            Event::DeedContinued { deed } => self.set_title(*deed, Title::Open),
            Event::FigureMoved { to, .. } => self.change_figure(|figure, _| figure.position = *to),
            Event::FigureSlept { seat } => {
                self.change_figure(|figure, turn| figure.sleep = Some(Sleep { seat: *seat, turn }));
            }
            Event::FigureWoke => self.change_figure(|figure, _| figure.sleep = None),
            // Told for those who watch; what they change is told by other events.
            Event::SetSoldDown { .. }
            | Event::OutcomeDecided { .. }
            | Event::BattleBegan { .. }
            | Event::BattleEnded { .. } => {}
            Event::ClaimOpened { claim } => self.claims.push(claim.clone()),
            Event::ClaimClosed { claim, .. } => {
                if let Some(at) = self.claims.iter().position(|open| open == claim) {
                    self.claims.remove(at);
                }
            }
            Event::FrameOpened { frame } => {
                self.open_frame(frame);
            }
            Event::FrameClosed => {
                if let Some(Frame::Placement(placement)) = self.frames.pop() {
                    self.stock.put_back(placement.piece);
                }
            }
            Event::StepTaken => {
                if let Some(Frame::Errand(errand)) = self.frames.last_mut() {
                    take_first(&mut errand.steps);
                }
            }
            Event::StepsAdded { steps } => {
                if let Some(Frame::Errand(errand)) = self.frames.last_mut() {
                    errand.steps.splice(..0, steps.iter().cloned());
                }
            }
            Event::DebtAdded { debt, place: Queue::Behind } => {
                if let Some(debts) = self.top_debts() {
                    debts.queue.push(debt.clone());
                }
            }
            Event::DebtAdded { debt, place: Queue::Deferred } => self.deferred.push(debt.clone()),
            Event::DebtOpened { .. } => {
                if let Some(debts) = self.top_debts() {
                    debts.front = Front::Open;
                }
            }
            Event::DebtClosed { .. } => {
                if let Some(debts) = self.top_debts() {
                    take_first(&mut debts.queue);
                    debts.front = Front::Waiting;
                }
            }
            Event::BidPlaced { seat, amount } => {
                if let Some(Frame::Auction(auction)) = self.frames.last_mut() {
                    auction.high = Some((*seat, *amount));
                }
            }
            Event::BidPassed { seat } => {
                if let Some(Frame::Auction(auction)) = self.frames.last_mut() {
                    auction.passed.insert(*seat);
                }
            }
            Event::AuctionReopened => {
                if let Some(Frame::Auction(auction)) = self.frames.last_mut() {
                    auction.reopen();
                }
            }
            Event::AuctionClosed { .. } => {
                self.frames.pop();
            }
            Event::LotTaken { lot } => {
                if let Some(estate) = self.estates.first_mut() {
                    estate.retain(|deed| deed != lot);
                }
                self.estates.retain(|estate| !estate.is_empty());
            }
            Event::PieceHeldBack { piece } => {
                self.held_back.insert(*piece);
            }
            Event::PieceVoted { seat, vote, deed } => {
                if let Some(contest) = self.top_contest() {
                    contest.votes.insert(*seat, Some(*vote));
                    contest.sites.extend(deed.map(|deed| (*seat, deed)));
                }
            }
            Event::DeedReceived { .. } => {
                if let Some(Frame::Receipt(receipt)) = self.frames.last_mut() {
                    take_first(&mut receipt.queue);
                }
            }
            Event::OfferMade { offer } => {
                self.offers_made = offer.id.0;
                self.offers.insert(offer.id, offer.clone());
            }
            Event::OfferCountered { offer } => {
                self.offers.insert(offer.id, offer.clone());
            }
            Event::OfferClosed { offer, by, end } => self.close_offer(*offer, *by, *end),
            Event::OfferAccepted { offer } => {
                self.offers.remove(offer);
            }
            Event::EstateLeft { deeds, .. } => self.estates.push(deeds.clone()),
            Event::SeatLeft { seat, .. } => self.unwind(*seat),
            Event::TimeRanOut => self.time = Time::Up,
            Event::PhaseChanged { phase } => self.change_phase(phase),
            Event::Asked { decision } => self.decision = *decision,
        }
    }

    fn open_frame(&mut self, frame: &Frame) {
        match frame {
            Frame::Placement(placement) => self.stock.take(placement.piece),
            Frame::Debts(debts) => {
                self.deferred.retain(|debt| !debts.queue.contains(debt));
                // One debt is open at a time: what was open waits again (GEN-DEBT-9).
                for below in &mut self.frames {
                    if let Frame::Debts(below) = below {
                        below.front = Front::Waiting;
                    }
                }
            }
            _ => {}
        }
        self.frames.push(frame.clone());
    }

    fn change_player(&mut self, seat: Seat, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.iter_mut().find(|player| player.seat == seat) {
            change(player);
        }
    }

    fn change_figure(&mut self, change: impl FnOnce(&mut FigureState, u32)) {
        if let Some(figure) = &mut self.figure {
            change(figure, self.turn);
        }
    }

    fn top_debts(&mut self) -> Option<&mut Debts> {
        match self.frames.last_mut() {
            Some(Frame::Debts(debts)) => Some(debts),
            _ => None,
        }
    }

    fn top_contest(&mut self) -> Option<&mut Contest> {
        match self.frames.last_mut() {
            Some(Frame::Contest(contest)) => Some(contest),
            _ => None,
        }
    }

    fn count_throw(&mut self, seat: Seat, dice: &[u8], purpose: Purpose) {
        self.chance.next += 1;
        let thrown = u32::try_from(dice.len()).unwrap_or(u32::MAX);
        self.chance.dice_used = self.chance.dice_used.saturating_add(thrown);
        if matches!(purpose, Purpose::Move | Purpose::Jail) {
            self.last_roll = Some((seat, dice.to_vec()));
        }
    }

    fn move_coins(&mut self, from: Purse, to: Purse, amount: Coins) {
        match from {
            Purse::Bank => self.bank -= i64::from(amount.0),
            Purse::Pot => self.pot = self.pot.less(amount),
            Purse::Seat(seat) => self.change_player(seat, |player| player.cash = player.cash.less(amount)),
        }
        match to {
            Purse::Bank => self.bank += i64::from(amount.0),
            Purse::Pot => self.pot = self.pot.plus(amount),
            Purse::Seat(seat) => self.change_player(seat, |player| player.cash = player.cash.plus(amount)),
        }
    }

    fn hand_deed(&mut self, deed: Space, to: Option<Seat>) {
        if let Some(state) = self.deeds.get_mut(&deed) {
            state.owner = to;
            if to.is_none() && state.title == Title::Mortgaged {
                state.title = Title::Open;
            }
        }
    }

    fn set_title(&mut self, deed: Space, title: Title) {
        if let Some(state) = self.deeds.get_mut(&deed) {
            state.title = title;
        }
    }

    fn take_card(&mut self, deck: &DeckId, card: &CardId) {
        if let Some(deck) = self.decks.iter_mut().find(|d| d.id == *deck)
            && let Some(at) = deck.cards.iter().position(|c| c == card)
        {
            deck.cards.remove(at);
        }
    }

    fn return_card(&mut self, deck: &DeckId, card: &CardId) {
        if let Some(deck) = self.decks.iter_mut().find(|d| d.id == *deck) {
            deck.cards.push(card.clone());
        }
    }

    fn keep_card(&mut self, seat: Seat, deck: &DeckId, card: &CardId) {
        self.change_player(seat, |player| {
            player.cards.push((deck.clone(), card.clone()));
            player.cards.sort_by(|a, b| a.1.cmp(&b.1));
        });
    }

    fn hand_card(&mut self, from: Seat, to: Seat, card: &CardId) {
        let mut handed = None;
        self.change_player(from, |player| {
            let at = player.cards.iter().position(|(_, held)| held == card);
            handed = at.map(|at| player.cards.remove(at));
        });
        if let Some((deck, card)) = handed {
            self.keep_card(to, &deck, &card);
        }
    }

    fn close_offer(&mut self, offer: OfferId, by: Option<Seat>, end: crate::event::OfferEnd) {
        if let Some(closed) = self.offers.remove(&offer)
            && end == crate::event::OfferEnd::Declined
            && let Some(refuser) = by
        {
            self.declines.push(super::Decline { proposer: closed.by, refuser });
        }
    }

    /// The one place where leaving takes effect: what is asked of the seat, owed to it or owed by it goes;
    /// frames that do not concern it go on (GEN-TURN-4, -7, -8, GEN-ESTATE-3).
    fn unwind(&mut self, seat: Seat) {
        self.gone.push(seat);
        self.change_player(seat, |player| {
            player.presence = Presence::Out;
            player.jail = None;
        });
        let stock = &mut self.stock;
        self.frames.retain_mut(|frame| {
            let goes_on = frame.on_leave(seat);
            if let (false, Frame::Placement(placement)) = (goes_on, frame) {
                stock.put_back(placement.piece);
            }
            goes_on
        });
        self.deferred.retain(|debt| debt.debtor != seat && debt.creditor != Purse::Seat(seat));
        self.claims.retain(|claim| claim.owner != seat && claim.debtor != seat);
        self.offers.retain(|_, offer| !offer.concerns(seat));
        if seat == self.active {
            self.roll_owed = RollOwed::Nothing;
        }
    }

    fn change_phase(&mut self, phase: &Phase) {
        self.phase = phase.clone();
        if self.is_over() {
            for frame in std::mem::take(&mut self.frames) {
                if let Frame::Placement(placement) = frame {
                    self.stock.put_back(placement.piece);
                }
            }
            self.claims.clear();
            self.deferred.clear();
            self.estates.clear();
            self.offers.clear();
        }
    }
}

fn take_first<T>(list: &mut Vec<T>) {
    if !list.is_empty() {
        list.remove(0);
    }
}
