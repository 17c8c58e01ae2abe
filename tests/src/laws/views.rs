//! What a reader puts together from changes is what a newcomer is shown.

use super::hold;
use engine::View;
use serde_json::{Map, Value};

/// The view as it goes over the wire.
#[must_use]
pub fn as_map(view: &View) -> Map<String, Value> {
    match serde_json::to_value(view) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    }
}

/// One assignment for each changed section; a section that is gone is null.
///
/// # Errors
/// If the changes leave the view behind.
pub fn fold(shown: &mut Map<String, Value>, before: &View, after: &View) -> Result<(), String> {
    let changes = before.changes_to(after);
    let mut patched = before.clone();
    patched.apply(changes.clone());
    hold(patched == *after, || "law broken: the patched view is not the fresh one".to_owned())?;
    for (key, section) in changes {
        match serde_json::to_value(&section).map_err(|error| error.to_string())? {
            Value::Null => shown.remove(&key),
            value => shown.insert(key, value),
        };
    }
    Ok(())
}

/// # Errors
/// The sections that differ.
pub fn complete(shown: &Map<String, Value>, view: &View) -> Result<(), String> {
    let fresh = as_map(view);
    let differing = fresh.keys().chain(shown.keys()).filter(|key| fresh.get(*key) != shown.get(*key));
    let differing: Vec<&String> = differing.collect();
    hold(differing.is_empty(), || format!("law broken: the reader's view differs in {differing:?}"))
}
