//! Writes the TypeScript types of the wire into the client's folder, one file a crate. They are committed, and
//! `make test` fails when they are stale.

use engine::action::Action;
use engine::game::{Claim, TradeOffer};
use engine::view::{
    AuctionView, DebtView, FigureView, LyingView, OutcomeTableView, PromptView, RaceView, SeatView, Sight,
    SpaceView, TableView,
};
use engine::{Intent, Refusal};
use protocol::*;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name, with all that they mention.
struct Types {
    config: Config,
    found: BTreeMap<String, String>,
}

impl Types {
    fn new() -> Self {
        Self { config: Config::new().with_large_int("number"), found: BTreeMap::new() }
    }

    fn with<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    fn without(mut self, others: &Self) -> Self {
        self.found.retain(|name, _| !others.found.contains_key(name));
        self
    }

    fn mentions(&self, name: &str) -> bool {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        self.found.values().any(|text| text.split(|c| !is_word(c)).any(|word| word == name))
    }

    fn file(&self, imported: &[&str]) -> String {
        let mut text =
            String::from("// Made from the Rust types by the tests of `protocol`. Do not edit.\n\n");
        if !imported.is_empty() {
            let _ = writeln!(text, "import type {{ {} }} from './engine';\n", imported.join(", "));
        }
        for declaration in self.found.values() {
            let _ = writeln!(text, "export {declaration}\n");
        }
        text
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.found.contains_key(&name) {
                return;
            }
            let declaration = T::decl(&self.config);
            self.found.insert(name, declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

#[test]
fn the_types_of_the_client_are_those_of_the_wire() {
    let engine = Types::new()
        .with::<Intent>()
        .with::<Refusal>()
        .with::<Action>()
        .with::<Sight>()
        .with::<Claim>()
        .with::<TradeOffer>()
        .with::<TableView>()
        .with::<SeatView>()
        .with::<SpaceView>()
        .with::<PromptView>()
        .with::<AuctionView>()
        .with::<DebtView>()
        .with::<FigureView>()
        .with::<OutcomeTableView>()
        .with::<LyingView>()
        .with::<RaceView>();
    let socket = Types::new().with::<ClientMessage>().with::<ServerMessage>();
    let protocol = socket
        .with::<Me>()
        .with::<Rename>()
        .with::<EditionSummary>()
        .with::<PublicRoom>()
        .with::<CreateRoom>()
        .with::<Created>()
        .with::<Join>()
        .with::<Joined>()
        .with::<WatchedRoom>()
        .with::<FinishedGame>()
        .with::<Replay>()
        .with::<Statistics>()
        .with::<Failure>()
        .without(&engine);
    let imported: Vec<&str> =
        engine.found.keys().map(String::as_str).filter(|name| protocol.mentions(name)).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web-client/src/generated");
    std::fs::create_dir_all(&folder).expect("the client's folder can be made");
    std::fs::write(folder.join("engine.ts"), engine.file(&[])).expect("the file can be written");
    std::fs::write(folder.join("protocol.ts"), protocol.file(&imported)).expect("the file can be written");
}
