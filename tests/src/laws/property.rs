//! Deeds, buildings and what locks them (GEN-BUILD, GEN-STOCK, GEN-MORTGAGE, GEN-RENT-4).

use super::hold;
use engine::frames::Frame;
use engine::game::{Game, Phase, Piece, Title};
use engine::{Ruleset, Space};

/// COL-SETUP-3 at every moment.
pub(super) fn box_is_complete(rules: &Ruleset, game: &Game) -> Result<(), String> {
    let Some(box_of) = &rules.buildings else { return Ok(()) };
    let top = rules.castle_stage();
    let houses: u32 =
        game.deeds.values().filter(|deed| deed.stage < top).map(|deed| u32::from(deed.stage)).sum();
    let castles = game.deeds.values().filter(|deed| deed.stage == top).count();
    let castles = u32::try_from(castles).unwrap_or(u32::MAX);
    let held = |piece: Piece| game.frames.iter().filter(|frame| holds(frame, piece)).count();
    let held = |piece| u32::try_from(held(piece)).unwrap_or(u32::MAX);
    let houses = houses + held(Piece::House);
    let castles = castles + held(Piece::Castle);
    let complete =
        houses + game.stock.houses == box_of.houses && castles + game.stock.castles == box_of.castles;
    hold(complete, || format!("{houses} houses and {castles} castles stand, {:?} in stock", game.stock))
}

/// A piece that was won is in its winner's hand until it is placed (GEN-STOCK-5).
fn holds(frame: &Frame, piece: Piece) -> bool {
    matches!(frame, Frame::Placement(placement) if placement.piece == piece)
}

pub(super) fn buildings_stand_right(rules: &Ruleset, game: &Game) -> Result<(), String> {
    for set in rules.sets.iter().filter(|set| game.set_is_built(set)) {
        let stages: Vec<u8> = set.deeds.iter().map(|deed| game.stage(*deed)).collect();
        let owner = set.deeds.first().and_then(|deed| game.owner(*deed));
        let whole = owner.is_some_and(|owner| game.owns_set(set, owner));
        hold(whole, || format!("{} is built on and not whole", set.id))?;
        hold(!game.set_has_mortgage(set), || format!("{} is built on and mortgaged", set.id))?;
        let spread = stages.iter().max().zip(stages.iter().min()).map_or(0, |(high, low)| high - low);
        hold(spread <= 1, || format!("{} is uneven: {stages:?}", set.id))?;
        let highest = stages.iter().max().copied().unwrap_or(0);
        hold(highest <= rules.castle_stage(), || format!("{} has stage {highest}", set.id))?;
    }
    Ok(())
}

/// What a claim is about belongs to its owner and is open as long as the claim is.
pub(super) fn claims_are_sound(rules: &Ruleset, game: &Game) -> Result<(), String> {
    for claim in &game.claims {
        let state = game.deed(claim.deed);
        // A prize may take the deed; the claim stays with the owner at the landing (KRT-RENT-4).
        let owned = |deed: &engine::game::DeedState| {
            deed.owner == Some(claim.owner) || (rules.races.is_some() && deed.owner.is_some())
        };
        let sound = state.is_some_and(|deed| owned(deed) && deed.title == Title::Open);
        hold(sound, || format!("{claim:?} on {state:?}"))?;
        hold(claim.owner != claim.debtor, || format!("{claim:?} on oneself"))?;
        let touched = game.actions(rules, claim.owner).into_iter().find(|action| touches(action, claim.deed));
        hold(touched.is_none(), || format!("{claim:?} is open and {touched:?} is offered"))?;
    }
    let automatic = rules.options.rent == engine::ruleset::RentMode::Automatic;
    hold(!automatic || game.claims.is_empty(), || "a claim waits though rent is automatic".to_owned())
}

/// Without doubles a turn has one move, and the next opening roll closes its claim (CEL-RENT-6).
// shows: CEL-RENT-6
pub(super) fn one_claim_at_most(rules: &Ruleset, game: &Game) -> Result<(), String> {
    let moves_once = rules.numbers.doubles_to_jail.is_none() && rules.powers.is_empty();
    let many = game.claims.len() > 1 && moves_once;
    hold(!many, || format!("{:?}", game.claims))
}

fn touches(action: &engine::Action, locked: Space) -> bool {
    use engine::Action;
    match action {
        Action::Build { deed, .. }
        | Action::Sell { deed, .. }
        | Action::Mortgage { deed, .. }
        | Action::SellDeed { deed, .. }
        | Action::Place { deed } => *deed == locked,
        Action::Propose { deeds, .. } | Action::Counter { deeds, .. } => deeds.contains(&locked),
        _ => false,
    }
}

pub(super) fn the_gone_hold_nothing(_: &Ruleset, game: &Game) -> Result<(), String> {
    for player in game.players.iter().filter(|player| !game.is_in(player.seat)) {
        let seat = player.seat;
        let empty = player.cash.is_zero() && player.cards.is_empty() && game.deeds_of(seat).next().is_none();
        hold(empty, || format!("{seat} is out and holds {player:?}"))?;
        let counted = game.gone.iter().filter(|gone| **gone == seat).count();
        hold(counted == 1, || format!("{seat} went out {counted} times"))?;
    }
    for (deed, state) in game.deeds.iter().filter(|(_, state)| state.owner.is_none()) {
        hold(state.stage == 0 && state.title != Title::Mortgaged, || {
            format!("{deed} of the Bank is {state:?}")
        })?;
    }
    let in_jail = |player: &engine::game::Player| player.characters.iter().any(|c| c.jail.is_some());
    let jail = |player: &&engine::game::Player| in_jail(player) && game.phase != Phase::Lobby;
    for player in game.players.iter().filter(jail) {
        hold(game.is_in(player.seat), || format!("{} is out and in Jail", player.seat))?;
    }
    Ok(())
}
