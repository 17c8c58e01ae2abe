//! The engine's rules out of a checked file: printed numbers, then options, then variants.

use crate::chosen::Chosen;
use crate::file::{
    DeedFile, EditionFile, FigureFile, NumberChanges, RentForm, SpaceFile, TableFile, Variant,
};
use crate::known;
use engine::ruleset::{
    Auctions, Battle, Board, BoardSpace, Building, Buildings, Card, CastleShortage, DeckOf, Deed, Die, DieId,
    Effect, Ends, Feature, Figure, FigureId, GameOptions, Kind, Mortgage, Numbers, Outcome, OutcomeId, Pot,
    Rent, RentMode, SetOf, Shortage, Table, TableId,
};
use engine::{CardId, Coins, DeckId, Ruleset, SetId, Space};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) fn ruleset(file: &EditionFile, hash: &str, chosen: &Chosen) -> Ruleset {
    let mut rules = Ruleset {
        edition: file.about.id.clone(),
        edition_hash: hash.to_owned(),
        numbers: numbers(file, chosen),
        options: options(chosen),
        board: Board {
            spaces: file.spaces.iter().map(|space| board_space(file, space)).collect(),
            go: Space(file.constants.go_space),
            jail: Space(file.constants.jail_space),
        },
        decks: decks(file),
        sets: sets(file),
        buildings: buildings(file),
        figure: file.figure.as_ref().map(figure),
        tables: file.tables.iter().map(table).collect(),
        features: features(file),
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

/// What is chosen replaces the printed amount everywhere (GEN-OPTIONS-1).
fn numbers(file: &EditionFile, chosen: &Chosen) -> Numbers {
    let constants = &file.constants;
    let amount =
        |id: &str, printed: Option<Coins>| chosen.number(id).map(Coins).or(printed).unwrap_or(Coins::ZERO);
    Numbers {
        start_money: amount(known::START_MONEY, constants.start_money),
        salary: amount(known::SALARY, constants.salary),
        jail_fine: amount(known::JAIL_FINE, constants.jail_fine),
        jail_tries: constants.jail_tries,
        jail_exit: constants.jail_exit,
        dice: file.dice.iter().filter_map(die).collect(),
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
        shortage: constants.shortage.unwrap_or_default(),
        castle_shortage: constants.castle_shortage.unwrap_or_default(),
        dealt_deeds: 0,
        ends: Ends::AtLastPlayer,
    }
}

fn options(chosen: &Chosen) -> GameOptions {
    let automatic = chosen.is(known::RENT, &Value::from(known::RENT_AUTOMATIC));
    GameOptions {
        rent: if automatic { RentMode::Automatic } else { RentMode::Ask },
        pot: if chosen.is_on(known::FREE_PARKING_POT) { Pot::OnFreeParking } else { Pot::Off },
        auctions: if chosen.is_on(known::NO_AUCTIONS) { Auctions::None } else { Auctions::Held },
        round_limit: chosen.number(known::ROUND_LIMIT),
    }
}

fn board_space(file: &EditionFile, space: &SpaceFile) -> BoardSpace {
    BoardSpace {
        index: Space(space.index),
        kind: Kind(space.kind.clone()),
        deed: space.deed.as_ref().and_then(|id| file.deed(id)).map(deed),
        effect: space.effect.as_ref().map(|effect| effect.0.clone()),
    }
}

fn deed(deed: &DeedFile) -> Deed {
    let building = deed.house_cost.zip(deed.castle_cost);
    let mortgage = deed.mortgage.zip(deed.lift);
    Deed {
        set: SetId(deed.set.clone()),
        price: deed.price,
        rent: match deed.rent.form() {
            RentForm::Of(rent) => rent,
            RentForm::Mixed(_) => Rent::ByNumberOwned(Vec::new()),
        },
        building: building.map(|(house_cost, castle_cost)| Building { house_cost, castle_cost }),
        mortgage: mortgage.map(|(value, lift)| Mortgage {
            value,
            interest: deed.interest.unwrap_or(Coins::ZERO),
            lift,
        }),
        continue_cost: deed.continue_cost,
    }
}

fn decks(file: &EditionFile) -> Vec<DeckOf> {
    let card =
        |card: &crate::file::CardFile| Card { id: CardId(card.id.clone()), effect: card.effect.0.clone() };
    let deck = |deck: &crate::file::DeckFile| DeckOf {
        id: DeckId(deck.id.clone()),
        cards: deck.cards.iter().map(card).collect(),
    };
    file.decks.iter().map(deck).collect()
}

fn sets(file: &EditionFile) -> Vec<SetOf> {
    let set = |set: &crate::file::SetFile| SetOf {
        id: SetId(set.id.clone()),
        deeds: set.deeds.iter().filter_map(|id| file.deed(id)).map(|deed| Space(deed.space)).collect(),
    };
    file.sets.iter().map(set).collect()
}

fn buildings(file: &EditionFile) -> Option<Buildings> {
    let (house, castle) = file.house().zip(file.castle())?;
    Some(Buildings {
        houses: house.stock,
        castles: castle.stock,
        houses_before_castle: castle.houses_before.unwrap_or(0),
    })
}

fn die(die: &crate::file::Die) -> Option<Die> {
    let faces = u8::try_from(die.faces.len()).ok()?;
    Some(Die { id: DieId(die.id.clone()), faces })
}

fn figure(figure: &FigureFile) -> Figure {
    let spaces = |list: &[u8]| list.iter().copied().map(Space).collect();
    Figure {
        id: FigureId(figure.id.clone()),
        start: Space(figure.start_space),
        die: DieId(figure.die.clone()),
        pass_fee: figure.pass_fee,
        shelters: spaces(&figure.shelter_spaces),
        truces: spaces(&figure.truce_spaces),
        battle: Battle {
            leader_die: DieId(figure.battle.leader_die.clone()),
            teammate_die: DieId(figure.battle.teammate_die.clone()),
            wins_from: figure.battle.wins_from,
            reward: figure.battle.reward,
            teammates: figure.battle.teammates,
        },
        defeat_space: Space(figure.defeat_space),
        wins_at_closed_deeds: figure.wins_at_closed_deeds,
    }
}

fn table(table: &TableFile) -> Table {
    let outcome = |outcome: &crate::file::OutcomeFile| Outcome {
        id: OutcomeId(outcome.id.clone()),
        effect: outcome.effect.0.clone(),
    };
    Table {
        id: TableId(table.id.clone()),
        rows: rows(&table.rows),
        outcomes: table.outcomes.iter().map(outcome).collect(),
    }
}

fn rows(rows: &BTreeMap<u8, String>) -> BTreeMap<u8, OutcomeId> {
    rows.iter().map(|(sum, id)| (*sum, OutcomeId(id.clone()))).collect()
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
