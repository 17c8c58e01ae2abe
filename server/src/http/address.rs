//! Where a request comes from. A header is believed only if the host says that a proxy writes it, and then only what
//! that proxy itself has added: the last entry.

use super::App;
use crate::settings::BehindProxy;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
        if app.settings.behind_proxy == BehindProxy::No {
            return Ok(Self(peer));
        }
        let lines = parts.headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
        let last = lines.flat_map(|line| line.split(',')).last();
        Ok(Self(last.and_then(|address| address.trim().parse().ok()).unwrap_or(peer)))
    }
}
