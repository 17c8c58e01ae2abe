//! Amounts and counts that are some.

use crate::file::EditionFile;
use crate::problem::Findings;
use engine::Coins;
use engine::ruleset::{Effect, Tax};

pub(super) fn check(at: &str, effect: &Effect, file: &EditionFile, findings: &mut Findings) {
    match effect {
        Effect::BankPays { amount }
        | Effect::PayBank { amount, .. }
        | Effect::PayActor { amount, .. }
        | Effect::ActorPays { amount, .. }
        | Effect::BankPaysPerSet { amount, .. }
        | Effect::Drop { amount, .. } => some(at, "amount", *amount, findings),
        Effect::BankPaysRoll { per_pip, .. } | Effect::PayBankRoll { per_pip, .. } => {
            some(at, "per_pip", *per_pip, findings);
        }
        Effect::PayBankPerBuilding { house, castle } => {
            some(at, "house", *house, findings);
            some(at, "castle", *castle, findings);
        }
        Effect::PayBankPerDeed { amount, per, .. } => {
            some(at, "amount", *amount, findings);
            findings.require(*per >= 1, format!("{at}/per"), per, "1 or more");
        }
        Effect::TaxChoice(tax) => check_tax(at, *tax, findings),
        Effect::DropByWealth { richest, .. } => some(at, "richest", *richest, findings),
        Effect::DropAndPay { pays, .. } => some(at, "pays", *pays, findings),
        Effect::LiftMarkers { each, .. } => some(at, "each", *each, findings),
        Effect::MoveBack { steps } | Effect::AdvanceBy { steps } | Effect::FigureAdvances { steps } => {
            count(at, "steps", *steps, file.spaces.len().saturating_sub(1), findings);
        }
        Effect::StepsForCoins { most } | Effect::StepsEitherWay { most } => {
            count(at, "most", *most, file.spaces.len().saturating_sub(1), findings);
        }
        Effect::PlaceMarkers { most } => {
            let on_board = file.markers.as_ref().map(|markers| markers.most_on_board);
            let most_on_board = on_board.filter(|most| *most > 0).unwrap_or(u32::MAX);
            count(at, "most", *most, usize::try_from(most_on_board).unwrap_or(usize::MAX), findings);
        }
        Effect::Sequence { of } => {
            findings.require(!of.is_empty(), format!("{at}/of"), "no effect", "one effect or more");
        }
        Effect::Race { prizes, .. } => {
            let most = file.about.players.max;
            let holds = prizes.len() <= usize::from(most);
            let found = format!("{} prizes", prizes.len());
            findings.require(
                holds,
                format!("{at}/prizes"),
                found,
                format!("{most} at most, one for each player"),
            );
        }
        _ => {}
    }
}

fn some(at: &str, key: &str, amount: Coins, findings: &mut Findings) {
    findings.require(!amount.is_zero(), format!("{at}/{key}"), amount, "1 or more");
}

fn count(at: &str, key: &str, found: u32, most: usize, findings: &mut Findings) {
    let holds = usize::try_from(found).is_ok_and(|found| (1..=most).contains(&found));
    findings.require(holds, format!("{at}/{key}"), found, format!("1 to {most}"));
}

fn check_tax(at: &str, tax: Tax, findings: &mut Findings) {
    some(at, "flat", tax.flat, findings);
    let holds = (1..=100).contains(&tax.percent);
    findings.require(holds, format!("{at}/percent"), tax.percent, "1 to 100");
}
