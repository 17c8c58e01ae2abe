import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../src/contract';

type Fixture = { name: string; message: { type: string; data: Record<string, unknown> } };
type Read<Message extends { type: string; data?: unknown }> = {
  [Kind in Message['type']]: (data: Extract<Message, { type: Kind }>['data']) => unknown[];
};

const fixtures = (file: string): Fixture[] =>
  JSON.parse(readFileSync(new URL(`../../protocol/fixtures/${file}.json`, import.meta.url), 'utf8')) as Fixture[];

/** The server parses the same files: a field that is named here and missing there is a difference of the languages. */
const server: Read<ServerMessage> = {
  welcome: (data) => [data.protocol, data.room, data.game, data.you.role, data.you.seat, data.now],
  room: (data) => [
    ...[data.room, data.code, data.edition, data.options, data.phase, data.privacy, data.host, data.commitment],
    ...[data.watch, data.ready_needed, data.turn_seconds, data.watchers, data.game, data.next],
    ...data.seats.flatMap((seat) => [
      ...[seat.seat, seat.taken, seat.name, seat.token, seat.ready, seat.presence, seat.fingerprint],
    ]),
  ],
  snapshot: (data) => [data.game, data.seq, data.view, data.clocks, data.now],
  update: (data) => [data.game, data.seq, data.sights, data.changes, data.clocks, data.now],
  clocks: (data) => [data.game, data.now, ...data.clocks.flatMap((clock) => [clock.kind, clock.seat, clock.deadline])],
  done: (data) => [data.ack],
  refused: (data) => [data.ack, data.code, data.details],
  chat: ({ line }) => [line.id, line.at, line.from, line.seat, line.text],
  presence: (data) => [data.watchers, ...data.seats.flatMap((seat) => [seat.seat, seat.presence])],
  pong: (data) => [data.at, data.now],
  bye: (data) => [data.reason],
};

const client: Read<ClientMessage> = {
  hello: (data) => [data.protocol],
  act: (data) => [data.ack, data.intent.type],
  resume: (data) => [data.since.game, data.since.seq],
  room: (data) => [data.ack, data.wish.type],
  chat: (data) => [data.ack, data.text],
  ping: (data) => [data.at],
};

describe.each([
  ['server', server as Record<string, (data: never) => unknown[]>],
  ['client', client as Record<string, (data: never) => unknown[]>],
])('messages of the %s', (side, readers) => {
  const all = fixtures(side);

  it.each(all)('$name has every field that is read', ({ message }) => {
    const read = readers[message.type];
    expect(read?.(message.data as never).filter((value) => value === undefined)).toEqual([]);
  });

  it('are all shown by a fixture', () => {
    expect(new Set(all.map(({ message }) => message.type))).toEqual(new Set(Object.keys(readers)));
  });
});

it('both languages speak the same version', () => {
  const welcome = fixtures('server').find(({ message }) => message.type === 'welcome');
  expect(welcome?.message.data['protocol']).toBe(PROTOCOL);
});
