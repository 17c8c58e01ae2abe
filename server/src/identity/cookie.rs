//! The guest's cookie.

use crate::dice::random;
use crate::store::Guest;
use axum::http::HeaderMap;
use axum::http::header::COOKIE as COOKIE_HEADER;
use sha2::{Digest, Sha256};
use uuid::{Builder, Uuid};

pub const COOKIE: &str = "warpboard_guest";
/// 400 days, the most that browsers keep.
const MAX_AGE: u64 = 34_560_000;

/// 256 bits that make a guest.
#[derive(Clone, PartialEq, Eq)]
pub struct GuestSecret([u8; 32]);

impl GuestSecret {
    #[must_use]
    pub fn random() -> Self {
        Self(random())
    }

    /// The secret that a request carries, if it carries a well-formed one.
    #[must_use]
    pub fn of(headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(COOKIE_HEADER).iter().filter_map(|value| value.to_str().ok());
        let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let text = pairs.into_iter().find(|(name, _)| *name == COOKIE)?.1;
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    #[must_use]
    pub fn guest(&self) -> Guest {
        let hash = |domain: &[u8]| {
            <[u8; 32]>::from(Sha256::new().chain_update(domain).chain_update(self.0).finalize())
        };
        let mut id = [0; 16];
        id.copy_from_slice(&hash(b"warpboard/player/v1")[..16]);
        let player: Uuid = Builder::from_random_bytes(id).into_uuid();
        Guest { player, secret_hash: hash(b"warpboard/guest/v1") }
    }
}

impl std::fmt::Debug for GuestSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GuestSecret(hidden)")
    }
}

/// The header that gives a guest the cookie. `Secure` only where the public address has TLS: without it such a cookie
/// would vanish on a plain local network.
#[must_use]
pub fn set_cookie(secret: &GuestSecret, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={MAX_AGE}{secure}", hex::encode(secret.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_id_shows_nothing_of_the_secret() {
        let secret = GuestSecret([3; 32]);
        let guest = secret.guest();
        let cookie = set_cookie(&secret, false);
        assert!(!cookie.contains(&guest.player.simple().to_string()));
        assert!(!cookie.contains(&hex::encode(guest.secret_hash)));
        assert_eq!(secret.guest(), guest);
    }

    #[test]
    fn a_malformed_cookie_is_nobody() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE_HEADER, "warpboard_guest=xyz; other=1".parse().expect("a header"));
        assert_eq!(GuestSecret::of(&headers), None);
        let secret = "ab".repeat(32);
        headers.insert(COOKIE_HEADER, format!("a=b; warpboard_guest={secret}").parse().expect("a header"));
        assert!(GuestSecret::of(&headers).is_some());
    }
}
