//! Turns, rolls, tokens, the figure and money.

use crate::event::{Another, Purpose};
use crate::frames::Frame;
use crate::game::{Character, FigureState, Game, Jail, Phase, Player, RollOwed, Sleep};
use crate::ids::{CharacterId, Seat};
use crate::money::{Coins, Purse};

impl Game {
    pub(super) fn begin_game(&mut self, starter: Seat) {
        self.phase = Phase::Playing;
        self.starter = starter;
    }

    pub(super) fn begin_turn(&mut self, seat: Seat, round: u32) {
        self.active = seat;
        self.round = round;
        self.turn += 1;
        self.doubles = 0;
        self.roll_owed = RollOwed::Opening;
        self.declines.clear();
        self.path.clear();
        self.duties.clear();
        self.tried.clear();
        self.mover = None;
    }

    pub(super) fn make_opening_roll(&mut self) {
        self.roll_owed = RollOwed::Nothing;
        self.held_back.clear();
    }

    pub(super) fn count_roll(&mut self, doubles: u8, another: Another) {
        self.doubles = doubles;
        self.roll_owed = match another {
            Another::Owed => RollOwed::Extra,
            Another::No => RollOwed::Nothing,
        };
    }

    pub(super) fn enter_jail(&mut self, seat: Seat, character: Option<&CharacterId>) {
        self.stay_in_jail(seat, character, Some(0));
        if seat == self.active {
            self.roll_owed = RollOwed::Nothing;
            // What the turn still owed is lost (KRT-TURN-5).
            self.duties.clear();
        }
        for frame in &mut self.frames {
            if let Frame::Errand(errand) = frame {
                errand.on_jail(seat);
            }
        }
    }

    /// With so many failed tries, or no longer.
    pub(super) fn stay_in_jail(&mut self, seat: Seat, character: Option<&CharacterId>, tries: Option<u8>) {
        self.change_character(seat, character, |character| {
            character.jail = tries.map(|tries| Jail { tries })
        });
    }

    pub(super) fn fail_try(&mut self, seat: Seat, character: Option<&CharacterId>, tries: u8) {
        self.stay_in_jail(seat, character, Some(tries));
        self.tried.extend(character.cloned());
    }

    /// The character that is named, or who acts for the seat.
    pub(super) fn change_character(
        &mut self,
        seat: Seat,
        id: Option<&CharacterId>,
        change: impl FnOnce(&mut Character),
    ) {
        self.change_player(seat, |player| {
            if let Some(character) = player.character_mut(id) {
                change(character);
            }
        });
    }

    pub(super) fn change_player(&mut self, seat: Seat, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.iter_mut().find(|player| player.seat == seat) {
            change(player);
        }
    }

    pub(super) fn change_figure(&mut self, change: impl FnOnce(&mut FigureState)) {
        if let Some(figure) = &mut self.figure {
            change(figure);
        }
    }

    pub(super) fn put_figure_to_sleep(&mut self, seat: Seat) {
        let turn = self.turn;
        self.change_figure(|figure| figure.sleep = Some(Sleep { seat, turn }));
    }

    pub(super) fn count_throw(&mut self, seat: Seat, dice: &[u8], purpose: Purpose) {
        self.chance.next += 1;
        let thrown = u32::try_from(dice.len()).unwrap_or(u32::MAX);
        self.chance.dice_used = self.chance.dice_used.saturating_add(thrown);
        if matches!(purpose, Purpose::Move | Purpose::Jail) {
            self.last_roll = Some((seat, dice.to_vec()));
        }
    }

    pub(super) fn move_coins(&mut self, from: Purse, to: Purse, amount: Coins) {
        match from {
            Purse::Bank => self.bank -= i64::from(amount.0),
            Purse::Pot => self.pot = self.pot.less(amount),
            Purse::Seat(seat) => self.change_player(seat, |player| player.cash = player.cash.less(amount)),
            Purse::Space(space) => self.take_coins(space, amount),
        }
        match to {
            Purse::Bank => self.bank += i64::from(amount.0),
            Purse::Pot => self.pot = self.pot.plus(amount),
            Purse::Seat(seat) => self.change_player(seat, |player| player.cash = player.cash.plus(amount)),
            Purse::Space(space) => self.lay_coins(space, amount),
        }
    }
}
