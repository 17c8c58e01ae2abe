//! A journal in memory, for rooms under paused time. It keeps the promises of the real one but the one about power
//! cuts, and can be told to fail.

use super::{AppendError, Entry, Pending, ReadError, Record, RoomLog, StoredRoom, StoredRun};
use crate::time::Millis;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use uuid::Uuid;

#[derive(Debug, Default)]
pub struct MemoryLog {
    rooms: Mutex<BTreeMap<Uuid, Kept>>,
}

#[derive(Clone, Debug, Default)]
struct Kept {
    seq: u64,
    last_at: Millis,
    document: String,
    clocks: Option<String>,
    paused_at: Option<Millis>,
    rules: String,
    run: Option<StoredRun>,
    chat: Vec<protocol::ChatLine>,
    fault: Option<String>,
    failing: Option<String>,
}

impl MemoryLog {
    fn rooms(&self) -> MutexGuard<'_, BTreeMap<Uuid, Kept>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records of a room so far.
    #[must_use]
    pub fn length(&self, room: Uuid) -> u64 {
        self.rooms().get(&room).map_or(0, |kept| kept.seq)
    }

    /// Why a room is quarantined.
    #[must_use]
    pub fn fault(&self, room: Uuid) -> Option<String> {
        self.rooms().get(&room)?.fault.clone()
    }

    /// From now on appends to this room fail, as on a full disk; none lets them succeed again.
    pub fn fail(&self, room: Uuid, why: Option<&str>) {
        if let Some(kept) = self.rooms().get_mut(&room) {
            kept.failing = why.map(str::to_owned);
        }
    }
}

impl Kept {
    fn take(&mut self, entry: Entry) {
        match entry {
            Entry::Room(row) => self.document = row.document,
            Entry::Clocks { clocks, paused_at } => {
                self.clocks = Some(clocks);
                self.paused_at = paused_at;
            }
            Entry::GameBegun(begun) => {
                self.rules = begun.rules.clone();
                self.run = Some(StoredRun {
                    game: begun.game,
                    rules: begun.rules,
                    snapshot: None,
                    events: Vec::new(),
                    step: 0,
                    acks: Vec::new(),
                });
            }
            Entry::Step(step) => {
                let Some(run) = &mut self.run else { return };
                run.step = step.step;
                run.acks.extend(step.sender);
                let texts = step.events.iter().filter_map(|event| serde_json::to_string(event).ok());
                run.events.extend(texts);
            }
            Entry::Snapshot { step, seq, body, .. } => {
                let Some(run) = &mut self.run else { return };
                run.snapshot = Some((step, seq, body));
                run.events.clear();
            }
            Entry::Chat(line) => self.chat.push(line),
            Entry::GameEnded(_) => {}
        }
    }
}

impl RoomLog for MemoryLog {
    fn append(&self, record: Record) -> Pending<'_, Result<(), AppendError>> {
        Box::pin(async move {
            let mut rooms = self.rooms();
            let kept = rooms.entry(record.room).or_default();
            if let Some(why) = &kept.failing {
                return Err(AppendError::Store(why.clone()));
            }
            if kept.seq != record.expected {
                return Err(AppendError::Conflict { expected: record.expected });
            }
            kept.seq += 1;
            kept.last_at = record.at;
            record.entries.into_iter().for_each(|entry| kept.take(entry));
            Ok(())
        })
    }

    fn read(&self, room: Uuid) -> Pending<'_, Result<StoredRoom, ReadError>> {
        Box::pin(async move {
            let rooms = self.rooms();
            let kept = rooms.get(&room).ok_or(ReadError::Missing)?;
            if let Some(fault) = &kept.fault {
                return Err(ReadError::Quarantined(fault.clone()));
            }
            Ok(StoredRoom {
                seq: kept.seq,
                document: kept.document.clone(),
                clocks: kept.clocks.clone(),
                paused_at: kept.paused_at.unwrap_or(kept.last_at),
                run: kept.run.clone(),
                chat: kept.chat.clone(),
            })
        })
    }

    fn quarantine(&self, room: Uuid, fault: String) -> Pending<'_, Result<(), AppendError>> {
        Box::pin(async move {
            if let Some(kept) = self.rooms().get_mut(&room) {
                kept.fault = Some(fault);
            }
            Ok(())
        })
    }
}
