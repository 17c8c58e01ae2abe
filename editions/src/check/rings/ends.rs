//! What is known to come to an end: what ends by itself, then whatever leads there.

use super::origins::Origins;
use super::{effects_of, everywhere, moves, of_face, stars};
use crate::check::effects::within;
use crate::file::{DeckFile, EditionFile, TableFile};
use engine::ruleset::{DieId, Effect};
use std::collections::BTreeSet;

/// Spaces, decks and tables that are known to come to an end.
pub(super) struct Ends<'a> {
    file: &'a EditionFile,
    origins: Origins<'a>,
    pub(super) spaces: BTreeSet<u8>,
    /// Those that end if they are reached by name: a space does not hop on then (MOV-WARP-2, -4).
    by_name: BTreeSet<u8>,
    pub(super) decks: BTreeSet<&'a str>,
    pub(super) tables: BTreeSet<&'a str>,
    /// Whether a throw of the power die comes to an end.
    pub(super) powers: bool,
}

impl<'a> Ends<'a> {
    pub(super) fn new(file: &'a EditionFile) -> Self {
        Self {
            file,
            origins: Origins::of(file),
            spaces: BTreeSet::new(),
            by_name: BTreeSet::new(),
            decks: BTreeSet::new(),
            tables: BTreeSet::new(),
            powers: false,
        }
    }

    fn known(&self) -> usize {
        let spaces = self.spaces.len() + self.by_name.len();
        spaces + self.decks.len() + self.tables.len() + usize::from(self.powers)
    }

    /// Whether anything was added.
    pub(super) fn grow(&mut self) -> bool {
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
        self.powers = self.powers || self.powers_end();
        self.known() > before
    }

    /// Every card comes up in turn, but for those that are kept. A deck that they leave for good is empty some time.
    fn deck_ends(&self, deck: &DeckFile) -> bool {
        if !deck.returned {
            return true;
        }
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

    /// Every face falls in time, whichever character throws it.
    fn powers_end(&self) -> bool {
        let Some(die) = self.file.power_die() else { return true };
        let everywhere = everywhere(self.file);
        let mut faces = die.powers();
        faces.any(|face| of_face(self.file, face).all(|effect| self.ends(effect, &everywhere)))
    }

    /// Parts follow each other; after a move the actor may stand anywhere.
    fn sequence_ends(&self, of: &[Effect], from: &BTreeSet<u8>) -> bool {
        let moved = of.iter().position(moves).map_or(of.len(), |at| at + 1);
        let everywhere = everywhere(self.file);
        let mut parts = of.iter().enumerate();
        parts.all(|(at, part)| self.ends(part, if at < moved { from } else { &everywhere }))
    }

    /// Whether an effect ends from each of these spaces. What is not there is another check's to report.
    fn ends(&self, effect: &Effect, from: &BTreeSet<u8>) -> bool {
        if let Some(otherwise) = effect.otherwise() {
            return self.ends(otherwise, from);
        }
        match effect {
            Effect::AdvanceTo { space } | Effect::Hop { to: space } => self.ends_by_name(space.0),
            // The space that is reached does nothing.
            Effect::AdvanceToNext { idle: true, .. } => true,
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
            Effect::Sequence { of } => self.sequence_ends(of, from),
            Effect::RollPower => self.powers,
            Effect::UseStar => stars(self.file).all(|star| {
                // A star that uses a star is a ring by itself.
                !within(star).contains(&&Effect::UseStar) && self.ends(star, from)
            }),
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
            | Effect::ContinueOwn { .. }
            | Effect::Drop { .. }
            | Effect::DropByWealth { .. }
            | Effect::DropAndPay { .. }
            | Effect::JumpToCheapest
            | Effect::SilencePower
            | Effect::TakeLying
            | Effect::PlaceMarker { .. }
            | Effect::PlaceMarkers { .. }
            | Effect::LiftMarkers { .. }
            | Effect::TakeCheapestDeed
            | Effect::BuyDeed
            | Effect::PutOn { .. }
            | Effect::SwapDeeds
            | Effect::AuctionDeed
            | Effect::SendToJail
            | Effect::Rematch => true,
            // Nowhere either, if nobody wants; races come to an end with their cards.
            Effect::May { .. }
            | Effect::StepsForCoins { .. }
            | Effect::StepsEitherWay { .. }
            | Effect::RollPowerLater
            | Effect::Race { .. } => true,
        }
    }

    fn ends_by_name(&self, space: u8) -> bool {
        self.by_name.contains(&space) || usize::from(space) >= self.file.spaces.len()
    }

    fn ends_ahead(&self, from: u8, steps: u32) -> bool {
        let size = u32::try_from(self.file.spaces.len()).unwrap_or(1).max(1);
        u8::try_from((u32::from(from) + steps) % size).map_or(true, |space| self.spaces.contains(&space))
    }

    /// What a throw of these dice can come to; of all with pips, where none is named.
    fn sums(&self, dice: &[DieId]) -> std::ops::RangeInclusive<u32> {
        let thrown = |id: &str| match dice {
            [] => 1,
            named => named.iter().filter(|die| die.0 == id).count(),
        };
        let each = self.file.pip_dice().map(|die| (thrown(&die.id), thrown(&die.id) * die.faces.len()));
        let (least, most) = each.fold((0, 0), |(least, most), (dice, faces)| (least + dice, most + faces));
        u32::try_from(least).unwrap_or(0)..=u32::try_from(most).unwrap_or(u32::MAX)
    }
}
