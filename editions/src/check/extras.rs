//! Markers and points: what they are about is there.

use super::effects;
use crate::file::{EditionFile, MarkersFile};
use crate::problem::Findings;
use engine::ruleset::Effect;

pub(super) fn check(file: &EditionFile, findings: &mut Findings) {
    if let Some(found) = &file.markers {
        markers(file, found, findings);
    }
    points(file, findings);
    if let Some(distance) = file.constants.same_space_distance {
        let size = file.spaces.len();
        let holds = usize::try_from(distance).is_ok_and(|distance| distance <= size);
        let allowed = format!("0 to {size}, the size of the board");
        findings.require(holds, "/constants/same_space_distance", distance, allowed);
    }
}

fn markers(file: &EditionFile, markers: &MarkersFile, findings: &mut Findings) {
    findings.plain_id("/markers/id", &markers.id);
    markers.name.check("/markers/name", findings);
    markers.many.check("/markers/many", findings);
    findings.require(markers.stock >= 1, "/markers/stock", markers.stock, "1 or more");
    let most = markers.most_on_board;
    let holds = markers.stock == 0 || (1..=markers.stock).contains(&most);
    let allowed = format!("1 to {}, the stock", markers.stock);
    findings.require(holds, "/markers/most_on_board", most, allowed);
    let places =
        |effect: &&Effect| matches!(effect, Effect::PlaceMarker { .. } | Effect::PlaceMarkers { .. });
    let used = effects::all(file).iter().any(places);
    findings.require(used, "/markers", "markers that nothing places", "nothing, without place_marker");
}

/// Printed points mean nothing where points do not decide (KRT-END-2).
fn points(file: &EditionFile, findings: &mut Findings) {
    if let Some(points) = &file.points {
        for (key, number) in
            [("coin_stack", points.coin_stack), ("points_per_stack", points.points_per_stack)]
        {
            findings.require(number >= 1, format!("/points/{key}"), number, "1 or more");
        }
        return;
    }
    let allowed = "nothing, without points that decide";
    for (n, deed) in file.deeds.iter().enumerate() {
        if let Some(points) = deed.points {
            findings.report(format!("/deeds/{n}/points"), points, allowed);
        }
    }
    for (n, deck) in file.decks.iter().enumerate() {
        for (m, card) in deck.cards.iter().enumerate() {
            if let Effect::Race { points: points @ 1.., .. } = card.effect.0 {
                findings.report(format!("/decks/{n}/cards/{m}/effect/points"), points, allowed);
            }
        }
    }
}
