//! The start: money, shuffles, the rolls for who begins, dealt deeds (GEN-SETUP, COL-SPEED-1).

use super::play::Play;
use crate::event::{Event, Purpose};
use crate::game::Phase;
use crate::ids::{CardId, Seat, Space};
use crate::money::{Purse, Why};
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::DeckOrder;

impl Play<'_> {
    pub(super) fn start(&mut self) -> Result<(), Refusal> {
        ensure(self.game.phase == Phase::Lobby, Code::NotNow)?;
        let seats: Vec<Seat> = self.game.table().collect();
        for seat in &seats {
            // One purse for all characters of a player (KRT-DUO-1).
            let characters = u32::try_from(self.game.player(*seat).characters.len()).unwrap_or(1);
            let money = self.rules.numbers.start_money.times(characters);
            self.pay(Purse::Bank, Purse::Seat(*seat), money, Why::StartMoney);
        }
        self.shuffle_decks();
        let starter = self.roll_for_start(seats.clone());
        self.deal_deeds(&seats);
        self.emit(Event::GameBegan { starter });
        self.emit(Event::TurnBegan { seat: starter, round: 1 });
        Ok(())
    }

    fn shuffle_decks(&mut self) {
        let rules = self.rules;
        let shuffled = |id: &crate::ids::DeckId| {
            rules.decks.iter().any(|d| d.id == *id && d.order == DeckOrder::Shuffled)
        };
        for deck in self.game.decks.clone().into_iter().filter(|deck| shuffled(&deck.id)) {
            let order = self.game.chance.shuffle(&deck.id.0, deck.cards.len());
            let order: Vec<CardId> = order.into_iter().filter_map(|at| deck.cards.get(at).cloned()).collect();
            self.emit(Event::DeckShuffled { deck: deck.id, order });
        }
    }

    /// The highest total begins; the tied ones roll again, in seat order (GEN-SETUP-2, -5).
    fn roll_for_start(&mut self, mut tied: Vec<Seat>) -> Seat {
        loop {
            let mut totals: Vec<(u32, Seat)> = Vec::new();
            for seat in tied {
                let dice = self.throw(seat, Purpose::Start);
                totals.push((dice.iter().map(|die| u32::from(*die)).sum(), seat));
            }
            let best = totals.iter().map(|(total, _)| *total).max().unwrap_or(0);
            tied = totals.iter().filter(|(total, _)| *total == best).map(|(_, seat)| *seat).collect();
            if let [starter] = tied[..] {
                return starter;
            }
        }
    }

    /// One at a time clockwise from seat p1 (COL-SPEED-1).
    fn deal_deeds(&mut self, seats: &[Seat]) {
        let each = usize::from(self.rules.numbers.dealt_deeds);
        if each == 0 {
            return;
        }
        let all: Vec<Space> = self.game.deeds.keys().copied().collect();
        let order = self.game.chance.shuffle("deeds", all.len());
        let pile = order.into_iter().filter_map(|at| all.get(at).copied());
        let round = seats.iter().copied().cycle().take(each * seats.len());
        let deeds = round.zip(pile).collect();
        self.emit(Event::DeedsDealt { deeds });
    }
}
