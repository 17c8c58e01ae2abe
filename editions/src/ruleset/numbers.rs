//! Constants and options worked into one.

use super::extras;
use crate::chosen::Chosen;
use crate::file::EditionFile;
use crate::known;
use engine::Coins;
use engine::ruleset::{Auctions, Ends, GameOptions, Numbers, Pickup, Pot, RentMode};
use serde_json::Value;

/// What is chosen replaces the printed amount everywhere (GEN-OPTIONS-1).
pub(super) fn numbers(file: &EditionFile, chosen: &Chosen) -> Numbers {
    let constants = &file.constants;
    let amount =
        |id: &str, printed: Option<Coins>| chosen.number(id).map(Coins).or(printed).unwrap_or(Coins::ZERO);
    Numbers {
        start_money: amount(known::START_MONEY, constants.start_money),
        salary: amount(known::SALARY, constants.salary),
        jail_fine: amount(known::JAIL_FINE, constants.jail_fine),
        jail_tries: constants.jail_tries,
        jail_exit: constants.jail_exit,
        dice: file.dice.iter().filter_map(extras::die).collect(),
        doubles_to_jail: constants.doubles_to_jail,
        auction_first_bid: constants.auction_first_bid,
        auction_min_raise: constants.auction_min_raise,
        building_sale_percent: constants.building_sale_percent.unwrap_or(0),
        closed_deed_worth_percent: constants.closed_deed_worth_percent,
        set_rent: constants.set_rent,
        estate_deeds: constants.estate_deeds,
        bank_estate: constants.bank_estate,
        giving_up: constants.giving_up,
        deed_sale_percent: constants.deed_sale_percent,
        bidding: constants.bidding,
        shortfall: constants.shortfall,
        jail_roll: constants.jail_roll,
        last_try: constants.jail_last_try,
        trades: constants.trades,
        characters_for_two: constants.characters_for_two,
        same_space_distance: constants.same_space_distance,
        shortage: constants.shortage.unwrap_or_default(),
        castle_shortage: constants.castle_shortage.unwrap_or_default(),
        dealt_deeds: 0,
        ends: Ends::AtLastPlayer,
    }
}

pub(super) fn options(chosen: &Chosen) -> GameOptions {
    let automatic = chosen.is(known::RENT, &Value::from(known::AUTOMATIC));
    let by_hand = chosen.is(known::PICKUP, &Value::from(known::ASK));
    GameOptions {
        rent: if automatic { RentMode::Automatic } else { RentMode::Ask },
        pot: if chosen.is_on(known::FREE_PARKING_POT) { Pot::OnFreeParking } else { Pot::Off },
        auctions: if chosen.is_on(known::NO_AUCTIONS) { Auctions::None } else { Auctions::Held },
        pickup: if by_hand { Pickup::Ask } else { Pickup::Automatic },
        round_limit: chosen.number(known::ROUND_LIMIT),
    }
}
