//! Chance as counted state: draw *n* depends on the game's key, *n* and the question alone. A restart goes on
//! exactly and nothing is drawn twice. The sampling is our own and pinned by test vectors, since libraries may
//! change theirs.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// The secret of a game from which every die and every shuffle follows.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key(pub [u8; 32]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(secret)")
    }
}

/// Where outcomes come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Keyed(Key),
    /// Outcomes given beforehand, for scenarios. When the dice run out, some follow that are always the same, and
    /// [`Chance::dice_used`] tells.
    Scripted(Script),
}

/// Dice values in the order of their use; orders of lists by the name of what is shuffled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Script {
    pub dice: Vec<u8>,
    /// Positions of a shuffled list; without an entry the order stays.
    pub orders: std::collections::BTreeMap<String, Vec<usize>>,
}

/// The source and how much of it is used up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    pub source: Source,
    /// Number of the next draw: throws and shuffles together.
    pub next: u32,
    /// Dice thrown so far.
    pub dice_used: u32,
}

impl Chance {
    #[must_use]
    pub fn new(source: Source) -> Self {
        Self { source, next: 0, dice_used: 0 }
    }

    /// The values of one throw of dice with these numbers of faces. Counted by the event that follows.
    #[must_use]
    pub fn throw(&self, faces: &[u8]) -> Vec<u8> {
        match &self.source {
            Source::Keyed(key) => {
                let mut stream = Stream::new(key, self.next);
                faces.iter().map(|faces| face(stream.below(u32::from(*faces)))).collect()
            }
            Source::Scripted(script) => {
                let used = usize::try_from(self.dice_used).unwrap_or(usize::MAX);
                // Not one value for ever: who begins is rolled for until somebody wins.
                let mut beyond = Stream::new(&Key([0; 32]), self.next);
                let given = script.dice.iter().skip(used).copied();
                let mut given = given.take(faces.len());
                let die = |faces: &u8| given.next().unwrap_or_else(|| face(beyond.below(u32::from(*faces))));
                faces.iter().map(die).collect()
            }
        }
    }

    /// The order of a shuffled list of this length: positions, the first one on top.
    #[must_use]
    pub fn shuffle(&self, what: &str, length: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..length).collect();
        match &self.source {
            Source::Keyed(key) => {
                let mut stream = Stream::new(key, self.next);
                for last in (1..length).rev() {
                    let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
                    order.swap(last, usize::try_from(stream.below(bound)).unwrap_or(0));
                }
                order
            }
            Source::Scripted(script) => script.orders.get(what).cloned().unwrap_or(order),
        }
    }
}

fn face(value: u32) -> u8 {
    u8::try_from(value + 1).unwrap_or(u8::MAX)
}

/// The numbered stream of one draw: ChaCha12 keyed with the game's key, stream number *n*.
struct Stream(ChaCha12Rng);

impl Stream {
    fn new(key: &Key, draw: u32) -> Self {
        let mut rng = ChaCha12Rng::from_seed(key.0);
        rng.set_stream(u64::from(draw));
        Self(rng)
    }

    /// An even choice among `bound` values: words above the largest multiple of `bound` are thrown away.
    fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        let limit = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.0.next_u32();
            if word < limit {
                return word % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keyed(next: u32) -> Chance {
        let key: [u8; 32] = std::array::from_fn(|at| u8::try_from(at).unwrap_or(0));
        Chance { next, ..Chance::new(Source::Keyed(Key(key))) }
    }

    #[test]
    fn a_draw_depends_on_its_number_alone() {
        assert_eq!(keyed(7).throw(&[6, 6]), keyed(7).throw(&[6, 6]));
        let throws: Vec<Vec<u8>> = (0..40).map(|next| keyed(next).throw(&[6, 6])).collect();
        assert!(throws.iter().flatten().all(|die| (1..=6).contains(die)));
        assert!(throws.windows(2).any(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn a_shuffle_keeps_every_card() {
        let mut order = keyed(3).shuffle("luck", 16);
        order.sort_unstable();
        assert_eq!(order, (0..16).collect::<Vec<_>>());
    }

    #[test]
    fn a_script_that_runs_out_says_so_by_what_is_used() {
        let script = Script { dice: vec![5], ..Script::default() };
        let chance = Chance::new(Source::Scripted(script));
        let throw = chance.throw(&[6, 6]);
        assert_eq!(throw[0], 5);
        assert!((1..=6).contains(&throw[1]));
    }
}
