//! Each piece of vocabulary that one edition brought, alone on the board of another one: whole games under all laws.
//! What the checker lets through can be played to its end.

use editions::Edition;
use engine::Game;
use engine::chance::Source;
use kit::lineups::lineups;
use kit::{Luck, Table, boards, options, players};
use serde_json::{Value, json};

/// The file of an edition with some of its values replaced, by JSON pointer; `-` at the end appends.
fn board(base: &str, changes: &[(&str, Value)]) -> Edition {
    let json = boards::all().get(base).expect("it is known").json();
    let mut file: Value = serde_json::from_str(json).expect("it is JSON");
    for (at, value) in changes {
        let (parent, key) = at.rsplit_once('/').expect("a pointer");
        match file.pointer_mut(parent).expect("the place exists") {
            Value::Array(list) if key == "-" => list.push(value.clone()),
            Value::Array(list) => list[key.parse::<usize>().expect("an index")] = value.clone(),
            place => place[key] = value.clone(),
        }
    }
    Edition::from_json(&file.to_string()).unwrap_or_else(|problems| panic!("{base}: {problems}"))
}

fn of_karts(at: &str) -> Value {
    let json = boards::all().get("mariokart").expect("it is built in").json();
    let file: Value = serde_json::from_str(json).expect("it is JSON");
    file.pointer(at).expect("it has that").clone()
}

/// Games by bots, of two and more.
fn play(edition: &Edition) {
    play_some(edition, 6);
}

fn play_some(edition: &Edition, games: u64) {
    for seed in 0..games {
        let mut luck = Luck::new(seed);
        let rules = options::random_rules(edition, &mut luck);
        let seats = [2, 3, usize::from(edition.players.max)][luck.below(3)];
        let game = Game::new(&rules, &lineups(&rules, &edition.tokens(), seats), Source::Keyed(luck.key()));
        let mut table = Table::new(rules, game);
        let examined = |table: &Table| if luck.percent(10) { table.examine(&mut luck) } else { Ok(()) };
        let played = players::play_bots(&mut table, examined);
        let concluded = played.and_then(|_| table.conclude());
        concluded.unwrap_or_else(|broken| panic!("{} {seed}: {broken}\n{}", edition.id, table.story()));
    }
}

fn text(word: &str) -> Value {
    json!({ "en": word, "de": word })
}

/// Prizes take no deed out of a set that is built on, and a mortgaged one asks its new owner (COL-MORTGAGE-4).
#[test]
fn races_among_buildings_and_mortgages() {
    let race = |n: u8, prizes: Value| {
        let texts: Vec<Value> = prizes.as_array().expect("a list").iter().map(|_| text("A prize")).collect();
        json!({
            "id": format!("race_{n}"), "title": text("Race"), "text": text("Go"), "prize_texts": texts,
            "effect": { "type": "race", "fee": 10, "points": 0, "prizes": prizes },
        })
    };
    let cards = json!([
        race(1, json!([{ "type": "buy_deed" }, { "type": "bank_pays_roll", "per_pip": 10 }])),
        race(2, json!([{ "type": "swap_deeds" }, { "type": "auction_deed" }])),
        race(3, json!([{ "type": "send_to_jail" }, { "type": "put_on", "space": 0 }])),
        race(
            4,
            json!([{ "type": "take_cheapest_deed" }, { "type": "pay_actor", "who": "chosen_other", "amount": 9 }])
        ),
        race(5, json!([{ "type": "rematch" }])),
    ]);
    let deck =
        json!({ "id": "cup", "name": text("Cup"), "shuffled": false, "returned": false, "cards": cards });
    play(&board("collectors", &[("/decks/-", deck), ("/races", json!({ "deck": "cup" }))]));
}

#[test]
fn a_power_die_beside_two_others() {
    let die = of_karts("/dice/1");
    let powers = of_karts("/power_ups");
    let markers = of_karts("/markers");
    let no_doubles = ("/constants/doubles_to_jail", Value::Null);
    let changes = [("/dice/-", die), ("/power_ups", powers), ("/markers", markers), no_doubles];
    play(&board("lantern_harbour", &changes));
}

/// A marker may stop a token before the space that a card names.
#[test]
fn markers_where_cards_name_spaces() {
    let own = json!({ "type": "place_marker", "on": "own_space" });
    let lift =
        json!({ "type": "lift_markers", "each": 2, "otherwise": { "type": "bank_pays", "amount": 2 } });
    let changes =
        [("/markers", of_karts("/markers")), ("/spaces/4/effect", own), ("/spaces/16/effect", lift)];
    play(&board("lantern_harbour", &changes));
}

#[test]
fn stars_without_a_power_die() {
    let star = |effect: Value| json!({ "text": text("A star"), "effect": effect });
    let changes = [
        ("/spaces/4/effect", json!({ "type": "use_star" })),
        ("/tokens/0/star", star(json!({ "type": "may", "effect": { "type": "advance_by", "steps": 5 } }))),
        ("/tokens/1/star", star(json!({ "type": "steps_either_way", "most": 3 }))),
        ("/tokens/2/star", star(json!({ "type": "may", "effect": { "type": "jump_to_cheapest" } }))),
        ("/tokens/3/star", star(json!({ "type": "steps_for_coins", "most": 4 }))),
    ];
    play(&board("lantern_harbour", &changes));
}

#[test]
fn two_characters_without_any_power() {
    let changes = [
        ("/constants/characters_for_two", json!(2)),
        ("/constants/jail_roll", json!("opens_turn")),
        ("/constants/jail_last_try", json!("free_next_turn")),
        ("/constants/doubles_to_jail", Value::Null),
    ];
    play(&board("movie", &changes));
}

#[test]
fn coins_dropped_on_a_board_with_debts_to_death() {
    let changes = [
        (
            "/spaces/4/effect",
            json!({ "type": "drop", "who": "nearest_both_ways", "amount": 4, "actor_may_take": true }),
        ),
        (
            "/spaces/16/effect",
            json!({ "type": "sequence", "of": [{ "type": "drop", "who": "all_others", "amount": 6 }, { "type": "take_lying" }] }),
        ),
        ("/spaces/13/effect", json!({ "type": "drop_by_wealth", "richest": 9, "rest": 2 })),
    ];
    play(&board("lantern_harbour", &changes));
}

#[test]
fn bids_in_turn_for_deeds_and_pieces() {
    for base in ["celebration", "collectors"] {
        let changes = [("/constants/bidding", json!("in_turn")), ("/constants/trades", json!("with_active"))];
        play_some(&board(base, &changes), 2);
    }
}

/// Nobody ever goes out: one game is long enough.
#[test]
fn forgiven_debts_beside_a_figure() {
    let changes = [
        ("/constants/shortfall", json!("forgiven")),
        ("/constants/deed_sale_percent", json!(50)),
        ("/constants/giving_up", json!("when_hopeless")),
    ];
    play_some(&board("movie", &changes), 1);
}
