//! The laws of every edition. Each names itself when it does not hold.

pub mod asking;
pub mod cards;
pub mod defaults;
pub mod ending;
pub mod events;
pub mod figure;
pub mod money;
pub mod offered;
pub mod property;
pub mod track;
pub mod trades;
pub mod views;
pub mod written;

use engine::{Game, Ruleset};

/// A law over one state: it holds whenever nobody's input is being carried out.
pub type StateLaw = fn(&Ruleset, &Game) -> Result<(), String>;

/// Laws that are cheap enough to be checked after every input.
pub const STATE_LAWS: &[(&str, StateLaw)] = &[
    ("nobody can spend what a bid reserves", money::bids_are_covered),
    ("somebody is asked or the game is over", asking::somebody_is_asked),
    ("nothing is left to be done without anybody's decision", asking::settled),
    ("nobody who is out is waited for, owes or is owed", asking::only_the_living),
    ("stock and board make up the box", property::box_is_complete),
    ("buildings stand evenly on whole sets without mortgage", property::buildings_stand_right),
    ("claims lock what they are about", property::claims_are_sound),
    ("deeds in GAME OVER could continue", figure::closed_deeds_are_sound),
    ("the figure sleeps where it was defeated", figure::figure_is_sound),
    ("one claim at most is open where one turn brings one move", property::one_claim_at_most),
    ("who is out holds nothing", property::the_gone_hold_nothing),
    ("every card is in one place", cards::in_one_place),
    ("offers are between two players at the table", trades::offers_are_sound),
    ("markers are within their limits", track::markers_are_sound),
    ("coins lie on spaces", track::coins_lie_on_spaces),
    ("everybody leads as many characters as the rules say", track::characters_are_sound),
    ("every race card is in one place", track::race_cards_are_somewhere_once),
    ("who races is at the table", track::races_are_sound),
    ("only who goes on owes something", track::duties_are_sound),
];

/// All of them.
///
/// # Errors
/// The first law that does not hold, by name.
pub fn check_state(rules: &Ruleset, game: &Game) -> Result<(), String> {
    for (name, law) in STATE_LAWS {
        law(rules, game).map_err(|found| format!("law broken: {name}: {found}"))?;
    }
    Ok(())
}

/// Holds, or says what was found.
pub(crate) fn hold(holds: bool, found: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(found()) }
}
