//! Who leads which characters.

use crate::luck::Luck;
use engine::Ruleset;
use engine::ids::CharacterId;

/// As many characters for each seat as the rules say, in the order of the box.
#[must_use]
pub fn lineups(rules: &Ruleset, tokens: &[String], seats: usize) -> Vec<Vec<CharacterId>> {
    let each = rules.characters_each(seats).max(1);
    let lineup = |tokens: &[String]| tokens.iter().cloned().map(CharacterId).collect();
    tokens.chunks(each).take(seats).map(lineup).collect()
}

/// The same of a shuffled box, where it matters which token one has.
#[must_use]
pub fn random_lineups(
    rules: &Ruleset,
    tokens: &[String],
    seats: usize,
    luck: &mut Luck,
) -> Vec<Vec<CharacterId>> {
    let mut tokens = tokens.to_vec();
    if !rules.characters.is_empty() {
        luck.shuffle(&mut tokens);
    }
    lineups(rules, &tokens, seats)
}
