//! Races: entry, rolls, places, the card (KRT-RACE, KRT-FINAL).

use super::play::Play;
use crate::event::{Absence, Event, Purpose};
use crate::frames::{Frame, Race, Racer, Step};
use crate::game::{Duty, Victor};
use crate::ids::{CardId, CharacterId, Seat};
use crate::intent::With;
use crate::money::{Coins, Purse, Why};
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::Effect;

impl Play<'_> {
    pub(super) fn check_flip(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_on_turn(seat)?;
        ensure(self.next_duty() == Some(Duty::Race), Code::NotNow)
    }

    /// The top card is raced for; after the last one the game is over.
    pub(super) fn flip_race_card(&mut self, seat: Seat) {
        let rules = self.rules;
        let Some(races) = rules.races.as_ref() else { return };
        self.emit(Event::DutyDone { duty: Duty::Race });
        self.begin(seat, vec![Step::Draw { deck: races.deck.clone() }, Step::RaceOver]);
    }

    pub(super) fn begin_race(&mut self, card: CardId, opener: Seat, holder: Option<Seat>) {
        let mut waiting: Vec<Seat> = self.game.table().collect();
        let first = waiting.iter().position(|seat| *seat >= opener).unwrap_or(0);
        waiting.rotate_left(first);
        let race = Race { card, opener, holder, waiting, racers: Vec::new() };
        self.emit(Event::FrameOpened { frame: Frame::Race(race) });
    }

    pub(super) fn open_race(&self) -> Option<&Race> {
        match self.game.frames.last() {
            Some(Frame::Race(race)) => Some(race),
            _ => None,
        }
    }

    fn terms_of(&self, card: &CardId) -> (Coins, &[Effect]) {
        match self.rules.card(card).map(|(_, card)| &card.effect) {
            Some(Effect::Race { fee, prizes, .. }) => (*fee, prizes),
            _ => (Coins::ZERO, &[]),
        }
    }

    pub(super) fn fee_of(&self, card: &CardId) -> Coins {
        self.terms_of(card).0
    }

    /// The characters with which a seat could enter: none in Jail, none without the fee (KRT-RACE-2).
    pub(super) fn entrants(&self, race: &Race, seat: Seat) -> Vec<CharacterId> {
        if self.game.in_hand(seat) < self.fee_of(&race.card) {
            return Vec::new();
        }
        let free = self.game.player(seat).characters.iter().filter(|character| character.jail.is_none());
        free.map(|character| character.id.clone()).collect()
    }

    /// Who cannot enter is passed over; when all have answered the race is run.
    pub(super) fn advance_race(&mut self, race: &Race) -> bool {
        match race.waiting.first() {
            None => self.run_race(race.clone()),
            Some(seat) if self.entrants(race, *seat).is_empty() => {
                self.emit(Event::RaceStayedOut { seat: *seat, absence: Absence::Barred });
            }
            Some(_) => return false,
        }
        true
    }

    fn check_asked_to_race(&self, seat: Seat) -> Result<&Race, Refusal> {
        let race = self.open_race();
        ensure(race.is_none_or(|race| race.waiting.first() == Some(&seat)), Code::NotAsked)?;
        race.ok_or(Code::NotNow.into())
    }

    pub(super) fn check_enter(&self, seat: Seat, with: Option<&With>) -> Result<(), Refusal> {
        let race = self.check_asked_to_race(seat)?;
        let named = match (with, self.game.leads_two(seat)) {
            (Some(with), true) => self.entrants(race, seat).contains(&with.character),
            (None, false) => true,
            _ => false,
        };
        ensure(named, Code::NotOffered)
    }

    pub(super) fn check_stay_out(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_asked_to_race(seat).map(|_| ())
    }

    pub(super) fn enter_race(&mut self, seat: Seat, with: Option<&With>) {
        let Some(card) = self.open_race().map(|race| race.card.clone()) else { return };
        let acting = || self.game.player(seat).acting().id.clone();
        let character = with.map_or_else(acting, |with| with.character.clone());
        let (to, fee) = (self.bank_or_pot(), self.fee_of(&card));
        self.pay(Purse::Seat(seat), to, fee, Why::EntryFee { card });
        self.emit(Event::RaceEntered { racer: Racer { seat, character } });
    }

    /// The card goes to the winner, then come the prizes (KRT-RACE-6, -7). Without racers it is out of the game, or
    /// stays with its holder (KRT-RACE-3, KRT-FINAL-3).
    fn run_race(&mut self, race: Race) {
        let Race { card, holder, racers, .. } = race;
        let places = self.rank(racers);
        self.emit(Event::FrameClosed);
        self.emit(Event::RacePlaced { card: card.clone(), places: places.clone() });
        let Some(winner) = places.first() else { return };
        // With a holder who has left the card is out of the game, and raced for no more (KRT-LEAVE-2).
        if holder.is_none_or(|holder| self.game.player(holder).won.contains(&card)) {
            self.emit(Event::CardWon { seat: winner.seat, card: card.clone(), from: holder });
        }
        let prizes = self.terms_of(&card).1.len();
        let prize = |(racer, place): (Racer, u8)| Step::Prize { card: card.clone(), place, racer };
        let steps = places.into_iter().zip(1..).take(prizes).map(prize).collect();
        self.emit_then(steps);
    }

    /// Every tie is rolled for again by the tied ones, the best places first (KRT-RACE-4, -5).
    fn rank(&mut self, racers: Vec<Racer>) -> Vec<Racer> {
        if racers.len() < 2 {
            return racers;
        }
        let rolls: Vec<(u32, Racer)> = racers
            .into_iter()
            .map(|racer| {
                (self.throw(racer.seat, Purpose::Race).iter().map(|die| u32::from(*die)).sum(), racer)
            })
            .collect();
        let mut values: Vec<u32> = rolls.iter().map(|(value, _)| *value).collect();
        values.sort_unstable();
        values.dedup();
        let mut places = Vec::new();
        for value in values.into_iter().rev() {
            let tied = rolls.iter().filter(|(rolled, _)| *rolled == value);
            places.extend(self.rank(tied.map(|(_, racer)| racer.clone()).collect()));
        }
        places
    }

    /// For who raced, with the character that raced (KRT-DUO-9).
    pub(super) fn carry_prize(&mut self, card: CardId, place: u8, racer: Racer) {
        let rules = self.rules;
        let Some(Effect::Race { prizes, .. }) = rules.card(&card).map(|(_, card)| &card.effect) else {
            return;
        };
        let Some(prize) = usize::from(place).checked_sub(1).and_then(|at| prizes.get(at)) else { return };
        let Racer { seat, character } = racer;
        if self.game.leads_two(seat) {
            self.emit(Event::CharacterActed { seat, character });
        }
        let steps = self.steps_of(seat, prize, &Why::Prize { card, place });
        if !steps.is_empty() {
            self.begin(seat, steps);
        }
    }

    /// The picked card is raced for again; its holder may race too (KRT-FINAL-2).
    pub(super) fn rematch(&self, opener: Seat, card: &CardId) -> Vec<Step> {
        let holder = self.rematch_cards(opener).into_iter().find(|(_, held)| held == card);
        let holder = holder.map(|(holder, _)| holder);
        vec![Step::Race { card: card.clone(), opener, holder }]
    }

    /// The game ends at once when the last race is carried out (KRT-END-1).
    pub(super) fn race_over(&mut self) {
        if self.next_race_card().is_none() {
            self.end(Victor::Player);
        }
    }
}
