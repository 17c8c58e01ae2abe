//! A turn in Jail opens with a choice: fine, card, or a try by a roll (GEN-JAIL).

use super::play::Play;
use super::turn::moves_by;
use crate::event::{Event, Purpose, Release};
use crate::frames::Step;
use crate::game::RollOwed;
use crate::ids::Seat;
use crate::money::{Purse, Why};
use crate::refusal::{Code, Refusal, afford, ensure};
use crate::ruleset::JailExit;

impl Play<'_> {
    /// Fine and card only in Jail and before the roll (GEN-JAIL-4, -5).
    fn check_way_out(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_on_turn(seat)?;
        let jailed = self.game.player(seat).jail.is_some();
        ensure(jailed && self.game.roll_owed == RollOwed::Opening, Code::NotNow)
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
        let to = self.bank_or_pot();
        self.pay(Purse::Seat(seat), to, self.rules.numbers.jail_fine, Why::Fine);
        self.leave_jail(seat, Release::Fine);
    }

    /// The card with the lowest id goes first (GEN-CARD-4).
    pub(super) fn use_jail_card(&mut self, seat: Seat) {
        if let Some((deck, card)) = self.game.player(seat).cards.first().cloned() {
            self.emit(Event::CardUsed { seat, deck, card });
            self.leave_jail(seat, Release::Card);
        }
    }

    /// A success moves by that roll and gives no other; the last failure pays, then moves by it
    /// (GEN-JAIL-6, -7).
    pub(super) fn try_to_leave_jail(&mut self, seat: Seat) {
        let dice = self.throw(seat, Purpose::Jail);
        // The figure moves first, while the player is still inside (MOV-JAIL-6, -8).
        let mut steps: Vec<Step> = self.figure_step(&dice).into_iter().collect();
        if self.opens_jail(&dice) {
            steps.push(Step::BreakOut);
            steps.extend(moves_by(&dice));
            return self.begin(seat, steps);
        }
        let tries = self.game.player(seat).jail.map_or(0, |jail| jail.tries) + 1;
        self.emit(Event::JailTryFailed { seat, tries });
        if tries >= self.rules.numbers.jail_tries {
            let fine = Step::Pay {
                from: Purse::Seat(seat),
                to: self.bank_or_pot(),
                amount: self.rules.numbers.jail_fine,
                why: Why::Fine,
            };
            steps.extend([fine, Step::LeaveJail]);
            steps.extend(moves_by(&dice));
        }
        if !steps.is_empty() {
            self.begin(seat, steps);
        }
    }

    fn opens_jail(&self, dice: &[u8]) -> bool {
        match self.rules.numbers.jail_exit {
            JailExit::Doubles => dice.len() == 2 && dice[0] == dice[1],
            JailExit::Face(face) => dice.contains(&face),
        }
    }
}
