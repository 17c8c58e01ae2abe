//! Tokens: one for every player, or for every character of a player, and what they can do.

use super::effects::{self, Place, effect};
use crate::file::{Die, EditionFile, Token};
use crate::problem::{Findings, one_of, quoted};
use engine::ruleset::{Effect, JailRoll, LastTry};

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    enough("/tokens", file.tokens.len(), file, findings);
    findings.ids("/tokens", file.tokens.iter().map(|token| token.id.as_str()));
    for (n, token) in file.tokens.iter().enumerate() {
        let at = format!("/tokens/{n}");
        token.name.check(&format!("{at}/name"), findings);
        boost(&format!("{at}/boost"), file, token, findings);
        star(&format!("{at}/star"), file, token, findings);
    }
    let each = file.constants.characters_for_two;
    let most = if file.about.players.min <= 2 { 2 } else { 1 };
    let allowed = if most == 1 { "1, where two never play" } else { "1 or 2" };
    findings.require((1..=most).contains(&each), "/constants/characters_for_two", each, allowed);
    if each > 1 {
        two_each(file, findings);
    }
}

/// Who moves is picked after the roll: with two characters no roll can move one of them out of Jail, and none is rolled
/// again (KRT-DUO-2, -7).
fn two_each(file: &EditionFile, findings: &mut Findings) {
    let constants = &file.constants;
    let holds = constants.jail_roll == JailRoll::OpensTurn;
    let allowed = "\"opens_turn\", with two characters for two";
    findings.require(holds, "/constants/jail_roll", "\"moves\"", allowed);
    let holds = constants.jail_last_try == LastTry::FreeNextTurn;
    let allowed = "\"free_next_turn\", with two characters for two";
    findings.require(holds, "/constants/jail_last_try", "\"fine\"", allowed);
    // Beside a power die that is refused anyway.
    if let Some(doubles) = constants.doubles_to_jail.filter(|_| file.power_die().is_none()) {
        let allowed = "nothing, with two characters for two";
        findings.report("/constants/doubles_to_jail", doubles, allowed);
    }
}

/// Of those to choose from there is one for everyone; two players may lead several each (KRT-DUO-1).
fn enough(at: &str, found: usize, file: &EditionFile, findings: &mut Findings) {
    let (players, each) = (usize::from(file.about.players.max), file.constants.characters_for_two);
    let for_two = 2 * usize::from(each);
    let allowed = if for_two > players {
        format!("{for_two} or more, {each} for each of two players")
    } else {
        format!("{players} or more, one for every player")
    };
    findings.require(found >= players.max(for_two), at, found, allowed);
}

/// The tokens that a variant leaves.
pub(super) fn left(at: &str, file: &EditionFile, tokens: &[String], findings: &mut Findings) {
    enough(at, tokens.len(), file, findings);
    let ids = || file.tokens.iter().map(|token| token.id.as_str());
    for (n, id) in tokens.iter().enumerate() {
        let at = format!("{at}/{n}");
        findings.require(ids().any(|known| known == id), &at, quoted(id), one_of(ids()));
        findings.require(!tokens[..n].contains(id), at, quoted(id), "an id that no other entry has");
    }
}

fn boost(at: &str, file: &EditionFile, token: &Token, findings: &mut Findings) {
    let Some(boost) = &token.boost else { return };
    let faces = || file.power_die().into_iter().flat_map(Die::powers);
    let mut ids: Vec<&str> = faces().collect();
    ids.dedup();
    let holds = faces().any(|face| face == boost.power);
    findings.require(holds, format!("{at}/power"), quoted(&boost.power), one_of(ids));
    boost.text.check(&format!("{at}/text"), findings);
    effect(&format!("{at}/effect"), &boost.effect.0, Place::Power, file, findings);
    let most = file.spaces.len().saturating_sub(1);
    let holds = usize::try_from(boost.extra_steps).is_ok_and(|steps| steps <= most);
    let at = format!("{at}/extra_steps");
    findings.require(holds, &at, boost.extra_steps, format!("0 to {most}"));
    // Nobody is asked for the order of the halves then, nor how far (KRT-TURN-3).
    let first = file.power_ups.iter().any(|power| power.id == boost.power && power.move_first);
    let allowed = "0, since the move comes first with this power";
    findings.require(!first || boost.extra_steps == 0, at, boost.extra_steps, allowed);
}

fn star(at: &str, file: &EditionFile, token: &Token, findings: &mut Findings) {
    let Some(star) = &token.star else { return };
    let used = effects::all(file).contains(&&Effect::UseStar);
    findings.require(used, at, "a star", "nothing, without a space with use_star");
    star.text.check(&format!("{at}/text"), findings);
    effect(&format!("{at}/effect"), &star.effect.0, Place::Power, file, findings);
}
