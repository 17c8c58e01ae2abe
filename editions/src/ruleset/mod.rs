//! The engine's rules out of a checked file: printed numbers, then options, then variants.

mod board;
mod decks;
mod extras;
mod numbers;

use crate::chosen::Chosen;
use crate::file::{DeedFile, EditionFile, NumberChanges, RentForm, Variant};
use decks::rows;
use engine::ruleset::{Board, CastleShortage, Effect, Feature, Shortage};
use engine::{Ruleset, Space};
use std::collections::BTreeSet;

pub(crate) fn ruleset(file: &EditionFile, hash: &str, chosen: &Chosen) -> Ruleset {
    let mut rules = Ruleset {
        edition: file.about.id.clone(),
        edition_hash: hash.to_owned(),
        numbers: numbers::numbers(file, chosen),
        options: numbers::options(chosen),
        board: Board {
            spaces: file.spaces.iter().map(|space| board::board_space(file, space)).collect(),
            go: Space(file.constants.go_space),
            jail: Space(file.constants.jail_space),
        },
        decks: decks::decks(file, chosen),
        sets: board::sets(file),
        buildings: board::buildings(file),
        figure: file.figure.as_ref().map(extras::figure),
        tables: file.tables.iter().map(decks::table).collect(),
        features: features(file),
        powers: file.power_ups.iter().map(extras::power).collect(),
        characters: extras::characters(file),
        markers: file.markers.as_ref().map(extras::markers),
        races: file.races.as_ref().map(extras::races),
        points: file.points.as_ref().map(extras::points),
    };
    for variant in file.variants.iter().filter(|variant| holds(variant, chosen)) {
        change_numbers(&mut rules, &variant.numbers);
        change_rents(file, &mut rules, variant);
        change_tables(&mut rules, variant);
        for (index, effect) in &variant.spaces {
            if let Some(space) = rules.board.spaces.get_mut(usize::from(*index)) {
                space.effect = Some(effect.0.clone());
            }
        }
    }
    rules
}

/// The tokens to choose from, where an option limits them; later variants win.
pub(crate) fn tokens_allowed<'a>(file: &'a EditionFile, chosen: &Chosen) -> Option<&'a Vec<String>> {
    let holding = file.variants.iter().filter(|variant| holds(variant, chosen));
    holding.filter_map(|variant| variant.tokens.as_ref()).next_back()
}

fn holds(variant: &Variant, chosen: &Chosen) -> bool {
    let barred = variant.without.as_ref().is_some_and(|option| chosen.is_on(option));
    chosen.is(&variant.option, &variant.is) && !barred
}

fn change_numbers(rules: &mut Ruleset, changes: &NumberChanges) {
    let numbers = &mut rules.numbers;
    numbers.dealt_deeds = changes.dealt_deeds.unwrap_or(numbers.dealt_deeds);
    numbers.jail_tries = changes.jail_tries.unwrap_or(numbers.jail_tries);
    numbers.ends = changes.ends.unwrap_or(numbers.ends);
    if let (Some(figure), Some(teammates)) = (rules.figure.as_mut(), changes.teammates) {
        figure.battle.teammates = teammates;
    }
    if let (Some(buildings), Some(houses)) = (rules.buildings.as_mut(), changes.houses_before_castle) {
        buildings.houses_before_castle = houses;
    }
}

fn change_rents(file: &EditionFile, rules: &mut Ruleset, variant: &Variant) {
    for (id, rent) in &variant.rents {
        let space = file.deed(id).map(|deed| usize::from(deed.space));
        let deed = space.and_then(|space| rules.board.spaces.get_mut(space)?.deed.as_mut());
        if let (Some(deed), RentForm::Of(rent)) = (deed, rent.form()) {
            deed.rent = rent;
        }
    }
}

fn change_tables(rules: &mut Ruleset, variant: &Variant) {
    for (id, changed) in &variant.tables {
        if let Some(table) = rules.tables.iter_mut().find(|table| table.id.0 == *id) {
            table.rows = rows(changed);
        }
    }
}

/// What the edition has, whatever the options (GEN-REFUSE).
fn features(file: &EditionFile) -> BTreeSet<Feature> {
    let constants = &file.constants;
    let buildings = !file.buildings.is_empty();
    let shortage = constants.shortage.unwrap_or_default();
    let castle_shortage = constants.castle_shortage.unwrap_or_default();
    let printed = file.spaces.iter().filter_map(|space| space.effect.as_ref());
    let changed = file.variants.iter().flat_map(|variant| variant.spaces.values());
    let tax_choice = printed.chain(changed).any(|effect| matches!(effect.0, Effect::TaxChoice(_)));
    let has = |deed: fn(&DeedFile) -> bool| file.deeds.iter().any(deed);
    let all = [
        (Feature::Buildings, buildings),
        (Feature::Placement, buildings && shortage == Shortage::FewerThanTakers),
        (Feature::SellDown, buildings && castle_shortage == CastleShortage::SellDown),
        (Feature::Mortgages, has(|deed| deed.mortgage.is_some())),
        (Feature::Interest, has(|deed| deed.interest.is_some())),
        (Feature::TaxChoice, tax_choice),
        (Feature::DeedSale, constants.deed_sale_percent.is_some()),
        (Feature::GameOver, has(|deed| deed.continue_cost.is_some())),
        (Feature::Battles, file.figure.is_some()),
    ];
    all.into_iter().filter(|(_, there)| *there).map(|(feature, _)| feature).collect()
}
