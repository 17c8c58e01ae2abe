//! The address of a page: scheme, host and port, compared exactly and never by parts.

use std::fmt;
use std::net::IpAddr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    pub scheme: String,
    /// Lower case; an IPv6 address in its brackets.
    pub host: String,
    pub port: u16,
}

impl Origin {
    /// Reads `scheme://host[:port]`, with nothing behind but a slash.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (scheme, rest) = text.split_once("://")?;
        let scheme = scheme.to_ascii_lowercase();
        let usual = match scheme.as_str() {
            "http" => 80,
            "https" => 443,
            _ => return None,
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        let (host, port) = split_authority(authority)?;
        Some(Self { scheme, host, port: port.unwrap_or(usual) })
    }

    /// Whether a `Host` header names the same host and port.
    #[must_use]
    pub fn is_dialled(&self, host_header: &str) -> bool {
        let usual = if self.scheme == "https" { 443 } else { 80 };
        split_authority(host_header)
            .is_some_and(|(host, port)| host == self.host && port.unwrap_or(usual) == self.port)
    }

    /// Whether the host is an address or this machine's own name: no other site can point those here.
    #[must_use]
    pub fn is_literal(&self) -> bool {
        let bare = self.host.trim_start_matches('[').trim_end_matches(']');
        self.host == "localhost" || bare.parse::<IpAddr>().is_ok()
    }

    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.scheme == "https"
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scheme, host, port } = self;
        match (scheme.as_str(), port) {
            ("http", 80) | ("https", 443) => write!(f, "{scheme}://{host}"),
            _ => write!(f, "{scheme}://{host}:{port}"),
        }
    }
}

fn split_authority(text: &str) -> Option<(String, Option<u16>)> {
    let at = match text.strip_prefix('[') {
        Some(rest) => rest.find(']').map(|end| end + 2)?,
        None => text.find(':').unwrap_or(text.len()),
    };
    let (host, rest) = text.split_at_checked(at)?;
    let port = match rest.strip_prefix(':') {
        Some(port) => Some(port.parse().ok()?),
        None if rest.is_empty() => None,
        None => return None,
    };
    let odd = |letter: char| !(letter.is_ascii_alphanumeric() || "-._[]:".contains(letter));
    if host.is_empty() || host.contains(odd) { None } else { Some((host.to_ascii_lowercase(), port)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_compared_whole() {
        let lan = Origin::parse("http://192.168.1.5:8080").expect("an origin");
        assert!(lan.is_literal());
        assert!(lan.is_dialled("192.168.1.5:8080"));
        assert!(!lan.is_dialled("192.168.1.5"));
        let evil = Origin::parse("http://localhost.evil.example:8080").expect("an origin");
        assert!(!evil.is_literal());
        let six = Origin::parse("http://[::1]:8080").expect("an origin");
        assert!(six.is_literal() && six.is_dialled("[::1]:8080"));
        for wrong in ["null", "http://", "http://a/b", "ftp://a", "http://a:b", "http://a b"] {
            assert_eq!(Origin::parse(wrong), None, "{wrong}");
        }
        assert_eq!(
            Origin::parse("https://Play.Example/").map(|o| o.to_string()),
            Some("https://play.example".to_owned())
        );
    }
}
