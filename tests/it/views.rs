//! All is public but the order of the decks and the game's key: what is shown does not depend on them.
// shows: GEN-SETUP-2 GEN-SETUP-6 COL-SETUP-5 CEL-BLOCK-5

use editions::Edition;
use engine::chance::Source;
use engine::event::Purpose;
use engine::ruleset::DeckOrder;
use engine::view::Sight;
use engine::{DeckId, Event, Game, Input, Order, Ruleset, View};
use kit::lineups::lineups;
use kit::{Luck, Table, boards, options, players, position};
use serde_json::{Value, json};

/// A table of some seats at a random position with random options; none if chance made an impossible one.
fn random_table(edition: &Edition, seats: usize, luck: &mut Luck) -> Option<Table> {
    let mut rules = options::random_rules(edition, luck);
    let game = position::random_game(&mut rules, &edition.tokens(), seats, luck)?;
    Some(Table::new(rules, game))
}

fn some_table(edition: &Edition, seats: usize, luck: &mut Luck) -> Table {
    (0..).find_map(|_| random_table(edition, seats, luck)).expect("some are possible")
}

/// What happens when a game of some seats starts, and its table.
fn start(edition: &Edition, seats: usize, luck: &mut Luck) -> (Table, Vec<Event>) {
    let rules = options::random_rules(edition, luck);
    let game = Game::new(&rules, &lineups(&rules, &edition.tokens(), seats), Source::Keyed(luck.key()));
    let events = engine::decide(&rules, &game, &Input::Room { order: Order::Start }).expect("it starts");
    (Table::new(rules, game), events)
}

fn shown(table: &Table, game: &Game) -> String {
    serde_json::to_string(&View::of(&table.rules, game)).expect("a view can be written")
}

/// The order of a deck that lies as it is printed is no secret (KRT-SETUP-3).
fn is_shuffled(rules: &Ruleset, id: &DeckId) -> bool {
    rules.decks.iter().any(|deck| deck.id == *id && deck.order == DeckOrder::Shuffled)
}

/// The same game with other secrets.
fn with_other_secrets(rules: &Ruleset, game: &Game, luck: &mut Luck) -> Game {
    let mut other = game.clone();
    for deck in other.decks.iter_mut().filter(|deck| is_shuffled(rules, &deck.id)) {
        luck.shuffle(&mut deck.cards);
    }
    other.chance.source = Source::Keyed(luck.key());
    other
}

#[test]
fn a_view_tells_nothing_of_decks_and_key() {
    for edition in boards::all().iter() {
        for seed in 0..15 {
            let mut luck = Luck::new(seed);
            let Some(mut table) = random_table(edition, 4, &mut luck) else { continue };
            for _ in 0..15 {
                let other = with_other_secrets(&table.rules, &table.game, &mut luck);
                assert_eq!(shown(&table, &table.game), shown(&table, &other), "{}, seed {seed}", edition.id);
                if table.game.is_over() {
                    break;
                }
                players::say_anything(&mut table, &mut luck).expect("the laws hold");
            }
        }
    }
}

