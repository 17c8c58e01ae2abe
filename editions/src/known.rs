//! Options whose ids mean the same in every edition (GEN-OPTIONS-4). All others act through variants.

use crate::file::{OptionKind, Scope};

pub(crate) const START_MONEY: &str = "start_money";
pub(crate) const SALARY: &str = "salary";
pub(crate) const JAIL_FINE: &str = "jail_fine";
pub(crate) const RENT: &str = "rent";
pub(crate) const FREE_PARKING_POT: &str = "free_parking_pot";
pub(crate) const NO_AUCTIONS: &str = "no_auctions";
pub(crate) const PICKUP: &str = "pickup";
pub(crate) const RACES: &str = "races";
pub(crate) const ROUND_LIMIT: &str = "round_limit";
pub(crate) const TIME_LIMIT_MINUTES: &str = "time_limit_minutes";
pub(crate) const AUCTION_SECONDS: &str = "auction_seconds";
pub(crate) const RENT_GRACE_SECONDS: &str = "rent_grace_seconds";

/// The values that `rent` and `pickup` may offer (GEN-RENT-6, KRT-COINS-3).
pub(crate) const ASK: &str = "ask";
pub(crate) const AUTOMATIC: &str = "automatic";

/// The room's clocks where an edition has no option for them.
pub(crate) const USUAL_AUCTION_SECONDS: u32 = 10;
pub(crate) const USUAL_RENT_GRACE_SECONDS: u32 = 4;

/// What a common id has to be.
pub(crate) fn kind(id: &str) -> Option<(Scope, OptionKind)> {
    match id {
        START_MONEY | SALARY | JAIL_FINE | ROUND_LIMIT | RACES => Some((Scope::Rules, OptionKind::Integer)),
        RENT | PICKUP => Some((Scope::Rules, OptionKind::Choice)),
        FREE_PARKING_POT | NO_AUCTIONS => Some((Scope::Rules, OptionKind::Boolean)),
        TIME_LIMIT_MINUTES | AUCTION_SECONDS | RENT_GRACE_SECONDS => Some((Scope::Room, OptionKind::Integer)),
        _ => None,
    }
}

/// Between which bounds a common number makes sense: no game without a round or a race, and clocks that are alike for all
/// editions (GEN-OPTIONS-4).
pub(crate) fn bounds(id: &str) -> Option<(u32, u32)> {
    match id {
        START_MONEY | ROUND_LIMIT | RACES => Some((1, 1_000_000)),
        TIME_LIMIT_MINUTES => Some((1, 10_000)),
        AUCTION_SECONDS => Some((3, 60)),
        RENT_GRACE_SECONDS => Some((0, 20)),
        _ => None,
    }
}

/// Whether being off means something: a limit that is not there.
pub(crate) fn may_be_off(id: &str) -> bool {
    matches!(id, ROUND_LIMIT | TIME_LIMIT_MINUTES)
}
