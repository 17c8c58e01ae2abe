//! What an effect is worth to who has it, roughly and in hundredths of a coin: enough to tell a good space or prize
//! from a bad one.

use crate::mind::coins;
use crate::points::Rate;
use crate::ring::WHOLE;
use crate::scale::twice_usual;
use crate::value::Holdings;
use engine::ids::CharacterId;
use engine::ruleset::{Effect, Hit, Others, PowerId, Ruleset};
use engine::{Game, Seat, Space};

/// Effects within effects that are looked into.
const DEEPEST: u8 = 4;
/// Of a coin that is dropped, in percent: the dropper may come by again.
const DROPPED: i64 = 80;

/// The moment in which an effect is looked at.
pub(crate) struct Worth<'a> {
    rules: &'a Ruleset,
    game: &'a Game,
    holdings: Holdings<'a>,
    /// What a move is usually worth.
    usual: i64,
}

/// Who has the effect.
#[derive(Clone, Copy)]
pub(crate) struct Actor<'a> {
    pub(crate) seat: Seat,
    pub(crate) character: &'a CharacterId,
}

impl<'a> Worth<'a> {
    pub(crate) fn of(rules: &'a Ruleset, game: &'a Game, rate: Option<Rate>) -> Self {
        let holdings = Holdings::of(rules, game).at(rate);
        let free = rules.deeds().filter(|(deed, _)| game.owner(*deed).is_none());
        let gains: i64 = free.map(|(deed, printed)| gain(&holdings, deed, coins(printed.price))).sum();
        let spaces = i64::try_from(rules.board.spaces.len()).unwrap_or(1).max(1);
        Self { rules, game, holdings, usual: gains / spaces }
    }

    /// Buying a free deed at its price.
    pub(crate) fn purchase(&self, deed: Space, price: i64) -> i64 {
        gain(&self.holdings, deed, price)
    }

    /// Points, as coins.
    pub(crate) fn points(&self, points: u32) -> i64 {
        self.holdings.cents_of_points(points)
    }

    pub(crate) fn effect(&self, actor: Actor<'_>, effect: &Effect) -> i64 {
        self.within(actor, effect, 0)
    }

    /// What the power die brings on average, with the boost of the character.
    pub(crate) fn power(&self, actor: Actor<'_>) -> i64 {
        self.power_within(actor, 0)
    }

    fn within(&self, actor: Actor<'_>, effect: &Effect, depth: u8) -> i64 {
        if depth > DEEPEST {
            return 0;
        }
        let inner = |effect: &Effect| self.within(actor, effect, depth + 1);
        match effect {
            Effect::Sequence { of } => of.iter().map(inner).sum(),
            Effect::May { effect } => inner(effect).max(0),
            Effect::UseStar => {
                let star = self.rules.character(actor.character).and_then(|known| known.star.as_ref());
                star.map_or(0, inner)
            }
            Effect::RollPower | Effect::RollPowerLater => self.power_within(actor, depth + 1),
            Effect::AdvanceBy { .. } | Effect::AdvanceByRoll { .. } | Effect::AdvanceToNext { .. } => {
                self.usual
            }
            Effect::StepsForCoins { .. } | Effect::StepsEitherWay { .. } => self.usual * 2,
            _ => self.of_coins(actor, effect).or_else(|| self.of_deeds(actor, effect)).unwrap_or(0),
        }
    }

    fn power_within(&self, actor: Actor<'_>, depth: u8) -> i64 {
        let Some(die) = self.rules.power_die() else { return 0 };
        let boost = self.rules.character(actor.character).and_then(|known| known.boost.as_ref());
        let face = |id: &PowerId| {
            let boosted = boost.filter(|boost| boost.power == *id).map(|boost| &boost.effect);
            let effect = boosted.or_else(|| self.rules.power(id).map(|power| &power.effect));
            effect.map_or(0, |effect| self.within(actor, effect, depth + 1))
        };
        let faces = i64::try_from(die.powers.len()).unwrap_or(1).max(1);
        die.powers.iter().map(face).sum::<i64>() / faces
    }

