//! Every scripted game passes, and every rule of the played rulebooks is shown by one or by a test that names it.

use crate::sources;
use editions::Library;
use scenario::Scenario;
use std::collections::BTreeSet;
use std::path::Path;

/// Rulebooks whose editions are played; the others follow with their editions.
const PLAYED: [&str; 5] = ["common", "collectors", "celebration", "movie", "mariokart"];

fn files() -> Vec<String> {
    let all = sources::below("tests/scenarios");
    all.into_iter().filter(|file| file.is("json")).map(|file| file.path).collect()
}

fn read_all() -> Result<Vec<(String, Scenario)>, String> {
    let mut all = Vec::new();
    for file in files() {
        let scenarios = scenario::read(&sources::root().join(&file)).map_err(|error| error.to_string())?;
        all.extend(scenarios.into_iter().map(|scenario| (file.clone(), scenario)));
    }
    Ok(all)
}

#[test]
fn every_scenario_passes() {
    let library = Library::built_in();
    let all = read_all().expect("every file is a scenario");
    let failed = all.iter().filter_map(|(file, scenario)| {
        let failure = scenario::run(&library, scenario).err()?;
        Some(format!("{file}: {failure}"))
    });
    let failed: Vec<String> = failed.collect();
    assert!(all.len() > 100, "only {} scenarios were found", all.len());
    assert!(failed.is_empty(), "{} of {} failed\n{}", failed.len(), all.len(), failed.join("\n"));
}

#[test]
fn scenarios_name_only_rules_that_exist() {
    let coverage = scenario::coverage(&read_all().expect("every file is a scenario"));
    assert!(coverage.unknown.is_empty(), "no rulebook has {:?}", coverage.unknown);
}

/// What a scenario cannot show is named by a law, a view or a room test in a line `// shows: …`.
#[test]
fn every_rule_of_the_played_rulebooks_is_shown() {
    let coverage = scenario::coverage(&read_all().expect("every file is a scenario"));
    let named: BTreeSet<String> = named_by_tests();
    for book in coverage.books.iter().filter(|book| PLAYED.contains(&book.name)) {
        let missing = book.rules.iter().filter(|(id, titles)| titles.is_empty() && !named.contains(id));
        let missing: Vec<&String> = missing.map(|(id, _)| id).collect();
        assert!(missing.is_empty(), "{}: nothing shows {missing:?}", book.name);
    }
}

fn named_by_tests() -> BTreeSet<String> {
    let marker = "// shows:";
    let sources = sources::below("").into_iter().filter(|file| file.is("rs"));
    let lines = sources.flat_map(|file| file.text.lines().map(str::to_owned).collect::<Vec<_>>());
    lines
        .filter(|line| line.trim_start().starts_with(marker))
        .flat_map(|line| sources::rule_ids(&line))
        .collect()
}

#[test]
fn a_file_that_is_no_scenario_is_refused_with_its_place() {
    let missing = scenario::read(Path::new("nowhere.json")).expect_err("there is no such file");
    assert!(missing.to_string().contains("nowhere.json"));
}
