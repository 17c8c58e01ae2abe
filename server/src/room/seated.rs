//! Wishes of those in seats about the room itself.

use super::Room;
use super::acks::Answer;
use super::effects::{Effects, Show};
use super::viewers::ViewerId;
use crate::time::Millis;
use engine::Seat;
use protocol::{ByeReason, RefusalDetails, RoomPhase, RoomWish, Wish};
use uuid::Uuid;

/// How long an idle host keeps a ready table waiting before anyone may start.
const IDLE_HOST: Millis = 30_000;

/// Why a wish is refused, in the wire's words.
#[derive(Clone, Debug, Default)]
pub(super) struct WishRefused {
    pub(super) code: &'static str,
    pub(super) details: RefusalDetails,
}

impl From<&'static str> for WishRefused {
    fn from(code: &'static str) -> Self {
        Self { code, details: RefusalDetails::default() }
    }
}

/// Who wishes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asker {
    pub(super) player: Uuid,
    pub(super) seat: Seat,
    pub(super) viewer: ViewerId,
}

impl Room {
    pub(super) fn wish(&mut self, viewer: ViewerId, wish: RoomWish, now: Millis, effects: &mut Effects) {
        let RoomWish { ack, wish } = wish;
        let Some(player) = self.viewers.player(viewer) else { return };
        let Some(seat) = self.document.seat_of(player) else { return };
        if self.answered_before(viewer, player, ack, effects) {
            return;
        }
        let asker = Asker { player, seat, viewer };
        let outcome = self.grant(asker, wish, now, effects);
        self.active.insert(player, now);
        match outcome {
            Ok(()) => {
                self.acks.entry(player).or_default().remember(ack, Answer::Done);
                // Before a bye that the wish itself brought.
                let farewell =
                    effects.shows.iter().position(|show| matches!(show, Show::Bye(to, _) if *to == viewer));
                effects.done(viewer, ack);
                if let Some(at) = farewell {
                    let last = effects.shows.len() - 1;
                    effects.shows.swap(at, last);
                }
            }
            Err(refused) => self.refuse(player, ack, refused.code, refused.details, effects),
        }
    }

    fn grant(
        &mut self,
        asker: Asker,
        wish: Wish,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), WishRefused> {
        match wish {
            Wish::Ready { ready } => self.set_ready(asker, ready),
            Wish::TakeSeat { seat } => self.take_seat(asker, seat, now, effects),
            Wish::TakeToken { token } => self.take_token(asker, token),
            Wish::TakeSecond { token } => self.take_second(asker, token),
            Wish::Contribute { bytes } => self.contribute(asker, bytes),
            Wish::AddBot { seat } => self.add_bot(asker, seat),
            Wish::Remove { seat } => self.remove(asker, seat, now, effects),
            Wish::SetOption { id, value } => self.set_option(asker, id, &value),
            Wish::SetPrivacy { privacy } => {
                self.lobby_of_host(asker)?;
                self.document.privacy = privacy;
                self.changed.document = true;
                Ok(())
            }
            Wish::Start => self.start(asker, now, effects),
            Wish::Leave => self.leave_seat(asker, effects),
            Wish::Rematch => self.rematch(effects),
        }
    }

    pub(super) fn in_lobby(&self) -> Result<(), WishRefused> {
        if self.document.phase == RoomPhase::Lobby { Ok(()) } else { Err("not_now".into()) }
    }

    pub(super) fn lobby_of_host(&self, asker: Asker) -> Result<(), WishRefused> {
        self.in_lobby()?;
        if self.document.host == asker.player { Ok(()) } else { Err("not_host".into()) }
    }

    /// Whether somebody may start: the host, or anyone at a table that has been ready for a while.
    pub(super) fn may_start(&self, asker: Asker, now: Millis) -> bool {
        let idle = self.active.get(&self.document.host).is_none_or(|at| *at + IDLE_HOST <= now);
        let long = self.ready_since.is_some_and(|since| since + IDLE_HOST <= now);
        self.document.host == asker.player || (idle && long)
    }

    /// People who are not ready; the host is by starting.
    pub(super) fn waiting_for(&self) -> Vec<Seat> {
        let people = self.document.people().filter(|(_, player)| *player != self.document.host);
        people
            .map(|(seat, _)| seat)
            .filter(|seat| self.place(*seat).is_some_and(|place| !place.ready))
            .collect()
    }

    /// In the lobby the seat is free again; in the game a bot plays it until its person returns.
    fn leave_seat(&mut self, asker: Asker, effects: &mut Effects) -> Result<(), WishRefused> {
        match self.document.phase {
            RoomPhase::Lobby => self.free(asker.seat),
            RoomPhase::Playing => {
                self.stand_in(asker.seat);
            }
            RoomPhase::Finished => {}
        }
        effects.shows.push(Show::Bye(asker.viewer, ByeReason::Closed));
        Ok(())
    }

    pub(super) fn free(&mut self, seat: Seat) {
        if let Some(place) = self.place_mut(seat) {
            *place = super::Place::open();
            self.changed.document = true;
        }
    }
}
