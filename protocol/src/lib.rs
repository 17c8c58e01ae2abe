//! Wire envelopes, room and lobby messages, version.
