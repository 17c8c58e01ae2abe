//! Who plays: names by public id. Secrets are known only as hashes.

use super::writer::Write;
use super::{Store, StoreError};
use crate::time::Millis;
use engine::Seat;
use protocol::{OwnRoom, RoomPhase};
use uuid::Uuid;

/// A guest as the cookie shows: public id and the hash of the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub player: Uuid,
    pub secret_hash: [u8; 32],
}

impl Store {
    /// The name that a guest chose last.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn name_of(&self, player: Uuid) -> Result<Option<String>, StoreError> {
        let name: Option<Option<String>> = sqlx::query_scalar("SELECT name FROM identities WHERE player = ?")
            .bind(player.to_string())
            .fetch_optional(&self.readers)
            .await?;
        Ok(name.flatten())
    }

    /// Remembers a guest and, if given, the name.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn remember(&self, guest: &Guest, name: Option<String>, at: Millis) -> Result<(), StoreError> {
        let secret_hash = guest.secret_hash.to_vec();
        self.writer.send(Write::Guest { player: guest.player, secret_hash, name, at }).await
    }

    /// Unfinished rooms in which a guest holds a seat, the latest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn rooms_of(&self, player: Uuid) -> Result<Vec<OwnRoom>, StoreError> {
        let rows: Vec<(String, Option<String>, String, i64, String)> = sqlx::query_as(
            "SELECT rooms.room, code, edition, seat, phase FROM seats JOIN rooms USING (room)
             WHERE player = ? AND phase IN ('lobby', 'playing') AND fault IS NULL
             ORDER BY touched_at DESC LIMIT 20",
        )
        .bind(player.to_string())
        .fetch_all(&self.readers)
        .await?;
        let own = |(room, code, edition, seat, phase): (String, Option<String>, String, i64, String)| {
            let room = Uuid::parse_str(&room).ok()?;
            let seat = u8::try_from(seat).ok().map(Seat)?;
            let phase = if phase == "lobby" { RoomPhase::Lobby } else { RoomPhase::Playing };
            Some(OwnRoom { room, code, edition, seat, phase })
        };
        Ok(rows.into_iter().filter_map(own).collect())
    }
}
