import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { FigureView, RoomView, SeatView, SpaceView, TableView } from '../../src/contract';
import type { Edition } from '../../src/store/edition';
import { FakeServer, roomView } from './server';
import { prompt, seat, space, table } from './table';

const FILE = new URL('../../../editions/data/movie.json', import.meta.url).pathname;
export const movie = JSON.parse(readFileSync(FILE, 'utf8')) as Edition;

const TOKENS = ['cap', 'crown', 'super_mushroom', 'barrel'];

export const movieRoom: RoomView = {
  ...roomView,
  edition: 'movie',
  options: { jailed_teammate: true, brisk_rents: false },
  seats: roomView.seats.map((one, index) => ({ ...one, token: TOKENS[index] ?? null })),
};

export const figure: FigureView = { figure: 'bowser', position: 13, asleep: null, closed: 6, wins_at: 16 };

export function player(number: number, change: Partial<SeatView> = {}): SeatView {
  const cash = 31 - number * 4;
  return seat(number, {
    token: TOKENS[number - 1] ?? 'flashlight',
    cash,
    in_hand: cash,
    position: [1, 13, 19, 29][number - 1] ?? 0,
    ...change,
  });
}

const OWNED: Record<number, Partial<SpaceView>> = {
  1: { owner: 1, title: 'game_over' },
  3: { owner: 2 },
  5: { title: 'game_over' },
  9: { owner: 1, title: 'game_over' },
  11: { owner: 3 },
  13: { owner: 2, title: 'game_over' },
  17: { owner: 1, protected: true },
  19: { owner: 1, protected: true },
  21: { owner: 4 },
  23: { owner: 1, title: 'game_over' },
  25: { owner: 3, protected: true },
  27: { owner: 3, protected: true },
  29: { owner: 2, title: 'game_over' },
  31: { owner: 1 },
};

const movieTable: TableView = {
  ...table,
  stock: { houses: 0, castles: 0 },
  decks: [
    { deck: 'question_block', left: 12 },
    { deck: 'bowsers_fury', left: 15 },
  ],
  last_roll: { seat: 1, dice: [4, 2] },
};

/** A game in its middle: some deeds in GAME OVER, some protected, the figure among them. */
export function movieGame(change: Record<string, unknown> = {}): Record<string, unknown> {
  const view: Record<string, unknown> = { table: movieTable, figure, claims: [], offers: [], debts: [] };
  for (const number of [1, 2, 3, 4]) view[`seat/${number}`] = player(number);
  for (const deed of movie.deeds) view[`space/${deed.space}`] = space(deed.space, OWNED[deed.space]);
  return { ...view, ...change };
}

export const overTable = (): TableView => ({
  ...movieTable,
  phase: {
    type: 'over',
    data: {
      victor: 'figure',
      standings: [
        { seat: 1, place: 2, worth: 41 },
        { seat: 3, place: 3, worth: 32 },
        { seat: 2, place: 4, worth: 20 },
        { seat: 4, place: 5, worth: null },
      ],
    },
  },
});

const propose = { type: 'propose', data: { to: 2, cash: 27, deeds: [1, 9, 31], cards: [] } };
const beside = [propose, { type: 'resign' }];
const asks = (question: unknown, answers: unknown[], actions: unknown[] = beside) => ({
  prompt: prompt(question, [1]),
  'answers/1': answers,
  'actions/1': actions,
});
const owed = { debtor: 1, creditor: { type: 'bank' }, amount: 9, why: { type: 'card', data: { card: 'bf_gifts' } } };

/** Every question of this edition as seat 1 is asked it. */
export const QUESTIONS = {
  roll: asks({ type: 'roll' }, [
    { type: 'roll' },
    { type: 'continue', data: { deed: 1, cost: 1 } },
    { type: 'continue', data: { deed: 9, cost: 1 } },
    { type: 'continue', data: { deed: 23, cost: 1 } },
  ]),
  jail: asks({ type: 'jail', data: { fine: 1, tries: 1 } }, [
    { type: 'roll' },
    { type: 'pay_fine', data: { cost: 1 } },
    { type: 'use_jail_card', data: { card: 'qb_jail_free' } },
    { type: 'continue', data: { deed: 23, cost: 1 } },
  ]),
  teammate: {
    'seat/1': player(1, { position: 13 }),
    'seat/2': player(2, { position: 8, jail: { tries: 1 } }),
    ...asks({ type: 'teammate', data: { leader: 1, at: 13 } }, [
      { type: 'pick_player', data: { player: 2 } },
      { type: 'pick_player', data: { player: 3 } },
      { type: 'pick_player', data: { player: 4 } },
    ]),
  },
  flip_own: asks({ type: 'flip_own' }, [
    { type: 'pick_deed', data: { deed: 31 } },
    { type: 'pick_deed', data: { deed: 11 } },
  ]),
  free_continue: asks({ type: 'free_continue' }, [
    { type: 'pick_deed', data: { deed: 1 } },
    { type: 'pick_deed', data: { deed: 23 } },
  ]),
  inheritance: asks({ type: 'inheritance', data: { deeds: [13, 29] } }, [
    { type: 'continue', data: { deed: 13, cost: 1 } },
    { type: 'continue', data: { deed: 29, cost: 1 } },
    { type: 'done' },
  ]),
  debt: {
    ...asks(
      { type: 'debt', data: { debt: owed } },
      [{ type: 'give_up' }],
      [1, 9, 17, 19, 23, 31].map((deed) => ({
        type: 'sell_deed',
        data: { deed, brings: movie.deeds.find((one) => one.space === deed)?.price },
      })),
    ),
    debts: [{ debt: owed, state: 'open', raisable: 20 }],
    'seat/1': player(1, { cash: 4, in_hand: 4 }),
  },
  purchase: {
    ...asks({ type: 'purchase', data: { deed: 7, cost: 1 } }, [
      { type: 'buy', data: { deed: 7, cost: 1 } },
      { type: 'decline', data: { deed: 7 } },
    ]),
    'seat/1': player(1, { position: 7 }),
  },
  end_turn: asks({ type: 'end_turn' }, [{ type: 'end_turn' }]),
};

/** A battle in which two stood on the space, from its beginning to its end. */
export const battleSights = (end: 'won' | 'lost') => [
  { type: 'dice_rolled', data: { seat: 1, dice: [4, 2], purpose: 'move' } },
  { type: 'figure_moved', data: { from: 9, to: 13, way: 'forward' } },
  { type: 'battle_began', data: { leader: 2, at: 13 } },
  { type: 'dice_rolled', data: { seat: 3, dice: [3], which: ['red'], purpose: 'teammate' } },
  { type: 'dice_rolled', data: { seat: 4, dice: [5], which: ['red'], purpose: 'teammate' } },
  { type: 'dice_rolled', data: { seat: 2, dice: [5], which: ['red'], purpose: 'battle' } },
  { type: 'dice_rolled', data: { seat: 4, dice: [end === 'won' ? 3 : 1], which: ['black'], purpose: 'battle' } },
  { type: 'battle_ended', data: { leader: 2, teammate: 4, end } },
  { type: 'deed_flipped', data: { deed: 13 } },
];

/** A seat at a table of this edition, on a made-up server. */
export async function atMovie(page: Page, change: Record<string, unknown>, room = movieRoom): Promise<FakeServer> {
  const server = new FakeServer(page, room, movieGame(change));
  await server.open();
  await page.route('**/api/editions/movie', (route) => route.fulfill({ json: movie }));
  await page.goto(`/room/${room.room}`);
  await page.getByTestId('board-space-0').waitFor();
  return server;
}
