//! A token on its way: every space that it enters, one after another (KRT-MOVE).

use super::play::Play;
use crate::event::{Event, Way};
use crate::game::Duty;
use crate::ids::{CharacterId, Seat, Space};
use crate::money::{Purse, Why};
use crate::ruleset::Pickup;

impl Play<'_> {
    /// Forward or back by so many spaces, or up to the first one with a marker (KRT-MOVE-2, -3). Coins on the way
    /// and the salary are in hand before the space of arrival is carried out (GEN-TURN-5, KRT-MOVE-4).
    pub(super) fn walk(&mut self, seat: Seat, steps: u32, way: Way) {
        let from = self.game.player(seat).position();
        let entered = self.spaces_on_the_way(from, steps, way);
        let to = entered.last().copied().unwrap_or(from);
        self.lengthen_path(seat, from, &entered);
        self.emit(Event::TokenMoved { seat, character: self.named(seat), from, to, way });
        for space in &entered {
            self.come_across_coins(seat, *space);
            if *space == self.rules.board.go {
                self.pass_go(seat, way);
            }
        }
        if !entered.is_empty() {
            self.lift_marker_on(to);
        }
    }

    fn spaces_on_the_way(&self, from: Space, steps: u32, way: Way) -> Vec<Space> {
        let board = &self.rules.board;
        let mut entered = Vec::new();
        for step in 1..=steps {
            let space = if way == Way::Back { board.back(from, step) } else { board.ahead(from, step).0 };
            entered.push(space);
            if self.game.markers.contains(&space) {
                break;
            }
        }
        entered
    }

    /// The start of the turn's first move belongs to its path (KRT-BANANA-4).
    fn lengthen_path(&mut self, seat: Seat, from: Space, entered: &[Space]) {
        if self.rules.markers.is_none() || seat != self.game.active || entered.is_empty() {
            return;
        }
        let start = self.game.path.is_empty().then_some(from);
        let spaces = start.into_iter().chain(entered.iter().copied()).collect();
        self.emit(Event::SpacesEntered { spaces });
    }

    fn come_across_coins(&mut self, seat: Seat, space: Space) {
        match self.rules.options.pickup {
            Pickup::Automatic => self.take_coins_on(seat, space),
            Pickup::Ask => {
                let amount = self.game.lying_on(space);
                if !amount.is_zero() {
                    self.emit(Event::PickupOffered { seat, space, amount });
                }
            }
        }
    }

    pub(super) fn take_coins_on(&mut self, seat: Seat, space: Space) {
        self.pay(Purse::Space(space), Purse::Seat(seat), self.game.lying_on(space), Why::PickedUp { space });
    }

    fn pass_go(&mut self, seat: Seat, way: Way) {
        if way != Way::Back {
            self.pay(Purse::Bank, Purse::Seat(seat), self.rules.numbers.salary, Why::Salary);
        }
        if self.next_race_card().is_some()
            && seat == self.game.active
            && !self.game.duties.contains(&Duty::Race)
        {
            self.emit(Event::DutyFellDue { seat, duty: Duty::Race });
        }
    }

    /// A marker that stopped somebody is back in stock (KRT-BANANA-1, -5).
    pub(super) fn lift_marker_on(&mut self, space: Space) {
        if self.game.markers.contains(&space) {
            self.emit(Event::MarkerLifted { space });
        }
    }

    /// A jump enters nothing on the way (KRT-MOVE-5).
    pub(super) fn put_token(&mut self, seat: Seat, character: Option<CharacterId>, to: Space) {
        let state = character.as_ref().and_then(|id| self.game.character(id)).map(|(_, state)| state);
        let from = state.unwrap_or_else(|| self.game.player(seat).acting()).position;
        if from != to {
            self.emit(Event::TokenMoved { seat, character, from, to, way: Way::Put });
        }
    }

    /// Who acts for a seat, where that needs to be said.
    pub(super) fn named(&self, seat: Seat) -> Option<CharacterId> {
        self.game.leads_two(seat).then(|| self.game.player(seat).acting().id.clone())
    }

    /// A character, where it needs to be said which one.
    pub(super) fn named_if_two(&self, seat: Seat, character: &CharacterId) -> Option<CharacterId> {
        self.game.leads_two(seat).then(|| character.clone())
    }
}
