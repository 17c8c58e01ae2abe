//! A free deed was reached: buy what is worth it, as long as some cash is left (GEN-BUY).

use crate::mind::{Mind, coins};
use engine::ruleset::{Auctions, Bidding};
use engine::{Action, Coins, Intent, Space};

impl Mind<'_> {
    pub(crate) fn answer_purchase(&self, deed: Space, cost: Coins) -> Option<Intent> {
        let (cost, gain) = (coins(cost), self.gain(deed));
        let left = self.in_hand() - cost;
        let buy = || self.first(|action| matches!(action, Action::Buy { .. }));
        let wanted = match self.rules.points {
            Some(_) => gain * 100 >= self.cost_of(cost) && !self.is_cheaper_by_auction(cost),
            None => left >= self.keep_back(cost, gain),
        };
        let raise = || if gain >= cost * 2 { self.raise_for(cost) } else { None };
        let chosen = if wanted { buy() } else { None };
        chosen.or_else(raise).or_else(|| self.first(|action| matches!(action, Action::Decline { .. })))
    }

    /// The better the deal, the less is kept back; and the less, the more of the price the Bank would give back in
    /// need (MOV-DEBT-2).
    pub(crate) fn keep_back(&self, cost: i64, gain: i64) -> i64 {
        let sale = i64::from(self.rules.numbers.deed_sale_percent.unwrap_or(0)).min(100);
        let reserve = self.reserve() * (100 - sale) / 100;
        if gain >= cost * 2 {
            0
        } else if gain > cost {
            reserve / 3
        } else {
            reserve
        }
    }

    /// Whether nobody else could bid up to the price: the auction begins here, and nothing can be raised for it
    /// (KRT-AUCTION-1, -4).
    fn is_cheaper_by_auction(&self, cost: i64) -> bool {
        let numbers = &self.rules.numbers;
        let held = self.rules.options.auctions == Auctions::Held && numbers.bidding == Bidding::InTurn;
        let fixed =
            self.rules.buildings.is_none() && self.rules.deeds().all(|(_, deed)| deed.mortgage.is_none());
        let rivals = self.game.table().filter(|seat| *seat != self.seat);
        let most = rivals.map(|seat| coins(self.game.in_hand(seat))).max().unwrap_or(0);
        let step = coins(numbers.auction_min_raise).max(coins(numbers.auction_first_bid) - most);
        held && fixed && most + step < cost
    }

    /// For a deed that completes a set, lone deeds are mortgaged, if that brings enough.
    fn raise_for(&self, cost: i64) -> Option<Intent> {
        let lone = self.lone_mortgages();
        let brings: i64 = lone.iter().map(|(_, brings)| *brings).sum();
        if self.in_hand() >= cost {
            return self.first(|action| matches!(action, Action::Buy { .. }));
        }
        if self.in_hand() + brings < cost {
            return None;
        }
        lone.first().map(|(deed, _)| Intent::Mortgage { deed: *deed })
    }
}
