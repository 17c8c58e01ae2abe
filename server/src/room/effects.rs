//! What a step asks for. Stored first; if that fails nothing of it is shown.

use super::document::Document;
use super::outbox::Frame;
use super::viewers::{ViewerId, frame};
use crate::seams::Entry;
use protocol::{ByeReason, Done, RefusalDetails, Refused, ServerMessage};

#[must_use]
#[derive(Default)]
pub(super) struct Effects {
    /// Another room that must exist before this step is stored.
    pub(super) makes: Option<Box<Document>>,
    pub(super) entries: Vec<Entry>,
    pub(super) shows: Vec<Show>,
    /// Answers to those who wait for them outside the room.
    pub(super) answers: Vec<Box<dyn FnOnce() + Send>>,
    pub(super) end: Option<End>,
}

/// What is sent, in order.
pub(super) enum Show {
    All(Frame),
    /// To those who play seats.
    Seats(Frame),
    Watchers(Frame),
    One(ViewerId, Frame),
    Bye(ViewerId, ByeReason),
}

/// Why the task ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The server stops; everybody comes back later.
    Closing,
    /// Nobody is there.
    Asleep,
    /// The room found itself broken.
    Broken,
}

impl Effects {
    pub(super) fn all(&mut self, message: &ServerMessage) {
        self.shows.push(Show::All(frame(message)));
    }

    pub(super) fn one(&mut self, viewer: ViewerId, message: &ServerMessage) {
        self.shows.push(Show::One(viewer, frame(message)));
    }

    pub(super) fn done(&mut self, viewer: ViewerId, ack: u64) {
        self.one(viewer, &ServerMessage::Done(Done { ack }));
    }

    pub(super) fn refused(&mut self, viewer: ViewerId, ack: u64, code: &str, details: RefusalDetails) {
        let refused = Refused { ack, code: code.to_owned(), details };
        self.one(viewer, &ServerMessage::Refused(refused));
    }
}
