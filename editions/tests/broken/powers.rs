//! The die whose faces are powers, and what the powers do.

use crate::{expect_of, fine, good_of};
use serde_json::{Value, json};

const IDS: &str = "one of \"coins\", \"banana\", \"green_shell\", \"spiny_shell\", \"lightning\"";

fn kart(changes: Vec<(&str, Value)>, expected: &[(&str, &str, &str)]) {
    expect_of("mariokart", changes, expected);
}

#[test]
fn faces_are_numbers_or_powers() {
    let at = "/dice/1/faces";
    let found = "[\"coins\", \"coins\", \"banana\", \"green_shell\", \"spiny_shell\", \"lightning\", 7]";
    let allowed = "numbers or ids of power-ups, not both, and at least two";
    kart(vec![("/dice/1/faces/6", json!(7))], &[(at, found, allowed)]);
    kart(vec![("/dice/1/faces/1", json!("rain"))], &[("/dice/1/faces/1", "\"rain\"", IDS)]);
    let number = "a number of pips, or the id of a power-up";
    kart(vec![("/dice/0/faces/0", json!(300))], &[("/dice/0/faces/0", "integer `300`", number)]);
    kart(vec![("/dice/0/faces/0", json!(true))], &[("/dice/0/faces/0", "boolean `true`", number)]);
}

/// A power that no face shows, and the boosts of it.
#[test]
fn powers_stand_on_a_face() {
    let others = "one of \"coins\", \"green_shell\", \"spiny_shell\", \"lightning\"";
    kart(
        vec![("/dice/1/faces/2", json!("coins"))],
        &[
            ("/tokens/1/boost/power", "\"banana\"", others),
            ("/tokens/5/boost/power", "\"banana\"", others),
            ("/power_ups/1/id", "\"banana\", which no face shows", "what a face of a die shows"),
        ],
    );
    let again = ("/power_ups/2/id", json!("lightning"));
    let ids = "one of \"coins\", \"banana\", \"lightning\", \"spiny_shell\", \"lightning\"";
    let problems = [
        ("/dice/1/faces/3", "\"green_shell\"", ids),
        ("/power_ups/4/id", "\"lightning\"", "an id that no other entry has"),
    ];
    kart(vec![again], &problems);
    kart(vec![("/power_ups/0/text/de", json!(""))], &[("/power_ups/0/text/de", "\"\"", "a text")]);
    let pot = json!({ "type": "take_pot" });
    kart(
        vec![("/power_ups/0/effect", pot)],
        &[("/power_ups/0/effect/type", "\"take_pot\"", "it on spaces only")],
    );
}

#[test]
fn one_die_has_powers_and_one_has_pips() {
    let mut second = good_of("mariokart")["dice"][1].take();
    second["id"] = json!("second");
    kart(vec![("/dice/2", second.clone())], &[("/dice", "2 dice with powers", "one at most")]);
    kart(vec![("/dice", json!([second]))], &[("/dice", "no die with pips", "one die or more, with numbers")]);
    kart(vec![("/dice", json!([]))], &none());
}

/// Without any die the powers have no face either.
fn none() -> Vec<(&'static str, &'static str, &'static str)> {
    const BOOSTS: [(&str, &str); 10] = [
        ("/tokens/0/boost/power", "\"coins\""),
        ("/tokens/1/boost/power", "\"banana\""),
        ("/tokens/2/boost/power", "\"spiny_shell\""),
        ("/tokens/3/boost/power", "\"lightning\""),
        ("/tokens/4/boost/power", "\"spiny_shell\""),
        ("/tokens/5/boost/power", "\"banana\""),
        ("/tokens/6/boost/power", "\"lightning\""),
        ("/tokens/7/boost/power", "\"coins\""),
        ("/tokens/8/boost/power", "\"green_shell\""),
        ("/tokens/9/boost/power", "\"green_shell\""),
    ];
    const POWERS: [(&str, &str); 5] = [
        ("/power_ups/0/id", "\"coins\", which no face shows"),
        ("/power_ups/1/id", "\"banana\", which no face shows"),
        ("/power_ups/2/id", "\"green_shell\", which no face shows"),
        ("/power_ups/3/id", "\"spiny_shell\", which no face shows"),
        ("/power_ups/4/id", "\"lightning\", which no face shows"),
    ];
    let found = "an effect on the power die";
    let allowed = "another effect, without a die with powers";
    let stars = ["/tokens/2/star/effect", "/tokens/6/star/effect"];
    let prizes = ["/decks/0/cards/3/effect/prizes/1", "/decks/0/cards/6/effect/prizes/1"];
    let mut all = Vec::new();
    for (n, (at, power)) in BOOSTS.into_iter().enumerate() {
        all.push((at, power, "nothing"));
        let star = stars.into_iter().find(|at| at.starts_with(&format!("/tokens/{n}/")));
        all.extend(star.map(|at| (at, found, allowed)));
    }
    all.push(("/dice", "no die", "one die or more, with numbers"));
    all.extend(POWERS.map(|(at, power)| (at, power, "what a face of a die shows")));
    all.extend(prizes.map(|at| (at, found, allowed)));
    all
}

/// A throw that is none to move is made with the pips alone (KRT-DICE-3).
#[test]
fn throws_are_made_with_pips() {
    let roll = json!({ "type": "advance_by_roll", "dice": ["power_up"] });
    let at = "/spaces/2/effect/dice/0";
    kart(vec![("/spaces/2/effect", roll)], &[(at, "\"power_up\"", "\"numbered\"")]);
    let at = "/constants/jail_exit";
    kart(vec![(at, json!("doubles"))], &[(at, "\"doubles\"", "a face, without two dice")]);
    kart(vec![(at, json!({ "face": 7 }))], &[(at, "7", "a face of a die, 1 to 6")]);
    let at = "/constants/doubles_to_jail";
    kart(vec![(at, json!(3))], &[(at, "3", "nothing, beside a die with powers")]);
    // With a second die of pips doubles open the Jail.
    let second = json!({ "id": "second", "name": { "en": "second", "de": "zweiter" }, "faces": [1, 2, 3] });
    fine("mariokart", vec![("/dice/2", second), ("/constants/jail_exit", json!("doubles"))]);
}

/// What moves the figure is there in a roll without the power die too.
#[test]
fn the_figures_die_comes_before_the_powers() {
    let text = json!({ "en": "Wind", "de": "Wind" });
    let effect = json!({ "type": "bank_pays", "amount": 1 });
    let mut dice = good_of("movie")["dice"].take();
    let wind = json!({ "id": "weather", "name": text, "faces": ["wind", "wind"] });
    dice.as_array_mut().expect("a list").insert(0, wind);
    let power = json!({ "id": "wind", "name": text, "text": text, "effect": effect });
    let exit = [("/constants/jail_exit", json!({ "face": 6 })), ("/constants/doubles_to_jail", Value::Null)];
    let changes = |dice: Value| -> Vec<(&str, Value)> {
        let powers = [("/dice", dice), ("/power_ups", json!([power]))];
        powers.into_iter().chain(exit.clone()).collect()
    };
    let allowed = "a die that comes before the one with powers";
    expect_of("movie", changes(dice.clone()), &[("/figure/die", "\"black\"", allowed)]);
    dice.as_array_mut().expect("a list").rotate_left(1);
    fine("movie", changes(dice.clone()));
    let mut weather = changes(dice);
    weather.push(("/figure/battle/leader_die", json!("weather")));
    let found = ("/figure/battle/leader_die", "\"weather\"", "one of \"black\", \"red\"");
    expect_of("movie", weather, &[found]);
}
