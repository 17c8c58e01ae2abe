//! Battles against the figure: who helps, two dice, and what they decide (MOV-BATTLE).

use super::play::Play;
use crate::event::{BattleEnd, Event, Purpose};
use crate::frames::{Battle, Frame};
use crate::ids::{Seat, Space};
use crate::money::{Purse, Why};
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::Teammates;

impl Play<'_> {
    /// Others on the space help; with none there the leader picks any other player (MOV-BATTLE-4, -5).
    pub(super) fn begin_battle(&mut self, leader: Seat, at: Space) {
        self.emit(Event::BattleBegan { leader, at });
        let beside: Vec<Seat> = self
            .others_from(leader)
            .filter(|seat| {
                self.game.player(*seat).position() == at && self.game.player(*seat).jail().is_none()
            })
            .collect();
        match beside[..] {
            [] => {
                let candidates = self.others_from(leader).filter(|seat| self.may_help(*seat)).collect();
                self.emit(Event::FrameOpened { frame: Frame::Battle(Battle { leader, at, candidates }) });
            }
            [teammate] => self.fight(leader, Some(teammate)),
            _ => {
                let teammate = self.throw_for_teammate(beside);
                self.fight(leader, Some(teammate));
            }
        }
    }

    /// The other players clockwise from one.
    fn others_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let mut seats: Vec<Seat> = self.game.table().collect();
        let after = seats.iter().position(|other| *other > seat).unwrap_or(0);
        seats.rotate_left(after);
        seats.into_iter().filter(move |other| *other != seat)
    }

    fn may_help(&self, seat: Seat) -> bool {
        let teammates = self.rules.figure.as_ref().map(|figure| figure.battle.teammates);
        teammates == Some(Teammates::Anyone) || self.game.player(seat).jail().is_none()
    }

    /// The highest helps; the tied ones throw again (MOV-BATTLE-4).
    fn throw_for_teammate(&mut self, mut tied: Vec<Seat>) -> Seat {
        let dice: Vec<_> = self.rules.figure.iter().map(|figure| figure.battle.leader_die.clone()).collect();
        loop {
            let throws: Vec<(u8, Seat)> = tied
                .iter()
                .map(|seat| (self.throw_dice(*seat, &dice, Purpose::Teammate).iter().sum(), *seat))
                .collect();
            let best = throws.iter().map(|(value, _)| *value).max().unwrap_or(0);
            tied = throws.into_iter().filter(|(value, _)| *value == best).map(|(_, seat)| seat).collect();
            if let [teammate] = tied[..] {
                return teammate;
            }
        }
    }

    /// Nobody is asked with one candidate left; with none the leader fights alone (MOV-OPTION-4).
    pub(super) fn advance_battle(&mut self, battle: &Battle) -> bool {
        let teammate = match battle.candidates[..] {
            [] => None,
            [teammate] => Some(teammate),
            _ => return false,
        };
        self.emit(Event::FrameClosed);
        self.fight(battle.leader, teammate);
        true
    }

    fn open_battle(&self) -> Option<&Battle> {
        match self.game.frames.last() {
            Some(Frame::Battle(battle)) => Some(battle),
            _ => None,
        }
    }

    pub(super) fn check_pick_player(&self, seat: Seat, player: Seat) -> Result<(), Refusal> {
        let battle = self.open_battle();
        ensure(battle.is_none_or(|battle| battle.leader == seat), Code::NotAsked)?;
        let battle = battle.ok_or(Code::NotNow)?;
        ensure(battle.candidates.contains(&player), Code::NotOffered)
    }

    pub(super) fn pick_player(&mut self, player: Seat) {
        if let Some(leader) = self.open_battle().map(|battle| battle.leader) {
            self.emit(Event::FrameClosed);
            self.fight(leader, Some(player));
        }
    }

    /// Fewest coins, tied ones the first clockwise from the leader (MOV-ASK-5).
    pub(super) fn poorest_candidate(&self) -> Option<Seat> {
        let candidates = self.open_battle()?.candidates.iter().copied();
        candidates.min_by_key(|seat| self.game.player(*seat).cash)
    }

    /// The leader's die and the teammate's decide (MOV-BATTLE-6 to -8).
    fn fight(&mut self, leader: Seat, teammate: Option<Seat>) {
        let rules = self.rules;
        let Some(figure) = rules.figure.as_ref() else { return };
        let battle = &figure.battle;
        let dice = std::slice::from_ref;
        let mut thrown = self.throw_dice(leader, dice(&battle.leader_die), Purpose::Battle);
        let second = teammate.unwrap_or(leader);
        thrown.extend(self.throw_dice(second, dice(&battle.teammate_die), Purpose::Battle));
        let sum: u32 = thrown.iter().map(|die| u32::from(*die)).sum();
        if sum < battle.wins_from {
            self.emit(Event::BattleEnded { leader, teammate, end: BattleEnd::Lost });
            self.send_to_jail(leader);
            return;
        }
        self.emit(Event::BattleEnded { leader, teammate, end: BattleEnd::Won });
        for seat in std::iter::once(leader).chain(teammate) {
            self.pay(Purse::Bank, Purse::Seat(seat), battle.reward, Why::Battle);
        }
        self.put_figure(figure.defeat_space);
        self.emit(Event::FigureSlept { seat: self.game.active });
    }
}
