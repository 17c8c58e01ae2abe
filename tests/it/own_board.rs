//! The example of a host's own board (`docs/examples`): other faces than six, a table, a figure, two sorts of deeds.

use editions::Edition;
use engine::Game;
use engine::chance::Source;
use kit::lineups::lineups;
use kit::{Luck, Table, boards, players};
use scenario::Scenario;
use serde_json::{Value, json};

fn harbour() -> &'static Edition {
    boards::all().get("lantern_harbour").expect("it is an example")
}

#[test]
fn the_example_passes_the_check_of_a_host() {
    let file = crate::sources::root().join("docs/examples/lantern-harbour.json");
    let told = "lantern_harbour: 24 spaces, 9 deeds, 14 cards, 12 options, 0 values unconfirmed";
    assert_eq!(editions::check_file(&file).expect("the file is fine").to_string(), told);
}

/// Every combination of the options that change what the engine does, all laws at every step.
#[test]
fn whole_games_are_played_with_every_house_rule() {
    for combination in 0..16_u32 {
        let on = |bit: u32| combination & (1 << bit) != 0;
        let options: Vec<(&str, Value)> = vec![
            ("high_season", json!(on(0))),
            ("weather", json!(if on(1) { "storm" } else { "fair" })),
            ("free_parking_pot", json!(on(2))),
            ("no_auctions", json!(on(3))),
            ("rent", json!(if on(0) == on(3) { "ask" } else { "automatic" })),
            ("round_limit", json!(20)),
        ];
        let options = options.into_iter().map(|(id, value)| (id.to_owned(), value)).collect();
        let rules = harbour().ruleset(&harbour().check_options(&options).expect("they are allowed"));
        let mut luck = Luck::new(u64::from(combination));
        let seats = 2 + luck.below(4);
        let game = Game::new(&rules, &lineups(&rules, &harbour().tokens(), seats), Source::Keyed(luck.key()));
        let mut table = Table::new(rules, game);
        let played =
            players::play_bots(
                &mut table,
                |table| {
                    if luck.percent(10) { table.examine(&mut luck) } else { Ok(()) }
                },
            );
        played.unwrap_or_else(|broken| panic!("{options:?}: {broken}"));
        table.conclude().unwrap_or_else(|broken| panic!("{options:?}: {broken}"));
    }
}

/// Plays a scenario of two players, the first at some space with an opening roll.
fn play(at: u8, dice: Value, expect: Value) -> Result<(), String> {
    let scenario = json!({
        "rules": ["GEN-DICE-1"],
        "title": "On a board of another kind",
        "edition": "lantern_harbour",
        "seats": [{ "position": at, "cash": 20 }, { "position": 12, "cash": 20 }],
        "figure": { "position": 17 },
        "dice": dice,
        "steps": [{ "seat": "p1", "intent": "roll" }, { "expect": expect }],
    });
    let scenario: Scenario = serde_json::from_value(scenario).expect("the scenario is well formed");
    scenario::run(boards::all(), &scenario).map_err(|failure| failure.what)
}

/// The tide die shows up to 8, the wind die up to 4; together they reach every row of the table.
#[test]
fn dice_have_the_faces_that_the_edition_gives_them() {
    // 8 and 4 on the way to the Quiet Mooring.
    assert_eq!(play(0, json!([[8, 4]]), json!({ "position": { "p1": 12 } })), Ok(()));
    // On to the Lantern Wheel, which comes to 12: six pearls.
    let twelve = json!({ "position": { "p1": 8 }, "cash": { "p1": 26 } });
    assert_eq!(play(0, json!([[7, 1], [8, 4]]), twelve), Ok(()));
    let refused = |dice| play(0, dice, json!({ "position": { "p1": 12 } })).expect_err("no such face");
    assert_eq!(refused(json!([[9, 3]])), "dice: found 9, allowed: 1 to 8");
    assert_eq!(refused(json!([[7, 5]])), "dice: found 5, allowed: 1 to 4 on that die");
}

/// Two whirlpools lead to each other, and the second one holds.
#[test]
fn one_whirlpool_leads_to_the_other_and_no_further() {
    assert_eq!(play(2, json!([[7, 1]]), json!({ "position": { "p1": 22 } })), Ok(()));
    // Past the Lighthouse: three pearls.
    let round = json!({ "position": { "p1": 10 }, "cash": { "p1": 23 } });
    assert_eq!(play(14, json!([[6, 2]]), round), Ok(()));
}
