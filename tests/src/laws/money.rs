//! Money moves between purses and is never made, lost or promised twice (GEN-MONEY).

use super::hold;
use engine::frames::Frame;
use engine::{Game, Ruleset};

/// All purses together are always zero.
///
/// # Errors
/// What they come to.
pub fn balanced(game: &Game) -> Result<(), String> {
    hold(game.balance() == 0, || format!("law broken: money appeared or vanished: {}", game.balance()))
}

/// Wherever an auction waits in the stack, its highest bidder still has the bid (GEN-AUCTION-2).
pub(super) fn bids_are_covered(_: &Ruleset, game: &Game) -> Result<(), String> {
    for frame in &game.frames {
        if let Frame::Auction(auction) = frame
            && let Some((seat, bid)) = auction.high
        {
            let cash = game.player(seat).cash;
            hold(cash >= bid, || format!("{seat} has {cash} and bid {bid}"))?;
        }
    }
    Ok(())
}
