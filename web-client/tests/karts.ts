import { readFileSync } from 'node:fs';
import type { SeatView } from '../src/contract';
import { Atlas, type Edition } from '../src/store/edition';
import { TableModel } from '../src/store/model.svelte';
import { viewOf } from '../src/store/view';

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

/** A table of Ann, Bob and Cid, seen by nobody in particular. */
export function tableOf(sections: Record<string, unknown>, edition: Atlas = atlas): TableModel {
  const table = new TableModel(edition, null, () => 0);
  table.people = ['Ann', 'Bob', 'Cid'].map((name, index) => ({
    seat: index + 1,
    name,
    token: null,
    bot: false,
    presence: 'here' as const,
  }));
  table.view = viewOf(sections);
  return table;
}
