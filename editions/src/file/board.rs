//! Spaces, deeds and sets as written.

use super::effect::EffectFile;
use crate::text::Text;
use engine::Coins;
use engine::ruleset::Rent;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetFile {
    pub(crate) id: String,
    pub(crate) name: Text,
    /// The kind of its spaces.
    pub(crate) kind: String,
    pub(crate) colour: Text,
    pub(crate) hex: String,
    /// The colour of writing on it.
    pub(crate) ink: String,
    /// Told apart without colours by it.
    pub(crate) pattern: String,
    pub(crate) deeds: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpaceFile {
    pub(crate) index: u8,
    pub(crate) kind: String,
    pub(crate) name: Text,
    /// Another print of the box may carry this name instead.
    #[serde(default)]
    pub(crate) name_alternative: Option<Text>,
    #[serde(default)]
    pub(crate) deed: Option<String>,
    #[serde(default)]
    pub(crate) effect: Option<EffectFile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeedFile {
    pub(crate) id: String,
    pub(crate) space: u8,
    pub(crate) set: String,
    pub(crate) price: Coins,
    pub(crate) rent: RentFile,
    #[serde(default)]
    pub(crate) house_cost: Option<Coins>,
    #[serde(default)]
    pub(crate) castle_cost: Option<Coins>,
    #[serde(default)]
    pub(crate) mortgage: Option<Coins>,
    /// What is charged for a mortgaged deed received; nothing where it is absent.
    #[serde(default)]
    pub(crate) interest: Option<Coins>,
    #[serde(default)]
    pub(crate) lift: Option<Coins>,
    /// It can go to GAME OVER, and continues for that.
    #[serde(default)]
    pub(crate) continue_cost: Option<Coins>,
    /// What it counts where points decide.
    #[serde(default)]
    pub(crate) points: Option<u32>,
}

/// One of three forms: by stage, by the number owned, or by the dice.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RentFile {
    #[serde(default)]
    base: Option<Coins>,
    #[serde(default)]
    set: Option<Coins>,
    #[serde(default)]
    houses: Option<Vec<Coins>>,
    #[serde(default)]
    castle: Option<Coins>,
    #[serde(default)]
    by_number_owned: Option<Vec<Coins>>,
    #[serde(default)]
    die_factors: Option<Vec<u32>>,
}

/// What the fields of a rent amount to.
pub(crate) enum RentForm {
    Of(Rent),
    /// Fields of no form or of several; these were found.
    Mixed(Vec<&'static str>),
}

impl RentForm {
    /// Which of the three forms it is; none if it is mixed.
    pub(crate) fn name(&self) -> Option<&'static str> {
        match self {
            Self::Of(Rent::Stages { .. }) => Some("base and set"),
            Self::Of(Rent::ByNumberOwned(_)) => Some("by_number_owned"),
            Self::Of(Rent::DieFactors(_)) => Some("die_factors"),
            Self::Mixed(_) => None,
        }
    }
}

impl RentFile {
    pub(crate) fn form(&self) -> RentForm {
        let staged = self.houses.is_some() || self.castle.is_some();
        match (self.base, self.set, &self.by_number_owned, &self.die_factors) {
            (Some(base), Some(set), None, None) => {
                let houses = self.houses.clone().unwrap_or_default();
                RentForm::Of(Rent::Stages { base, set, houses, castle: self.castle })
            }
            (None, None, Some(rents), None) if !staged => RentForm::Of(Rent::ByNumberOwned(rents.clone())),
            (None, None, None, Some(factors)) if !staged => RentForm::Of(Rent::DieFactors(factors.clone())),
            _ => RentForm::Mixed(self.fields()),
        }
    }

    fn fields(&self) -> Vec<&'static str> {
        let fields = [
            ("base", self.base.is_some()),
            ("set", self.set.is_some()),
            ("houses", self.houses.is_some()),
            ("castle", self.castle.is_some()),
            ("by_number_owned", self.by_number_owned.is_some()),
            ("die_factors", self.die_factors.is_some()),
        ];
        fields.into_iter().filter(|(_, there)| *there).map(|(name, _)| name).collect()
    }
}
