//! Whether what a landing leads to comes to an end: spaces, cards and outcomes that lead on to each other for ever
//! would never be done (GEN-TURN-3).
//!
//! What is printed has to end whoever lands there; of the cards of a deck, the outcomes of a table and the values of
//! a throw it is enough that one ends, since each comes up in time.

use super::effects::within;
use crate::file::{DeckFile, EditionFile, TableFile};
use crate::problem::Findings;
use engine::ruleset::{DieId, Effect};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    let mut ends = Ends::new(file);
    // What ends by itself comes first, then whatever leads there, until nothing is added.
    while ends.grow() {}
    for (n, space) in file.spaces.iter().enumerate() {
        let holds = ends.spaces.contains(&space.index);
        findings.require(
            holds,
            format!("/spaces/{n}/effect"),
            "a ring that nobody can leave",
            "an effect that comes to an end, or cards, outcomes or throws of which one does",
        );
    }
}

/// The spaces from which decks are drawn and tables thrown, over other cards and outcomes too.
#[derive(Default)]
struct Origins<'a> {
    decks: BTreeMap<&'a str, BTreeSet<u8>>,
    tables: BTreeMap<&'a str, BTreeSet<u8>>,
}

impl<'a> Origins<'a> {
    fn of(file: &'a EditionFile) -> Self {
        let mut origins = Self::default();
        for space in &file.spaces {
            for effect in effects_of(file, space.index) {
                origins.follow(file, effect, space.index);
            }
        }
        origins
    }

