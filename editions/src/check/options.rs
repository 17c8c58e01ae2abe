//! Options: defaults within bounds, and ids that do something.

use super::about::is_prefix;
use super::effects;
use crate::file::{EditionFile, OptionKind, OptionSpec, Scope};
use crate::known;
use crate::problem::{Findings, one_of, quoted};
use engine::Coins;
use engine::ruleset::Effect;
use serde::Serialize;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    findings.ids("/options", file.options.iter().map(|option| option.id.as_str()));
    for (n, option) in file.options.iter().enumerate() {
        let at = format!("/options/{n}");
        option.label.check(&format!("{at}/label"), findings);
        option.explanation.check(&format!("{at}/explanation"), findings);
        bounds(&at, option, findings);
        let holds = option.accepts(&option.default);
        findings.require(holds, format!("{at}/default"), &option.default, option.allowed());
        meaning(&at, file, option, findings);
        rule(&at, file, option, findings);
    }
}

/// A rule of the edition's own book or of the common one.
fn rule(at: &str, file: &EditionFile, option: &OptionSpec, findings: &mut Findings) {
    let prefix = &file.about.rule_prefix;
    let begins = ["GEN", prefix.as_str()].iter().any(|prefix| option.rule.starts_with(&format!("{prefix}-")));
    let allowed = format!("the id of a rule, GEN-… or {prefix}-…");
    findings.require(begins || !is_prefix(prefix), format!("{at}/rule"), quoted(&option.rule), allowed);
}

/// The fields that go with the type, and no others.
fn bounds(at: &str, option: &OptionSpec, findings: &mut Findings) {
    let integer = option.kind == OptionKind::Integer;
    for (key, bound) in [("min", option.min), ("max", option.max)] {
        let at = format!("{at}/{key}");
        match bound {
            None => findings.require(!integer, at, "nothing", "a bound, for an integer"),
            Some(bound) => findings.require(integer, at, bound, "nothing, but for an integer"),
        }
    }
    if let (Some(min), Some(max)) = (option.min, option.max) {
        findings.require(min <= max, format!("{at}/max"), max, format!("{min} or more"));
    }
    let choice = option.kind == OptionKind::Choice;
    let at = format!("{at}/values");
    let count = option.values.len();
    let allowed = if choice { "two or more, for a choice" } else { "none, but for a choice" };
    findings.require(if choice { count >= 2 } else { count == 0 }, &at, format!("{count} values"), allowed);
    findings.ids(&at, option.values.iter().map(|choice| choice.id.as_str()));
    for (n, choice) in option.values.iter().enumerate() {
        choice.label.check(&format!("{at}/{n}/label"), findings);
    }
}

/// A common id means what it means everywhere (GEN-OPTIONS-4); any other id needs a variant.
fn meaning(at: &str, file: &EditionFile, option: &OptionSpec, findings: &mut Findings) {
    let Some((scope, kind)) = known::kind(&option.id) else {
        let used = file.variants.iter().any(|variant| variant.option == option.id);
        let allowed = format!("one of the common options, or a variant for \"{}\"", option.id);
        findings.require(used, format!("{at}/id"), quoted(&option.id), allowed);
        let holds = option.scope == Scope::Rules;
        return findings.require(holds, format!("{at}/scope"), "\"room\"", "\"rules\", for a variant");
    };
    findings.require(option.scope == scope, format!("{at}/scope"), word(option.scope), word(scope));
    findings.require(option.kind == kind, format!("{at}/type"), word(option.kind), word(kind));
    let off = !option.nullable || known::may_be_off(&option.id);
    findings.require(off, format!("{at}/nullable"), true, "false, since this option is never off");
    if let Some((least, most)) = known::bounds(&option.id) {
        let bounds = least..=most;
        for (key, bound) in [("min", option.min), ("max", option.max)] {
            let Some(bound) = bound else { continue };
            findings.require(
                bounds.contains(&bound),
                format!("{at}/{key}"),
                bound,
                format!("{least} to {most}"),
            );
        }
    }
    if option.id == known::FREE_PARKING_POT {
        let holds = effects::all(file).contains(&&Effect::TakePot);
        findings.require(holds, format!("{at}/id"), quoted(&option.id), "it beside a space with take_pot");
    }
    if option.id == known::PICKUP {
        let holds = effects::all(file).into_iter().any(drops);
        findings.require(holds, format!("{at}/id"), quoted(&option.id), "it beside effects that drop coins");
    }
    if option.id == known::RACES {
        races(at, file, option, findings);
    }
    if [known::RENT, known::PICKUP].contains(&option.id.as_str()) {
        let allowed = [known::ASK, known::AUTOMATIC];
        for (n, choice) in option.values.iter().enumerate() {
            let holds = allowed.contains(&choice.id.as_str());
            findings.require(holds, format!("{at}/values/{n}/id"), quoted(&choice.id), one_of(allowed));
        }
    }
}

/// Whether coins come to lie on the board by it (KRT-COINS-1).
fn drops(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Drop { .. }
            | Effect::DropByWealth { .. }
            | Effect::DropAndPay { drops: Coins(1..), .. }
            | Effect::StepsForCoins { .. }
    )
}

/// So many cards as there are in the deck, at most (KRT-OPTION-5).
fn races(at: &str, file: &EditionFile, option: &OptionSpec, findings: &mut Findings) {
    let Some(races) = &file.races else {
        return findings.report(format!("{at}/id"), quoted(&option.id), "it beside races");
    };
    let deck = file.decks.iter().find(|deck| deck.id == races.deck);
    if let (Some(deck), Some(max)) = (deck, option.max) {
        let most = deck.cards.len();
        let holds = usize::try_from(max).is_ok_and(|max| max <= most);
        let allowed = format!("{most} at most, the cards of the deck");
        findings.require(holds, format!("{at}/max"), max, allowed);
    }
}

/// A word as the file spells it.
fn word(value: impl Serialize) -> String {
    serde_json::to_string(&value).unwrap_or_default()
}
