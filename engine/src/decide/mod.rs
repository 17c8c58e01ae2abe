//! From a wish to what happens. Everything is checked before the first event; a refused intent changes nothing
//! (GEN-REFUSE-1). What follows without anybody's decision is carried out by `settle`.

mod abilities;
mod auction;
mod battle;
mod blows;
mod build;
mod cards;
mod choice;
mod choice_default;
mod chosen;
mod claims;
mod debts;
mod deed_sale;
mod defaults;
mod effects;
mod end;
mod figure;
mod game_over;
mod halves;
mod inheritance;
mod jail;
mod leave;
mod markers;
mod moment;
mod mortgage;
mod moves;
mod offered;
mod permit;
mod pick;
mod pickup;
mod play;
mod prizes;
mod purchase;
mod question;
mod race;
mod sell;
mod settle;
mod setup;
mod stock;
mod targets;
mod terms;
mod trade;
mod turn;
mod void;
mod walk;

pub use moment::Moment;
pub use play::Play;

use crate::event::{Absence, Event};
use crate::game::Game;
use crate::ids::{DecisionId, Seat};
use crate::intent::{Input, Intent, Order};
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::{Ruleset, Shortfall};

/// What an input leads to, or why it is refused.
///
/// # Errors
/// The first reason of GEN-REFUSE that holds; the game is unchanged.
pub fn decide(rules: &Ruleset, game: &Game, input: &Input) -> Result<Vec<Event>, Refusal> {
    let mut play = Play::new(rules, game);
    match input {
        Input::Seat { seat, intent } => play.answer(*seat, intent)?,
        Input::Room { order } => play.obey(order)?,
    }
    Ok(play.finish())
}

/// What must be said right after a refusal: an offer whose maker can no longer pay is void (GEN-TRADE-3).
#[must_use]
pub fn aftermath(game: &Game, intent: &Intent, refusal: Refusal) -> Option<Order> {
    match intent {
        Intent::Accept { offer, .. } if refusal.code == Code::Void && game.offers.contains_key(offer) => {
            Some(Order::VoidOffer { offer: *offer })
        }
        _ => None,
    }
}

impl Play<'_> {
    /// Checks and carries out a seat's intent, then what follows of itself.
    fn answer(&mut self, seat: Seat, intent: &Intent) -> Result<(), Refusal> {
        self.permit(seat, intent)?;
        let before = self.signature();
        let counts = self.closes_question(intent);
        self.carry_out(seat, intent);
        self.settle();
        self.ask_anew(&before, counts);
        Ok(())
    }

    fn obey(&mut self, order: &Order) -> Result<(), Refusal> {
        let before = self.signature();
        match order {
            Order::Start => self.start()?,
            Order::Hammer => self.hammer()?,
            Order::TimeUp => self.time_up()?,
            Order::GraceOver => self.grace_over()?,
            Order::PlayDefault { seat } => return self.play_default(*seat),
            Order::VoidOffer { offer } => self.void_offer(*offer)?,
        }
        self.settle();
        self.ask_anew(&before, false);
        Ok(())
    }

    /// A question gets a new number when it is another one, or the same one asked again.
    fn ask_anew(&mut self, before: &Signature, answered: bool) {
        let now = self.signature();
        if !self.game.is_over() && (now != *before || answered) {
            self.emit(Event::Asked { decision: DecisionId(self.game.decision.0 + 1) });
        }
    }

    fn carry_out(&mut self, seat: Seat, intent: &Intent) {
        match intent {
            Intent::Roll => self.roll(seat),
            Intent::EndTurn => self.pass_dice(),
            Intent::PayFine => self.pay_fine(seat),
            Intent::UseJailCard => self.use_jail_card(seat),
            Intent::Buy => self.buy(seat),
            Intent::Decline => self.decline(),
            Intent::Bid { amount } => self.emit(Event::BidPlaced { seat, amount: *amount }),
            Intent::Pass => self.emit(Event::BidPassed { seat }),
            Intent::Claim { deed } => self.claim(seat, *deed),
            Intent::Waive { deed } => self.waive(seat, *deed),
            Intent::Build { deed } => self.build(seat, *deed),
            Intent::Sell { deed } => self.sell(seat, *deed),
            Intent::SellDown { set, stages } => self.sell_down(seat, set, stages),
            Intent::Mortgage { deed } => self.mortgage(seat, *deed),
            Intent::Lift { deed } if self.asks_interest(seat) => self.lift_received(seat, *deed),
            Intent::Lift { deed } => self.lift(seat, *deed),
            Intent::Keep { deed } => self.keep_received(seat, *deed),
            Intent::Want(site) => self.vote(seat, crate::frames::Vote::Want, *site),
            Intent::Leave => self.vote(seat, crate::frames::Vote::Leave, None),
            Intent::Place { deed } => self.place(*deed),
            Intent::PayFlat => self.pay_flat(seat),
            Intent::PayPercent => self.pay_percent(seat),
            Intent::Continue { deed } => self.continue_deed(seat, *deed),
            Intent::Done => self.emit(Event::FrameClosed),
            Intent::SellDeed { deed } => self.sell_deed(seat, *deed),
            Intent::PickPlayer { player } if self.open_choice().is_none() => self.pick_player(*player),
            Intent::PickDeed { deed } if self.open_choice().is_none() => self.pick_deed(*deed),
            Intent::Go | Intent::Skip if self.open_choice().is_none() => self.second_roll(seat, intent),
            Intent::PickPlayer { .. }
            | Intent::PickDeed { .. }
            | Intent::Move(_)
            | Intent::PowerUp
            | Intent::PickCharacter { .. }
            | Intent::PickPlayers { .. }
            | Intent::PickSpace { .. }
            | Intent::PickSpaces { .. }
            | Intent::Go
            | Intent::Skip
            | Intent::Steps { .. }
            | Intent::SwapDeeds { .. }
            | Intent::PickCard { .. } => self.carry_choice(intent),
            Intent::Flip => self.flip_race_card(seat),
            Intent::Enter(with) => self.enter_race(seat, with.as_ref()),
            Intent::StayOut => self.emit(Event::RaceStayedOut { seat, absence: Absence::Chosen }),
            Intent::TakeCoins { space } => self.take_pickup(seat, *space),
            Intent::LeaveCoins { space } => self.leave_pickup(seat, *space),
            Intent::Settle => self.settle_debt(),
            Intent::GiveUp => self.leave(seat, crate::event::Leaving::GaveUp),
            Intent::Resign => self.leave(seat, crate::event::Leaving::Resigned),
            Intent::Propose { to, give, want } => self.propose(seat, *to, give, want),
            Intent::Counter { offer, give, want, .. } => self.counter(seat, *offer, give, want),
            Intent::DeclineOffer { offer } => self.decline_offer(seat, *offer),
            Intent::Withdraw { offer } => self.withdraw(seat, *offer),
            Intent::Accept { offer, .. } => self.accept(*offer),
        }
    }
}

