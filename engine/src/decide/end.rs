//! How a game ends and who came where (GEN-END, COL-SPEED-5, -6).

use super::play::Play;
use crate::event::{ClaimEnd, Event};
use crate::game::{Claim, Phase, Standing, Time, Victor};
use crate::ids::Seat;
use crate::money::Coins;
use crate::refusal::{Code, Refusal, ensure};
use crate::ruleset::Ends;

impl Play<'_> {
    /// After every elimination: the last one wins at once (GEN-END-1), or the first to go out ends the game
    /// (COL-SPEED-5).
    pub(super) fn check_elimination(&mut self) {
        let left = self.game.table().count();
        if left <= 1 || self.rules.numbers.ends == Ends::AtFirstElimination {
            self.end(Victor::Player);
        }
    }

    /// A figure that wins stands before them all (MOV-END-4).
    pub(super) fn end(&mut self, victor: Victor) {
        let mut standings = self.standings();
        if victor == Victor::Figure {
            for standing in &mut standings {
                standing.place += 1;
            }
        }
        self.emit(Event::PhaseChanged { phase: Phase::Over { standings, victor } });
    }

    /// Those still in by worth, then the eliminated, latest first; equal worth shares a place (GEN-END-2).
    fn standings(&self) -> Vec<Standing> {
        let count = |seat| (self.game.worth(self.rules, seat), self.tie_break(seat));
        let mut counted: Vec<((Coins, Option<u32>), Seat)> =
            self.game.table().map(|seat| (count(seat), seat)).collect();
        counted.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut standings: Vec<Standing> = Vec::new();
        for (index, ((worth, holdings), seat)) in counted.into_iter().enumerate() {
            let same = |last: &&Standing| (last.worth, last.holdings) == (Some(worth), holdings);
            let tied = standings.last().filter(same).map(|last| last.place);
            let place = tied.unwrap_or_else(|| place(index));
            standings.push(Standing { seat, place, worth: Some(worth), holdings });
        }
        for seat in self.game.gone.iter().rev() {
            let place = place(standings.len());
            standings.push(Standing { seat: *seat, place, worth: None, holdings: None });
        }
        standings
    }

    /// Where points decide, more deeds and cards do between equals (KRT-END-3).
    fn tie_break(&self, seat: Seat) -> Option<u32> {
        self.rules.points.map(|_| self.game.holdings(seat))
    }

    /// The running turn is finished first (GEN-END-4).
    pub(super) fn time_up(&mut self) -> Result<(), Refusal> {
        ensure(self.game.phase == Phase::Playing && self.game.time == Time::Running, Code::NotNow)?;
        self.emit(Event::TimeRanOut);
        Ok(())
    }

    /// Claims not made by now lapse (GEN-END-5).
    pub(super) fn grace_over(&mut self) -> Result<(), Refusal> {
        ensure(self.game.phase == Phase::Counting, Code::NotNow)?;
        let open: Vec<Claim> = self.game.claims.clone();
        for claim in open {
            self.close_claim(claim, ClaimEnd::Lapsed);
        }
        Ok(())
    }
}

fn place(index: usize) -> u8 {
    u8::try_from(index + 1).unwrap_or(u8::MAX)
}
