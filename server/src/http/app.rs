//! What every handler may use.

use super::limits::{Bucket, Buckets, SocketCounts};
use crate::hall::Hall;
use crate::settings::Settings;
use crate::store::Store;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

/// Wrong codes that one address may try before it has to wait.
const WRONG_CODES: f64 = 10.0;

pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) hall: Arc<Hall>,
    pub(crate) store: Store,
    pub(crate) sockets: Arc<SocketCounts>,
    pub(crate) new_rooms: Buckets,
    pub(crate) wrong_codes: Buckets,
    pub(crate) counts: Counts,
}

/// Counted since the start.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) messages: AtomicU64,
    pub(crate) malformed: AtomicU64,
    pub(crate) slow: AtomicU64,
}

impl App {
    pub(crate) fn new(settings: Settings, hall: Arc<Hall>, store: Store) -> Self {
        let rooms = f64::from(settings.limits.rooms_per_hour);
        Self {
            settings,
            hall,
            store,
            sockets: Arc::default(),
            new_rooms: Buckets::new(Bucket { size: rooms, per_second: rooms / 3600.0 }),
            wrong_codes: Buckets::new(Bucket { size: WRONG_CODES, per_second: 1.0 / 60.0 }),
            counts: Counts::default(),
        }
    }
}
