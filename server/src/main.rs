//! `warpboard`: the server, and the tools around it.

use anyhow::Context;
use clap::{Parser, Subcommand};
use server::settings::{Given, LogFormat};
use server::store::Store;
use server::{Settings, dice, serve, store};
use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
#[command(name = "warpboard", version, about = "An authoritative server for property-trading board games")]
struct Cli {
    #[command(flatten)]
    given: Given,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the server (without a subcommand too)
    Serve,
    /// Play scripted games and compare
    Scenario {
        files: Vec<PathBuf>,
        /// List the rules with their scenarios, and those without
        #[arg(long)]
        coverage: bool,
    },
    /// Tools for edition files
    Edition {
        #[command(subcommand)]
        command: EditionCommand,
    },
    /// Tools for records of finished games
    Replay {
        #[command(subcommand)]
        command: ReplayCommand,
    },
    /// Write a copy of the database to a new file, also while the server runs
    Backup { file: PathBuf },
    /// Put a backup in the place of the database
    Restore { file: PathBuf },
    /// Check the database
    Verify,
    /// Ask the running server whether it is well
    Health,
}

#[derive(Subcommand)]
enum EditionCommand {
    /// Say what is wrong with an edition file
    Check { file: PathBuf },
}

#[derive(Subcommand)]
enum ReplayCommand {
    /// Make every throw and shuffle again from the revealed secret
    Verify { file: PathBuf },
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli) {
        Ok(code) => code,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "warpboard: {}", told(&error));
            ExitCode::FAILURE
        }
    }
}

/// The error and its causes, each once: many messages contain their cause already.
fn told(error: &anyhow::Error) -> String {
    error.chain().skip(1).fold(error.to_string(), |told, cause| {
        let cause = cause.to_string();
        if told.contains(&cause) { told } else { format!("{told}: {cause}") }
    })
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command.unwrap_or(Command::Serve) {
        Command::Scenario { files, coverage } => {
            let code = scenario::cli(&files, coverage, &mut std::io::stdout().lock())?;
            Ok(exit(code))
        }
        Command::Edition { command: EditionCommand::Check { file } } => Ok(exit(editions::cli_check(&file))),
        Command::Replay { command: ReplayCommand::Verify { file } } => {
            say(&format!("{}", dice::verify_file(&file)?))?;
            Ok(ExitCode::SUCCESS)
        }
        command => with_settings(command, cli.given.resolve()?),
    }
}

fn with_settings(command: Command, settings: Settings) -> anyhow::Result<ExitCode> {
    start_log(&settings)?;
    let runtime = tokio::runtime::Runtime::new().context("failed to start the runtime")?;
    match command {
        Command::Backup { file } => {
            runtime.block_on(store::backup(&settings.data, &file))?;
            say(&format!("copied to {}", file.display()))?;
        }
        Command::Restore { file } => {
            let before = runtime.block_on(store::restore(&settings.data, &file))?;
            say(&format!("restored; what was there before is kept as {}", before.display()))?;
        }
        Command::Verify => {
            runtime.block_on(store::verify(&settings.data))?;
            say(&format!("{} is in order", Store::path(&settings.data).display()))?;
        }
        Command::Health => return health(&settings),
        _ => runtime.block_on(run_server(settings))?,
    }
    Ok(ExitCode::SUCCESS)
}

async fn run_server(settings: Settings) -> anyhow::Result<()> {
    let shown = settings.public_url.as_ref().map(ToString::to_string);
    let data = settings.data.clone();
    let running = serve(settings).await?;
    let port = running.address().port();
    let here = if running.address().ip().is_unspecified() {
        format!("http://localhost:{port}")
    } else {
        format!("http://{}", running.address())
    };
    say(&format!("Warpboard is open: {}", shown.unwrap_or(here)))?;
    tracing::info!(address = %running.address(), data = %data.display(), "the server runs");
    stop_signal().await?;
    tracing::info!("stopping");
    running.stop().await;
    Ok(())
}

async fn stop_signal() -> anyhow::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate()).context("failed to listen for signals")?;
    tokio::select! {
        _ = terminate.recv() => {}
        interrupted = tokio::signal::ctrl_c() => interrupted.context("failed to listen for signals")?,
    }
    Ok(())
}

/// A plain request, so that a container without any other program can check itself.
fn health(settings: &Settings) -> anyhow::Result<ExitCode> {
    use std::io::Read;
    let ip = if settings.listen.ip().is_unspecified() {
        IpAddr::V4(Ipv4Addr::LOCALHOST)
    } else {
        settings.listen.ip()
    };
    let address = SocketAddr::new(ip, settings.listen.port());
    let patience = Duration::from_secs(4);
    let mut socket = TcpStream::connect_timeout(&address, patience)
        .with_context(|| format!("nothing answers on {address}"))?;
    socket.set_read_timeout(Some(patience))?;
    socket.write_all(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    socket.read_to_string(&mut answer)?;
    let well = answer.lines().next().is_some_and(|line| line.contains(" 200"));
    say(answer.lines().last().unwrap_or_default())?;
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn start_log(settings: &Settings) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&settings.log).with_context(|| {
        format!("setting log: found {:?}, allowed: a filter such as info or warn,server=debug", settings.log)
    })?;
    let ansi = std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(ansi);
    match settings.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

fn say(text: &str) -> anyhow::Result<()> {
    writeln!(std::io::stdout(), "{text}").context("failed to write to the terminal")
}

fn exit(code: i32) -> ExitCode {
    u8::try_from(code).map_or(ExitCode::FAILURE, ExitCode::from)
}
