import { readFileSync } from 'node:fs';
import type { RoomView, SpaceView, TableView } from '../../src/contract';
import type { Edition } from '../../src/store/edition';
import { roomView } from './server';
import { people, seat, space } from './table';

const FILE = new URL('../../../editions/data/celebration.json', import.meta.url).pathname;

/** Super Mario Celebration! as the server would serve it, and a game of it in its middle. */
export const celebration = JSON.parse(readFileSync(FILE, 'utf8')) as Edition;

const TOKENS = ['super_star', 'yoshi_egg', 'koopa_shell', 'fire_flower'];

export const celebrationRoom: RoomView = {
  ...roomView,
  edition: 'celebration',
  options: { question_block_table: 'maker', auction_seconds: 10 },
  seats: people.map((one, index) => ({ ...one, token: TOKENS[index] ?? null })),
};

export const celebrationTable: TableView = {
  phase: { type: 'playing' },
  active: 1,
  roll_owed: 'opening',
  doubles: 0,
  starter: 1,
  round: 5,
  turn: 17,
  time: 'running',
  stock: { houses: 19, castles: 10 },
  pot: 0,
  decks: [{ deck: 'community_chest', left: 30 }],
  last_roll: { seat: 4, dice: [5] },
  held_back: [],
};

const OWNED: Record<number, Partial<SpaceView>> = {
  1: { owner: 2 },
  5: { owner: 1, title: 'mortgaged' },
  9: { owner: 3, stage: 2 },
  11: { owner: 3, stage: 3 },
  12: { owner: 4, rent: { type: 'dice', data: { factor: 1 } } },
  13: { owner: 1, stage: 4, rent: { type: 'amount', data: { amount: 12 } } },
  15: { owner: 1, stage: 5, rent: { type: 'amount', data: { amount: 16 } } },
  21: { owner: 2, stage: 1 },
  23: { owner: 2, stage: 0 },
  29: { owner: 4, stage: 5 },
  31: { owner: 4, stage: 5 },
};

/** The rows of the maker's table. */
export const tables = [
  {
    table: 'question_block',
    rows: ['pings', 'pings', 'bowser_laugh', 'bowser_laugh', 'power_up', 'game_over'].map((outcome, index) => ({
      sum: index + 1,
      outcome,
    })),
  },
];

export function celebrationGame(change: Record<string, unknown> = {}): Record<string, unknown> {
  const view: Record<string, unknown> = { table: celebrationTable, tables, claims: [], offers: [], debts: [] };
  for (const number of [1, 2, 3, 4]) {
    const cash = 26 - number * 3;
    const position = (number * 5) % 32;
    view[`seat/${number}`] = seat(number, { token: TOKENS[number - 1] ?? '', cash, in_hand: cash, position });
  }
  for (const deed of celebration.deeds) view[`space/${deed.space}`] = space(deed.space, OWNED[deed.space]);
  return { ...view, ...change };
}

/** Somebody rolls onto the block on space 10: what everybody sees of one outcome. */
export function blockSights(who: number, outcome: string, thrown: number, then: number | null): unknown[] {
  const sights: unknown[] = [
    { type: 'dice_rolled', data: { seat: who, dice: [5], purpose: 'move' } },
    { type: 'token_moved', data: { seat: who, from: 5, to: 10, way: 'forward' } },
    { type: 'dice_rolled', data: { seat: who, dice: [thrown], purpose: 'table' } },
    { type: 'outcome_decided', data: { seat: who, table: 'question_block', outcome } },
  ];
  if (then !== null) sights.push({ type: 'dice_rolled', data: { seat: who, dice: [then], purpose: 'outcome' } });
  const why = { type: 'outcome', data: { table: 'question_block', outcome } };
  const [bank, purse] = [{ type: 'bank' }, { type: 'seat', data: who }];
  if (outcome === 'pings') sights.push({ type: 'coins_moved', data: { from: bank, to: purse, amount: then, why } });
  else if (outcome === 'power_up')
    sights.push({ type: 'token_moved', data: { seat: who, from: 10, to: 10 + (then ?? 0), way: 'forward' } });
  else sights.push({ type: 'coins_moved', data: { from: purse, to: bank, amount: 5, why } });
  return sights;
}
