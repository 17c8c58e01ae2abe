//! A turn in Jail opens with a choice: fine, card, or a try by a roll (GEN-JAIL, KRT-JAIL).

use super::play::Play;
use super::turn::moves_by;
use crate::event::{Another, Event, Purpose, Release};
use crate::frames::Step;
use crate::game::{Face, RollOwed};
use crate::ids::{CharacterId, Seat};
use crate::money::{Purse, Why};
use crate::refusal::{Code, Refusal, afford, ensure};
use crate::ruleset::{JailExit, JailRoll, LastTry};

impl Play<'_> {
    /// Fine and card only in Jail and before the roll (GEN-JAIL-4, -5).
    fn check_way_out(&self, seat: Seat) -> Result<CharacterId, Refusal> {
        self.check_on_turn(seat)?;
        let owed = self.game.roll_owed == RollOwed::Opening
            || (self.game.roll_owed == RollOwed::Extra && self.game.leads_two(seat));
        self.game.jailed_to_ask(seat).filter(|_| owed).ok_or(Code::NotNow.into())
    }

    pub(super) fn check_pay_fine(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_way_out(seat)?;
        afford(self.game.in_hand(seat), self.rules.numbers.jail_fine)
    }

    pub(super) fn check_use_jail_card(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_way_out(seat)?;
        ensure(!self.game.player(seat).cards.is_empty(), Code::NotOwner)
    }

    pub(super) fn pay_fine(&mut self, seat: Seat) {
        let Some(character) = self.game.jailed_to_ask(seat) else { return };
        let to = self.bank_or_pot();
        self.pay(Purse::Seat(seat), to, self.rules.numbers.jail_fine, Why::Fine);
        self.let_out(seat, &character, Release::Fine);
    }

    /// The card with the lowest id goes first (GEN-CARD-4).
    pub(super) fn use_jail_card(&mut self, seat: Seat) {
        let Some(character) = self.game.jailed_to_ask(seat) else { return };
        if let Some((deck, card)) = self.game.player(seat).cards.first().cloned() {
            self.emit(Event::CardUsed { seat, deck, card });
            self.let_out(seat, &character, Release::Card);
        }
    }

    /// A success moves by that roll and gives no other, or opens the turn (GEN-JAIL-6, KRT-JAIL-4); the last failure
    /// pays, then moves by it, or is the last (GEN-JAIL-7, KRT-JAIL-6).
    pub(super) fn try_to_leave_jail(&mut self, seat: Seat, character: &CharacterId) {
        let dice = self.throw(seat, Purpose::Jail);
        // The figure moves first, while the player is still inside (MOV-JAIL-6, -8).
        let mut steps: Vec<Step> = self.figure_step(&dice).into_iter().collect();
        if self.opens_jail(&dice) {
            return match self.rules.numbers.jail_roll {
                JailRoll::OpensTurn => {
                    self.let_out(seat, character, Release::Roll);
                    self.owe_turn_roll(seat);
                    self.begin_unless_empty(seat, steps);
                }
                JailRoll::Moves => {
                    steps.push(Step::BreakOut);
                    steps.extend(moves_by(&dice));
                    self.begin(seat, steps);
                }
            };
        }
        self.count_failed_try(seat, character);
        let tries = self.tries_of(seat, character);
        let last = tries >= self.rules.numbers.jail_tries;
        if last && self.rules.numbers.last_try == LastTry::Fine {
            let fine = Step::Pay {
                from: Purse::Seat(seat),
                to: self.bank_or_pot(),
                amount: self.rules.numbers.jail_fine,
                why: Why::Fine,
            };
            steps.extend([fine, Step::LeaveJail]);
            steps.extend(moves_by(&dice));
        }
        self.begin_unless_empty(seat, steps);
    }

    fn begin_unless_empty(&mut self, seat: Seat, steps: Vec<Step>) {
        if !steps.is_empty() {
            self.begin(seat, steps);
        }
    }

    fn tries_of(&self, seat: Seat, id: &CharacterId) -> u8 {
        let own = self.game.player(seat).characters.iter().find(|character| character.id == *id);
        own.and_then(|character| character.jail).map_or(0, |jail| jail.tries)
    }

    fn count_failed_try(&mut self, seat: Seat, id: &CharacterId) {
        let tries = self.tries_of(seat, id).saturating_add(1);
        self.emit(Event::JailTryFailed { seat, character: self.named_if_two(seat, id), tries });
        if self.game.leads_two(seat) {
            self.owe_turn_roll(seat);
        }
    }

    /// After the Jail's roll: a roll for the other one in Jail, or the turn roll while somebody can move
    /// (KRT-DUO-7, -8).
    fn owe_turn_roll(&mut self, seat: Seat) {
        let mover = self.game.player(seat).characters.iter().any(|c| c.face == Face::Up && c.jail.is_none());
        let owed = mover || self.game.jailed_to_ask(seat).is_some();
        let another = if owed { Another::Owed } else { Another::No };
        self.emit(Event::RollCounted { doubles: self.game.doubles, another });
    }

    /// Out onto the space beside, with the coins that lie there (KRT-JAIL-4).
    fn let_out(&mut self, seat: Seat, id: &CharacterId, by: Release) {
        self.emit(Event::JailLeft { seat, character: self.named_if_two(seat, id), by });
        self.take_coins_on(seat, self.rules.board.jail);
    }

    /// Who acts leaves by a step of an errand.
    pub(super) fn leave_jail(&mut self, seat: Seat, by: Release) {
        let acting = self.game.player(seat).acting().id.clone();
        self.let_out(seat, &acting, by);
    }

    /// After the last miss the next own turn begins out of Jail (KRT-JAIL-6).
    pub(super) fn release_served(&mut self, seat: Seat) {
        if self.rules.numbers.last_try != LastTry::FreeNextTurn {
            return;
        }
        let served = |jail: crate::game::Jail| jail.tries >= self.rules.numbers.jail_tries;
        let free: Vec<CharacterId> = self
            .game
            .player(seat)
            .characters
            .iter()
            .filter(|c| c.jail.is_some_and(served) && !self.game.tried.contains(&c.id))
            .map(|c| c.id.clone())
            .collect();
        for character in free {
            self.let_out(seat, &character, Release::Served);
        }
    }

    fn opens_jail(&self, dice: &[u8]) -> bool {
        match self.rules.numbers.jail_exit {
            JailExit::Doubles => dice.len() == 2 && dice[0] == dice[1],
            JailExit::Face(face) => dice.contains(&face),
        }
    }
}
