//! The server as a process of its own, to be started, killed and started again on the same data.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::process::{Child, Command};

pub struct Server {
    child: Child,
    pub address: String,
}

/// Where `cargo build` puts the binary, beside the tests themselves.
fn binary() -> Result<PathBuf> {
    let test = std::env::current_exe().context("failed to find this test")?;
    let folder = test.ancestors().find(|path| path.join("warpboard").is_file());
    let folder =
        folder.context("the binary is missing: run `cargo build --package warpboard-server` first")?;
    Ok(folder.join("warpboard"))
}

/// A port that nobody uses now.
pub fn free_port() -> Result<u16> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

impl Server {
    /// Starts on a data folder and waits until it answers.
    ///
    /// # Errors
    /// If it ends, or does not answer within ten seconds.
    pub async fn start(data: &Path, port: u16, settings: &[(&str, &str)]) -> Result<Self> {
        Self::start_with(data, port, settings, Stdio::inherit()).await
    }

    /// As [`Self::start`], with the log in a file.
    ///
    /// # Errors
    /// As [`Self::start`], or if the file cannot be made.
    pub async fn start_logging(
        data: &Path,
        port: u16,
        settings: &[(&str, &str)],
        log: &Path,
    ) -> Result<Self> {
        let log = std::fs::File::create(log).context("failed to make the log")?;
        Self::start_with(data, port, settings, log.into()).await
    }

    async fn start_with(data: &Path, port: u16, settings: &[(&str, &str)], log: Stdio) -> Result<Self> {
        let address = format!("127.0.0.1:{port}");
        let mut command = Command::new(binary()?);
        command
            .arg("serve")
            .env("WARPBOARD_LISTEN", &address)
            .env("WARPBOARD_DATA", data)
            .env("WARPBOARD_LOG", "warn")
            .envs(settings.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .kill_on_drop(true);
        let mut child = command.spawn().context("failed to start the server")?;
        for _ in 0..400 {
            if let Some(status) = child.try_wait()? {
                bail!("the server ended at once: {status}");
            }
            if reqwest::get(format!("http://{address}/readyz")).await.is_ok_and(|r| r.status().is_success()) {
                return Ok(Self { child, address });
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        bail!("the server did not answer on {address}");
    }

    /// `kill -9`.
    ///
    /// # Errors
    /// If the process cannot be killed.
    pub async fn kill(mut self) -> Result<()> {
        self.child.kill().await.context("failed to kill the server")
    }

    /// SIGTERM; the exit code tells whether it ended cleanly.
    ///
    /// # Errors
    /// If it does not end within ten seconds.
    pub async fn terminate(mut self) -> Result<Option<i32>> {
        let id = self.child.id().context("the server has ended already")?;
        let sent = Command::new("kill").arg(id.to_string()).status().await?;
        anyhow::ensure!(sent.success(), "failed to send the signal");
        let ended = tokio::time::timeout(Duration::from_secs(10), self.child.wait()).await;
        Ok(ended.context("the server did not end")??.code())
    }

    pub fn http(&self) -> String {
        format!("http://{}", self.address)
    }
}
