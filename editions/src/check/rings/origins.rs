//! From which spaces decks are drawn, tables thrown, powers and stars carried out.

use super::{effects_of, everywhere, moves, stars};
use crate::check::effects::abilities;
use crate::file::EditionFile;
use engine::ruleset::Effect;
use std::collections::{BTreeMap, BTreeSet};

/// Over other cards, outcomes, powers and stars too.
#[derive(Default)]
pub(super) struct Origins<'a> {
    pub(super) decks: BTreeMap<&'a str, BTreeSet<u8>>,
    pub(super) tables: BTreeMap<&'a str, BTreeSet<u8>>,
    stars: BTreeSet<u8>,
}

impl<'a> Origins<'a> {
    pub(super) fn of(file: &'a EditionFile) -> Self {
        let mut origins = Self::default();
        for space in &file.spaces {
            for effect in effects_of(file, space.index) {
                origins.follow(file, effect, &BTreeSet::from([space.index]));
            }
        }
        // Powers are rolled and races won wherever a token stands.
        let cards = file.decks.iter().flat_map(|deck| &deck.cards).map(|card| &card.effect);
        let races = cards.filter(|effect| matches!(effect.0, Effect::Race { .. }));
        for effect in abilities(file).chain(races) {
            origins.follow(file, &effect.0, &everywhere(file));
        }
        origins
    }

    fn follow(&mut self, file: &'a EditionFile, effect: &'a Effect, from: &BTreeSet<u8>) {
        let mut here = from.clone();
        for inner in effect.inner() {
            self.follow(file, inner, &here);
            if moves(inner) {
                here = everywhere(file);
            }
        }
        if let Some(otherwise) = effect.otherwise() {
            self.follow(file, otherwise, from);
        }
        match effect {
            Effect::Draw { deck } if grows(self.decks.entry(&deck.0).or_default(), from) => {
                let decks = file.decks.iter().filter(|known| known.id == deck.0);
                for card in decks.flat_map(|deck| &deck.cards) {
                    self.follow(file, &card.effect.0, from);
                }
            }
            Effect::ThrowTable { table } if grows(self.tables.entry(&table.0).or_default(), from) => {
                let tables = file.tables.iter().filter(|known| known.id == table.0);
                for outcome in tables.flat_map(|table| &table.outcomes) {
                    self.follow(file, &outcome.effect.0, from);
                }
            }
            Effect::UseStar if grows(&mut self.stars, from) => {
                for star in stars(file) {
                    self.follow(file, star, from);
                }
            }
            _ => {}
        }
    }
}

fn grows(known: &mut BTreeSet<u8>, from: &BTreeSet<u8>) -> bool {
    let before = known.len();
    known.extend(from);
    known.len() > before
}
