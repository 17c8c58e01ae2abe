//! Looking ahead: the rules play an answer through, up to the next thing that is no part of it, for some throws of
//! the dice. Of several answers the one with the best outlook is given.

use crate::mind::Mind;
use crate::outlook::Outlook;
use engine::chance::{Chance, Key, Script, Source};
use engine::view::Question;
use engine::{Game, Input, Intent, Order, Ruleset, Seat, decide};
use std::cmp::Reverse;

/// A decision within so many others is left to its default.
const DEEPEST: u8 = 2;
/// Throws that are imagined for an answer, and for one that is imagined itself.
const THROWS: u8 = 6;
const INNER_THROWS: u8 = 3;
/// Dice that a script names; whatever is thrown after them is the same each time.
const SCRIPTED: u8 = 12;
/// No answer leads to more words than this before somebody's turn goes on.
const LONGEST: usize = 80;

impl Mind<'_> {
    /// The answer with the best outlook; of several alike the first.
    pub(crate) fn best_of(&self, answers: impl IntoIterator<Item = Intent>) -> Option<Intent> {
        if self.depth >= DEEPEST {
            return None;
        }
        let outlook = Outlook::of(self);
        let rated = answers.into_iter().filter_map(|intent| Some((self.rate(&outlook, &intent)?, intent)));
        rated.min_by_key(|(rating, _)| Reverse(*rating)).map(|(_, intent)| intent)
    }

    /// What an answer leads to, over some throws; none if it is refused.
    fn rate(&self, outlook: &Outlook<'_>, intent: &Intent) -> Option<i64> {
        let throws = if self.depth == 0 { THROWS } else { INNER_THROWS };
        let mut sum = 0;
        for throw in 0..throws {
            let mut game = self.game.clone();
            game.chance = imagined(self.rules, throw, throws);
            said(self.rules, &mut game, &Input::Seat { seat: self.seat, intent: intent.clone() })?;
            self.play_on(&mut game);
            let rating = outlook.of_game(&game);
            if game.chance.dice_used == 0 {
                return Some(rating);
            }
            sum += rating;
        }
        Some(sum / i64::from(throws))
    }

    fn play_on(&self, game: &mut Game) {
        for _ in 0..LONGEST {
            let Some(input) = self.next_input(game) else { return };
            if said(self.rules, game, &input).is_none() {
                return;
            }
        }
    }

    /// Rents are claimed and coins taken at once. Whoever is asked answers, without much thought if it is a rival.
    fn next_input(&self, game: &Game) -> Option<Input> {
        let claim = game.claims.first().map(|claim| (claim.owner, Intent::Claim { deed: claim.deed }));
        let lies = |space| !game.lying_on(space).is_zero();
        let pickup = || {
            let pickup = game.pickups.iter().find(|pickup| lies(pickup.space))?;
            Some((pickup.seat, Intent::TakeCoins { space: pickup.space }))
        };
        if let Some((seat, intent)) = claim.or_else(pickup) {
            return game.is_in(seat).then_some(Input::Seat { seat, intent });
        }
        let question = game.question(self.rules).filter(is_part_of_an_answer)?;
        let seat = game.asked(self.rules).first().copied()?;
        let intent = self.imagined_answer(game, seat, &question);
        let default = Input::Room { order: Order::PlayDefault { seat } };
        Some(intent.map_or(default, |intent| Input::Seat { seat, intent }))
    }

    fn imagined_answer(&self, game: &Game, seat: Seat, question: &Question) -> Option<Intent> {
        let actions = game.actions(self.rules, seat);
        let depth = if seat == self.seat { self.depth + 1 } else { DEEPEST };
        Mind { rules: self.rules, game, seat, actions: &actions, depth }.think_about(question)
    }
}

/// Makes it so; none if it is refused.
fn said(rules: &Ruleset, game: &mut Game, input: &Input) -> Option<()> {
    for event in decide(rules, game, input).ok()? {
        game.evolve(&event);
    }
    Some(())
}

/// Whatever else is asked belongs to the same doing; here somebody's turn goes on.
fn is_part_of_an_answer(question: &Question) -> bool {
    !matches!(
        question,
        Question::Roll
            | Question::Jail { .. }
            | Question::EndTurn
            | Question::LastClaims
            | Question::Flip { .. }
            | Question::RaceEntry { .. }
    )
}

/// A throw out of so many: the first die shows other faces each time, evenly spread, and so do those after it. Dice
/// of several sizes are thrown by chance, the same one each time.
fn imagined(rules: &Ruleset, throw: u8, throws: u8) -> Chance {
    let sizes = rules.numbers.dice.iter().map(|die| die.faces);
    let (least, most) = (sizes.clone().min().unwrap_or(1).max(1), sizes.max().unwrap_or(1));
    if least != most {
        return Chance::new(Source::Keyed(Key([throw; 32])));
    }
    let first = u32::from(throw) * u32::from(least) / u32::from(throws.max(1));
    let face = |die: u8| {
        let die = u32::from(die);
        u8::try_from((first + die * 3 + die / 2) % u32::from(least) + 1).unwrap_or(1)
    };
    let dice = (0..SCRIPTED).map(face).collect();
    Chance::new(Source::Scripted(Script { dice, ..Script::default() }))
}
