//! The board as it lies: what a token comes across on its way, and what waits for it where it stops.

use crate::mind::coins;
use crate::scale::pip_faces;
use engine::ruleset::{Effect, Ruleset};
use engine::{Game, Seat, Space};

/// Chances are counted in so many parts.
pub(crate) const WHOLE: i64 = 1 << 20;

/// A space, for who enters it or stops on it.
pub(crate) struct Spot<'a> {
    pub(crate) lying: i64,
    pub(crate) stops: bool,
    pub(crate) waits: Waits<'a>,
}

/// What waits for who stops there.
#[derive(Clone, Copy)]
pub(crate) enum Waits<'a> {
    Nothing,
    /// A deed without an owner, for its price.
    Free {
        deed: Space,
        price: i64,
    },
    Rent {
        owner: Seat,
        amount: i64,
    },
    Effect(&'a Effect),
}

/// All spaces, clockwise from the first one.
pub(crate) fn ring<'a>(rules: &'a Ruleset, game: &Game, rent: impl Fn(Space) -> i64) -> Vec<Spot<'a>> {
    let spaces = rules.board.spaces.iter();
    spaces
        .map(|space| {
            let at = space.index;
            let waits = match (&space.deed, game.owner(at), &space.effect) {
                (Some(deed), None, _) => Waits::Free { deed: at, price: coins(deed.price) },
                (Some(_), Some(owner), _) => Waits::Rent { owner, amount: rent(at) },
                (None, _, Some(effect)) => Waits::Effect(effect),
                (None, ..) => Waits::Nothing,
            };
            Spot { lying: coins(game.lying_on(at)), stops: game.markers.contains(&at), waits }
        })
        .collect()
}

/// How far the next roll goes: sums with their parts of the whole.
pub(crate) fn next_roll(rules: &Ruleset) -> Vec<(usize, i64)> {
    let mut sums = vec![(0, WHOLE)];
    for faces in pip_faces(rules, &[]) {
        let faces = usize::from(faces).max(1);
        let parts = i64::try_from(faces).unwrap_or(1);
        let mut longer = vec![0; sums.last().map_or(0, |(sum, _)| *sum) + faces + 1];
        for (sum, part) in sums {
            for face in 1..=faces {
                if let Some(place) = longer.get_mut(sum + face) {
                    *place += part / parts;
                }
            }
        }
        sums = longer.into_iter().enumerate().filter(|(_, part)| *part > 0).collect();
    }
    sums
}
