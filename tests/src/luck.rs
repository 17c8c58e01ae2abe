//! Choices of the tests: a small generator of its own, so that a seed means the same walk for ever.

/// SplitMix64.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below the bound, which is at least one.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound.max(1)).unwrap_or(u64::MAX);
        usize::try_from(self.word() % bound).unwrap_or(0)
    }

    /// A number from one bound to the other, both included.
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        let span = u64::from(high.saturating_sub(low)) + 1;
        low + u32::try_from(self.word() % span).unwrap_or(0)
    }

    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }

    /// Each of the list with a chance.
    pub fn some_of<T: Clone>(&mut self, list: &[T], percent: usize) -> Vec<T> {
        list.iter().filter(|_| self.percent(percent)).cloned().collect()
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }

    pub fn key(&mut self) -> engine::chance::Key {
        let mut bytes = [0; 32];
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&self.word().to_le_bytes());
        }
        engine::chance::Key(bytes)
    }
}
