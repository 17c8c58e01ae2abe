//! The open question and who has to answer it: derived from the state, never stored (GEN-ASK).

use super::play::Play;
use crate::frames::{Fate, Frame};
use crate::game::{Game, Phase, RollOwed};
use crate::ids::Seat;
use crate::ruleset::Ruleset;
use crate::view::Question;

impl Game {
    /// The question that is open, if anybody is asked.
    #[must_use]
    pub fn question(&self, rules: &Ruleset) -> Option<Question> {
        let numbers = &rules.numbers;
        Some(match (&self.phase, self.frames.last()) {
            (Phase::Lobby | Phase::Over { .. }, _) | (_, Some(Frame::Errand(_))) => return None,
            (Phase::Counting, None) => Question::LastClaims,
            (Phase::Playing, None) => match self.roll_owed {
                RollOwed::Nothing => Question::EndTurn,
                RollOwed::Opening | RollOwed::Extra => match self.player(self.active).jail {
                    Some(jail) => Question::Jail { fine: numbers.jail_fine, tries: jail.tries },
                    None => Question::Roll,
                },
            },
            (_, Some(Frame::Purchase(purchase))) => {
                let cost = rules.price(purchase.deed);
                Question::Purchase { deed: purchase.deed, cost }
            }
            (_, Some(Frame::Auction(auction))) => Question::Auction { lot: auction.lot },
            (_, Some(Frame::Debts(debts))) => Question::Debt { debt: debts.open()?.clone() },
            (_, Some(Frame::Contest(contest))) => Question::ContestedPiece {
                piece: contest.piece,
                requester: contest.requester,
                deed: contest.deed,
            },
            (_, Some(Frame::Placement(placement))) => Question::PlacePiece { piece: placement.piece },
            (_, Some(Frame::Receipt(receipt))) => {
                let deed = receipt.queue.first()?.deed;
                let terms = rules.deed(deed)?.mortgage?;
                Question::Interest { deed, keep: terms.interest, lift: terms.lift }
            }
            (_, Some(Frame::TaxChoice(choice))) => {
                Question::LegacyTax { flat: choice.tax.flat, percent: choice.tax.percent }
            }
            (_, Some(Frame::Battle(battle))) => Question::Teammate { leader: battle.leader, at: battle.at },
            (_, Some(Frame::Pick(pick))) => match pick.fate {
                Fate::GameOver => Question::FlipOwn { seat: pick.seat },
                Fate::Continues => Question::FreeContinue { seat: pick.seat },
            },
            (_, Some(Frame::Inheritance(inheritance))) => {
                let deeds = Play::new(rules, self).left_of(inheritance);
                Question::Inheritance { seat: inheritance.seat, deeds }
            }
        })
    }

    /// Who has still to answer it, clockwise from the active player.
    #[must_use]
    pub fn asked(&self, rules: &Ruleset) -> Vec<Seat> {
        let is_asked = |seat: &Seat| match (&self.phase, self.frames.last()) {
            (Phase::Lobby | Phase::Over { .. }, _) | (_, Some(Frame::Errand(_))) => false,
            (Phase::Counting, None) => self.claims.iter().any(|claim| claim.owner == *seat),
            (Phase::Playing, None) => self.active == *seat,
            (_, Some(Frame::Purchase(purchase))) => purchase.seat == *seat,
            (_, Some(Frame::Auction(auction))) => auction.can_bid(self, rules, *seat),
            (_, Some(Frame::Debts(debts))) => debts.open().is_some_and(|debt| debt.debtor == *seat),
            (_, Some(Frame::Contest(contest))) => contest.asked().any(|asked| asked == *seat),
            (_, Some(Frame::Placement(placement))) => placement.seat == *seat,
            (_, Some(Frame::Receipt(receipt))) => receipt.queue.first().is_some_and(|r| r.seat == *seat),
            (_, Some(Frame::TaxChoice(choice))) => choice.seat == *seat,
            (_, Some(Frame::Battle(battle))) => battle.leader == *seat,
            (_, Some(Frame::Pick(pick))) => pick.seat == *seat,
            (_, Some(Frame::Inheritance(inheritance))) => inheritance.seat == *seat,
        };
        self.clockwise().into_iter().filter(is_asked).collect()
    }
}
