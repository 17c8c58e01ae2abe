//! Whether an intent is accepted now. The one authority: what is offered is what passes here.

use super::play::Play;
use crate::ids::Seat;
use crate::intent::Intent;
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::Feature;

impl Play<'_> {
    pub(super) fn permit(&self, seat: Seat, intent: &Intent) -> Result<(), Refusal> {
        ensure(self.game.has_seat(seat), Code::NotNow)?;
        // Actions that the edition does not have come first among the reasons (GEN-REFUSE).
        ensure(Feature::missing(self.rules, intent).is_none(), Code::UnknownHere)?;
        ensure(self.game.is_in(seat), Code::Out)?;
        match intent {
            Intent::Roll => self.check_roll(seat),
            Intent::EndTurn => self.check_end_turn(seat),
            Intent::PayFine => self.check_pay_fine(seat),
            Intent::UseJailCard => self.check_use_jail_card(seat),
            Intent::Buy => self.check_buy(seat),
            Intent::Decline => self.check_decline(seat).map(|_| ()),
            Intent::Bid { amount } => self.check_bid(seat, *amount),
            Intent::Pass => self.check_pass(seat),
            Intent::Claim { deed } | Intent::Waive { deed } => self.check_claim(seat, *deed),
            Intent::Build { deed } => self.check_build(seat, *deed),
            Intent::Sell { deed } => self.check_sell(seat, *deed),
            Intent::SellDown { set, stages } => self.check_sell_down(seat, set, stages),
            Intent::Mortgage { deed } => self.check_mortgage(seat, *deed),
            Intent::Lift { deed } => self.check_lift(seat, *deed),
            Intent::Keep { deed } => self.check_keep(seat, *deed),
            Intent::Want(site) => self.check_want(seat, *site),
            Intent::Leave => self.check_leave(seat),
            Intent::Place { deed } => self.check_place(seat, *deed),
            Intent::PayFlat | Intent::PayPercent => self.check_tax(seat),
            Intent::Continue { deed } => self.check_continue(seat, *deed),
            Intent::Done => self.check_done(seat),
            Intent::SellDeed { deed } => self.check_sell_deed(seat, *deed),
            Intent::PickPlayer { player } if self.open_choice().is_none() => {
                self.check_pick_player(seat, *player)
            }
            Intent::PickDeed { deed } if self.open_choice().is_none() => self.check_pick_deed(seat, *deed),
            Intent::Go | Intent::Skip if self.open_choice().is_none() => self.check_second_roll(seat),
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
            | Intent::PickCard { .. } => self.check_choice(seat, intent),
            Intent::Flip => self.check_flip(seat),
            Intent::Enter(with) => self.check_enter(seat, with.as_ref()),
            Intent::StayOut => self.check_stay_out(seat),
            Intent::TakeCoins { space } | Intent::LeaveCoins { space } => self.check_pickup(seat, *space),
            Intent::Settle => self.check_settle(seat),
            Intent::GiveUp => self.check_give_up(seat),
            Intent::Resign => self.check_resign(),
            Intent::Propose { to, give, want } => self.check_propose(seat, *to, give, want),
            Intent::Counter { offer, revision, give, want } => {
                self.check_counter(seat, *offer, *revision, give, want)
            }
            Intent::DeclineOffer { offer } => self.check_decline_offer(seat, *offer),
            Intent::Withdraw { offer } => self.check_withdraw(seat, *offer),
            Intent::Accept { offer, revision } => self.check_accept(seat, *offer, *revision),
        }
    }

    /// Open to everyone at the table in every row (GEN-WINDOWS-2).
    fn check_resign(&self) -> Result<(), Refusal> {
        ensure(super::Moment::of(&self.game) != super::Moment::Closed, Code::NotNow)
    }
}
