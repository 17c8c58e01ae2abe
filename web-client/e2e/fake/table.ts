import type { Action, Claim, Intent, SeatView, SpaceView, TableView } from '../../src/contract';
import { edition } from './edition';

export const GAME = '5f0c2e0a-0000-4000-8000-000000000001';
export const ROOM = '5f0c2e0a-0000-4000-8000-000000000002';

const NAMES = ['Ann', 'Bowie', 'Chen', 'Dora'];
const TOKENS = ['mario', 'peach', 'luigi', 'super_mushroom'];

export function seat(number: number, change: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    token: TOKENS[number - 1] ?? 'toad',
    presence: 'at_table',
    cash: 1500 - number * 130,
    in_hand: 1500 - number * 130,
    position: (number * 7) % 40,
    jail: null,
    cards: [],
    face: 'up',
    won: [],
    power: 'thrown',
    ...change,
  };
}

export function space(deed: number, change: Partial<SpaceView> = {}): SpaceView {
  return { deed, owner: null, stage: 0, title: 'open', protected: false, rent: null, ...change };
}

export const table: TableView = {
  phase: { type: 'playing' },
  active: 1,
  roll_owed: 'opening',
  doubles: 0,
  starter: 1,
  round: 7,
  turn: 25,
  time: 'running',
  stock: { houses: 24, castles: 11 },
  pot: 0,
  decks: [
    { deck: 'question_block', left: 15 },
    { deck: 'warp_pipe', left: 16 },
  ],
  last_roll: { seat: 4, dice: [3, 5] },
  held_back: [],
};

const OWNED: Record<number, Partial<SpaceView>> = {
  1: { owner: 2, title: 'mortgaged' },
  5: { owner: 1 },
  6: { owner: 3, stage: 2 },
  8: { owner: 3, stage: 2 },
  9: { owner: 3, stage: 3 },
  12: { owner: 4 },
  16: { owner: 1, stage: 4 },
  18: { owner: 1, stage: 4 },
  19: { owner: 1, stage: 5 },
  24: { owner: 2 },
  25: { owner: 2 },
  31: { owner: 4 },
  32: { owner: 4 },
  37: { owner: 1, title: 'mortgaged' },
};

/** A game in its middle, with all that can be seen on a board. */
export function middleGame(change: Record<string, unknown> = {}): Record<string, unknown> {
  const view: Record<string, unknown> = { table, claims: [], offers: [], debts: [] };
  for (const number of [1, 2, 3, 4]) view[`seat/${number}`] = seat(number, number === 1 ? { cards: ['qb09'] } : {});
  for (const deed of edition.deeds) view[`space/${deed.space}`] = space(deed.space, OWNED[deed.space]);
  return { ...view, ...change };
}

export function prompt(question: unknown, asked: number[], decision = 40): unknown {
  return { decision, question, asked };
}

/** What seat 1 may do beside an open question in a quiet moment. */
export const sideActions: Action[] = [
  { type: 'build', data: { deed: 16, cost: 100 } },
  { type: 'build', data: { deed: 18, cost: 100 } },
  { type: 'sell', data: { deed: 19, brings: 50 } },
  {
    type: 'sell_down',
    data: {
      set: 'world4',
      brings_each: 50,
      stages: [
        { deed: 16, stage: 4, least: 0 },
        { deed: 18, stage: 4, least: 0 },
        { deed: 19, stage: 5, least: 0 },
      ],
    },
  },
  { type: 'mortgage', data: { deed: 5, brings: 100 } },
  { type: 'lift', data: { deed: 37, cost: 193 } },
  { type: 'propose', data: { to: 2, cash: 1370, deeds: [5, 37], cards: ['qb09'] } },
  { type: 'propose', data: { to: 3, cash: 1370, deeds: [5, 37], cards: ['qb09'] } },
  { type: 'resign' },
];

export const offer = {
  id: 1,
  revision: 1,
  from: 2,
  to: 1,
  by: 2,
  from_gives: { cash: 120, deeds: [24], cards: [] },
  to_gives: { cash: 0, deeds: [5], cards: ['qb09'] },
};

export const claim: Claim = { deed: 19, owner: 1, debtor: 3, due: { type: 'amount', data: { amount: 1000 } } };

export const people = NAMES.map((name, index) => ({
  seat: index + 1,
  taken: index === 3 ? ('bot' as const) : ('person' as const),
  name,
  token: TOKENS[index] ?? null,
  ready: index !== 1,
  presence: index === 3 ? ('bot' as const) : index === 2 ? ('away' as const) : ('here' as const),
  fingerprint: index === 3 ? null : `${index}f3ac94e1b07`,
}));

export type Sent = {
  type: string;
  data: { ack?: number; intent?: Intent; decision?: number } & Record<string, unknown>;
};
