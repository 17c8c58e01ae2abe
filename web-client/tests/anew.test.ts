import { describe, expect, it } from 'vitest';
import type { Sight } from '../src/contract';
import { seat, tableOf } from './karts';

const racer = (number: number) => ({ seat: number, character: number === 1 ? 'mario' : 'luigi' });
const told: Sight[] = [
  { type: 'turn_began', data: { seat: 1, round: 3 } },
  { type: 'race_began', data: { card: 'gp_2', opener: 1, holder: null } },
  { type: 'race_entered', data: { racer: racer(1) } },
  { type: 'race_entered', data: { racer: racer(2) } },
  { type: 'race_placed', data: { card: 'gp_2', places: [racer(2), racer(1)] } },
  { type: 'card_won', data: { seat: 2, card: 'gp_2', from: null } },
];
const view = { 'seat/1': seat(1), 'seat/2': seat(2), race: { left: ['gp_3'], open: null } };

describe('who comes anew in the middle of a game', () => {
  it('is told what happened last, and sees the race whose prizes are being given', () => {
    const table = tableOf({});
    table.applySnapshot({ game: 'one', seq: 90, view, told, clocks: [], now: 0 });
    expect(table.told.map(({ sight }) => sight.type)).toEqual(told.map(({ type }) => type));
    expect(table.motion.race?.places?.map(({ seat: number }) => number)).toEqual([2, 1]);
    expect(table.motion.playing).toBe(false);
  });

  it('is told once, however often the snapshot comes', () => {
    const table = tableOf({});
    for (let n = 0; n < 2; n += 1) table.applySnapshot({ game: 'one', seq: 90, view, told, clocks: [], now: 0 });
    expect(table.told).toHaveLength(told.length);
  });
});
