import type { OutcomeId, OutcomeRow, Seat, Sight, TableId } from '../contract';
import type { EditionOutcome } from '../store/edition';

/** One throw on a table of outcomes, as it is played before everybody's eyes. The server has decided it already. */
export interface Scene {
  seat: Seat;
  table: TableId;
  outcome: OutcomeId;
  /** What was thrown for the outcome; null where nobody said. */
  thrown: number | null;
  /** What was thrown for the outcome that came out, where it needs a throw. */
  then: number | null;
}

/** How an outcome looks and sounds. */
export type Mood = 'coins' | 'power' | 'laugh' | 'lost';

const GAINS = ['bank_pays', 'bank_pays_roll', 'bank_pays_per_set', 'actor_pays', 'pay_actor', 'take_pot'];
const WAYS = ['advance_', 'move_', 'hop'];

/** Chosen by what the outcome does, so that the tables of any edition play. */
export function moodOf(outcome: EditionOutcome | undefined): Mood {
  const effect = outcome?.effect.type ?? '';
  if (GAINS.includes(effect)) return 'coins';
  if (WAYS.some((way) => effect.startsWith(way))) return 'power';
  return outcome?.id.includes('laugh') === true ? 'laugh' : 'lost';
}

/** How many pings are counted aloud. */
export function pingsOf(scene: Scene, outcome: EditionOutcome | undefined): number {
  return outcome?.effect.type === 'bank_pays_roll' ? (scene.then ?? 0) : 0;
}

const sum = (dice: readonly number[]) => dice.reduce((all, one) => all + one, 0);

/** The scene of an outcome among the sights of its update: the throws stand before and after it. */
export function sceneAt(sights: readonly Sight[], index: number): Scene | null {
  const sight = sights[index];
  if (sight?.type !== 'outcome_decided') return null;
  const before = sights.slice(0, index).findLast((one) => one.type === 'dice_rolled');
  const next = sights[index + 1];
  return {
    seat: sight.data.seat,
    table: sight.data.table,
    outcome: sight.data.outcome,
    thrown: before?.type === 'dice_rolled' && before.data.purpose === 'table' ? sum(before.data.dice) : null,
    then: next?.type === 'dice_rolled' && next.data.purpose === 'outcome' ? sum(next.data.dice) : null,
  };
}

/** How much of a log may be read while the last block has not told yet what came out: up to its throw. */
export function untilBlock<Entry extends { sight: Sight }>(log: readonly Entry[]): readonly Entry[] {
  const told = log.findLastIndex(({ sight }) => sight.type === 'outcome_decided');
  if (told < 0) return log;
  const before = log[told - 1]?.sight;
  return log.slice(0, before?.type === 'dice_rolled' && before.data.purpose === 'table' ? told - 1 : told);
}

export interface OutcomeLine {
  outcome: OutcomeId;
  sums: number[];
}

/** The rows in force, one line for each outcome, in the order of the throws. */
export function linesOf(rows: readonly OutcomeRow[]): OutcomeLine[] {
  const lines = new Map<OutcomeId, OutcomeLine>();
  for (const { sum: thrown, outcome } of [...rows].sort((a, b) => a.sum - b.sum)) {
    const line = lines.get(outcome) ?? { outcome, sums: [] };
    line.sums.push(thrown);
    lines.set(outcome, line);
  }
  return [...lines.values()];
}
