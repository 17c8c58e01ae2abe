//! Effects on things that not every board has.

use crate::file::EditionFile;
use crate::problem::Findings;
use engine::ruleset::Effect;

pub(super) fn check(at: &str, effect: &Effect, file: &EditionFile, findings: &mut Findings) {
    let Some(need) = need(effect) else { return };
    let (there, found, allowed) = match need {
        Need::Buildings => {
            (!file.buildings.is_empty(), "a payment for buildings", "another effect, without buildings")
        }
        Need::GameOver => (
            file.deeds.iter().any(|deed| deed.continue_cost.is_some()),
            "an effect on GAME OVER",
            "another effect, without continue_cost",
        ),
        Need::Figure => {
            (file.figure.is_some(), "an effect on the figure", "another effect, without a figure")
        }
        Need::PowerDie => (
            file.power_die().is_some(),
            "an effect on the power die",
            "another effect, without a die with powers",
        ),
        Need::Markers => (file.markers.is_some(), "an effect on markers", "another effect, without markers"),
        Need::Stars => (
            file.tokens.iter().any(|token| token.star.is_some()),
            "an effect on stars",
            "another effect, without a token with a star",
        ),
        Need::Races => (file.races.is_some(), "an effect of races", "another effect, without races"),
    };
    findings.require(there, at, found, allowed);
}

enum Need {
    Buildings,
    GameOver,
    Figure,
    PowerDie,
    Markers,
    Stars,
    /// What is asked then is asked where there are races only.
    Races,
}

fn need(effect: &Effect) -> Option<Need> {
    Some(match effect {
        Effect::PayBankPerBuilding { .. } => Need::Buildings,
        Effect::FlipDearest { .. } | Effect::FlipEach | Effect::ContinueOwn { .. } => Need::GameOver,
        Effect::FigureAdvances { .. }
        | Effect::FigureAdvancesByRoll { .. }
        | Effect::FigureAdvancesToDeed { .. }
        | Effect::FigurePlaced { .. }
        | Effect::FigureDrops => Need::Figure,
        Effect::RollPower | Effect::RollPowerLater | Effect::SilencePower => Need::PowerDie,
        Effect::PlaceMarker { .. } | Effect::PlaceMarkers { .. } | Effect::LiftMarkers { .. } => {
            Need::Markers
        }
        Effect::UseStar => Need::Stars,
        Effect::BuyDeed | Effect::SwapDeeds | Effect::AuctionDeed | Effect::Rematch => Need::Races,
        _ => return None,
    })
}
