//! Whether an offered action admits an intent. What is offered is exactly what is accepted, so this, asked of all
//! actions of a seat, must agree with the engine.

use engine::action::OfferTerms;
use engine::game::Game;
use engine::{Action, CardId, Coins, Goods, Intent, Ruleset, SetId, Space};
use std::collections::{BTreeMap, BTreeSet};

/// Whether the action covers this very intent, its ranges included.
#[must_use]
pub fn admits(rules: &Ruleset, game: &Game, action: &Action, intent: &Intent) -> bool {
    match (action, intent) {
        (Action::Bid { min, max }, Intent::Bid { amount }) => min <= amount && amount <= max,
        (Action::SellDown { set, .. }, Intent::SellDown { set: named, stages }) => {
            set == named && can_lower(rules, game, set, stages)
        }
        (Action::Propose { to, cash, deeds, cards, terms }, Intent::Propose { to: named, give, want }) => {
            let all = Held { cash: *cash, deeds, cards };
            to == named && all.covers(rules, give, want) && keeps(terms, deeds, give, want)
        }
        (
            Action::Counter { offer, revision, cash, deeds, cards, terms },
            Intent::Counter { offer: named, revision: against, give, want },
        ) => {
            let all = Held { cash: *cash, deeds, cards };
            let covered = all.covers(rules, give, want) && keeps(terms, deeds, give, want);
            offer == named && revision == against && covered
        }
        (Action::Move { extra, .. }, Intent::Move(longer)) => {
            longer.is_none_or(|longer| longer.extra <= *extra)
        }
        (Action::Steps { least, most }, Intent::Steps { steps }) => (least..=most).contains(&steps),
        (Action::PickSpaces { spaces, most }, Intent::PickSpaces { spaces: picked }) => {
            let once: BTreeSet<&Space> = picked.iter().collect();
            let few = u32::try_from(picked.len()).is_ok_and(|count| count <= *most);
            few && once.len() == picked.len() && picked.iter().all(|space| spaces.contains(space))
        }
        (Action::PickPlayers { players }, Intent::PickPlayers { players: picked }) => {
            let (all, once): (BTreeSet<_>, BTreeSet<_>) = (players.iter().collect(), picked.iter().collect());
            all == once && picked.len() == players.len()
        }
        (Action::SwapDeeds { deeds }, Intent::SwapDeeds { deeds: picked }) => {
            let (all, once): (BTreeSet<_>, BTreeSet<_>) = (deeds.iter().collect(), picked.iter().collect());
            all == once && picked.len() == deeds.len()
        }
        (Action::Enter { characters, .. }, Intent::Enter(with)) => match with {
            Some(with) => characters.contains(&with.character),
            None => characters.is_empty(),
        },
        (
            Action::Propose { .. } | Action::Counter { .. } | Action::Bid { .. } | Action::SellDown { .. },
            _,
        ) => false,
        (plain, intent) => plain.sample().as_ref() == Some(intent),
    }
}

/// Race cards never change hands by trade (KRT-TRADE-1).
fn is_tradable(rules: &Ruleset, card: &CardId) -> bool {
    rules.card(card).is_some_and(|(_, card)| !matches!(card.effect, engine::ruleset::Effect::Race { .. }))
}

/// With a debtor one deed goes for coins, at least for what is asked (KRT-DEBT-4).
fn keeps(terms: &OfferTerms, own: &[Space], give: &Goods, want: &Goods) -> bool {
    let OfferTerms::OneDeed { least, .. } = terms else { return true };
    let is_sale = |sold: &Goods, paid: &Goods| {
        let bare = sold.cash == Coins::ZERO && sold.cards.is_empty() && paid.cards.is_empty();
        let fits = |deed: &Space| least.iter().any(|one| one.deed == *deed && paid.cash >= one.amount);
        bare && paid.deeds.is_empty() && matches!(&sold.deeds[..], [deed] if fits(deed))
    };
    let sells = least.iter().any(|one| own.contains(&one.deed));
    if sells { is_sale(give, want) } else { is_sale(want, give) }
}

/// What a seat could put into an offer.
struct Held<'a> {
    cash: Coins,
    deeds: &'a [Space],
    cards: &'a [CardId],
}

impl Held<'_> {
    /// The own side is held and free, the other side exists, nothing is named twice, and it is not all empty.
    fn covers(&self, rules: &Ruleset, give: &Goods, want: &Goods) -> bool {
        let deeds: Vec<&Space> = give.deeds.iter().chain(&want.deeds).collect();
        let cards: Vec<&CardId> = give.cards.iter().chain(&want.cards).collect();
        let distinct = deeds.iter().collect::<BTreeSet<_>>().len() == deeds.len()
            && cards.iter().collect::<BTreeSet<_>>().len() == cards.len();
        let held = give.cash <= self.cash
            && give.deeds.iter().all(|deed| self.deeds.contains(deed))
            && give.cards.iter().all(|card| self.cards.contains(card));
        let exist = want.deeds.iter().all(|deed| rules.deed(*deed).is_some())
            && want.cards.iter().all(|card| is_tradable(rules, card));
        distinct && held && exist && !(give.is_empty() && want.is_empty())
    }
}

/// An even state, none of its stages higher than now, at least one lower, no changed deed under claim, and houses
/// enough for what takes the place of castles (COL-SELL-3).
fn can_lower(rules: &Ruleset, game: &Game, set: &SetId, to: &BTreeMap<Space, u8>) -> bool {
    let Some(set) = rules.set(set) else { return false };
    let known = to.keys().all(|deed| set.deeds.contains(deed));
    let target = |deed: Space| to.get(&deed).copied().unwrap_or_else(|| game.stage(deed));
    let changed: Vec<Space> =
        set.deeds.iter().copied().filter(|deed| target(*deed) != game.stage(*deed)).collect();
    let lower = set.deeds.iter().all(|deed| target(*deed) <= game.stage(*deed));
    let targets: Vec<u8> = set.deeds.iter().map(|deed| target(*deed)).collect();
    let even = targets.iter().max().zip(targets.iter().min()).is_some_and(|(high, low)| high - low <= 1);
    let houses = |stage: u8| if stage == rules.castle_stage() { 0 } else { i64::from(stage) };
    let needed: i64 = changed.iter().map(|deed| houses(target(*deed)) - houses(game.stage(*deed))).sum();
    let free = changed.iter().all(|deed| !game.is_locked(*deed));
    known && lower && !changed.is_empty() && even && free && needed <= i64::from(game.stock.houses)
}
