//! What an effect comes to for who drew the card or reached the space (GEN-CARD, COL-CARDS, MOV-CARD).

use super::play::Play;
use crate::event::Purpose;
use crate::frames::{Blow, Reach, Reached, Step, Then, Topic};
use crate::game::Due;
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::ruleset::{DeedSort, Effect, Others, Terms, Who};
use std::cmp::Reverse;

impl Play<'_> {
    /// The steps of an effect; amounts and targets are settled now (GEN-CARD-3).
    pub(super) fn steps_of(&self, seat: Seat, effect: &Effect, why: &Why) -> Vec<Step> {
        let steps = self.payments_of(seat, effect, why);
        let steps = steps.or_else(|| self.moves_of(seat, effect, why));
        let steps = steps.or_else(|| self.figure_moves_of(seat, effect));
        let steps = steps.or_else(|| self.flips_of(seat, effect));
        let steps = steps.or_else(|| self.drops_of(seat, effect, why));
        let steps = steps.or_else(|| self.abilities_of(seat, effect, why));
        steps.or_else(|| Some(self.steps_of(seat, effect.otherwise()?, why))).unwrap_or_default()
    }

    /// Effects that move coins; none if it is another effect, or has no target.
    fn payments_of(&self, seat: Seat, effect: &Effect, why: &Why) -> Option<Vec<Step>> {
        let own = Purse::Seat(seat);
        let pay = |from, to, amount| Step::Pay { from, to, amount, why: why.clone() };
        let to_bank = |seat, amount| pay(Purse::Seat(seat), self.bank_or_pot(), amount);
        let collect = |who: &Others, amount| {
            self.others(seat, *who).map(|other| pay(Purse::Seat(other), own, amount)).collect()
        };
        let throw = |dice: &Vec<_>, then| Step::Throw { dice: dice.clone(), purpose: purpose_of(why), then };
        Some(match effect {
            Effect::BankPays { amount } => vec![pay(Purse::Bank, own, *amount)],
            Effect::PayBank { who, amount } => {
                self.concerned(seat, *who).map(|seat| to_bank(seat, *amount)).collect()
            }
            Effect::BankPaysRoll { per_pip, dice } => {
                vec![throw(dice, Then::BankPays { per_pip: *per_pip, why: why.clone() })]
            }
            Effect::PayBankRoll { per_pip, dice } => {
                vec![throw(dice, Then::PayBank { per_pip: *per_pip, why: why.clone() })]
            }
            Effect::BankPaysPerSet { amount, minimum } => {
                vec![pay(Purse::Bank, own, amount.times(self.complete_sets(seat)).max(*minimum))]
            }
            Effect::PayBankPerBuilding { house, castle } => {
                vec![to_bank(seat, self.per_building(seat, *house, *castle))]
            }
            Effect::PayBankPerDeed { who, amount, per } => self
                .concerned(seat, *who)
                .map(|seat| to_bank(seat, amount.times(self.count_deeds(seat).div_ceil((*per).max(1)))))
                .collect(),
            Effect::PayActor { who: Others::ChosenOther, amount } => {
                let blow = Blow::Pays { amount: *amount, to: seat };
                self.ask(seat, Topic::Target { reach: Reach::OtherPlayers, blow }, why)
            }
            Effect::PayActor { who, amount } => collect(who, *amount),
            Effect::PayActorRent { who, .. } => collect(who, self.rent_of_dearest(seat)?),
            Effect::ActorPays { who, amount } => {
                self.others(seat, *who).map(|other| pay(own, Purse::Seat(other), *amount)).collect()
            }
            _ => return None,
        })
    }

    /// Effects that move the actor.
    fn moves_of(&self, seat: Seat, effect: &Effect, why: &Why) -> Option<Vec<Step>> {
        let from = self.game.player(seat).position();
        let land = |terms, reached| Step::Land { terms, reached };
        // Only a marker can stop the token before.
        let land_at = |space, terms| match self.rules.markers {
            Some(_) => Step::LandAt { space, terms, reached: Reached::Named },
            None => land(terms, Reached::Named),
        };
        let plainly = Terms::default();
        Some(match effect {
            Effect::AdvanceTo { space } => {
                vec![Step::AdvanceTo { space: *space }, land_at(*space, plainly)]
            }
            // Onto the space that it leads to, and no further (MOV-WARP-2).
            Effect::Hop { to } => vec![Step::AdvanceTo { space: *to }, land_at(*to, plainly)],
            Effect::AdvanceBy { steps } => {
                vec![Step::Advance { steps: *steps }, land(plainly, Reached::Counted)]
            }
            Effect::AdvanceByRoll { dice } => {
                let purpose = purpose_of(why);
                let throw = Step::Throw { dice: dice.clone(), purpose, then: Then::Advance };
                vec![throw, land(plainly, Reached::Counted)]
            }
            Effect::AdvanceToNext { target, idle: true, .. } => {
                let space = self.rules.board.next_of(from, target)?;
                vec![Step::AdvanceToNext { target: target.clone() }, Step::LandShortOf { space }]
            }
            Effect::AdvanceToNext { target, terms, .. } => {
                let space = self.rules.board.next_of(from, target)?;
                vec![Step::AdvanceToNext { target: target.clone() }, land_at(space, *terms)]
            }
            Effect::AdvanceToDeed { which, terms, .. } => {
                let space = self.next_deed(from, *which, seat)?;
                vec![Step::AdvanceTo { space }, land_at(space, *terms)]
            }
            Effect::MoveBack { steps } => {
                vec![Step::Back { steps: *steps }, land(plainly, Reached::Counted)]
            }
            Effect::GoToJail => vec![Step::GoToJail],
            Effect::Draw { deck } => vec![Step::Draw { deck: deck.clone() }],
            Effect::ThrowTable { table } => {
                let then = Then::Consult { table: table.clone() };
                vec![Step::Throw { dice: Vec::new(), purpose: Purpose::Table, then }]
            }
            _ => return None,
        })
    }

    /// Effects on the figure; while it sleeps nothing happens and nothing is thrown (MOV-CARD-4).
    fn figure_moves_of(&self, seat: Seat, effect: &Effect) -> Option<Vec<Step>> {
        let awake = self.awake_figure();
        let is_figures = matches!(
            effect,
            Effect::FigureAdvances { .. }
                | Effect::FigureAdvancesByRoll { .. }
                | Effect::FigureAdvancesToDeed { .. }
                | Effect::FigurePlaced { .. }
                | Effect::FigureDrops
        );
        let from = match awake {
            Some((_, state)) if is_figures => state.position,
            None if is_figures => return Some(Vec::new()),
            _ => return None,
        };
        Some(match effect {
            Effect::FigureAdvances { steps } => vec![Step::FigureAdvance { steps: *steps }],
            Effect::FigureAdvancesByRoll { dice } => {
                let (purpose, then) = (Purpose::Figure, Then::FigureAdvances);
                vec![Step::Throw { dice: dice.clone(), purpose, then }]
            }
            Effect::FigureAdvancesToDeed { which, .. } => {
                let to = self.next_deed(from, *which, seat)?;
                vec![Step::FigureAdvance { steps: self.rules.board.distance(from, to) }]
            }
            Effect::FigurePlaced { space } => vec![Step::FigurePut { space: *space }],
            Effect::FigureDrops => {
                let space = self.game.player(seat).position();
                let landing = self.landing_of_figure(space);
                std::iter::once(Step::FigurePut { space }).chain(landing).collect()
            }
            _ => return None,
        })
    }

    /// Effects on GAME OVER; none if there is no target.
    fn flips_of(&self, seat: Seat, effect: &Effect) -> Option<Vec<Step>> {
        Some(match effect {
            Effect::FlipDearest { .. } => {
                let exposed = self.game.exposed_deeds_of(self.rules, seat);
                vec![Step::Flip { deed: self.dearest(exposed)? }]
            }
            Effect::FlipEach => {
                self.game.clockwise().into_iter().map(|seat| Step::FlipOwn { seat }).collect()
            }
            Effect::ContinueOwn { .. } => {
                self.game.closed_deeds_of(seat).next()?;
                vec![Step::ContinueOwn]
            }
            _ => return None,
        })
    }

    fn concerned(&self, seat: Seat, who: Who) -> impl Iterator<Item = Seat> + use<> {
        let everyone = if who == Who::Everyone { self.game.clockwise() } else { vec![seat] };
        everyone.into_iter()
    }

    /// The other players clockwise from the active one (GEN-TURN-7), or the richest of them (MOV-CARD-5).
    fn others(&self, seat: Seat, who: Others) -> impl Iterator<Item = Seat> + use<> {
        let mut others: Vec<Seat> =
            self.game.clockwise().into_iter().filter(|other| *other != seat).collect();
        if who == Others::RichestOther {
            let richest = others.iter().rev().max_by_key(|other| self.game.player(**other).cash).copied();
            others = richest.into_iter().collect();
        }
        others.into_iter()
    }

    /// A castle counts as a castle only (COL-CARDS-8).
    fn per_building(&self, seat: Seat, house: Coins, castle: Coins) -> Coins {
        let top = self.rules.castle_stage();
        let stages = self.game.deeds_of(seat).map(|(_, deed)| deed.stage);
        stages.map(|stage| if stage == top && top > 0 { castle } else { house.times(u32::from(stage)) }).sum()
    }

    fn count_deeds(&self, seat: Seat) -> u32 {
        u32::try_from(self.game.deeds_of(seat).count()).unwrap_or(u32::MAX)
    }

    fn complete_sets(&self, seat: Seat) -> u32 {
        let firsts = self.rules.sets.iter().filter_map(|set| set.deeds.first());
        let whole = firsts.filter(|deed| {
            self.game.owner(**deed) == Some(seat) && self.game.in_complete_set(self.rules, **deed)
        });
        u32::try_from(whole.count()).unwrap_or(u32::MAX)
    }

    /// Highest price, then highest current rent, then lowest index (MOV-CARD-6).
    fn dearest(&self, deeds: impl Iterator<Item = Space>) -> Option<Space> {
        let key = |deed: &Space| {
            let rent = self.rent_now(*deed).unwrap_or(Coins::ZERO);
            (self.rules.price(*deed), rent, Reverse(*deed))
        };
        deeds.max_by_key(key)
    }

    fn rent_of_dearest(&self, seat: Seat) -> Option<Coins> {
        let own = self.game.deeds_of(seat).map(|(deed, _)| deed);
        self.rent_now(self.dearest(own.filter(|deed| self.rent_now(*deed).is_some()))?)
    }

    /// The rent of an open deed, where it is an amount.
    fn rent_now(&self, deed: Space) -> Option<Coins> {
        match self.game.rent(self.rules, deed)? {
            Due::Amount { amount } => Some(amount),
            Due::Dice { .. } => None,
        }
    }

    /// The first deed of a sort ahead, never the one stood on (MOV-BOWSER-8).
    fn next_deed(&self, from: Space, which: DeedSort, actor: Seat) -> Option<Space> {
        let fits = |deed: &Space| match (which, self.game.owner(*deed)) {
            (DeedSort::Unowned, owner) => owner.is_none(),
            (DeedSort::OfOthers, owner) => owner.is_some_and(|owner| owner != actor),
            (DeedSort::Unprotected, owner) => {
                owner.is_some() && !self.game.in_complete_set(self.rules, *deed)
            }
        };
        let ahead = self.rules.deeds().map(|(deed, _)| deed).filter(|deed| *deed != from);
        ahead.filter(fits).min_by_key(|deed| self.rules.board.distance(from, *deed))
    }
}

/// What the throw of an effect is for (GEN-DICE-1).
fn purpose_of(why: &Why) -> Purpose {
    match why {
        Why::Card { .. } => Purpose::Card,
        Why::Outcome { .. } => Purpose::Outcome,
        Why::Boost { .. } | Why::Star { .. } | Why::Power { .. } => Purpose::Ability,
        Why::Prize { .. } => Purpose::Prize,
        _ => Purpose::Space,
    }
}
