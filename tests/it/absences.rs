//! What must not be there: forbidden dependencies, editions by name, clocks, giant files.

use crate::sources::{self, Source};
use cargo_metadata::{DependencyKind, MetadataCommand};
use std::collections::{BTreeMap, BTreeSet};

/// Longer files hold two things; generated files, data and the texts of the client are left out.
const MOST_LINES: usize = 400;

fn rust() -> Vec<Source> {
    sources::below("").into_iter().filter(|file| file.is("rs")).collect()
}

fn engine() -> Vec<Source> {
    sources::below("engine/src")
}

/// Lines of code without their comments.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(at, line)| (at + 1, line.split("//").next().unwrap_or_default()))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
}

fn none(found: Vec<String>, what: &str) {
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

/// The dependencies of a package as its manifest names them, those of its tests aside.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let manifest = sources::root().join("Cargo.toml");
    let metadata =
        MetadataCommand::new().manifest_path(manifest).no_deps().exec().expect("cargo describes itself");
    let of = |package: cargo_metadata::Package| {
        let normal = package.dependencies.into_iter().filter(|d| d.kind == DependencyKind::Normal);
        (package.name.to_string(), normal.map(|dependency| dependency.name).collect())
    };
    metadata.packages.into_iter().map(of).collect()
}

#[test]
fn the_engine_depends_on_its_contract_and_nothing_else() {
    let of_engine: Vec<String> = dependencies()["warpboard-engine"].iter().cloned().collect();
    assert_eq!(of_engine, ["rand_chacha", "serde", "ts-rs"]);
}

#[test]
fn dependencies_point_one_way() {
    let all = dependencies();
    let ours = |package: &str| -> Vec<String> {
        all[package].iter().filter(|name| name.starts_with("warpboard")).cloned().collect()
    };
    for package in ["warpboard-editions", "warpboard-bots", "warpboard-protocol"] {
        assert_eq!(ours(package), ["warpboard-engine"], "{package}");
    }
    assert_eq!(ours("warpboard-scenario"), ["warpboard-editions", "warpboard-engine"]);
    let on_server = all.iter().filter(|(_, names)| names.contains("warpboard-server"));
    let on_server: Vec<&String> =
        on_server.map(|(name, _)| name).filter(|name| !is_for_tests(name)).collect();
    assert!(on_server.is_empty(), "{on_server:?} depend on the server");
}

fn is_for_tests(package: &str) -> bool {
    ["test", "wire", "bench"].iter().any(|word| package.contains(word))
}

const EDITIONS: [&str; 4] = ["collectors", "celebration", "movie", "mariokart"];

/// What else belongs to one edition: its heroes, its figure, what lies on its board.
const HEROES: [&str; 14] = [
    "kart", "mario", "luigi", "peach", "toad", "bowser", "goomba", "yoshi", "rosalina", "banana", "thwomp",
    "donkey", "nintendo", "monopoly",
];

/// Where some of these words stand; rule ids are how rules are cited, and no names.
fn named(files: impl IntoIterator<Item = Source>, names: &BTreeSet<&str>) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        for (at, line) in file.text.lines().enumerate() {
            let cited = sources::rule_ids(line);
            let uncited = cited.iter().fold(line.to_owned(), |line, id| line.replace(id.as_str(), ""));
            let lower = uncited.to_lowercase();
            let parts = lower.split(|c: char| !c.is_ascii_alphanumeric());
            found.extend(
                parts
                    .filter(|word| names.contains(word))
                    .map(|word| format!("{}:{}: {word}", file.path, at + 1)),
            );
        }
    }
    found
}

#[test]
fn the_engine_and_the_bots_know_no_edition_by_name() {
    let names: BTreeSet<&str> = EDITIONS.into_iter().chain(HEROES).collect();
    let found = named(engine().into_iter().chain(sources::below("bots/src")), &names);
    none(found, "an edition is named");
}