    fn follow(&mut self, file: &'a EditionFile, effect: &'a Effect, from: u8) {
        for effect in within(effect) {
            match effect {
                Effect::Draw { deck } if self.decks.entry(&deck.0).or_default().insert(from) => {
                    let decks = file.decks.iter().filter(|known| known.id == deck.0);
                    for card in decks.flat_map(|deck| &deck.cards) {
                        self.follow(file, &card.effect.0, from);
                    }
                }
                Effect::ThrowTable { table } if self.tables.entry(&table.0).or_default().insert(from) => {
                    let tables = file.tables.iter().filter(|known| known.id == table.0);
                    for outcome in tables.flat_map(|table| &table.outcomes) {
                        self.follow(file, &outcome.effect.0, from);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Spaces, decks and tables that are known to come to an end.
struct Ends<'a> {
    file: &'a EditionFile,
    origins: Origins<'a>,
    spaces: BTreeSet<u8>,
    /// Those that end if they are reached by name: a space does not hop on then (MOV-WARP-2, -4).
    by_name: BTreeSet<u8>,
    decks: BTreeSet<&'a str>,
    tables: BTreeSet<&'a str>,
}

impl<'a> Ends<'a> {
    fn new(file: &'a EditionFile) -> Self {
        Self {
            file,
            origins: Origins::of(file),
            spaces: BTreeSet::new(),
            by_name: BTreeSet::new(),
            decks: BTreeSet::new(),
            tables: BTreeSet::new(),
        }
    }

    fn known(&self) -> usize {
        self.spaces.len() + self.by_name.len() + self.decks.len() + self.tables.len()
    }

    /// Whether anything was added.
    fn grow(&mut self) -> bool {
        let (before, file) = (self.known(), self.file);
        for space in &file.spaces {
            let from = BTreeSet::from([space.index]);
            if effects_of(file, space.index).all(|effect| self.ends(effect, &from)) {
                self.spaces.insert(space.index);
            }
            let mut named =
                effects_of(file, space.index).filter(|effect| !matches!(effect, Effect::Hop { .. }));
            if named.all(|effect| self.ends(effect, &from)) {
                self.by_name.insert(space.index);
            }
        }
        for deck in &file.decks {
            if self.deck_ends(deck) {
                self.decks.insert(&deck.id);
            }
        }
        for table in &file.tables {
            if self.table_ends(table) {
                self.tables.insert(&table.id);
            }
        }
        self.known() > before
    }

    /// Every card comes up in turn, but for those that are kept.
    fn deck_ends(&self, deck: &DeckFile) -> bool {
        let Some(from) = self.origins.decks.get(deck.id.as_str()) else { return true };
        let mut stay = deck.cards.iter().map(|card| &card.effect.0).filter(|e| **e != Effect::KeepForJail);
        stay.clone().next().is_none() || stay.any(|effect| self.ends(effect, from))
    }

    /// Every sum falls in time, whichever rows hold.
    fn table_ends(&self, table: &TableFile) -> bool {
        let Some(from) = self.origins.tables.get(table.id.as_str()) else { return true };
        let changed = self.file.variants.iter().filter_map(|variant| variant.tables.get(&table.id));
        std::iter::once(&table.rows).chain(changed).all(|rows| {
            let shown = |id: &String| table.outcomes.iter().find(|outcome| outcome.id == *id);
            rows.values().filter_map(shown).any(|outcome| self.ends(&outcome.effect.0, from))
        })
    }

    /// Whether an effect ends from each of these spaces. What is not there is another check's to report.
    fn ends(&self, effect: &Effect, from: &BTreeSet<u8>) -> bool {
        if let Some(otherwise) = effect.otherwise() {
            return self.ends(otherwise, from);
        }
        match effect {
            Effect::AdvanceTo { space } | Effect::Hop { to: space } => self.ends_by_name(space.0),
            Effect::AdvanceToNext { target, .. } => {
                let kind = self.file.spaces.iter().filter(|space| space.kind == target.0);
                kind.map(|space| space.index).all(|space| self.ends_by_name(space))
            }
            Effect::AdvanceBy { steps } => from.iter().all(|from| self.ends_ahead(*from, *steps)),
            Effect::MoveBack { steps } => {
                let size = u32::try_from(self.file.spaces.len()).unwrap_or(1).max(1);
                from.iter().all(|from| self.ends_ahead(*from, size - steps % size))
            }
            Effect::AdvanceByRoll { dice } => {
                let sums = self.sums(dice);
                let unknown = *sums.end() == 0;
                unknown || from.iter().all(|from| sums.clone().any(|sum| self.ends_ahead(*from, sum)))
            }
            Effect::Draw { deck } => {
                let id = deck.0.as_str();
                self.decks.contains(id) || !self.file.decks.iter().any(|known| known.id == id)
            }
            Effect::ThrowTable { table } => {
                let id = table.0.as_str();
                self.tables.contains(id) || !self.file.tables.iter().any(|known| known.id == id)
            }
            // These lead the actor nowhere, to Jail or to a deed.
            Effect::BankPays { .. }
            | Effect::PayBank { .. }
            | Effect::BankPaysRoll { .. }
            | Effect::PayBankRoll { .. }
            | Effect::BankPaysPerSet { .. }
            | Effect::PayBankPerBuilding { .. }
            | Effect::PayBankPerDeed { .. }
            | Effect::PayActor { .. }
            | Effect::PayActorRent { .. }
            | Effect::ActorPays { .. }
            | Effect::AdvanceToDeed { .. }
            | Effect::GoToJail
            | Effect::KeepForJail
            | Effect::TaxChoice(_)
            | Effect::TakePot
            | Effect::FigureAdvances { .. }
            | Effect::FigureAdvancesByRoll { .. }
            | Effect::FigureAdvancesToDeed { .. }
            | Effect::FigurePlaced { .. }
            | Effect::FigureDrops
            | Effect::FlipDearest { .. }
            | Effect::FlipEach
            | Effect::ContinueOwn { .. } => true,
        }
    }

    fn ends_by_name(&self, space: u8) -> bool {
        self.by_name.contains(&space) || usize::from(space) >= self.file.spaces.len()
    }

    fn ends_ahead(&self, from: u8, steps: u32) -> bool {
        let size = u32::try_from(self.file.spaces.len()).unwrap_or(1).max(1);
        u8::try_from((u32::from(from) + steps) % size).map_or(true, |space| self.spaces.contains(&space))
    }

    /// What a throw of these dice can come to.
    fn sums(&self, dice: &[DieId]) -> std::ops::RangeInclusive<u32> {
        let thrown = |id: &str| match dice {
            [] => 1,
            named => named.iter().filter(|die| die.0 == id).count(),
        };
        let each = self.file.dice.iter().map(|die| (thrown(&die.id), thrown(&die.id) * die.faces.len()));
        let (least, most) = each.fold((0, 0), |(least, most), (dice, faces)| (least + dice, most + faces));
        u32::try_from(least).unwrap_or(0)..=u32::try_from(most).unwrap_or(u32::MAX)
    }
}

/// What a landing may do: what is printed, and what variants put in its place.
fn effects_of(file: &EditionFile, space: u8) -> impl Iterator<Item = &Effect> {
    let printed = file.spaces.get(usize::from(space)).and_then(|space| space.effect.as_ref());
    let changed = file.variants.iter().filter_map(move |variant| variant.spaces.get(&space));
    printed.into_iter().chain(changed).map(|effect| &effect.0)
}
