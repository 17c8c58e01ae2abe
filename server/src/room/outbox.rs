//! What waits to be sent on one socket. Bounded: a viewer that falls behind gets one snapshot in place of the updates
//! that it has not taken, and never slows the table.

use axum::extract::ws::Utf8Bytes;
use protocol::ByeReason;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Frames that wait at most.
const BOUND: usize = 256;

/// A serialised message, shared by all who get it.
#[derive(Clone, Debug)]
pub struct Frame {
    pub text: Utf8Bytes,
    pub kind: FrameKind,
}

/// Whether a snapshot makes a frame superfluous.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameKind {
    OfGame,
    Other,
}

/// What to send next.
#[derive(Clone, Debug)]
pub enum Next {
    Frame(Utf8Bytes),
    Bye(ByeReason),
}

/// The queue is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

#[derive(Debug, Default)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    filled: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    frames: VecDeque<Frame>,
    bye: Option<ByeReason>,
}

impl Outbox {
    /// # Errors
    /// If too much waits already; then nothing was added.
    pub fn push(&self, frame: Frame) -> Result<(), Full> {
        let mut waiting = self.lock();
        if waiting.frames.len() >= BOUND {
            return Err(Full);
        }
        waiting.frames.push_back(frame);
        self.filled.notify_one();
        Ok(())
    }

    /// Takes back what is said of the game and says this instead. What was promised to the viewer alone stays.
    ///
    /// # Errors
    /// If even that is too much.
    pub fn catch_up(&self, frames: Vec<Frame>) -> Result<(), Full> {
        let mut waiting = self.lock();
        waiting.frames.retain(|frame| frame.kind == FrameKind::Other);
        if waiting.frames.len() + frames.len() >= BOUND {
            return Err(Full);
        }
        waiting.frames.extend(frames);
        self.filled.notify_one();
        Ok(())
    }

    /// The last thing that this viewer hears, after what waits.
    pub fn bye(&self, reason: ByeReason) {
        let mut waiting = self.lock();
        if reason == ByeReason::Slow {
            waiting.frames.clear();
        }
        waiting.bye.get_or_insert(reason);
        self.filled.notify_one();
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lock().frames.is_empty()
    }

    pub async fn next(&self) -> Next {
        loop {
            {
                let mut waiting = self.lock();
                if let Some(frame) = waiting.frames.pop_front() {
                    return Next::Frame(frame.text);
                }
                if let Some(reason) = waiting.bye {
                    return Next::Bye(reason);
                }
            }
            self.filled.notified().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(text: &'static str, kind: FrameKind) -> Frame {
        Frame { text: Utf8Bytes::from_static(text), kind }
    }

    #[tokio::test]
    async fn a_full_queue_keeps_what_is_not_of_the_game() {
        let outbox = Outbox::default();
        outbox.push(frame("done", FrameKind::Other)).expect("there is room");
        for _ in 1..BOUND {
            outbox.push(frame("update", FrameKind::OfGame)).expect("there is room");
        }
        assert_eq!(outbox.push(frame("update", FrameKind::OfGame)), Err(Full));
        outbox.catch_up(vec![frame("snapshot", FrameKind::OfGame)]).expect("there is room again");
        outbox.bye(ByeReason::Restarting);
        for expected in ["done", "snapshot"] {
            assert!(matches!(outbox.next().await, Next::Frame(text) if text.as_str() == expected));
        }
        assert!(matches!(outbox.next().await, Next::Bye(ByeReason::Restarting)));
    }
}
