//! Versions of what is stored. Each has one meaning; the protocol's is [`protocol::VERSION`], the edition's is its
//! hash.

/// Moves when the shape of a stored event, input or snapshot changes. 1: the first. 2: which dice were
/// thrown, the figure, GAME OVER, outcomes of tables; all of them may be absent, so 1 is still read. 3: characters
/// in place of a token, coins and markers on the board, choices, races; 1 and 2 are still read.
pub const LOG: u32 = 3;

/// Moves when the same inputs lead to other events. 1: the first. 2: leaving Jail by a roll is a step
/// of its own, after what moves before the token. 3: a race card that left with its holder is not won in its rematch.
pub const RULES: u32 = 3;

/// The version of the rules since which results keep holdings.
pub const HOLDINGS: u32 = 3;
