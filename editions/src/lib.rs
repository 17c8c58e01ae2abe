//! Editions as data: loading, checking, and working options in.
