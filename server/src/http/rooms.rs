//! Making, finding and joining rooms.

use super::App;
use super::address::Address;
use super::api_error::ApiError;
use super::body::Body;
use super::me::name_guest;
use crate::hall::{CreateError, NewRoom, ReachError, typed_code};
use crate::room::{JoinRefused, RoomHandle, Summary, to_json};
use crate::store::{Guest, JoinTarget};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::Seat;
use protocol::{CreateRoom, Created, Join, Joined, Privacy, PublicRoom, RoomPhase, WatchedRoom};
use std::sync::Arc;
use uuid::Uuid;

/// Rooms of the public list at most.
const LISTED: usize = 100;

/// Rooms with people, so nobody is offered a table that nobody sits at.
pub(super) async fn list(State(app): State<Arc<App>>) -> Json<Vec<PublicRoom>> {
    let listed = |handle: RoomHandle| {
        let room: Summary = handle.summary();
        let open =
            room.privacy == Privacy::Public && room.people_here > 0 && room.phase != RoomPhase::Finished;
        open.then(|| PublicRoom {
            room: handle.room(),
            code: (room.phase == RoomPhase::Lobby).then_some(room.code),
            edition: room.edition,
            phase: room.phase,
            seats: room.seats,
            taken: room.taken,
            watchers: room.watchers,
            host: room.host,
        })
    };
    Json(app.hall.running().into_iter().filter_map(listed).take(LISTED).collect())
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Body(wanted): Body<CreateRoom>,
) -> Result<Json<Created>, ApiError> {
    // This machine itself is the host's own, or a proxy that stands for everyone.
    if !address.is_loopback() && !app.new_rooms.take(address) {
        return Err(ApiError::too_fast());
    }
    let name = name_guest(&app, &guest, &wanted.name).await?;
    let new = NewRoom {
        edition: wanted.edition,
        options: wanted.options.iter().map(|(id, value)| (id.clone(), to_json(value))).collect(),
        seats: wanted.seats,
        privacy: wanted.privacy,
        player: guest.player,
        name,
    };
    let made = app.hall.create(new).await.map_err(|error| match error {
        CreateError::UnknownEdition => ApiError::missing("no_such_edition"),
        CreateError::Seats { found, min, max } => ApiError::new(StatusCode::BAD_REQUEST, "bad_seats")
            .with("value", found)
            .with("allowed", format!("{min} to {max}")),
        CreateError::Option(refused) => ApiError::new(StatusCode::BAD_REQUEST, "bad_option")
            .with("name", refused.name)
            .with("value", refused.value)
            .with("allowed", refused.allowed),
        CreateError::Store(error) => ApiError::inside(error),
    })?;
    Ok(Json(Created { room: made.room, code: made.code, watch: made.watch, seat: Seat(1) }))
}

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    Body(join): Body<Join>,
) -> Result<Json<Joined>, ApiError> {
    if !app.wrong_codes.has(address) {
        return Err(ApiError::too_fast());
    }
    let found = app.store.by_code(&typed_code(&join.code)).await.map_err(ApiError::inside)?;
    let Some(JoinTarget { room, watch }) = found else {
        app.wrong_codes.take(address);
        return Err(ApiError::missing("no_such_code"));
    };
    let name = name_guest(&app, &guest, &join.name).await?;
    let seat = sit(&app, room, guest.player, &name).await?;
    let refused = |refused: JoinRefused| match refused {
        JoinRefused::Full => watchable("room_full", room, &watch),
        JoinRefused::Running => watchable("room_running", room, &watch),
        JoinRefused::Barred => ApiError::new(StatusCode::FORBIDDEN, "barred"),
    };
    seat.map(|seat| Json(Joined { room, seat })).map_err(refused)
}

fn watchable(code: &'static str, room: Uuid, watch: &str) -> ApiError {
    ApiError::new(StatusCode::CONFLICT, code).with("room", room.to_string()).with("watch", watch)
}

/// A room may go to sleep just when somebody comes; then it is woken again.
async fn sit(app: &App, room: Uuid, player: Uuid, name: &str) -> Result<Result<Seat, JoinRefused>, ApiError> {
    for _ in 0..3 {
        let handle = app.hall.reach(room).await.map_err(unreachable)?;
        if let Ok(seat) = handle.join(player, name.to_owned()).await {
            return Ok(seat);
        }
    }
    Err(ApiError::inside("a room ended again and again"))
}

pub(super) fn unreachable(error: ReachError) -> ApiError {
    match error {
        ReachError::Missing => ApiError::missing("no_such_room"),
        ReachError::Quarantined => ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "quarantined"),
        ReachError::Closing => ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "restarting"),
        ReachError::Failed(why) => ApiError::inside(why),
    }
}

pub(super) async fn watch(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<Json<WatchedRoom>, ApiError> {
    let room = app.store.by_watch(&token).await.map_err(ApiError::inside)?;
    room.map(|room| Json(WatchedRoom { room })).ok_or_else(|| ApiError::missing("no_such_room"))
}
