//! All is public but the order of the decks and the game's key: what is shown does not depend on them.
// shows: GEN-SETUP-2 GEN-SETUP-6 COL-SETUP-5

use editions::Library;
use engine::chance::Source;
use engine::event::Purpose;
use engine::view::Sight;
use engine::{Event, Game, Input, Order, Ruleset, View};
use kit::{Luck, Table, options, players, position};

fn collectors(luck: &mut Luck) -> (Ruleset, Vec<String>) {
    let library = Library::built_in();
    let edition = library.get("collectors").expect("it is built in");
    (options::random_rules(edition, luck), edition.tokens())
}

/// The same game with other secrets.
fn with_other_secrets(game: &Game, luck: &mut Luck) -> Game {
    let mut other = game.clone();
    for deck in &mut other.decks {
        luck.shuffle(&mut deck.cards);
    }
    other.chance.source = Source::Keyed(luck.key());
    other
}

#[test]
fn a_view_tells_nothing_of_decks_and_key() {
    for seed in 0..25 {
        let mut luck = Luck::new(seed);
        let (mut rules, tokens) = collectors(&mut luck);
        let Some(game) = position::random_game(&mut rules, &tokens[..4], &mut luck) else { continue };
        let mut table = Table::new(rules, game);
        for _ in 0..15 {
            let other = with_other_secrets(&table.game, &mut luck);
            let shown =
                serde_json::to_string(&View::of(&table.rules, &table.game)).expect("a view can be written");
            let same = serde_json::to_string(&View::of(&table.rules, &other)).expect("a view can be written");
            assert_eq!(shown, same, "seed {seed}");
            if table.game.is_over() {
                break;
            }
            players::say_anything(&mut table, &mut luck).expect("the laws hold");
        }
    }
}

#[test]
fn a_shuffle_is_seen_without_its_order() {
    let mut luck = Luck::new(3);
    let (rules, tokens) = collectors(&mut luck);
    let game = Game::new(&rules, &tokens[..3], Source::Keyed(luck.key()));
    let events = engine::decide(&rules, &game, &Input::Room { order: Order::Start }).expect("it starts");
    let shuffles: Vec<&Event> =
        events.iter().filter(|event| matches!(event, Event::DeckShuffled { .. })).collect();
    assert_eq!(shuffles.len(), 2);
    for event in shuffles {
        let sight = serde_json::to_string(&Sight::of(event)).expect("a sight can be written");
        let Event::DeckShuffled { deck, .. } = event else { continue };
        assert_eq!(sight, format!(r#"{{"type":"deck_shuffled","data":{{"deck":"{deck}"}}}}"#));
    }
}

#[test]
fn everyone_sees_who_rolled_what_for_the_start() {
    let mut luck = Luck::new(4);
    let (rules, tokens) = collectors(&mut luck);
    let game = Game::new(&rules, &tokens[..5], Source::Keyed(luck.key()));
    let events = engine::decide(&rules, &game, &Input::Room { order: Order::Start }).expect("it starts");
    let rolls: Vec<Sight> = events
        .iter()
        .filter_map(Sight::of)
        .filter(|sight| matches!(sight, Sight::DiceRolled { purpose: Purpose::Start, .. }))
        .collect();
    assert!(rolls.len() >= 5, "{rolls:?}");
    assert!(events.iter().filter_map(Sight::of).any(|sight| matches!(sight, Sight::GameBegan { .. })));
}

#[test]
fn cash_deeds_mortgages_buildings_cards_stock_and_decks_left_are_shown() {
    let mut luck = Luck::new(11);
    let (mut rules, tokens) = collectors(&mut luck);
    let game = (0..)
        .find_map(|_| position::random_game(&mut rules, &tokens[..4], &mut luck))
        .expect("some are possible");
    let view = serde_json::to_value(View::of(&rules, &game)).expect("a view can be written");
    for player in &game.players {
        let seat = &view[format!("seat/{}", player.seat.0)];
        assert_eq!(seat["cash"], player.cash.0);
        let cards: Vec<&str> = player.cards.iter().map(|(_, card)| card.0.as_str()).collect();
        assert_eq!(seat["cards"], serde_json::json!(cards));
    }
    for (space, deed) in &game.deeds {
        let shown = &view[format!("space/{}", space.0)];
        assert_eq!(shown["owner"], serde_json::json!(deed.owner));
        assert_eq!(shown["stage"], deed.stage);
        assert_eq!(shown["title"], serde_json::json!(deed.title));
    }
    assert_eq!(view["table"]["stock"], serde_json::json!(game.stock));
    let left: Vec<usize> = game.decks.iter().map(|deck| deck.cards.len()).collect();
    let shown: Vec<u64> =
        view["table"]["decks"].as_array().into_iter().flatten().filter_map(|d| d["left"].as_u64()).collect();
    assert_eq!(serde_json::json!(shown), serde_json::json!(left));
}
