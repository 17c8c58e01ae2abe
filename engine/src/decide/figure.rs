//! The figure's moves: fees, a battle where it lands, and the deed there (MOV-BOWSER-1 to -5, MOV-SLEEP).

use super::play::Play;
use crate::event::{Event, Way};
use crate::frames::Step;
use crate::game::FigureState;
use crate::ids::{Seat, Space};
use crate::money::{Purse, Why};
use crate::ruleset::Figure;

impl<'a> Play<'a> {
    /// The figure, if the edition has one and it is awake.
    pub(super) fn awake_figure(&self) -> Option<(&'a Figure, FigureState)> {
        let state = self.game.figure.filter(FigureState::is_awake)?;
        Some((self.rules.figure.as_ref()?, state))
    }

    /// What a roll to move does to the figure, before the token moves (MOV-BOWSER-1).
    pub(super) fn figure_step(&self, dice: &[u8]) -> Option<Step> {
        let (figure, _) = self.awake_figure()?;
        let at = self.rules.numbers.dice.iter().position(|die| die.id == figure.die)?;
        Some(Step::FigureAdvance { steps: u32::from(*dice.get(at)?) })
    }

    /// It stands on the new space; then the fees, a battle there, and last the deed (MOV-BOWSER-2).
    pub(super) fn advance_figure(&mut self, steps: u32) {
        let Some((figure, state)) = self.awake_figure() else { return };
        let from = state.position;
        let (to, _) = self.rules.board.ahead(from, steps);
        let creditor = self.bank_or_pot();
        let fee = |seat: Seat| Step::Pay {
            from: Purse::Seat(seat),
            to: creditor,
            amount: figure.pass_fee,
            why: Why::PassingFee,
        };
        let mut then: Vec<Step> = self.passed_between(figure, from, steps).into_iter().map(fee).collect();
        then.extend(self.landing_of_figure(to));
        self.emit(Event::FigureMoved { from, to, way: Way::Forward });
        self.emit_then(then);
    }

    /// A battle on the space, then its deed (MOV-BOWSER-2).
    pub(super) fn landing_of_figure(&self, at: Space) -> Vec<Step> {
        let flip = self.rules.deed(at).map(|_| Step::Flip { deed: at });
        std::iter::once(Step::FigureFights).chain(flip).collect()
    }

    /// Who stands strictly between its start and its end, out of shelter and Jail, clockwise from the active
    /// player (MOV-BOWSER-3 to -5).
    fn passed_between(&self, figure: &Figure, from: Space, steps: u32) -> Vec<Seat> {
        let passed = |seat: &Seat| {
            let at = self.game.player(*seat).position();
            let ahead = self.rules.board.distance(from, at);
            let sheltered = figure.shelters.contains(&at) || self.game.player(*seat).jail().is_some();
            (1..steps).contains(&ahead) && !sheltered
        };
        self.game.clockwise().into_iter().filter(passed).collect()
    }

    pub(super) fn put_figure(&mut self, to: Space) {
        let Some(from) = self.game.figure.map(|figure| figure.position) else { return };
        if from != to {
            self.emit(Event::FigureMoved { from, to, way: Way::Put });
        }
    }

    /// The active player leads if there, else the first one there clockwise (MOV-BATTLE-3).
    pub(super) fn figure_fights(&mut self) {
        let Some((_, state)) = self.awake_figure() else { return };
        let at = state.position;
        let leader = self.game.clockwise().into_iter().find(|seat| self.meets_figure(*seat, at));
        if let Some(leader) = leader {
            self.begin_battle(leader, at);
        }
    }

    /// Whether a seat that stands or arrives there has to fight the figure (MOV-BATTLE-1, -2).
    pub(super) fn meets_figure(&self, seat: Seat, at: Space) -> bool {
        let player = self.game.player(seat);
        let here = player.position() == at && player.jail().is_none();
        self.awake_figure().is_some_and(|(figure, state)| {
            let peace = figure.shelters.contains(&at) || figure.truces.contains(&at);
            here && state.position == at && !peace
        })
    }

    /// It wakes at the end of the next turn of the seat in whose turn it lost, or when the dice pass over that
    /// seat (MOV-SLEEP-2, -4).
    pub(super) fn wake_figure(&mut self, passed_over: &[Seat]) {
        let Some(sleep) = self.game.figure.and_then(|figure| figure.sleep) else { return };
        let next_turn_ends = sleep.seat == self.game.active && self.game.turn > sleep.turn;
        if next_turn_ends || passed_over.contains(&sleep.seat) {
            self.emit(Event::FigureWoke);
        }
    }
}
