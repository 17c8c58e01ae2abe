//! A ten-space edition for the engine's own tests, so that edition data may change freely.

use crate::chance::{Script, Source};
use crate::game::Game;
use crate::ids::{CardId, CharacterId, DeckId, Seat, SetId, Space};
use crate::intent::{Input, Intent, Order};
use crate::money::Coins;
use crate::refusal::Refusal;
use crate::ruleset::{
    BankEstate, Bidding, Board, BoardSpace, Building, Buildings, Card, CastleShortage, DeckOf, DeckOrder,
    Deed, Die, DieId, Drawn, Effect, Ends, EstateDeeds, Feature, GameOptions, GivingUp, JailExit, JailRoll,
    Kind, LastTry, Mortgage, Numbers, Rent, Ruleset, SetOf, SetRent, Shortage, Shortfall, Trades, Who,
};

/// GO, two red deeds (1, 3) that can be built on, cards (2), a ferry (4), Jail (5), a tax of 7 (6), to Jail (8).
pub(crate) fn rules() -> Ruleset {
    let space = |index: u8| {
        let deed = match index {
            1 | 3 => Some(red()),
            4 => Some(ferry()),
            _ => None,
        };
        let effect = match index {
            2 => Some(Effect::Draw { deck: DeckId::from("luck") }),
            6 => Some(Effect::PayBank { who: Who::Actor, amount: Coins(7) }),
            8 => Some(Effect::GoToJail),
            _ => None,
        };
        BoardSpace { index: Space(index), kind: Kind("plain".to_owned()), deed, effect }
    };
    let board = Board { spaces: (0..10).map(space).collect(), go: Space(0), jail: Space(5) };
    Ruleset {
        edition: "toy".to_owned(),
        edition_hash: String::new(),
        numbers: numbers(),
        options: GameOptions::default(),
        board,
        decks: vec![DeckOf {
            id: DeckId::from("luck"),
            cards: vec![Card { id: CardId::from("l1"), effect: Effect::BankPays { amount: Coins(5) } }],
            order: DeckOrder::Shuffled,
            drawn: Drawn::Returns,
        }],
        sets: vec![
            SetOf { id: SetId::from("red"), deeds: vec![Space(1), Space(3)] },
            SetOf { id: SetId::from("ferries"), deeds: vec![Space(4)] },
        ],
        buildings: Some(Buildings { houses: 3, castles: 1, houses_before_castle: 2 }),
        figure: None,
        tables: Vec::new(),
        features: [
            Feature::Buildings,
            Feature::Placement,
            Feature::SellDown,
            Feature::Mortgages,
            Feature::Interest,
        ]
        .into(),
        powers: Vec::new(),
        characters: Vec::new(),
        markers: None,
        races: None,
        points: None,
    }
}

fn numbers() -> Numbers {
    Numbers {
        start_money: Coins(100),
        salary: Coins(20),
        jail_fine: Coins(10),
        jail_tries: 2,
        jail_exit: JailExit::Doubles,
        dice: ["first", "second"].map(|id| Die::of_pips(DieId(id.to_owned()), 6)).to_vec(),
        doubles_to_jail: Some(3),
        auction_first_bid: Coins(1),
        auction_min_raise: Coins(1),
        building_sale_percent: 50,
        closed_deed_worth_percent: 50,
        set_rent: SetRent::UnlessMortgaged,
        estate_deeds: EstateDeeds::Mortgaged,
        bank_estate: BankEstate::Auctioned,
        giving_up: GivingUp::WhenHopeless,
        deed_sale_percent: None,
        bidding: Bidding::Open,
        shortfall: Shortfall::Bankruptcy,
        jail_roll: JailRoll::Moves,
        last_try: LastTry::Fine,
        trades: Trades::Anyone,
        characters_for_two: 1,
        same_space_distance: None,
        shortage: Shortage::FewerThanTakers,
        castle_shortage: CastleShortage::SellDown,
        dealt_deeds: 0,
        ends: Ends::AtLastPlayer,
    }
}

fn red() -> Deed {
    Deed {
        set: SetId::from("red"),
        price: Coins(30),
        rent: Rent::Stages {
            base: Coins(4),
            set: Coins(8),
            houses: vec![Coins(12), Coins(20)],
            castle: Some(Coins(40)),
        },
        building: Some(Building { house_cost: Coins(10), castle_cost: Coins(10) }),
        mortgage: Some(Mortgage { value: Coins(15), interest: Coins(2), lift: Coins(17) }),
        continue_cost: None,
        points: 0,
    }
}

fn ferry() -> Deed {
    Deed {
        set: SetId::from("ferries"),
        price: Coins(20),
        rent: Rent::DieFactors(vec![2]),
        building: None,
        mortgage: Some(Mortgage { value: Coins(10), interest: Coins(1), lift: Coins(11) }),
        continue_cost: None,
        points: 0,
    }
}

/// A table of the toy edition with scripted dice; everyone has rolled for the start and p1 begins.
pub(crate) struct Table {
    pub(crate) rules: Ruleset,
    pub(crate) game: Game,
}

impl Table {
    /// `dice` come after the start rolls, which p1 wins.
    pub(crate) fn new(seats: usize, dice: &[u8]) -> Self {
        let rules = rules();
        let mut values = vec![6, 6];
        values.extend(std::iter::repeat_n(1, 2 * (seats - 1)));
        values.extend(dice);
        let script = Script { dice: values, ..Script::default() };
        let lineup = |n| vec![CharacterId(format!("token{n}"))];
        let lineups: Vec<Vec<CharacterId>> = (0..seats).map(lineup).collect();
        let game = Game::new(&rules, &lineups, Source::Scripted(script));
        let mut table = Self { rules, game };
        table.order(Order::Start);
        table
    }

    pub(crate) fn say(&mut self, seat: u8, intent: Intent) -> Result<(), Refusal> {
        self.input(&Input::Seat { seat: Seat(seat), intent })
    }

    pub(crate) fn does(&mut self, seat: u8, intent: Intent) {
        assert_eq!(self.say(seat, intent), Ok(()));
    }

    pub(crate) fn order(&mut self, order: Order) {
        assert_eq!(self.input(&Input::Room { order }), Ok(()));
    }

    fn input(&mut self, input: &Input) -> Result<(), Refusal> {
        let before = self.game.clone();
        let decided = crate::decide(&self.rules, &self.game, input);
        assert_eq!(self.game, before);
        for event in decided? {
            self.game.evolve(&event);
        }
        assert_eq!(self.game.balance(), 0);
        Ok(())
    }

    pub(crate) fn cash(&self, seat: u8) -> u32 {
        self.game.player(Seat(seat)).cash.0
    }
}
