//! Who somebody is. The secret is in an HttpOnly cookie and nowhere else; what others see is another id, and the server
//! keeps only a hash. Both follow from the secret, so a server that lost its file still knows its guests.

mod cookie;
mod name;

pub use cookie::{COOKIE, GuestSecret, set_cookie};
pub use name::{chat_text, display_name, unlike};
