//! A host's own folder of editions, and the command that checks a file.

use crate::good;
use editions::{Library, check_file, cli_check};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

#[test]
fn broken_files_are_named_and_left_out() {
    let folder = folder("broken_files");
    let mut own = good();
    own["edition"]["id"] = json!("own");
    fs::write(folder.join("a_own.json"), own.to_string()).expect("written");
    fs::write(folder.join("b_broken.json"), "{").expect("written");
    fs::write(folder.join("c_again.json"), good().to_string()).expect("written");
    fs::write(folder.join("notes.txt"), "no edition").expect("written");
    let library = Library::with_folder(&folder).expect("the folder is there");
    let ids: Vec<&str> = library.iter().map(|edition| edition.id.as_str()).collect();
    assert_eq!(ids, ["collectors", "celebration", "movie", "mariokart", "own"]);
    let name = |broken: &editions::Broken| broken.to_string().replace(&format!("{}/", folder.display()), "");
    let broken: Vec<String> = library.broken().iter().map(name).collect();
    let told = [
        "b_broken.json:\nline 1, column 1: found EOF while parsing an object, allowed JSON with every key once",
        "c_again.json:\n/edition/id: found \"collectors\", allowed an id that no other edition has",
    ];
    assert_eq!(broken, told);
}

#[test]
fn a_folder_that_is_not_there_is_an_error() {
    let missing = folder("missing").join("nothing_here");
    let error = Library::with_folder(&missing).expect_err("there is no such folder");
    assert!(error.to_string().starts_with("failed to read the folder "), "{error}");
}

#[test]
fn the_check_sums_up_a_good_file_and_explains_a_broken_one() {
    let folder = folder("check");
    let file = folder.join("edition.json");
    fs::write(&file, good().to_string()).expect("written");
    let told = "collectors: 40 spaces, 28 deeds, 32 cards, 12 options, 54 values unconfirmed";
    assert_eq!(check_file(&file).expect("the file is fine").to_string(), told);
    assert_eq!(cli_check(&file), 0);
    let mut broken = good();
    broken["deeds"][0]["lift"] = json!(30);
    fs::write(&file, broken.to_string()).expect("written");
    let told = "/deeds/0/lift: found 30, allowed 33, mortgage and interest";
    assert_eq!(check_file(&file).expect_err("the file is wrong").to_string(), told);
    assert_eq!(cli_check(&file), 1);
    assert_eq!(cli_check(&folder.join("nothing.json")), 1);
}

/// The hash is that of what clients are served, however the file is written.
#[test]
fn the_hash_depends_on_the_facts_and_not_on_the_layout() {
    let library = Library::built_in();
    let built_in = library.get("collectors").expect("it is built in");
    let pretty = serde_json::to_string_pretty(&good()).expect("it is JSON");
    let again = editions::Edition::from_json(&pretty).expect("the file is fine");
    assert_eq!((again.hash.as_str(), again.json()), (built_in.hash.as_str(), built_in.json()));
    let mut other = good();
    other["spaces"][1]["name"]["de"] = json!("Welt 1-2");
    let other = editions::Edition::from_json(&other.to_string()).expect("the file is fine");
    assert_ne!(other.hash, built_in.hash);
}
