//! The layout of an edition file, as it is written. Shapes only; what must fit together is in `check`.

mod about;
mod board;
mod cards;
mod dice;
mod effect;
mod extras;
mod figure;
mod options;
mod table;
mod tokens;
mod variant;

pub use about::Players;
pub(crate) use about::{About, Constants, Piece};
pub(crate) use board::{DeedFile, RentForm, SetFile, SpaceFile};
pub(crate) use cards::{CardFile, DeckFile};
pub(crate) use dice::{Die, Face, PowerFile};
pub(crate) use effect::EffectFile;
pub(crate) use extras::{MarkersFile, PointsFile, RacesFile};
pub(crate) use figure::FigureFile;
pub use options::{Choice, OptionKind, OptionSpec, Scope};
pub(crate) use table::{OutcomeFile, TableFile};
pub(crate) use tokens::Token;
pub(crate) use variant::{NumberChanges, Variant};

/// The only version of this layout so far.
pub(crate) const FORMAT: u32 = 1;

/// A whole file, every part in shape.
#[derive(Clone, Debug)]
pub(crate) struct EditionFile {
    pub(crate) format: u32,
    pub(crate) about: About,
    pub(crate) constants: Constants,
    pub(crate) dice: Vec<Die>,
    pub(crate) power_ups: Vec<PowerFile>,
    pub(crate) markers: Option<MarkersFile>,
    pub(crate) races: Option<RacesFile>,
    pub(crate) points: Option<PointsFile>,
    pub(crate) buildings: Vec<Piece>,
    pub(crate) tokens: Vec<Token>,
    pub(crate) sets: Vec<SetFile>,
    pub(crate) spaces: Vec<SpaceFile>,
    pub(crate) deeds: Vec<DeedFile>,
    pub(crate) decks: Vec<DeckFile>,
    pub(crate) variants: Vec<Variant>,
    pub(crate) figure: Option<FigureFile>,
    pub(crate) tables: Vec<TableFile>,
    pub(crate) options: Vec<OptionSpec>,
    pub(crate) unconfirmed: Vec<String>,
}

impl EditionFile {
    pub(crate) fn option(&self, id: &str) -> Option<&OptionSpec> {
        self.options.iter().find(|option| option.id == id)
    }

    pub(crate) fn deed(&self, id: &str) -> Option<&DeedFile> {
        self.deeds.iter().find(|deed| deed.id == id)
    }

    pub(crate) fn power_die(&self) -> Option<&Die> {
        self.dice.iter().find(|die| die.is_power_die())
    }

    /// The dice that show pips: every throw but a roll to move is made with them alone (KRT-DICE-3).
    pub(crate) fn pip_dice(&self) -> impl Iterator<Item = &Die> {
        self.dice.iter().filter(|die| !die.is_power_die())
    }

    pub(crate) fn house(&self) -> Option<&Piece> {
        self.buildings.iter().find(|piece| piece.id == "house")
    }

    pub(crate) fn castle(&self) -> Option<&Piece> {
        self.buildings.iter().find(|piece| piece.id == "castle")
    }
}
