//! `cargo run --package warpboard-wire-tests --example kills -- 200`: kills the server that often.

use std::time::Duration;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let kills = std::env::args().nth(1).map_or(Ok(200), |kills| kills.parse())?;
    let pause = |kill: u32| Duration::from_millis(u64::from(kill.wrapping_mul(2_654_435_761) >> 20) % 900);
    let tally = wire::kills::run(kills, 4, pause).await?;
    println!("{tally:?}");
    Ok(())
}
