//! From the state to what everybody sees. Secrets have no place here: decks become numbers, the key is absent.

use super::{
    AuctionView, BidderStanding, BidderView, CharacterView, DebtState, DebtView, DeckView, FigureView,
    HighBid, LyingCoins, LyingView, OpenRaceView, OutcomeRow, OutcomeTableView, PromptView, RaceView,
    RollView, SeatView, Section, SpaceView, TableView, View,
};
use crate::action::Action;
use crate::frames::{Auction, Race};
use crate::game::{Character, Game};
use crate::ids::{Seat, Space};
use crate::money::Coins;
use crate::ruleset::Ruleset;

impl View {
    #[must_use]
    pub fn of(rules: &Ruleset, game: &Game) -> Self {
        let mut view = Self::default();
        view.put("table", Section::Table(table(game)));
        for player in &game.players {
            let first = player.characters.first().unwrap_or_else(|| player.acting());
            let seat = SeatView {
                seat: player.seat,
                token: first.id.0.clone(),
                presence: player.presence,
                cash: player.cash,
                in_hand: game.in_hand(player.seat),
                position: first.position,
                jail: first.jail,
                cards: player.cards.iter().map(|(_, card)| card.clone()).collect(),
                second: player.characters.get(1).map(character),
                face: first.face,
                won: player.won.clone(),
                points: rules.points.map(|_| game.worth(rules, player.seat).0),
                power: player.power,
            };
            view.put(format!("seat/{}", player.seat.0), Section::Seat(seat));
            view.put_actions(rules, game, player.seat);
        }
        for (space, state) in &game.deeds {
            let deed = SpaceView {
                deed: *space,
                owner: state.owner,
                stage: state.stage,
                title: state.title,
                protected: game.is_protected(rules, *space),
                rent: game.rent(rules, *space),
            };
            view.put(format!("space/{}", space.0), Section::Space(deed));
        }
        if let Some(figure) = figure(rules, game) {
            view.put("figure", Section::Figure(figure));
        }
        if rules.markers.is_some() || rules.points.is_some() || !game.lying.is_empty() {
            view.put("lying", Section::Lying(lying(rules, game)));
        }
        if rules.races.is_some() {
            view.put("race", Section::Race(race(game)));
        }
        if !rules.tables.is_empty() {
            view.put("tables", Section::Tables(rules.tables.iter().map(outcome_table).collect()));
        }
        view.put("claims", Section::Claims(game.claims.clone()));
        view.put("offers", Section::Offers(game.offers.values().cloned().collect()));
        view.put("debts", Section::Debts(debts(rules, game)));
        if let Some(question) = game.question(rules) {
            let prompt = PromptView { decision: game.decision, question, asked: game.asked(rules) };
            view.put("prompt", Section::Prompt(prompt));
        }
        if let Some(auction) = game.running_auction() {
            view.put("auction", Section::Auction(auction_view(rules, game, auction)));
        }
        view
    }

    fn put(&mut self, key: impl Into<String>, section: Section) {
        self.0.insert(key.into(), section);
    }

    /// Answers to the open question, and what may be done beside it; sections only while there is something.
    fn put_actions(&mut self, rules: &Ruleset, game: &Game, seat: Seat) {
        let question = game.question(rules).filter(|_| game.asked(rules).contains(&seat));
        let is_answer = |action: &Action| question.as_ref().is_some_and(|q| action.is_answer(q));
        let (answers, beside): (Vec<_>, Vec<_>) = game.actions(rules, seat).into_iter().partition(is_answer);
        if !answers.is_empty() {
            self.put(format!("answers/{}", seat.0), Section::Actions(answers));
        }
        if !beside.is_empty() {
            self.put(format!("actions/{}", seat.0), Section::Actions(beside));
        }
    }
}

fn table(game: &Game) -> TableView {
    let left = |cards: usize| u32::try_from(cards).unwrap_or(u32::MAX);
    TableView {
        phase: game.phase.clone(),
        active: game.active,
        mover: game.mover.clone(),
        roll_owed: game.roll_owed,
        doubles: game.doubles,
        starter: game.starter,
        round: game.round,
        turn: game.turn,
        time: game.time,
        stock: game.stock,
        pot: game.pot,
        decks: game
            .decks
            .iter()
            .map(|d| DeckView { deck: d.id.clone(), left: left(d.cards.len()) })
            .collect(),
        last_roll: game.last_roll.clone().map(|(seat, dice)| RollView { seat, dice }),
        held_back: game.held_back.iter().copied().collect(),
    }
}

fn character(character: &Character) -> CharacterView {
    CharacterView {
        token: character.id.0.clone(),
        position: character.position,
        jail: character.jail,
        face: character.face,
    }
}

fn lying(rules: &Ruleset, game: &Game) -> LyingView {
    let coins = |(space, amount): (&Space, &Coins)| LyingCoins { space: *space, amount: *amount };
    LyingView {
        coins: game.lying.iter().map(coins).collect(),
        pickups: game.pickups.clone(),
        marker: rules.markers.as_ref().map(|markers| markers.id.clone()),
        markers: game.markers.iter().copied().collect(),
        markers_left: game.markers_left,
        path: game.path.clone(),
    }
}

fn race(game: &Game) -> RaceView {
    let open = |race: &Race| OpenRaceView {
        card: race.card.clone(),
        opener: race.opener,
        holder: race.holder,
        waiting: race.waiting.clone(),
        racers: race.racers.clone(),
    };
    RaceView { duties: game.duties.iter().copied().collect(), open: game.running_race().map(open) }
}

fn figure(rules: &Ruleset, game: &Game) -> Option<FigureView> {
    let (printed, state) = (rules.figure.as_ref()?, game.figure?);
    Some(FigureView {
        figure: printed.id.clone(),
        position: state.position,
        asleep: state.sleep.map(|sleep| sleep.seat),
        closed: game.closed_deeds(),
        wins_at: printed.wins_at_closed_deeds,
    })
}

fn outcome_table(table: &crate::ruleset::Table) -> OutcomeTableView {
    let row = |(sum, outcome): (&u8, &crate::ruleset::OutcomeId)| OutcomeRow {
        sum: *sum,
        outcome: outcome.clone(),
    };
    OutcomeTableView { table: table.id.clone(), rows: table.rows.iter().map(row).collect() }
}

fn debts(rules: &Ruleset, game: &Game) -> Vec<DebtView> {
    let open = game.open_debt();
    game.debts()
        .enumerate()
        .map(|(at, debt)| DebtView {
            debt: debt.clone(),
            state: if at == 0 && open == Some(debt) { DebtState::Open } else { DebtState::Waiting },
            raisable: game.raisable(rules, debt.debtor),
        })
        .collect()
}

fn auction_view(rules: &Ruleset, game: &Game, auction: &Auction) -> AuctionView {
    let standing = |seat: Seat| match auction.high {
        Some((high, _)) if high == seat => BidderStanding::Highest,
        _ if auction.passed.contains(&seat) => BidderStanding::Passed,
        _ if auction.can_bid(game, rules, seat) => BidderStanding::Bidding,
        _ => BidderStanding::Short,
    };
    AuctionView {
        lot: auction.lot,
        turn: auction.turns.as_ref().map(|turns| turns.seat),
        high: auction.high.map(|(seat, amount)| HighBid { seat, amount }),
        bidders: auction
            .bidders
            .iter()
            .map(|seat| BidderView { seat: *seat, standing: standing(*seat) })
            .collect(),
    }
}
