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
        let mut counted: Vec<(Coins, Seat)> =
            self.game.table().map(|seat| (self.game.worth(self.rules, seat), seat)).collect();
        counted.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut standings: Vec<Standing> = Vec::new();
        for (index, (worth, seat)) in counted.into_iter().enumerate() {
            let tied = standings.last().filter(|last| last.worth == Some(worth)).map(|last| last.place);
            standings.push(Standing {
                seat,
                place: tied.unwrap_or_else(|| place(index)),
                worth: Some(worth),
            });
        }
        for seat in self.game.gone.iter().rev() {
            standings.push(Standing { seat: *seat, place: place(standings.len()), worth: None });
        }
        standings
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
