//! A game with a figure has two endings: somebody wins, or the figure does (MOV-END-1, -2). Both come up among bots
//! when all deeds but one are in GAME OVER at the start and nobody has a coin to continue them.

use editions::Library;
use engine::chance::Source;
use engine::game::{Character, DeedPosition, FigureState, Phase, Position, SeatPosition, Title, Victor};
use engine::ids::CharacterId;
use engine::{Coins, Game, Ruleset, Space};
use kit::{Luck, Table, players};
use std::collections::BTreeMap;

/// Two players with half of every set each; the figure stands a few steps before the last open deed.
fn nearly_lost(rules: &Ruleset, tokens: &[String], luck: &mut Luck) -> Game {
    let deeds: Vec<Space> = rules.deeds().map(|(deed, _)| deed).collect();
    let last = deeds[deeds.len() / 2];
    let on_go = |index: usize| Character::new(CharacterId(tokens[index].clone()), rules.board.go);
    let seat = |index: usize| SeatPosition {
        deeds: deeds
            .iter()
            .skip(index)
            .step_by(2)
            .map(|deed| DeedPosition { deed: *deed, stage: 0, title: Title::Open })
            .collect(),
        ..SeatPosition::of(vec![on_go(index)], Coins::ZERO)
    };
    let position = Position {
        game_over: deeds.iter().copied().filter(|deed| *deed != last).collect(),
        figure: Some(FigureState { position: rules.board.back(last, 4), sleep: None }),
        ..Position::of(vec![seat(0), seat(1)])
    };
    Game::at(rules, &position, Source::Keyed(luck.key())).expect("the position is possible")
}

#[test]
fn both_endings_come_up_among_bots() {
    let library = Library::built_in();
    let edition = library.get("movie").expect("it is built in");
    let rules = edition.ruleset(
        &edition.check_options(&BTreeMap::from([("round_limit".to_owned(), 3.into())])).expect("allowed"),
    );
    let mut won_by_figure = 0;
    for seed in 0..40 {
        let mut luck = Luck::new(seed);
        let game = nearly_lost(&rules, &edition.tokens(), &mut luck);
        let mut table = Table::new(rules.clone(), game);
        players::play_bots(&mut table, |_| Ok(())).expect("bots play to the end");
        table.conclude().expect("the laws of a whole game hold");
        if let Phase::Over { victor: Victor::Figure, .. } = table.game.phase {
            won_by_figure += 1;
        }
    }
    assert!((1..40).contains(&won_by_figure), "the figure won {won_by_figure} of 40");
}
