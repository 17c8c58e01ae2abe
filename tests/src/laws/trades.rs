//! Open offers (GEN-TRADE).

use super::hold;
use engine::Ruleset;
use engine::game::Game;
use std::collections::BTreeSet;

pub(super) fn offers_are_sound(_: &Ruleset, game: &Game) -> Result<(), String> {
    let mut pairs = BTreeSet::new();
    for (id, offer) in &game.offers {
        hold(offer.id == *id && id.0 <= game.offers_made, || format!("{id:?} is {offer:?}"))?;
        hold(game.is_in(offer.from) && game.is_in(offer.to), || format!("a party is out: {offer:?}"))?;
        hold(offer.from != offer.to, || format!("with oneself: {offer:?}"))?;
        hold(offer.by == offer.from || offer.by == offer.to, || format!("made by another: {offer:?}"))?;
        hold(pairs.insert((offer.from, offer.to)), || format!("two offers of one pair: {offer:?}"))?;
        let empty = offer.from_gives.is_empty() && offer.to_gives.is_empty();
        hold(!empty, || format!("nothing for nothing: {offer:?}"))?;
    }
    Ok(())
}
