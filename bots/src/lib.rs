//! Decision makers over what a seat may see.
