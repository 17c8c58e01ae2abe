//! The open question and who has to answer it: derived from the state, never stored (GEN-ASK).

use super::play::Play;
use crate::frames::{Choice, Fate, Frame, Topic};
use crate::game::{Duty, Game, Phase, RollOwed};
use crate::ids::{CardId, Seat, Space};
use crate::ruleset::{Effect, Ruleset, Shortfall};
use crate::view::{Payment, Question};

impl Game {
    /// The question that is open, if anybody is asked.
    #[must_use]
    pub fn question(&self, rules: &Ruleset) -> Option<Question> {
        let numbers = &rules.numbers;
        Some(match (&self.phase, self.frames.last()) {
            (Phase::Lobby | Phase::Over { .. }, _) | (_, Some(Frame::Errand(_))) => return None,
            (Phase::Counting, None) => Question::LastClaims,
            (Phase::Playing, None) => match self.roll_owed {
                RollOwed::Nothing => match self.duties.first() {
                    Some(Duty::SecondRoll) => Question::SecondRoll,
                    Some(Duty::Race) => Question::Flip { card: Play::new(rules, self).next_race_card()? },
                    None => Question::EndTurn,
                },
                RollOwed::Opening | RollOwed::Extra => match self.jailed_to_ask(self.active) {
                    Some(id) => {
                        let own = &self.player(self.active).characters;
                        let tries = own.iter().find(|character| character.id == id)?.jail?.tries;
                        let character = self.leads_two(self.active).then_some(id);
                        Question::Jail { fine: numbers.jail_fine, tries, character }
                    }
                    None => Question::Roll,
                },
            },
            (_, Some(Frame::Purchase(purchase))) => {
                let cost = rules.price(purchase.deed);
                Question::Purchase { deed: purchase.deed, cost }
            }
            (_, Some(Frame::Auction(auction))) => {
                let turn = auction.turns.as_ref().map(|turns| turns.seat);
                Question::Auction { lot: auction.lot, turn }
            }
            (_, Some(Frame::Choice(choice))) => Play::new(rules, self).question_of(choice),
            (_, Some(Frame::Race(race))) => Question::RaceEntry {
                card: race.card.clone(),
                fee: Play::new(rules, self).fee_of(&race.card),
                rematch: race.holder.is_some(),
                asked: *race.waiting.first()?,
            },
            (_, Some(Frame::Debts(debts))) => {
                let payment = match numbers.shortfall {
                    Shortfall::Bankruptcy => Payment::Settled,
                    Shortfall::Forgiven => Payment::ByItself,
                };
                Question::Debt { debt: debts.open()?.clone(), payment }
            }
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
            (_, Some(Frame::Auction(auction))) => {
                let turn = auction.turns.as_ref().is_none_or(|turns| turns.seat == *seat);
                turn && auction.can_bid(self, rules, *seat)
            }
            (_, Some(Frame::Choice(choice))) => choice.seat == *seat,
            (_, Some(Frame::Race(race))) => race.waiting.first() == Some(seat),
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

impl Play<'_> {
    /// The card that a flip would turn over; its order is no secret (KRT-SETUP-3).
    pub(super) fn next_race_card(&self) -> Option<CardId> {
        let deck = &self.rules.races.as_ref()?.deck;
        self.game.decks.iter().find(|d| d.id == *deck)?.cards.first().cloned()
    }

    /// What an open choice asks (KRT-ASK).
    fn question_of(&self, choice: &Choice) -> Question {
        let why = choice.why.clone();
        let picks = matches!(choice.topic, Topic::Target { .. } | Topic::Deed { .. } | Topic::Swap);
        match &choice.topic {
            _ if picks && choice.is_optional() => Question::Prize { why },
            Topic::Mover => Question::Character,
            Topic::Order { steps, power } => {
                let extra = self.extra_steps(choice.seat, power);
                Question::Order { steps: *steps, power: power.clone(), extra }
            }
            Topic::OwnCharacter { .. } => Question::OwnCharacter { why },
            Topic::TwoTargets { .. } => Question::Target { why, pick: 2 },
            Topic::Target { .. } | Topic::Deed { .. } | Topic::Swap => Question::Target { why, pick: 1 },
            Topic::Marker { .. } => Question::Marker { why },
            Topic::OwnMarkers { most } => Question::Markers { why, most: *most },
            Topic::LiftMarkers { each } => Question::LiftMarkers { why, each: *each },
            Topic::May { effect } => Question::GoOrStay { why, to: self.destination(choice.seat, effect) },
            Topic::Steps { terms } => Question::Steps { why, terms: *terms },
            Topic::TakeDropped { space, amount } => {
                Question::TakeDropped { why, space: *space, amount: *amount }
            }
            Topic::RematchCard => Question::RematchCard { why },
        }
    }

    /// Where going would lead, if nothing stops the token before; none if it leads nowhere.
    pub(super) fn destination(&self, seat: Seat, effect: &Effect) -> Option<Space> {
        let here = self.game.player(seat).position();
        match effect {
            Effect::JumpToCheapest => self.cheapest_unowned(),
            Effect::AdvanceToNext { target, .. } => {
                self.rules.board.next_of(here, target).filter(|space| *space != here)
            }
            _ => None,
        }
    }
}
