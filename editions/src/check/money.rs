//! Start money, salary, fine, percentages: each once, each sensible.

use crate::file::EditionFile;
use crate::known;
use crate::problem::Findings;
use engine::Coins;
use engine::ruleset::{EstateDeeds, GivingUp, Shortfall};
use serde_json::Value;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    let constants = &file.constants;
    let start = amount(file, known::START_MONEY, constants.start_money, findings);
    amount(file, known::SALARY, constants.salary, findings);
    amount(file, known::JAIL_FINE, constants.jail_fine, findings);
    pieces(file, start, findings);
    for (key, coins) in [
        ("auction_first_bid", constants.auction_first_bid),
        ("auction_min_raise", constants.auction_min_raise),
    ] {
        findings.require(!coins.is_zero(), format!("/constants/{key}"), coins, "1 or more");
    }
    let closed = constants.closed_deed_worth_percent;
    findings.require(closed <= 100, "/constants/closed_deed_worth_percent", closed, "0 to 100");
    if let Some(percent) = constants.deed_sale_percent {
        let at = "/constants/deed_sale_percent";
        findings.require((1..=100).contains(&percent), at, percent, "1 to 100");
        let alone = file.buildings.is_empty() && file.deeds.iter().all(|deed| deed.mortgage.is_none());
        findings.require(alone, at, "a value", "nothing, beside buildings or mortgages");
    }
    shortfall(file, findings);
    if constants.estate_deeds == EstateDeeds::Mortgaged {
        let mortgages = file.deeds.iter().any(|deed| deed.mortgage.is_some());
        let allowed = "\"as_they_stand\", without mortgages";
        findings.require(mortgages, "/constants/estate_deeds", "\"mortgaged\"", allowed);
    }
    match constants.building_sale_percent {
        Some(percent) => {
            findings.require(percent <= 100, "/constants/building_sale_percent", percent, "0 to 100");
        }
        None => {
            let idle = file.buildings.is_empty();
            findings.require(idle, "/constants/building_sale_percent", "nothing", "0 to 100");
        }
    }
}

/// Nobody settles and nobody gives up where a shortfall is forgiven; a debtor sells deeds (KRT-DEBT-5, -6).
fn shortfall(file: &EditionFile, findings: &mut Findings) {
    let constants = &file.constants;
    if constants.shortfall == Shortfall::Bankruptcy {
        return;
    }
    let holds = constants.deed_sale_percent.is_some();
    let allowed = "\"bankruptcy\", without deed_sale_percent";
    findings.require(holds, "/constants/shortfall", "\"forgiven\"", allowed);
    let holds = constants.giving_up == GivingUp::default();
    let allowed = "nothing, where a shortfall is forgiven";
    findings.require(holds, "/constants/giving_up", "\"always\"", allowed);
}

/// With more than this in one number, purses could overflow in the longest games.
const MOST: u64 = 1_000_000;

/// No number anywhere in the file is beyond all sense.
pub(super) fn sizes(at: &str, value: &Value, findings: &mut Findings) {
    match value {
        Value::Number(number) => {
            let holds = number.as_u64().is_none_or(|number| number <= MOST);
            findings.require(holds, at, number, format!("{MOST} at most"));
        }
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                sizes(&format!("{at}/{n}"), item, findings);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                sizes(&format!("{at}/{key}"), field, findings);
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Either printed, or the default of its option: a number stands in one place.
fn amount(file: &EditionFile, id: &str, printed: Option<Coins>, findings: &mut Findings) -> Option<Coins> {
    let at = format!("/constants/{id}");
    match (printed, file.option(id)) {
        (None, None) => findings.report(at, "nothing", format!("an amount, or an option \"{id}\"")),
        (Some(coins), Some(_)) => {
            findings.report(at, coins, format!("nothing, since the option \"{id}\" has a default"));
        }
        (Some(_), None) | (None, Some(_)) => {}
    }
    let default = file.option(id).and_then(|option| option.default.as_u64());
    printed.or(default.and_then(|amount| u32::try_from(amount).ok()).map(Coins))
}

fn pieces(file: &EditionFile, start: Option<Coins>, findings: &mut Findings) {
    let pieces = &file.constants.start_pieces;
    let Some(start) = start.filter(|_| !pieces.is_empty()) else { return };
    let sum: Coins = pieces.iter().map(|(value, count)| Coins(*value).times(*count)).sum();
    let found = format!("pieces worth {sum}");
    findings.require(sum == start, "/constants/start_pieces", found, format!("the start money of {start}"));
}
