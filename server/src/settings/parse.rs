//! From texts to values.

use super::{BehindProxy, Given, Limits, LogFormat, Origin, Pace, Settings, SettingsError};
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

pub(super) fn settings(given: &Given) -> Result<Settings, SettingsError> {
    let usual = Settings::default();
    let folder = |text: &Option<String>| not_blank(text).map(PathBuf::from);
    Ok(Settings {
        listen: value("listen", &given.listen, "an address and a port, such as 0.0.0.0:8080", address)?
            .unwrap_or(usual.listen),
        data: folder(&given.data).unwrap_or(usual.data),
        assets: folder(&given.assets),
        editions: folder(&given.editions),
        public_url: value(
            "public-url",
            &given.public_url,
            "http:// or https://, a host, and a port if it is not the usual one",
            Origin::parse,
        )?,
        behind_proxy: value("behind-proxy", &given.behind_proxy, "true or false", |text| match text {
            "true" | "1" | "yes" => Some(BehindProxy::Yes),
            "false" | "0" | "no" => Some(BehindProxy::No),
            _ => None,
        })?
        .unwrap_or(usual.behind_proxy),
        metrics_token: not_blank(&given.metrics_token).map(str::to_owned),
        pace: pace(given, usual.pace)?,
        limits: limits(given, usual.limits)?,
        log: not_blank(&given.log).map_or(usual.log, str::to_owned),
        log_format: value("log-format", &given.log_format, "text or json", |text| match text {
            "text" => Some(LogFormat::Text),
            "json" => Some(LogFormat::Json),
            _ => None,
        })?
        .unwrap_or(usual.log_format),
    })
}

fn pace(given: &Given, usual: Pace) -> Result<Pace, SettingsError> {
    let bot = number("bot-delay-ms", &given.bot_delay_ms, 0..=60_000, "a whole number from 0 to 60000")?;
    let sleep = number("sleep-seconds", &given.sleep_seconds, 0..=86_400, "a whole number from 0 to 86400")?;
    let seconds = "a whole number from 5 to 3600";
    Ok(Pace {
        bot_delay: bot.map_or(usual.bot_delay, u64::from),
        sleep_after: sleep.map_or(usual.sleep_after, |seconds| u64::from(seconds) * 1000),
        turn_seconds: number("turn-seconds", &given.turn_seconds, 5..=3600, seconds)?
            .unwrap_or(usual.turn_seconds),
        absence_seconds: number("absence-seconds", &given.absence_seconds, 5..=3600, seconds)?
            .unwrap_or(usual.absence_seconds),
    })
}

fn limits(given: &Given, usual: Limits) -> Result<Limits, SettingsError> {
    let many = "a whole number from 1 to 1000000";
    let all = 1..=1_000_000;
    Ok(Limits {
        sockets_per_address: number("sockets-per-address", &given.sockets_per_address, all.clone(), many)?
            .unwrap_or(usual.sockets_per_address),
        rooms_per_hour: number("rooms-per-hour", &given.rooms_per_hour, all.clone(), many)?
            .unwrap_or(usual.rooms_per_hour),
        messages_per_second: number("messages-per-second", &given.messages_per_second, all, many)?
            .unwrap_or(usual.messages_per_second),
        keep_days: number("keep-days", &given.keep_days, 1..=36_500, "a whole number from 1 to 36500")?
            .unwrap_or(usual.keep_days),
    })
}

/// A port alone listens everywhere.
fn address(text: &str) -> Option<SocketAddr> {
    let bare = text.strip_prefix(':').unwrap_or(text);
    let port = bare.parse::<u16>().ok().map(|port| SocketAddr::from(([0, 0, 0, 0], port)));
    let named = text.strip_prefix("localhost:").and_then(|port| port.parse::<u16>().ok());
    text.parse().ok().or(port).or(named.map(|port| SocketAddr::from(([127, 0, 0, 1], port))))
}

fn number(
    name: &'static str,
    text: &Option<String>,
    range: RangeInclusive<u32>,
    allowed: &'static str,
) -> Result<Option<u32>, SettingsError> {
    value(name, text, allowed, |text| text.parse().ok().filter(|number| range.contains(number)))
}

fn value<T>(
    name: &'static str,
    text: &Option<String>,
    allowed: &'static str,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, SettingsError> {
    let wrong = |text: &str| SettingsError::Wrong { name, found: text.to_owned(), allowed };
    not_blank(text).map(|text| parse(text).ok_or_else(|| wrong(text))).transpose()
}

/// A compose file passes a variable that nobody set as an empty one; that is no setting.
fn not_blank(text: &Option<String>) -> Option<&str> {
    text.as_deref().map(str::trim).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_variable_is_no_setting() {
        let blank = || Some(" ".to_owned());
        let given = Given { public_url: blank(), metrics_token: blank(), data: blank(), ..Given::default() };
        let settings = given.resolve().expect("nothing is set");
        assert_eq!((settings.public_url, settings.metrics_token), (None, None));
        assert_eq!(settings.data, Settings::default().data);
    }

    #[test]
    fn what_is_wrong_is_told_by_name() {
        let given = Given { bot_delay_ms: Some("fast".to_owned()), ..Given::default() };
        let error = given.resolve().expect_err("not a number");
        assert_eq!(
            error.to_string(),
            "setting bot-delay-ms: found \"fast\", allowed: a whole number from 0 to 60000"
        );
    }

    #[test]
    fn a_port_alone_listens_everywhere() {
        assert_eq!(address("9000"), Some(SocketAddr::from(([0, 0, 0, 0], 9000))));
        assert_eq!(address("localhost:0"), Some(SocketAddr::from(([127, 0, 0, 1], 0))));
        assert_eq!(address("nowhere"), None);
    }
}
