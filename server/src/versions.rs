//! Versions of what is stored. Each has one meaning; the protocol's is [`protocol::VERSION`], the edition's is its
//! hash.

/// Moves when the shape of a stored event, input or snapshot changes. 1: the first.
pub const LOG: u32 = 1;

/// Moves when the same inputs lead to other events. 1: the first.
pub const RULES: u32 = 1;
