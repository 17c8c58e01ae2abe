//! The server's time in milliseconds since 1970. It follows the monotonic clock from the start on, so that a moved
//! wall clock moves no deadline; under paused time in tests it stands and jumps with it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Milliseconds since 1970.
pub type Millis = u64;

#[derive(Clone, Copy, Debug)]
pub struct Clock {
    start: Instant,
    start_millis: Millis,
}

impl Clock {
    #[must_use]
    pub fn start() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Self { start: Instant::now(), start_millis: millis(since) }
    }

    #[must_use]
    pub fn now(&self) -> Millis {
        self.start_millis + millis(self.start.elapsed())
    }

    /// The instant of a time; one that is past is now.
    #[must_use]
    pub fn instant(&self, at: Millis) -> Instant {
        self.start + Duration::from_millis(at.saturating_sub(self.start_millis))
    }
}

fn millis(duration: Duration) -> Millis {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