/// What makes an open question this one and no other.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Signature {
    depth: usize,
    question: Option<crate::view::Question>,
    turn: u32,
}

impl Play<'_> {
    fn signature(&self) -> Signature {
        let question = self.game.question(self.rules);
        Signature { depth: self.game.frames.len(), question, turn: self.game.turn }
    }

    /// Whether an intent answers the open question for good; bids and votes leave it open for the others.
    fn closes_question(&self, intent: &Intent) -> bool {
        match intent {
            Intent::Roll
            | Intent::EndTurn
            | Intent::PayFine
            | Intent::UseJailCard
            | Intent::Buy
            | Intent::Decline
            | Intent::Keep { .. }
            | Intent::Place { .. }
            | Intent::PayFlat
            | Intent::PayPercent
            | Intent::Done
            | Intent::PickPlayer { .. }
            | Intent::PickDeed { .. }
            | Intent::Move(_)
            | Intent::PowerUp
            | Intent::PickCharacter { .. }
            | Intent::PickPlayers { .. }
            | Intent::PickSpace { .. }
            | Intent::PickSpaces { .. }
            | Intent::Go
            | Intent::Skip
            | Intent::Steps { .. }
            | Intent::Flip
            | Intent::Enter(_)
            | Intent::StayOut
            | Intent::SwapDeeds { .. }
            | Intent::PickCard { .. }
            | Intent::Settle
            | Intent::GiveUp => true,
            Intent::Lift { .. } => matches!(self.game.frames.last(), Some(crate::frames::Frame::Receipt(_))),
            _ => false,
        }
    }
}

/// An answer must name the open question: a second click or a late answer is stale. What is done beside the
/// question needs no name.
///
/// # Errors
/// `stale` if the answer names another question, or none where it would be accepted.
pub fn fresh(
    rules: &Ruleset,
    game: &Game,
    seat: Seat,
    intent: &Intent,
    decision: Option<DecisionId>,
) -> Result<(), Refusal> {
    let play = Play::new(rules, game);
    let shared = matches!(intent, Intent::Bid { .. } | Intent::Pass | Intent::Want(_) | Intent::Leave);
    // A sale meant for one debt is none for the next (KRT-ASK-19).
    let raises = matches!(intent, Intent::SellDeed { .. })
        && rules.numbers.shortfall == Shortfall::Forgiven
        && game.open_debt().is_some();
    if !shared && !raises && !play.closes_question(intent) {
        return Ok(());
    }
    match decision {
        Some(decision) => ensure(decision == game.decision, Code::Stale),
        None => ensure(play.permit(seat, intent).is_err(), Code::Stale),
    }
}
