//! Fair dice: a commitment before anyone contributes, a key that nobody alone decides, and the secret revealed at the
//! end, so that every throw can be made again (GEN-DICE-1, GEN-SETUP-3).

mod verify;

pub use verify::{Report, VerifyError, verify, verify_file};

use engine::chance::Key;
use hmac::{Hmac, KeyInit, Mac};
use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const COMMIT: &[u8] = b"warpboard/commit/v1";
const KEY: &[u8] = b"warpboard/key/v1";
const FINGERPRINT: &[u8] = b"warpboard/contribution/v1";

/// Bytes from the operating system.
///
/// # Panics
/// If the operating system has no randomness to give: nothing safe could follow.
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// What the server puts into the dice; told to nobody before the game is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 32]);

/// What a seat puts into the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Contribution([u8; 32]);

/// Not 64 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("64 hex digits are needed")]
pub struct NotHex;

impl Secret {
    #[must_use]
    pub fn random() -> Self {
        Self(random())
    }

    /// What is published before anyone contributes.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::new().chain_update(COMMIT).chain_update(self.0).finalize())
    }

    /// The game's key: the contributions in seat order under the secret; a seat without one counts as zeros.
    #[must_use]
    pub fn key(&self, contributions: &[Option<Contribution>]) -> Key {
        // HMAC takes keys of any length.
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(KEY);
        for (seat, contribution) in (1_u8..).zip(contributions) {
            mac.update(&[seat]);
            mac.update(&contribution.map_or([0; 32], |contribution| contribution.0));
        }
        Key(mac.finalize().into_bytes().into())
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

impl Contribution {
    /// What the table sees of it, so that it cannot be exchanged unseen.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        hex::encode(Sha256::new().chain_update(FINGERPRINT).chain_update(self.0).finalize())
    }
}

fn bytes(text: &str) -> Result<[u8; 32], NotHex> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| NotHex)?;
    Ok(bytes)
}

macro_rules! as_hex {
    ($kind:ident) => {
        impl TryFrom<String> for $kind {
            type Error = NotHex;

            fn try_from(text: String) -> Result<Self, NotHex> {
                bytes(&text).map(Self)
            }
        }

        impl From<$kind> for String {
            fn from(value: $kind) -> Self {
                hex::encode(value.0)
            }
        }
    };
}

as_hex!(Secret);
as_hex!(Contribution);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_and_the_key_are_as_documented() {
        let secret = Secret([7; 32]);
        assert_eq!(
            secret.commitment(),
            hex::encode(Sha256::digest([b"warpboard/commit/v1".as_slice(), &[7; 32]].concat()))
        );
        let given = [Some(Contribution([1; 32])), None];
        assert_ne!(secret.key(&given), secret.key(&[None, None]));
        assert_ne!(secret.key(&given), Secret([8; 32]).key(&given));
        assert_ne!(hex::encode(secret.key(&given).0), secret.commitment());
    }

    #[test]
    fn only_64_hex_digits_are_a_contribution() {
        assert!(Contribution::try_from("00".repeat(32)).is_ok());
        for wrong in [String::new(), "00".repeat(31), "zz".repeat(32), "00".repeat(33)] {
            assert_eq!(Contribution::try_from(wrong), Err(NotHex));
        }
    }
}