#[test]
fn a_shuffle_is_seen_without_its_order() {
    for edition in boards::all().iter() {
        let (table, events) = start(edition, 3, &mut Luck::new(3));
        let mut shuffled = Vec::new();
        for event in events {
            let Event::DeckShuffled { deck, .. } = &event else { continue };
            let sight = serde_json::to_string(&Sight::of(&event)).expect("a sight can be written");
            assert_eq!(sight, format!(r#"{{"type":"deck_shuffled","data":{{"deck":"{deck}"}}}}"#));
            shuffled.push(deck.clone());
        }
        let all = table.rules.decks.iter().map(|deck| deck.id.clone());
        let decks: Vec<_> = all.filter(|id| is_shuffled(&table.rules, id)).collect();
        assert_eq!(shuffled, decks, "{}", edition.id);
    }
}

#[test]
fn everyone_sees_who_rolled_what_for_the_start() {
    for edition in boards::all().iter() {
        let (_, events) = start(edition, 5, &mut Luck::new(4));
        let rolls: Vec<Sight> = events
            .iter()
            .filter_map(Sight::of)
            .filter(|sight| matches!(sight, Sight::DiceRolled { purpose: Purpose::Start, .. }))
            .collect();
        assert!(rolls.len() >= 5, "{}: {rolls:?}", edition.id);
        assert!(events.iter().filter_map(Sight::of).any(|sight| matches!(sight, Sight::GameBegan { .. })));
    }
}

/// The outcomes of each throw as they hold in this game, in one view for seats and watchers alike (CEL-BLOCK-5).
#[test]
fn everyone_can_read_the_tables_at_any_time() {
    let maker = ["pings", "pings", "bowser_laugh", "bowser_laugh", "power_up", "game_over"];
    let retold = ["pings", "pings", "power_up", "power_up", "bowser_laugh", "game_over"];
    for (option, words) in [("maker", maker), ("retelling", retold)] {
        let row = |(sum, word): (u8, &str)| json!({ "sum": sum, "outcome": word });
        let rows: Vec<Value> = (1..).zip(words).map(row).collect();
        assert_eq!(tables_of_a_celebration(option), json!([{ "table": "question_block", "rows": rows }]));
    }
    for edition in boards::all().iter() {
        let table = some_table(edition, 3, &mut Luck::new(2));
        let shown = View::of(&table.rules, &table.game).0.contains_key("tables");
        assert_eq!(shown, !table.rules.tables.is_empty(), "{}", edition.id);
    }
}

/// The section as it is in every view of a game of bots.
fn tables_of_a_celebration(option: &str) -> Value {
    let edition = boards::built_in().get("celebration").expect("it is built in");
    let chosen = [("question_block_table", json!(option)), ("round_limit", json!(2))];
    let chosen = chosen.map(|(id, value)| (id.to_owned(), value)).into();
    let rules = edition.ruleset(&edition.check_options(&chosen).expect("both are allowed"));
    let game = Game::new(&rules, &lineups(&rules, &edition.tokens(), 3), Source::Keyed(Luck::new(8).key()));
    let tables = |table: &Table| {
        let view = serde_json::to_value(View::of(&table.rules, &table.game)).expect("it can be written");
        view["tables"].clone()
    };
    let mut table = Table::new(rules, game);
    let lobby = tables(&table);
    players::play_bots(&mut table, |table| {
        if tables(table) == lobby { Ok(()) } else { Err("the section changes".to_owned()) }
    })
    .expect("it never changes");
    lobby
}

#[test]
fn cash_deeds_mortgages_buildings_cards_stock_and_decks_left_are_shown() {
    for edition in boards::all().iter() {
        all_is_shown(&some_table(edition, 4, &mut Luck::new(11)));
    }
}

#[test]
fn whoever_moves_is_shown_in_a_game_for_two() {
    let editions = boards::all();
    let edition = editions.get("mariokart").expect("it is built in");
    let mut table = some_table(edition, 2, &mut Luck::new(5));
    table.game.mover = table.game.players[1].characters.last().map(|character| character.id.clone());
    assert!(table.game.mover.is_some());
    all_is_shown(&table);
}

fn all_is_shown(table: &Table) {
    let game = &table.game;
    let view = serde_json::to_value(View::of(&table.rules, game)).expect("a view can be written");
    for player in &game.players {
        let seat = &view[format!("seat/{}", player.seat.0)];
        assert_eq!(seat["cash"], player.cash.0);
        let cards: Vec<&str> = player.cards.iter().map(|(_, card)| card.0.as_str()).collect();
        assert_eq!(seat["cards"], json!(cards));
    }
    for (space, deed) in &game.deeds {
        let shown = &view[format!("space/{}", space.0)];
        assert_eq!(shown["owner"], json!(deed.owner));
        assert_eq!(shown["stage"], deed.stage);
        assert_eq!(shown["title"], json!(deed.title));
    }
    assert_eq!(view["table"]["stock"], json!(game.stock));
    assert_eq!(view["table"]["mover"], json!(game.mover));
    let left: Vec<usize> = game.decks.iter().map(|deck| deck.cards.len()).collect();
    let shown: Vec<u64> =
        view["table"]["decks"].as_array().into_iter().flatten().filter_map(|d| d["left"].as_u64()).collect();
    assert_eq!(json!(shown), json!(left));
    if let Some(figure) = game.figure {
        assert_eq!(view["figure"]["position"], figure.position.0);
        assert_eq!(view["figure"]["asleep"], json!(figure.sleep.map(|sleep| sleep.seat)));
        assert_eq!(view["figure"]["closed"], game.closed_deeds());
    }
}
