//! Names of things at the table. Newtypes, so that a seat is never taken for a space.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A place at the table, counted from 1 in play order (GEN-SETUP-1); `p1` in the rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Seat(pub u8);

impl Seat {
    /// Position in a list of seats.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }

    /// The seat at a position of a list of seats. Tables have at most a handful of seats.
    #[must_use]
    pub fn at(index: usize) -> Self {
        Self(u8::try_from(index + 1).unwrap_or(u8::MAX))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0)
    }
}

/// A space of the board by its index; also the name of the deed that belongs to it, in board order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Space(pub u8);

impl Space {
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        pub struct $name(pub String);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.to_owned())
            }
        }
    };
}

text_id!(
    /// A card by the id that its rulebook gives it, such as `qb05`.
    CardId
);
text_id!(
    /// A deck of cards, such as `warp_pipe`.
    DeckId
);
text_id!(
    /// A character by the id of its token, such as `scout`; no two at a table are alike (KRT-SETUP-1).
    CharacterId
);
text_id!(
    /// A set of deeds, such as `world4`.
    SetId
);

/// An open trade offer, counted from 1 in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct OfferId(pub u32);

/// An open question; the number grows with every new question, so an answer to an old one is recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct DecisionId(pub u32);
