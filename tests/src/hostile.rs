//! Intents of all kinds: such as an offered action admits, and such as nobody was offered.

use crate::luck::Luck;
use engine::action::OfferTerms;
use engine::game::Game;
use engine::ids::CharacterId;
use engine::intent::{Longer, With};
use engine::{Action, CardId, Coins, Goods, Intent, OfferId, Ruleset, Seat, SetId, Space};
use std::collections::BTreeMap;

/// Any intent that the action admits: any bid in its range, any even state, any offer.
#[must_use]
pub fn within(luck: &mut Luck, rules: &Ruleset, game: &Game, action: &Action) -> Option<Intent> {
    Some(match action {
        Action::Bid { min, max } => {
            let high = if luck.percent(80) { max.0.min(min.0 + 40) } else { max.0 };
            Intent::Bid { amount: Coins(luck.between(min.0, high)) }
        }
        Action::SellDown { set, stages, .. } => {
            let level = u8::try_from(luck.below(6)).unwrap_or(0);
            let lowered = stages.iter().map(|of| (of.deed, of.stage.min(level))).collect();
            let intent = Intent::SellDown { set: set.clone(), stages: lowered };
            if crate::admits(rules, game, action, &intent) { intent } else { action.sample()? }
        }
        Action::Propose { terms: OfferTerms::OneDeed { .. }, .. }
        | Action::Counter { terms: OfferTerms::OneDeed { .. }, .. } => return action.sample(),
        Action::Propose { to, cash, deeds, cards, .. } => {
            let (give, want) = deal(luck, game, *to, *cash, deeds, cards);
            if give.is_empty() && want.is_empty() {
                return action.sample();
            }
            Intent::Propose { to: *to, give, want }
        }
        Action::Counter { offer, revision, cash, deeds, cards, .. } => {
            let by = game.offers.get(offer).map_or(Seat(1), |offer| offer.by);
            let (give, want) = deal(luck, game, by, *cash, deeds, cards);
            if give.is_empty() && want.is_empty() {
                return action.sample();
            }
            Intent::Counter { offer: *offer, revision: *revision, give, want }
        }
        Action::Move { extra, .. } if luck.percent(50) => {
            Intent::Move(Some(Longer { extra: luck.between(0, *extra) }))
        }
        Action::PickSpaces { spaces, most } => {
            let mut picked = luck.some_of(spaces, 40);
            picked.truncate(usize::try_from(*most).unwrap_or(0));
            Intent::PickSpaces { spaces: picked }
        }
        Action::Steps { least, most } => {
            let span = most.abs_diff(*least);
            let steps = i64::from(*least) + i64::from(luck.between(0, span));
            Intent::Steps { steps: i32::try_from(steps).unwrap_or(0) }
        }
        Action::Enter { characters, .. } => {
            Intent::Enter(luck.pick(characters).cloned().map(|character| With { character }))
        }
        plain => return plain.sample(),
    })
}

fn deal(
    luck: &mut Luck,
    game: &Game,
    with: Seat,
    cash: Coins,
    deeds: &[Space],
    cards: &[CardId],
) -> (Goods, Goods) {
    let give = Goods {
        cash: if luck.percent(50) { Coins(luck.between(0, cash.0.min(60))) } else { Coins::ZERO },
        deeds: luck.some_of(deeds, 15),
        cards: luck.some_of(cards, 30),
    };
    let theirs: Vec<Space> = game.deeds_of(with).map(|(deed, _)| deed).collect();
    let held: Vec<CardId> = game.player(with).cards.iter().map(|(_, card)| card.clone()).collect();
    let asked = game.player(with).cash.0;
    let want = Goods {
        cash: if luck.percent(40) { Coins(luck.between(0, asked.min(80) + 5)) } else { Coins::ZERO },
        deeds: luck.some_of(&theirs, 12),
        cards: luck.some_of(&held, 30),
    };
    (give, want)
}

/// Any intent at all; most are wrong, some happen to be right.
pub fn any(luck: &mut Luck, rules: &Ruleset, game: &Game) -> Intent {
    let deed = Space(u8::try_from(luck.below(rules.board.spaces.len() + 2)).unwrap_or(0));
    let offer = OfferId(luck.between(0, game.offers_made + 1));
    let revision = game.offers.get(&offer).map_or(1, |offer| offer.revision) + luck.between(0, 1);
    if luck.percent(30) && !(rules.powers.is_empty() && rules.races.is_none()) {
        return choice(luck, rules, game);
    }
    match luck.below(34) {
        0 => Intent::Roll,
        1 => Intent::EndTurn,
        2 => Intent::PayFine,
        3 => Intent::UseJailCard,
        4 => Intent::Buy,
        5 => Intent::Decline,
        6 => Intent::Bid { amount: amount(luck) },
        7 => Intent::Pass,
        8 => Intent::Claim { deed: claimed(luck, game, deed) },
        9 => Intent::Waive { deed: claimed(luck, game, deed) },
        10 => Intent::Build { deed },
        11 => Intent::Sell { deed },
        12 | 13 => sell_down(luck, rules, game),
        14 => Intent::Mortgage { deed },
        15 => Intent::Lift { deed },
        16 => Intent::Keep { deed },
        17 => Intent::Want(if luck.percent(50) { Some(engine::Site { deed }) } else { None }),
        18 => Intent::Leave,
        19 => Intent::Place { deed },
        20 => Intent::PayFlat,
        21 => Intent::PayPercent,
        22 => Intent::Settle,
        23 => Intent::GiveUp,
        24 => Intent::DeclineOffer { offer },
        25 => Intent::Withdraw { offer },
        26 => Intent::Accept { offer, revision },
        27 => Intent::Counter { offer, revision, give: goods(luck, rules), want: goods(luck, rules) },
        28 => Intent::Continue { deed },
        29 => Intent::Done,
        30 => Intent::SellDeed { deed },
        31 => {
            Intent::PickPlayer { player: Seat(u8::try_from(luck.below(game.players.len() + 2)).unwrap_or(0)) }
        }
        32 => Intent::PickDeed { deed },
        _ => {
            let to = Seat(u8::try_from(luck.below(game.players.len() + 2)).unwrap_or(0));
            Intent::Propose { to, give: goods(luck, rules), want: goods(luck, rules) }
        }
    }
}

