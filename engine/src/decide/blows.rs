//! What happens to who is hit: coins dropped or paid, a jump, Jail (KRT-COINS-1, KRT-BOOST, KRT-PRIZE).

use super::play::Play;
use crate::event::{Event, Release};
use crate::frames::{AfterDrop, Blow, Reach, Shell, Step, Topic};
use crate::ids::{CharacterId, Seat, Space};
use crate::money::{Coins, Purse, Why};

impl Play<'_> {
    pub(super) fn blow_steps(&self, actor: Seat, target: &CharacterId, blow: &Blow, why: &Why) -> Vec<Step> {
        let Some((seat, state)) = self.game.character(target) else { return Vec::new() };
        let character = target.clone();
        match blow {
            Blow::Drop { amount } => vec![drop_step(seat, state.position, *amount, why)],
            Blow::DropAndPay { drops, pays, to } => {
                let pay = pay_step(seat, Purse::Seat(*to), *pays, why);
                vec![drop_step(seat, state.position, *drops, why), pay]
            }
            Blow::Shell { shell } => {
                let mut shell = shell.clone();
                shell.struck.push(character);
                vec![Step::ShellFlies { shell, why: why.clone() }]
            }
            Blow::ByWealth { richest, rest } => {
                let amount = |other| if other == seat { *richest } else { *rest };
                let strike = |other| self.strike(other, Blow::Drop { amount: amount(other) }, why);
                self.others_of(actor).into_iter().map(strike).collect()
            }
            Blow::Pays { amount, to } => vec![pay_step(seat, Purse::Seat(*to), *amount, why)],
            Blow::PutOn { space } => vec![Step::PutOn { character, space: *space }],
            Blow::Jail => vec![Step::Jail { character }],
        }
    }

    pub(super) fn strike(&self, seat: Seat, blow: Blow, why: &Why) -> Step {
        Step::Strike { seat, blow, why: why.clone() }
    }

    /// With two characters their owner picks which one is hit (KRT-DUO-4).
    pub(super) fn carry_strike(&mut self, actor: Seat, seat: Seat, blow: Blow, why: Why) {
        if self.game.leads_two(seat) {
            let topic = Topic::OwnCharacter { blow };
            return self.emit_then(vec![Step::Ask { seat, topic, why }]);
        }
        let target = self.game.player(seat).acting().id.clone();
        let steps = self.blow_steps(actor, &target, &blow, &why);
        self.emit_then(steps);
    }

    /// Looks in one direction after another, then falls on all whom it found, each once (KRT-BOOST-9).
    pub(super) fn fly(&mut self, actor: Seat, mut shell: Shell, why: Why) {
        if shell.ways.is_empty() {
            return self.fall(actor, &shell, &why);
        }
        let reach = shell.ways.remove(0);
        let found = self.within_reach(actor, reach);
        let step = match &found[..] {
            [] => Step::ShellFlies { shell, why },
            [only] => {
                shell.struck.push(only.id.clone());
                Step::ShellFlies { shell, why }
            }
            _ => {
                let topic = Topic::Target { reach, blow: Blow::Shell { shell } };
                Step::Ask { seat: actor, topic, why }
            }
        };
        self.emit_then(vec![step]);
    }

    fn fall(&mut self, actor: Seat, shell: &Shell, why: &Why) {
        let everyone = self.within_reach(actor, Reach::Others);
        let struck = everyone.into_iter().filter(|candidate| shell.struck.contains(&candidate.id));
        let mut steps = Vec::new();
        for target in struck {
            let blow = Blow::Drop { amount: shell.amount };
            steps.extend(self.blow_steps(actor, &target.id, &blow, why));
            if shell.then == AfterDrop::MayBeTaken
                && let Some((_, state)) = self.game.character(&target.id)
            {
                let (space, before) = (state.position, self.game.lying_on(state.position));
                steps.push(Step::OfferDropped { space, before, why: why.clone() });
            }
        }
        self.emit_then(steps);
    }

    /// Just the coins that have come to lie there since (KRT-BOOST-10).
    pub(super) fn offer_dropped(&mut self, seat: Seat, space: Space, before: Coins, why: Why) {
        let amount = self.game.lying_on(space).less(before);
        let topic = Topic::TakeDropped { space, amount };
        self.emit_then(vec![Step::Ask { seat, topic, why }]);
    }

    /// Out of Jail too, without coins (KRT-PRIZE-4, KRT-JAIL-7).
    pub(super) fn put_on(&mut self, id: &CharacterId, space: Space) {
        let Some((seat, state)) = self.game.character(id) else { return };
        let character = self.named_if_two(seat, id);
        if state.jail.is_some() {
            self.emit(Event::JailLeft { seat, character: character.clone(), by: Release::Moved });
        }
        self.put_token(seat, character, space);
        self.lift_marker_on(space);
    }

    pub(super) fn jail_character(&mut self, id: &CharacterId) {
        if let Some((seat, _)) = self.game.character(id) {
            let character = self.named_if_two(seat, id);
            self.put_in_jail(seat, character);
        }
    }
}

/// Coins laid on a space are owed to it (KRT-DEBT-1).
pub(super) fn drop_step(seat: Seat, space: Space, amount: Coins, why: &Why) -> Step {
    pay_step(seat, Purse::Space(space), amount, why)
}

fn pay_step(seat: Seat, to: Purse, amount: Coins, why: &Why) -> Step {
    Step::Pay { from: Purse::Seat(seat), to, amount, why: why.clone() }
}
