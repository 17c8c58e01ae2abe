//! Chat of those in seats: numbered, stored, shown once.

use super::Room;
use super::acks::Answer;
use super::effects::Effects;
use super::viewers::ViewerId;
use crate::identity::chat_text;
use crate::seams::Entry;
use crate::time::Millis;
use protocol::{Chat, ChatLine, ChatSaid, RefusalDetails, ServerMessage};

/// Lines that somebody who comes gets to see.
const KEPT: usize = 100;

impl Room {
    pub(super) fn say(&mut self, viewer: ViewerId, chat: &Chat, now: Millis, effects: &mut Effects) {
        let Some(player) = self.viewers.player(viewer) else { return };
        let Some(seat) = self.document.seat_of(player) else { return };
        if self.answered_before(viewer, player, chat.ack, effects) {
            return;
        }
        let Some(text) = chat_text(&chat.text) else {
            self.refuse(player, chat.ack, "empty", RefusalDetails::default(), effects);
            return;
        };
        let id = self.chat.back().map_or(1, |line| line.id + 1);
        let from = self.place(seat).and_then(|place| place.name()).unwrap_or_default().to_owned();
        let line = ChatLine { id, at: now, from, seat: Some(seat), text };
        if self.chat.len() >= KEPT {
            self.chat.pop_front();
        }
        self.chat.push_back(line.clone());
        self.acks.entry(player).or_default().remember(chat.ack, Answer::Done);
        effects.entries.push(Entry::Chat(line.clone()));
        effects.all(&ServerMessage::Chat(ChatSaid { line }));
        effects.done(viewer, chat.ack);
    }
}
