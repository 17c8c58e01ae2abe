//! Dice, and what only some boards have: powers, characters, markers, races, points, a figure.

use crate::file::{EditionFile, FigureFile, MarkersFile, PointsFile, PowerFile, RacesFile, Token};
use engine::ids::CharacterId;
use engine::ruleset::{
    Battle, Boost, CharacterOf, Die, DieId, Figure, FigureId, HalvesOrder, MarkerId, Markers, Points, Power,
    PowerId, Races,
};
use engine::{DeckId, Space};

pub(super) fn die(die: &crate::file::Die) -> Option<Die> {
    let faces = u8::try_from(die.faces.len()).ok()?;
    let powers = die.powers().map(|id| PowerId(id.to_owned())).collect();
    Some(Die { id: DieId(die.id.clone()), faces, powers })
}

pub(super) fn power(power: &PowerFile) -> Power {
    Power {
        id: PowerId(power.id.clone()),
        order: if power.move_first { HalvesOrder::MoveFirst } else { HalvesOrder::Either },
        effect: power.effect.0.clone(),
    }
}

/// The tokens that can do something; the others are none.
pub(super) fn characters(file: &EditionFile) -> Vec<CharacterOf> {
    let able = file.tokens.iter().filter(|token| token.boost.is_some() || token.star.is_some());
    let character = |token: &Token| CharacterOf {
        id: CharacterId(token.id.clone()),
        boost: token.boost.as_ref().map(|boost| Boost {
            power: PowerId(boost.power.clone()),
            effect: boost.effect.0.clone(),
            extra_steps: boost.extra_steps,
        }),
        star: token.star.as_ref().map(|star| star.effect.0.clone()),
    };
    able.map(character).collect()
}

pub(super) fn markers(markers: &MarkersFile) -> Markers {
    let MarkersFile { id, stock, most_on_board, .. } = markers;
    Markers { id: MarkerId(id.clone()), stock: *stock, most_on_board: *most_on_board }
}

pub(super) fn races(races: &RacesFile) -> Races {
    Races { deck: DeckId(races.deck.clone()) }
}

pub(super) fn points(points: &PointsFile) -> Points {
    let PointsFile { coin_stack, points_per_stack } = *points;
    Points { coin_stack, points_per_stack }
}

pub(super) fn figure(figure: &FigureFile) -> Figure {
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
