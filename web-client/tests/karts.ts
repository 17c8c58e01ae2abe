import { readFileSync } from 'node:fs';
import type { SeatView } from '../src/contract';
import { Atlas, type Edition } from '../src/store/edition';

/** The Mario Kart Edition as it is served, and seats at its table. */
const file = new URL('../../editions/data/mariokart.json', import.meta.url);
export const atlas = new Atlas(JSON.parse(readFileSync(file, 'utf8')) as Edition);

export const seat = (number: number, change: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  token: ['mario', 'luigi', 'peach'][number - 1] ?? 'toad',
  presence: 'at_table',
  cash: 12,
  in_hand: 12,
  position: number,
  jail: null,
  cards: [],
  face: 'up',
  won: [],
  points: 20,
  power: 'thrown',
  ...change,
});
