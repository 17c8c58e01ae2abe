//! Spaces, deeds, sets and buildings.

use crate::file::{DeedFile, EditionFile, RentForm, SetFile, SpaceFile};
use engine::ruleset::{BoardSpace, Building, Buildings, Deed, Kind, Mortgage, Rent, SetOf};
use engine::{Coins, SetId, Space};

pub(super) fn board_space(file: &EditionFile, space: &SpaceFile) -> BoardSpace {
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
        points: deed.points.unwrap_or(0),
    }
}

pub(super) fn sets(file: &EditionFile) -> Vec<SetOf> {
    let set = |set: &SetFile| SetOf {
        id: SetId(set.id.clone()),
        deeds: set.deeds.iter().filter_map(|id| file.deed(id)).map(|deed| Space(deed.space)).collect(),
    };
    file.sets.iter().map(set).collect()
}

pub(super) fn buildings(file: &EditionFile) -> Option<Buildings> {
    let (house, castle) = file.house().zip(file.castle())?;
    Some(Buildings {
        houses: house.stock,
        castles: castle.stock,
        houses_before_castle: castle.houses_before.unwrap_or(0),
    })
}