/// Its texts praise the editions and its drawings have a sign for each; nothing else asks which one is played.
#[test]
fn the_client_asks_for_no_edition_by_name() {
    let aside = ["web-client/src/text/", "web-client/src/drawings/signs.ts"];
    let files = sources::below("web-client/src").into_iter();
    let asking = files.filter(|file| !aside.iter().any(|place| file.path.starts_with(place)));
    none(named(asking, &EDITIONS.into()), "the client asks for an edition by name");
}

#[test]
fn the_engine_has_no_clock_no_files_no_hash_order_and_no_floats() {
    let forbidden: BTreeSet<&str> = [
        "HashMap",
        "HashSet",
        "f32",
        "f64",
        "async",
        "await",
        "Instant",
        "SystemTime",
        "thread_rng",
        "StdRng",
        "OsRng",
        "println",
        "eprintln",
        "tokio",
        "unsafe",
    ]
    .into();
    let modules = ["std::time", "std::fs", "std::net", "std::env", "std::thread", "std::process", "std::io"];
    let mut found = Vec::new();
    for file in engine() {
        for (at, line) in code(&file.text) {
            let words = words(line).filter(|word| forbidden.contains(word)).map(str::to_owned);
            let paths =
                modules.iter().filter(|module| line.contains(**module)).map(|module| (*module).to_owned());
            found.extend(words.chain(paths).map(|what| format!("{}:{at}: {what}", file.path)));
        }
    }
    none(found, "the engine uses what it must not");
}

#[test]
fn bots_use_no_randomness_no_clock_and_no_floats() {
    let forbidden: BTreeSet<&str> =
        ["f32", "f64", "HashMap", "HashSet", "Instant", "SystemTime", "rand", "unwrap", "async"].into();
    let mut found = Vec::new();
    for file in sources::below("bots/src") {
        for (at, line) in code(&file.text) {
            found.extend(
                words(line)
                    .filter(|word| forbidden.contains(word))
                    .map(|w| format!("{}:{at}: {w}", file.path)),
            );
        }
    }
    none(found, "bots use what they must not");
}

#[test]
fn no_file_is_a_giant() {
    let long = sources::below("").into_iter().filter(|file| {
        let written = ["rs", "ts", "svelte", "css", "sql"].iter().any(|extension| file.is(extension));
        written && !file.path.starts_with("web-client/src/text/") && file.text.lines().count() > MOST_LINES
    });
    none(
        long.map(|file| format!("{}: {} lines", file.path, file.text.lines().count())).collect(),
        "files too long",
    );
}

#[test]
fn every_module_says_what_it_promises() {
    let silent = rust().into_iter().filter(|file| !file.text.trim_start().starts_with("//!"));
    none(silent.map(|file| file.path).collect(), "modules without a first line of documentation");
}

#[test]
fn every_rule_that_is_cited_exists() {
    let books = scenario::coverage(&[]).books;
    let known: BTreeSet<String> = books.into_iter().flat_map(|book| book.rules).map(|(id, _)| id).collect();
    let mut found = Vec::new();
    for file in sources::below("").into_iter().filter(|file| !file.path.starts_with("docs/rules/")) {
        for (at, line) in file.text.lines().enumerate() {
            let unknown = sources::rule_ids(line).into_iter().filter(|id| !known.contains(id));
            found.extend(unknown.map(|id| format!("{}:{}: {id}", file.path, at + 1)));
        }
    }
    none(found, "rules that no rulebook has");
}

/// Paths of somebody's machine have no place in what everybody gets.
#[test]
fn no_file_names_a_path_of_a_machine() {
    let paths = [concat!("/wo", "rk/"), concat!("/tm", "p/"), concat!("/ho", "me/"), concat!("/Us", "ers/")];
    let mut found = Vec::new();
    for file in sources::below("") {
        for (at, line) in file.text.lines().enumerate() {
            found.extend(
                paths
                    .iter()
                    .filter(|path| line.contains(**path))
                    .map(|path| format!("{}:{}: {path}", file.path, at + 1)),
            );
        }
    }
    none(found, "paths of a machine");
}

#[test]
fn no_test_is_switched_off() {
    let off = concat!("#[ign", "ore");
    let switched = rust().into_iter().filter(|file| file.text.contains(off));
    none(switched.map(|file| file.path).collect(), "tests that do not run");
}
