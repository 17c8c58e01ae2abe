//! What was answered to whom, so that the same message sent twice happens once and gets its first answer again.

use protocol::RefusalDetails;
use std::collections::VecDeque;

/// Answers that are remembered of one player.
const KEPT: usize = 128;

#[derive(Clone, Debug, Default)]
pub(super) struct Acks(VecDeque<(u64, Answer)>);

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Answer {
    Done,
    Refused {
        code: String,
        details: Box<RefusalDetails>,
    },
    /// It is being held back and will be answered.
    Waiting,
}

impl Acks {
    pub(super) fn known(&self, ack: u64) -> Option<&Answer> {
        self.0.iter().rev().find(|(known, _)| *known == ack).map(|(_, answer)| answer)
    }

    pub(super) fn remember(&mut self, ack: u64, answer: Answer) {
        if let Some(known) = self.0.iter_mut().find(|(known, _)| *known == ack) {
            known.1 = answer;
            return;
        }
        if self.0.len() >= KEPT {
            self.0.pop_front();
        }
        self.0.push_back((ack, answer));
    }
}
