//! A client's side of the view: sections by key, replaced one by one. Every step leaves its fingerprint, so that
//! what was seen can be compared with what the server says later.

use serde_json::{Map, Value};
use std::collections::BTreeMap;

#[derive(Clone, Default)]
pub struct Fold {
    pub game: String,
    pub seq: u64,
    pub view: Map<String, Value>,
    /// The view after each step, as canonical text, and what was seen in it.
    pub views: BTreeMap<u64, String>,
    pub seen: BTreeMap<u64, (Value, Value)>,
    /// What went wrong: a gap, a step twice.
    pub faults: Vec<String>,
}

impl Fold {
    /// A snapshot or an update; other messages do not concern the view.
    pub fn take(&mut self, message: &Value) {
        let data = &message["data"];
        match message["type"].as_str() {
            Some("snapshot") => self.take_snapshot(data),
            Some("update") => self.take_update(data),
            _ => {}
        }
    }

    fn take_snapshot(&mut self, data: &Value) {
        let game = data["game"].as_str().unwrap_or_default();
        let seq = data["seq"].as_u64().unwrap_or_default();
        if game != self.game {
            *self = Self { game: game.to_owned(), ..Self::default() };
        } else if seq < self.seq {
            self.faults.push(format!("the snapshot of {seq} is older than what was seen ({})", self.seq));
        }
        self.view = data["view"].as_object().cloned().unwrap_or_default();
        self.seq = seq;
        self.remember();
    }

    fn take_update(&mut self, data: &Value) {
        let seq = data["seq"].as_u64().unwrap_or_default();
        if data["game"].as_str() != Some(&self.game) {
            // The first update of a game that this client saw begin.
            *self = Self { game: data["game"].as_str().unwrap_or_default().to_owned(), ..Self::default() };
            self.seq = seq.saturating_sub(1);
        }
        if seq != self.seq + 1 {
            self.faults.push(format!("update {seq} follows {}", self.seq));
        }
        for (key, section) in data["changes"].as_object().into_iter().flatten() {
            if section.is_null() {
                self.view.remove(key);
            } else {
                self.view.insert(key.clone(), section.clone());
            }
        }
        self.seq = seq;
        self.seen.insert(seq, (data["sights"].clone(), data["changes"].clone()));
        self.remember();
    }

    /// `serde_json` keeps the keys of objects sorted, so equal views have equal texts.
    fn remember(&mut self) {
        let text = Value::Object(self.view.clone()).to_string();
        if let Some(before) = self.views.insert(self.seq, text.clone())
            && before != text
        {
            self.faults.push(format!("the view of step {} is another one than before", self.seq));
        }
    }

    pub fn is_over(&self) -> bool {
        self.view.get("table").is_some_and(|table| table["phase"]["type"] == "over")
    }
}
