//! Slips of the pen that would make a scenario pass without showing anything.

use crate::file::Scenario;
use engine::{Action, Code};
use serde_json::{Value, json};

/// # Errors
/// What is wrong, and what is allowed.
pub(crate) fn check(scenario: &Scenario) -> Result<(), String> {
    if scenario.begin && scenario.has_position() {
        return Err("with \"begin\" there is no turn, starter, round, stock or pot to give".to_owned());
    }
    if !scenario.begin && !scenario.deals.is_empty() {
        return Err("\"deals\" means something only with \"begin\"".to_owned());
    }
    for (at, step) in scenario.steps.iter().enumerate() {
        if let Some(code) = &step.refused
            && serde_json::from_value::<Code>(json!(code.replace(' ', "_"))).is_err()
        {
            return Err(format!("step {}: no refusal is called \"{code}\"", at + 1));
        }
        let named = step.expect.iter().flat_map(|expect| expect.action_names());
        if let Some(name) = named.into_iter().find(|name| !is_action(name)) {
            return Err(format!("step {}: no action is called \"{name}\"", at + 1));
        }
    }
    Ok(())
}

/// An action's name is known if only its data is missing.
fn is_action(name: &str) -> bool {
    let bare: Value = json!({ "type": name });
    serde_json::from_value::<Action>(bare)
        .map_or_else(|error| !error.to_string().contains("unknown variant"), |_| true)
}
