//! The one spelling of an edition's data: keys sorted, no blanks. Its hash is kept with every game.

use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Sorts by itself, since the order of a `Value`'s keys depends on how the program was built.
pub(crate) fn text(value: &Value) -> String {
    let mut out = String::new();
    write_value(value, &mut out);
    out
}

pub(crate) fn sha256_hex(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().fold(String::new(), |mut hex, byte| {
        // Writing to a String cannot fail.
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

fn write_value(value: &Value, out: &mut String) {
    match value {
        Value::Array(items) => {
            out.push('[');
            for (n, item) in items.iter().enumerate() {
                if n > 0 {
                    out.push(',');
                }
                write_value(item, out);
            }
            out.push(']');
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(key, _)| key.as_str());
            out.push('{');
            for (n, (key, field)) in fields.into_iter().enumerate() {
                if n > 0 {
                    out.push(',');
                }
                out.push_str(&Value::from(key.as_str()).to_string());
                out.push(':');
                write_value(field, out);
            }
            out.push('}');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            out.push_str(&value.to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{sha256_hex, text};
    use serde_json::json;

    #[test]
    fn keys_are_sorted_and_blanks_are_gone() {
        assert_eq!(text(&json!({ "b": [1, null], "a": "x \"y\"" })), r#"{"a":"x \"y\"","b":[1,null]}"#);
    }

    #[test]
    fn the_hash_is_plain_sha256() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sha256_hex("abc"), abc);
    }
}
