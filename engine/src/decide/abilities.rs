//! What powers, boosts, stars and prizes come to (KRT-POWER, KRT-BOOST, KRT-STAR, KRT-PRIZE).

use super::blows::drop_step;
use super::play::Play;
use crate::event::{Event, Purpose, Strength};
use crate::frames::{AfterDrop, Blow, DeedFate, Reach, Shell, Stance, Step, StepTerms, Then, Topic};
use crate::game::Duty;
use crate::ids::{Seat, Space};
use crate::money::{Coins, Purse, Why};
use crate::ruleset::{Effect, Hit, MarkerPlace, PowerId, Terms};

impl Play<'_> {
    /// Effects on coins that are dropped; none if it is another effect.
    pub(super) fn drops_of(&self, seat: Seat, effect: &Effect, why: &Why) -> Option<Vec<Step>> {
        let strike_all = |blow: Blow| {
            let strike = |other| self.strike(other, blow.clone(), why);
            self.others_of(seat).into_iter().map(strike).collect()
        };
        Some(match effect {
            Effect::Drop { who, amount, actor_may_take } => {
                let then = if *actor_may_take { AfterDrop::MayBeTaken } else { AfterDrop::Lies };
                let shell = |ways| {
                    let shell = Shell { ways, struck: Vec::new(), amount: *amount, then };
                    vec![Step::ShellFlies { shell, why: why.clone() }]
                };
                match who {
                    Hit::Actor => {
                        vec![drop_step(seat, self.game.player(seat).position(), *amount, why)]
                    }
                    Hit::NearestAhead => shell(vec![Reach::NearestAhead]),
                    Hit::NearestBothWays => shell(vec![Reach::NearestAhead, Reach::NearestBehind]),
                    Hit::Chosen => self.ask(
                        seat,
                        Topic::Target { reach: Reach::Others, blow: Blow::Drop { amount: *amount } },
                        why,
                    ),
                    Hit::TwoChosen => self.ask(seat, Topic::TwoTargets { amount: *amount }, why),
                    Hit::AllOthers => strike_all(Blow::Drop { amount: *amount }),
                }
            }
            Effect::DropByWealth { richest, rest } => {
                let blow = Blow::ByWealth { richest: *richest, rest: *rest };
                let found = self.within_reach(seat, Reach::Richest);
                // Two characters of one seat are equally rich: their owner picks which one is hit.
                match found.first() {
                    Some(first) if found.iter().all(|other| other.seat == first.seat) => {
                        self.blow_steps(seat, &first.id, &blow, why)
                    }
                    _ => self.ask(seat, Topic::Target { reach: Reach::Richest, blow }, why),
                }
            }
            Effect::DropAndPay { drops, pays } => {
                strike_all(Blow::DropAndPay { drops: *drops, pays: *pays, to: seat })
            }
            Effect::TakeLying => {
                let take = |(space, amount): (&Space, &Coins)| Step::Pay {
                    from: Purse::Space(*space),
                    to: Purse::Seat(seat),
                    amount: *amount,
                    why: why.clone(),
                };
                self.game.lying.iter().map(take).collect()
            }
            _ => return None,
        })
    }

    /// Effects of characters and prizes; none if it is another effect, or has no target.
    pub(super) fn abilities_of(&self, seat: Seat, effect: &Effect, why: &Why) -> Option<Vec<Step>> {
        Some(match effect {
            Effect::Sequence { of } => {
                of.iter().map(|effect| Step::Carry { effect: effect.clone(), why: why.clone() }).collect()
            }
            Effect::May { effect } => self.ask(seat, Topic::May { effect: (**effect).clone() }, why),
            Effect::JumpToCheapest => {
                let land = Step::Land { terms: Terms::default(), reached: Default::default() };
                vec![Step::JumpTo { space: self.cheapest_unowned()? }, land]
            }
            Effect::StepsForCoins { most } => {
                self.ask(seat, Topic::Steps { terms: StepTerms::ForCoins { most: *most } }, why)
            }
            Effect::StepsEitherWay { most } => {
                self.ask(seat, Topic::Steps { terms: StepTerms::EitherWay { most: *most } }, why)
            }
            Effect::RollPower => {
                let (purpose, then) = (Purpose::PowerUp, Then::PowerUp { stance: Stance::Standing });
                vec![Step::Throw { dice: vec![self.rules.power_die()?.id.clone()], purpose, then }]
            }
            Effect::RollPowerLater => vec![Step::Owe { duty: Duty::SecondRoll }],
            Effect::SilencePower => vec![Step::Silence],
            Effect::PlaceMarker { on, .. } => {
                self.marker_spaces(seat, *on).first()?;
                self.ask(seat, Topic::Marker { on: *on }, why)
            }
            Effect::PlaceMarkers { most } => self.ask(seat, Topic::OwnMarkers { most: *most }, why),
            Effect::LiftMarkers { each, .. } => {
                self.game.markers.first()?;
                self.ask(seat, Topic::LiftMarkers { each: *each }, why)
            }
            Effect::UseStar => {
                let character = self.game.player(seat).acting().id.clone();
                let star = self.rules.character(&character)?.star.as_ref()?;
                self.steps_of(seat, star, &Why::Star { character })
            }
            Effect::Race { .. } => match why {
                Why::Card { card } => vec![Step::Race { card: card.clone(), opener: seat, holder: None }],
                _ => Vec::new(),
            },
            Effect::TakeCheapestDeed => vec![Step::TakeDeed { deed: self.cheapest_unowned()? }],
            Effect::BuyDeed => self.ask(seat, Topic::Deed { fate: DeedFate::Bought }, why),
            Effect::AuctionDeed => self.ask(seat, Topic::Deed { fate: DeedFate::Auctioned }, why),
            Effect::PutOn { space } => self.ask(
                seat,
                Topic::Target { reach: Reach::Everyone, blow: Blow::PutOn { space: *space } },
                why,
            ),
            Effect::SendToJail => {
                self.ask(seat, Topic::Target { reach: Reach::OthersFree, blow: Blow::Jail }, why)
            }
            Effect::SwapDeeds => self.ask(seat, Topic::Swap, why),
            Effect::Rematch => self.ask(seat, Topic::RematchCard, why),
            _ => return None,
        })
    }

    pub(super) fn ask(&self, seat: Seat, topic: Topic, why: &Why) -> Vec<Step> {
        vec![Step::Ask { seat, topic, why: why.clone() }]
    }

    /// The lowest price, then the lowest index (KRT-STAR-2, KRT-PRIZE-1).
    pub(super) fn cheapest_unowned(&self) -> Option<Space> {
        let unowned = self.rules.deeds().filter(|(space, _)| self.game.owner(*space).is_none());
        unowned.min_by_key(|(space, deed)| (deed.price, *space)).map(|(space, _)| space)
    }

    /// The face as its own, or as the boost of who acts (KRT-POWER-6).
    pub(super) fn power_up(&mut self, seat: Seat, power: PowerId, stance: Stance) {
        let rules = self.rules;
        let character = self.game.player(seat).acting().id.clone();
        let boost = rules.character(&character).and_then(|known| known.boost.as_ref());
        let boost = boost.filter(|boost| boost.power == power).map(|boost| &boost.effect);
        let Some(effect) = boost.or_else(|| rules.power(&power).map(|power| &power.effect)) else { return };
        let strength = if boost.is_some() { Strength::Boosted } else { Strength::Plain };
        let why = match strength {
            Strength::Boosted => Why::Boost { character: character.clone(), power: power.clone() },
            Strength::Plain => Why::Power { power: power.clone() },
        };
        self.emit(Event::PowerCarriedOut { seat, character, power, strength });
        let steps = match stance {
            Stance::Turn => self.steps_of(seat, effect, &why),
            Stance::Standing => self.steps_of(seat, &standing(effect), &why),
        };
        self.emit_then(steps);
    }
}

/// The same effect for who stands still: no move, nothing that a turn owes later, and a marker on the own space only
/// (KRT-RACE-9).
fn standing(effect: &Effect) -> Effect {
    match effect {
        Effect::Sequence { of } => Effect::Sequence { of: of.iter().map(standing).collect() },
        Effect::RollPowerLater => Effect::NOTHING,
        moving if moving.may_move_actor() => Effect::NOTHING,
        Effect::May { effect } => Effect::May { effect: Box::new(standing(effect)) },
        Effect::PlaceMarker { on, otherwise } => Effect::PlaceMarker {
            on: if *on == MarkerPlace::Path { MarkerPlace::OwnSpace } else { *on },
            otherwise: otherwise.as_deref().map(standing).map(Box::new),
        },
        Effect::LiftMarkers { each, otherwise } => {
            Effect::LiftMarkers { each: *each, otherwise: Box::new(standing(otherwise)) }
        }
        other => other.clone(),
    }
}