/// An answer to a question of powers, stars, prizes and races, asked or not.
fn choice(luck: &mut Luck, rules: &Ruleset, game: &Game) -> Intent {
    let spaces: Vec<Space> = rules.board.spaces.iter().map(|space| space.index).collect();
    let space = luck.pick(&spaces).copied().unwrap_or(Space(0));
    let seat = |luck: &mut Luck| Seat(u8::try_from(luck.below(game.players.len() + 2)).unwrap_or(0));
    let characters: Vec<CharacterId> =
        game.players.iter().flat_map(|player| &player.characters).map(|state| state.id.clone()).collect();
    let character = luck.pick(&characters).cloned().unwrap_or_else(|| CharacterId::from("nobody"));
    match luck.below(17) {
        0 => Intent::Move(luck.percent(50).then(|| Longer { extra: luck.between(0, 4) })),
        1 => Intent::PowerUp,
        2 => Intent::PickCharacter { character },
        3 => Intent::PickPlayers { players: vec![seat(luck), seat(luck)] },
        4 => Intent::PickSpace { space },
        5 => Intent::PickSpaces { spaces: luck.some_of(&spaces, 6) },
        6 => Intent::Go,
        7 => Intent::Skip,
        8 => Intent::Steps { steps: i32::try_from(luck.between(0, 12)).unwrap_or(0) - 6 },
        9 => Intent::Flip,
        10 => Intent::Enter(luck.percent(50).then_some(With { character })),
        11 => Intent::StayOut,
        12 => Intent::SwapDeeds { deeds: luck.some_of(&spaces, 6) },
        13 => {
            let cards: Vec<CardId> =
                rules.decks.iter().flat_map(|deck| deck.cards.iter().map(|card| card.id.clone())).collect();
            Intent::PickCard { card: luck.pick(&cards).cloned().unwrap_or_else(|| CardId::from("none")) }
        }
        14 => Intent::TakeCoins { space },
        15 => Intent::LeaveCoins { space },
        _ => Intent::PickPlayer { player: seat(luck) },
    }
}

fn amount(luck: &mut Luck) -> Coins {
    match luck.below(12) {
        0 => Coins(0),
        1 => Coins(u32::MAX),
        _ => Coins(luck.between(1, 900)),
    }
}

fn claimed(luck: &mut Luck, game: &Game, otherwise: Space) -> Space {
    luck.pick(&game.claims).map_or(otherwise, |claim| claim.deed)
}

/// A set lowered to any state, even or not, now and then with a deed that is not its own.
fn sell_down(luck: &mut Luck, rules: &Ruleset, game: &Game) -> Intent {
    let built: Vec<&SetId> =
        rules.sets.iter().filter(|set| game.set_is_built(set)).map(|set| &set.id).collect();
    let set = luck.pick(&built).map_or_else(|| SetId::from("nowhere"), |id| (*id).clone());
    let mut stages: BTreeMap<Space, u8> = BTreeMap::new();
    for deed in rules.set(&set).map_or(&[][..], |set| &set.deeds) {
        if luck.percent(80) {
            let stage = u32::from(game.stage(*deed));
            stages.insert(*deed, u8::try_from(luck.between(stage.saturating_sub(2), stage)).unwrap_or(0));
        }
    }
    if luck.percent(5) {
        stages.insert(Space(1), 0);
    }
    Intent::SellDown { set, stages }
}

fn goods(luck: &mut Luck, rules: &Ruleset) -> Goods {
    let deeds: Vec<Space> = rules.deeds().map(|(deed, _)| deed).collect();
    let cards: Vec<CardId> =
        rules.decks.iter().flat_map(|deck| deck.cards.iter().map(|card| card.id.clone())).collect();
    let mut goods = Goods {
        cash: if luck.percent(50) { amount(luck) } else { Coins::ZERO },
        deeds: luck.some_of(&deeds, 2),
        cards: luck.some_of(&cards, 1),
    };
    if luck.percent(3) {
        goods.deeds.push(Space(0));
    }
    goods
}
