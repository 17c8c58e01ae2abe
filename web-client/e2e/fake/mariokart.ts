import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { LyingView, RaceView, RoomView, SeatView, SpaceView, TableView } from '../../src/contract';
import type { Edition } from '../../src/store/edition';
import { FakeServer, roomView } from './server';
import { ROOM, seat, space, table } from './table';

const FILE = new URL('../../../editions/data/mariokart.json', import.meta.url).pathname;

/** Mario Kart as the server would serve it, and a game of it in its middle. */
export const mariokart = JSON.parse(readFileSync(FILE, 'utf8')) as Edition;

const TOKENS = ['mario', 'peach', 'yoshi', 'toad'];
const AT = [6, 11, 20, 29];

export const kartRoom: RoomView = {
  ...roomView,
  edition: 'mariokart',
  options: { pickup: 'automatic', power_packs: true, races: 8, auction_seconds: 10 },
  seats: roomView.seats.map((one, index) => ({ ...one, token: TOKENS[index] ?? null })),
};

/** A room with two seats, each of which leads two characters. */
export const duoRoom: RoomView = {
  ...kartRoom,
  seats: kartRoom.seats.slice(0, 2).map((one, index) => ({
    ...one,
    token: ['mario', 'bowser'][index] ?? null,
    second: ['toad', 'peach'][index] ?? '',
  })),
};

export function driver(number: number, change: Partial<SeatView> = {}): SeatView {
  const cash = 15 - number * 2;
  return seat(number, {
    token: TOKENS[number - 1] ?? 'luigi',
    cash,
    in_hand: cash,
    position: AT[number - 1] ?? 0,
    won: [['gp_1'], ['gp_3'], ['gp_2'], []][number - 1] ?? [],
    points: 110 - number * 20,
    ...change,
  });
}

const OWNED: Record<number, Partial<SpaceView>> = {
  1: { owner: 1 },
  3: { owner: 1 },
  7: { owner: 2 },
  9: { owner: 2 },
  11: { owner: 3 },
  13: { owner: 1 },
  17: { owner: 4 },
  21: { owner: 3 },
  29: { owner: 2 },
};

export const kartTable: TableView = {
  ...table,
  stock: { houses: 0, castles: 0 },
  decks: [{ deck: 'grand_prix', left: 5 }],
  last_roll: { seat: 1, dice: [4, 4] },
};

export const lying: LyingView = {
  coins: [
    { space: 8, amount: 3 },
    { space: 12, amount: 2 },
    { space: 25, amount: 6 },
  ],
  pickups: [],
  marker: 'banana',
  markers: [10, 23],
  markers_left: 3,
  path: [],
};

const noRace: RaceView = { duties: [], open: null };

export function kartGame(change: Record<string, unknown> = {}): Record<string, unknown> {
  const view: Record<string, unknown> = {
    table: kartTable,
    lying,
    race: noRace,
    claims: [],
    offers: [],
    debts: [],
  };
  for (const number of [1, 2, 3, 4]) view[`seat/${number}`] = driver(number);
  for (const deed of mariokart.deeds) view[`space/${deed.space}`] = space(deed.space, OWNED[deed.space]);
  return { ...view, ...change };
}

/** The same for two, each of whom leads two characters. */
export function duoGame(change: Record<string, unknown> = {}): Record<string, unknown> {
  return kartGame({
    'seat/1': driver(1, {
      token: 'mario',
      second: { token: 'toad', position: 5, jail: null, face: 'up' },
    }),
    'seat/2': driver(2, {
      token: 'bowser',
      position: 20,
      second: { token: 'peach', position: 8, jail: { tries: 1 }, face: 'up' },
    }),
    'seat/3': null,
    'seat/4': null,
    'space/11': space(11),
    'space/17': space(17),
    'space/21': space(21),
    ...change,
  });
}

/** A seat at a table of this edition, on a made-up server. */
export async function atKarts(
  page: Page,
  change: Record<string, unknown> = {},
  room: RoomView = kartRoom,
  who: number | null = 1,
): Promise<FakeServer> {
  const game = room === duoRoom ? duoGame(change) : kartGame(change);
  const shown = Object.fromEntries(Object.entries(game).filter(([, section]) => section !== null));
  const server = new FakeServer(page, room, shown, who, mariokart);
  await server.open();
  await page.goto(`/room/${ROOM}`);
  await page.getByTestId('board-space-0').waitFor();
  return server;
}
