//! What a bot looks at, and in which order it thinks: what is its own first, then offers, then the open question.

use engine::game::RollOwed;
use engine::view::Question;
use engine::{Action, Coins, Game, Intent, Ruleset, Seat};

/// One seat's view of one moment. The game is masked, the actions are exactly those that are accepted.
#[derive(Clone, Copy)]
pub(crate) struct Mind<'a> {
    pub(crate) rules: &'a Ruleset,
    pub(crate) game: &'a Game,
    pub(crate) seat: Seat,
    pub(crate) actions: &'a [Action],
    /// How many decisions that are only imagined lie around this one.
    pub(crate) depth: u8,
}

impl Mind<'_> {
    pub(crate) fn choose(&self) -> Option<Intent> {
        self.claim_rent()
            .or_else(|| self.pick_up())
            .or_else(|| self.answer_offers())
            .or_else(|| self.answer_question())
    }

    /// Rent is always asked for; who forgets gets nothing (GEN-RENT).
    fn claim_rent(&self) -> Option<Intent> {
        self.first(|action| matches!(action, Action::Claim { .. }))
    }

    /// Coins come across are always taken; who forgets leaves them to others (KRT-COINS-3).
    fn pick_up(&self) -> Option<Intent> {
        self.first(|action| matches!(action, Action::TakeCoins { .. }))
    }

    fn answer_question(&self) -> Option<Intent> {
        if !self.game.asked(self.rules).contains(&self.seat) {
            return None;
        }
        let question = self.game.question(self.rules)?;
        self.think_about(&question).or_else(|| self.any_answer(&question))
    }

    pub(crate) fn think_about(&self, question: &Question) -> Option<Intent> {
        match *question {
            Question::Roll | Question::EndTurn => self.take_turn(),
            Question::Jail { .. } => self.develop().or_else(|| self.answer_jail()),
            Question::Purchase { deed, cost } => self.answer_purchase(deed, cost),
            Question::Auction { lot, .. } => self.answer_auction(lot),
            Question::Debt { ref debt, .. } => self.answer_debt(debt),
            Question::Interest { deed, .. } => self.answer_interest(deed),
            Question::ContestedPiece { piece, .. } => self.answer_contest(piece),
            Question::PlacePiece { .. } => self.answer_placement(),
            Question::LegacyTax { flat, percent } => self.answer_tax(flat, percent),
            Question::Teammate { .. } => self.answer_teammate(),
            Question::FlipOwn { .. } => self.answer_flip(),
            Question::FreeContinue { .. } => self.answer_free_continue(),
            Question::Inheritance { .. } => self.answer_inheritance(),
            Question::Order { .. } => self.answer_order(),
            Question::Character | Question::OwnCharacter { .. } => self.answer_character(),
            Question::Target { .. } => self.answer_target(),
            Question::Marker { .. } => self.answer_marker(),
            Question::Markers { most, .. } => self.answer_markers(most),
            Question::LiftMarkers { .. } => self.answer_lift_markers(),
            Question::GoOrStay { .. } => self.answer_go_or_stay(),
            Question::Steps { .. } => self.answer_steps(),
            Question::SecondRoll | Question::TakeDropped { .. } => self.plain(&Intent::Go),
            Question::Flip { .. } => self.plain(&Intent::Flip),
            Question::RaceEntry { ref card, fee, .. } => self.answer_race(card, fee),
            Question::Prize { .. } => self.answer_prize(),
            Question::RematchCard { .. } => self.answer_rematch(),
            Question::LastClaims => None,
        }
    }

    /// A bot that has no opinion still answers, so that no table waits for it. The highest bidder of an auction is
    /// asked nothing, and silence is not worth going out.
    fn any_answer(&self, question: &Question) -> Option<Intent> {
        let harmless = |action: &Action| !matches!(action, Action::Bid { .. } | Action::GiveUp);
        self.first(|action| harmless(action) && action.is_answer(question))
    }

    /// Before a roll: old offers are taken back and buildings go up. After it: buildings, a new offer, the end.
    fn take_turn(&self) -> Option<Intent> {
        let settled = self.game.roll_owed == RollOwed::Nothing;
        let trade = || if settled { self.propose() } else { self.withdraw_old_offer() };
        self.develop()
            .or_else(trade)
            .or_else(|| self.plain(&Intent::Roll))
            .or_else(|| self.plain(&Intent::EndTurn))
    }

    /// The intent of the first offered action of a kind.
    pub(crate) fn first(&self, kind: impl Fn(&Action) -> bool) -> Option<Intent> {
        self.actions.iter().find(|action| kind(action))?.sample()
    }

    /// This very intent, if it is offered. For intents that leave nothing to choose.
    pub(crate) fn plain(&self, intent: &Intent) -> Option<Intent> {
        self.actions.iter().filter_map(Action::sample).find(|offered| offered == intent)
    }

    /// Cash that no bid reserves.
    pub(crate) fn in_hand(&self) -> i64 {
        coins(self.game.in_hand(self.seat))
    }
}

/// Amounts are compared and subtracted here, so they may go below zero.
pub(crate) fn coins(amount: Coins) -> i64 {
    i64::from(amount.0)
}