    /// Effects that move coins. What a rival loses is a gain too, shared by all who play against it.
    fn of_coins(&self, actor: Actor<'_>, effect: &Effect) -> Option<i64> {
        let rivals = i64::try_from(self.game.table().count()).unwrap_or(1) - 1;
        let rivals = rivals.max(1);
        Some(match effect {
            Effect::BankPays { amount } => coins(*amount) * 100,
            Effect::PayBank { amount, .. } => -coins(*amount) * 100,
            Effect::BankPaysRoll { per_pip, dice } => coins(*per_pip) * twice_usual(self.rules, dice) * 50,
            Effect::PayBankRoll { per_pip, dice } => -coins(*per_pip) * twice_usual(self.rules, dice) * 50,
            Effect::BankPaysPerSet { minimum, .. } => coins(*minimum) * 100,
            Effect::TaxChoice(tax) => -coins(tax.flat) * 100,
            Effect::TakePot => coins(self.game.pot) * 100,
            Effect::TakeLying => self.game.lying.values().map(|lies| coins(*lies)).sum::<i64>() * 100,
            Effect::PayActor { who: Others::AllOthers, amount } => coins(*amount) * (rivals + 1) * 100,
            Effect::PayActor { amount, .. } => coins(*amount) * (100 + 100 / rivals),
            Effect::ActorPays { who: Others::AllOthers, amount } => -coins(*amount) * (rivals + 1) * 100,
            Effect::ActorPays { amount, .. } => -coins(*amount) * 100,
            Effect::Drop { who: Hit::Actor, amount, .. } => -coins(*amount) * DROPPED,
            Effect::Drop { who: Hit::AllOthers, amount, .. } => coins(*amount) * DROPPED,
            Effect::Drop { who: Hit::TwoChosen | Hit::NearestBothWays, amount, .. } => {
                coins(*amount) * DROPPED * rivals.min(2) / rivals
            }
            Effect::Drop { amount, actor_may_take, .. } => {
                coins(*amount) * (DROPPED / rivals + if *actor_may_take { 100 } else { 0 })
            }
            Effect::DropByWealth { richest, rest } => {
                (coins(*richest) + coins(*rest) * (rivals - 1)) * DROPPED / rivals
            }
            Effect::DropAndPay { drops, pays } => coins(*drops) * DROPPED + coins(*pays) * (rivals + 1) * 100,
            Effect::LiftMarkers { each, .. } => {
                coins(*each) * i64::try_from(self.game.markers.len()).unwrap_or(0) * 100
            }
            Effect::GoToJail => -coins(self.rules.numbers.jail_fine) * 50,
            Effect::SendToJail => coins(self.rules.numbers.jail_fine) * 50 / rivals,
            Effect::SilencePower => self.power_of_coins(actor),
            _ => return None,
        })
    }

    /// The plain faces of the power die without what they lead to.
    fn power_of_coins(&self, actor: Actor<'_>) -> i64 {
        let effects = self.rules.powers.iter().map(|power| &power.effect);
        let bank = effects.filter(|effect| matches!(effect, Effect::BankPays { .. }));
        let all = i64::try_from(self.rules.powers.len()).unwrap_or(1).max(1);
        bank.filter_map(|effect| self.of_coins(actor, effect)).sum::<i64>() / all
    }

    /// Effects that bring a deed, or a card.
    fn of_deeds(&self, actor: Actor<'_>, effect: &Effect) -> Option<i64> {
        let cash = coins(self.game.in_hand(actor.seat));
        let price = |deed: Space| coins(self.rules.price(deed));
        let deeds = || self.rules.deeds().map(|(deed, _)| deed);
        let cheapest = || {
            deeds().filter(|deed| self.game.owner(*deed).is_none()).min_by_key(|deed| (price(*deed), *deed))
        };
        let theirs =
            || deeds().filter(|deed| self.game.owner(*deed).is_some_and(|owner| owner != actor.seat));
        let own = || deeds().filter(|deed| self.game.owner(*deed) == Some(actor.seat));
        let lone = |deed: Space| self.holdings.lone_cents(deed);
        Some(match effect {
            Effect::JumpToCheapest => {
                let deed = cheapest().filter(|deed| price(*deed) <= cash);
                deed.map_or(0, |deed| self.purchase(deed, price(deed)))
            }
            Effect::TakeCheapestDeed => cheapest().map_or(0, lone),
            Effect::BuyDeed => {
                let offers = theirs().filter(|deed| price(*deed) <= cash);
                offers.map(|deed| self.purchase(deed, price(deed))).max().unwrap_or(0).max(0)
            }
            Effect::SwapDeeds => {
                let worst = own().map(lone).min();
                worst.map_or(0, |worst| theirs().map(lone).max().unwrap_or(0) - worst).max(0)
            }
            Effect::AuctionDeed => theirs().map(lone).max().unwrap_or(0) / 4,
            Effect::PlaceMarker { .. } | Effect::PlaceMarkers { .. } => {
                let rents = own().map(|deed| crate::scale::lone_rent(self.rules, deed));
                rents.max().unwrap_or(0) * 50
            }
            Effect::Rematch => {
                let others = self.game.players.iter().filter(|player| player.seat != actor.seat);
                let cards = others.flat_map(|player| &player.won).map(|card| self.rules.card_points(card));
                self.holdings.cents_of_points(cards.max().unwrap_or(0)) / 2
            }
            _ => return None,
        })
    }
}

fn gain(holdings: &Holdings<'_>, deed: Space, price: i64) -> i64 {
    (holdings.lone_cents(deed) - price * 100).max(0)
}

/// A part of an amount.
pub(crate) fn part_of(amount: i64, part: i64) -> i64 {
    amount.saturating_mul(part) / WHOLE
}
