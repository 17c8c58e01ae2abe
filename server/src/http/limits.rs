//! Token buckets and counts by address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::Instant;

/// Addresses that are remembered before those with a full bucket are forgotten.
const REMEMBERED: usize = 10_000;

/// So much at once, so much more every second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    pub(crate) size: f64,
    pub(crate) per_second: f64,
}

/// What is left in one bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Level {
    left: f64,
    at: Instant,
}

impl Level {
    pub(crate) fn full(bucket: Bucket) -> Self {
        Self { left: bucket.size, at: Instant::now() }
    }

    fn refill(&mut self, bucket: Bucket) {
        let now = Instant::now();
        self.left = (self.left + bucket.per_second * (now - self.at).as_secs_f64()).min(bucket.size);
        self.at = now;
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, bucket: Bucket) -> bool {
        self.refill(bucket);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

/// A bucket for each address.
#[derive(Debug)]
pub(crate) struct Buckets {
    bucket: Bucket,
    levels: Mutex<HashMap<IpAddr, Level>>,
}

impl Buckets {
    pub(crate) fn new(bucket: Bucket) -> Self {
        Self { bucket, levels: Mutex::default() }
    }

    /// Takes one for this address; false if there is none left.
    pub(crate) fn take(&self, address: IpAddr) -> bool {
        self.with(address, |level, bucket| level.take(bucket))
    }

    /// Whether there is one left, without taking it.
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        self.with(address, |level, bucket| {
            level.refill(bucket);
            level.left >= 1.0
        })
    }

    fn with(&self, address: IpAddr, use_level: impl FnOnce(&mut Level, Bucket) -> bool) -> bool {
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        if levels.len() >= REMEMBERED {
            levels.retain(|_, level| {
                level.refill(self.bucket);
                level.left < self.bucket.size
            });
        }
        use_level(levels.entry(address).or_insert_with(|| Level::full(self.bucket)), self.bucket)
    }
}

/// Sockets by address, counted down by themselves.
#[derive(Debug, Default)]
pub(crate) struct SocketCounts(Mutex<HashMap<IpAddr, u32>>);

impl SocketCounts {
    /// A place for one more socket of this address, unless it has as many as it may.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr, most: u32) -> Option<SocketPlace> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(SocketPlace { counts: self.clone(), address })
    }

    pub(crate) fn all(&self) -> u32 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}

#[derive(Debug)]
pub(crate) struct SocketPlace {
    counts: Arc<SocketCounts>,
    address: IpAddr,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_refills_with_time() {
        let buckets = Buckets::new(Bucket { size: 2.0, per_second: 1.0 });
        let address = IpAddr::from([10, 0, 0, 1]);
        assert!(buckets.take(address) && buckets.take(address));
        assert!(!buckets.take(address) && !buckets.has(address));
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(buckets.take(address));
    }

    #[test]
    fn a_socket_that_ends_makes_room() {
        let counts = Arc::new(SocketCounts::default());
        let address = IpAddr::from([10, 0, 0, 1]);
        let first = counts.enter(address, 1);
        assert!(first.is_some() && counts.enter(address, 1).is_none());
        drop(first);
        assert_eq!(counts.all(), 0);
        assert!(counts.enter(address, 1).is_some());
    }
}
