//! Whether what a landing leads to comes to an end: spaces and cards that lead on to each other for ever, with no
//! throw between them, would never be done (GEN-TURN-3).

use crate::file::{DeckFile, EditionFile};
use crate::problem::Findings;
use engine::Space;
use engine::ruleset::Effect;
use std::collections::BTreeSet;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    let mut ends = Ends::default();
    // What ends by itself comes first, then whatever leads there, until nothing is added.
    while ends.grow(file) {}
    for (n, space) in file.spaces.iter().enumerate() {
        let holds = ends.spaces.contains(&space.index);
        findings.require(
            holds,
            format!("/spaces/{n}/effect"),
            "a ring that nobody can leave",
            "an effect that comes to an end, or cards of which one does",
        );
    }
}

/// Spaces and decks that are known to come to an end.
#[derive(Default)]
struct Ends<'a> {
    spaces: BTreeSet<u8>,
    decks: BTreeSet<&'a str>,
}

impl<'a> Ends<'a> {
    /// Whether anything was added.
    fn grow(&mut self, file: &'a EditionFile) -> bool {
        let before = self.spaces.len() + self.decks.len();
        for space in &file.spaces {
            if effects_of(file, space.index).all(|effect| self.ends(file, effect, &[space.index])) {
                self.spaces.insert(space.index);
            }
        }
        for deck in &file.decks {
            if self.deck_ends(file, deck) {
                self.decks.insert(&deck.id);
            }
        }
        self.spaces.len() + self.decks.len() > before
    }

    /// Every card comes up in turn, but for those that are kept.
    fn deck_ends(&self, file: &EditionFile, deck: &DeckFile) -> bool {
        let draws = |effect: &Effect| matches!(effect, Effect::Draw { deck: id } if id.0 == deck.id);
        let spaces = file.spaces.iter().map(|space| space.index);
        let from: Vec<u8> = spaces.filter(|space| effects_of(file, *space).any(draws)).collect();
        let mut stay = deck.cards.iter().map(|card| &card.effect.0).filter(|e| **e != Effect::KeepForJail);
        stay.clone().next().is_none() || stay.any(|effect| self.ends(file, effect, &from))
    }

    /// Whether an effect ends from each of these spaces. What is not there is another check's to report.
    fn ends(&self, file: &EditionFile, effect: &Effect, from: &[u8]) -> bool {
        let at = |space: u8| self.spaces.contains(&space) || usize::from(space) >= file.spaces.len();
        match effect {
            Effect::AdvanceTo { space: Space(space) } => at(*space),
            Effect::AdvanceToNext { target, .. } => {
                file.spaces.iter().filter(|space| space.kind == target.0).all(|space| at(space.index))
            }
            // Where a hop leads, nothing hops again; and what is reached by a throw comes to an end (GEN-TURN-3).
            Effect::Hop { to: Space(space) } => at(*space) || hops(file, *space),
            Effect::AdvanceToDeed { otherwise, .. }
            | Effect::FigureAdvancesToDeed { otherwise, .. }
            | Effect::PayActorRent { otherwise, .. }
            | Effect::FlipDearest { otherwise }
            | Effect::ContinueOwn { otherwise } => self.ends(file, otherwise, from),
            Effect::AdvanceBy { steps } => from.iter().all(|from| {
                let size = file.spaces.len().max(1);
                let to = (usize::from(*from) + usize::try_from(*steps).unwrap_or(0)) % size;
                u8::try_from(to).map_or(true, at)
            }),
            Effect::MoveBack { steps } => from.iter().all(|from| {
                let size = file.spaces.len().max(1);
                let steps = usize::try_from(*steps).unwrap_or(0) % size;
                let to = (usize::from(*from) + size - steps) % size;
                u8::try_from(to).map_or(true, at)
            }),
            Effect::Draw { deck } => {
                self.decks.contains(deck.0.as_str()) || !file.decks.iter().any(|known| known.id == deck.0)
            }
            Effect::BankPays { .. }
            | Effect::PayBank { .. }
            | Effect::PayBankPerBuilding { .. }
            | Effect::PayActor { .. }
            | Effect::ActorPays { .. }
            | Effect::BankPaysRoll { .. }
            | Effect::PayBankRoll { .. }
            | Effect::BankPaysPerSet { .. }
            | Effect::PayBankPerDeed { .. }
            | Effect::AdvanceByRoll { .. }
            | Effect::ThrowTable { .. }
            | Effect::FigureAdvances { .. }
            | Effect::FigureAdvancesByRoll { .. }
            | Effect::FigurePlaced { .. }
            | Effect::FigureDrops
            | Effect::FlipEach
            | Effect::GoToJail
            | Effect::KeepForJail
            | Effect::TaxChoice(_)
            | Effect::TakePot => true,
        }
    }
}

/// Whether a space only hops on.
fn hops(file: &EditionFile, space: u8) -> bool {
    let all = effects_of(file, space).collect::<Vec<_>>();
    !all.is_empty() && all.iter().all(|effect| matches!(effect, Effect::Hop { .. }))
}

/// What a landing may do: what is printed, and what variants put in its place.
fn effects_of(file: &EditionFile, space: u8) -> impl Iterator<Item = &Effect> {
    let printed = file.spaces.get(usize::from(space)).and_then(|space| space.effect.as_ref());
    let changed = file.variants.iter().filter_map(move |variant| variant.spaces.get(&space));
    printed.into_iter().chain(changed).map(|effect| &effect.0)
}
