//! Who plays: bots to the end of a game, or somebody who says anything at all.

use crate::hostile;
use crate::luck::Luck;
use crate::table::{Answer, Table};
use engine::game::{Game, Phase, Time};
use engine::{Action, Input, Order, Seat};

/// After so many inputs the room reports that time is up (GEN-END-4); the default of the longest timed games.
pub const LONG: usize = 6_000;
/// After so many more the game counts as one that never ends.
pub const TOO_LONG: usize = LONG + 1_500;

/// How a game of bots ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    ByItself,
    ByTheClock,
}

/// Plays a game of bots to its end. `each` is called after every input.
///
/// # Errors
/// The law that does not hold, a bot that is silent though asked, or a game without an end.
pub fn play_bots(
    table: &mut Table,
    mut each: impl FnMut(&Table) -> Result<(), String>,
) -> Result<Ended, String> {
    if table.game.phase == Phase::Lobby {
        table.must(&Input::Room { order: Order::Start })?;
    }
    while !table.game.is_over() {
        if table.inputs.len() > TOO_LONG {
            return Err(format!("no end after {} inputs\n{}", table.inputs.len(), table.story()));
        }
        if table.inputs.len() > LONG && table.game.time == Time::Running && table.game.phase == Phase::Playing
        {
            table.must(&Input::Room { order: Order::TimeUp })?;
        }
        let input = next_of_bots(table)?;
        table.must(&input)?;
        each(table).map_err(|broken| format!("{broken}\n{}", table.story()))?;
    }
    Ok(if table.game.time == Time::Up { Ended::ByTheClock } else { Ended::ByItself })
}

/// Those with something to say beside the question come before those who are asked, as the room's grace lets them.
fn next_of_bots(table: &Table) -> Result<Input, String> {
    let (rules, game) = (&table.rules, &table.game);
    let asked = game.asked(rules);
    let beside = game.clockwise().into_iter().filter(|seat| !asked.contains(seat));
    let order: Vec<Seat> = beside.chain(asked.iter().copied()).collect();
    let said = order.into_iter().find_map(|seat| Some((seat, bots::choose(rules, game, seat)?)));
    match said {
        Some((seat, intent)) => Ok(Input::Seat { seat, intent }),
        None => {
            Err(format!("all are silent, asked: {asked:?} {:?}\n{}", game.question(rules), table.story()))
        }
    }
}

/// Says something at random: mostly answers, often side actions, now and then what only the room says.
///
/// # Errors
/// The law that does not hold.
pub fn say_anything(table: &mut Table, luck: &mut Luck) -> Result<(), String> {
    if luck.percent(12)
        && let Some(order) = room_order(&table.game, &table.game.asked(&table.rules), luck)
    {
        return table.room_says(order).map(|_| ());
    }
    let asked = table.game.asked(&table.rules);
    let anyone = Seat::at(luck.below(table.game.players.len()));
    let seat = if luck.percent(70) { luck.pick(&asked).copied().unwrap_or(anyone) } else { anyone };
    let actions = table.game.actions(&table.rules, seat);
    let Some(action) = random_action(&actions, luck) else { return Ok(()) };
    let Some(intent) = hostile::within(luck, &table.rules, &table.game, action) else { return Ok(()) };
    match table.seat_says(seat, intent.clone())? {
        Answer::Done => Ok(()),
        Answer::Refused(refusal) => {
            Err(format!("law broken: {seat} {intent:?} offered, refused ({refusal})"))
        }
    }
}

fn random_action<'a>(actions: &'a [Action], luck: &mut Luck) -> Option<&'a Action> {
    let weight = |action: &Action| match action {
        Action::Resign => 2,
        Action::Propose { .. } => 3,
        Action::Mortgage { .. } | Action::Lift { .. } | Action::Waive { .. } | Action::Withdraw { .. } => 6,
        Action::Sell { .. }
        | Action::SellDown { .. }
        | Action::Counter { .. }
        | Action::DeclineOffer { .. } => 10,
        Action::GiveUp => 120,
        Action::Accept { .. } | Action::Claim { .. } | Action::Build { .. } => 60,
        Action::Want { .. } => 400,
        Action::SellDeed { .. } | Action::Continue { .. } => 40,
        _ => 90,
    };
    let total: usize = actions.iter().map(weight).sum();
    let mut at = luck.below(total.max(1));
    actions.iter().find(|action| {
        let weight = weight(action);
        let found = at < weight;
        at = at.saturating_sub(weight);
        found
    })
}

fn room_order(game: &Game, asked: &[Seat], luck: &mut Luck) -> Option<Order> {
    Some(match luck.below(40) {
        0 => Order::TimeUp,
        1..=12 if game.auction().is_some() => Order::Hammer,
        1..=20 if game.phase == Phase::Counting => Order::GraceOver,
        _ => Order::PlayDefault { seat: *luck.pick(asked)? },
    })
}
