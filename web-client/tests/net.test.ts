import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer, type WebSocket as Socket } from 'ws';
import type { AddressInfo } from 'node:net';
import type { ByeReason, ClientMessage, ServerMessage } from '../src/contract';
import { Backoff } from '../src/net/backoff';
import { ServerClock } from '../src/net/clock';
import { Line, type LineState, type Wire } from '../src/net/line';
import { Outbox } from '../src/net/outbox';

describe('the outbox', () => {
  it('keeps what is not answered, with its number', () => {
    const outbox = new Outbox(5);
    const act = outbox.add({ intent: { type: 'roll' } });
    expect(act).toEqual({ type: 'act', data: { ack: 6, intent: { type: 'roll' } } });
    expect(outbox.acts()).toEqual([act.data]);
    expect(outbox.settle(6)).toBe(true);
    expect(outbox.settle(6)).toBe(false);
    expect(outbox.acts()).toEqual([]);
  });

  it('never gives a number twice', () => {
    const outbox = new Outbox(0);
    expect([outbox.number(), outbox.number(), outbox.number()]).toEqual([1, 2, 3]);
  });
});

describe('outboxes of one seat, one after another', () => {
  it('do not share numbers, however quickly the first one was used', () => {
    vi.useFakeTimers();
    const first = new Outbox();
    const used = Array.from({ length: 20 }, () => first.number());
    vi.advanceTimersByTime(1000);
    expect(used).not.toContain(new Outbox().number());
    vi.useRealTimers();
  });
});

describe('the clock of the server', () => {
  it('is right whatever the clock of the device says', () => {
    let here = 1000;
    const clock = new ServerClock(() => here);
    clock.hear(5_000_000);
    here += 250;
    expect(clock.now()).toBe(5_000_250);
  });

  it('trusts a quick answer more than a slow one', () => {
    let here = 0;
    const clock = new ServerClock(() => here);
    here = 40;
    clock.measured(10_020, 0);
    expect(clock.now()).toBe(10_040);
    here = 4040;
    clock.measured(10_000, 40);
    expect(clock.now()).toBe(14_040);
  });
});

describe('the waits between tries', () => {
  it('grow up to a limit and start again', () => {
    const backoff = new Backoff(() => 1, 100, 800);
    expect([1, 2, 3, 4, 5].map(() => backoff.next())).toEqual([100, 200, 400, 800, 800]);
    backoff.reset();
    expect(backoff.next()).toBe(100);
  });
});

describe('the line, against a real socket', () => {
  let server: WebSocketServer;
  let heard: ClientMessage[];
  let sockets: Socket[];
  let states: [LineState, ByeReason | null][];
  let line: Line;

  const say = (socket: Socket | undefined, message: unknown) => socket?.send(JSON.stringify(message));
  const welcome = {
    type: 'welcome',
    data: { protocol: 3, room: 'r', game: null, you: { role: 'watcher', seat: null }, now: 1 },
  };

  beforeEach(async () => {
    heard = [];
    sockets = [];
    states = [];
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    server.on('connection', (socket) => {
      sockets.push(socket);
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ClientMessage;
        heard.push(message);
        if (message.type === 'hello') say(socket, welcome);
        if (message.type === 'ping') say(socket, { type: 'pong', data: { at: message.data.at, now: 1 } });
      });
    });
    const { port } = server.address() as AddressInfo;
    line = new Line(
      () => `ws://127.0.0.1:${port}`,
      {
        hello: () => ({ type: 'hello', data: { protocol: 3 } }),
        message: (_message: ServerMessage) => undefined,
        state: (state, reason) => states.push([state, reason]),
      },
      (url) => new WebSocket(url) as unknown as Wire,
    );
    line.start();
    await vi.waitFor(() => expect(states.at(-1)?.[0]).toBe('open'));
  });

  afterEach(async () => {
    line.stop();
    for (const socket of sockets) socket.terminate();
    await new Promise((resolve) => server.close(resolve));
  });

  it('says hello first', () => {
    expect(heard[0]?.type).toBe('hello');
  });

  it('comes back by itself when the socket breaks', async () => {
    sockets[0]?.terminate();
    await vi.waitFor(() => expect(sockets.length).toBe(2), 2000);
    await vi.waitFor(() => expect(states.at(-1)?.[0]).toBe('open'));
  });

  it('comes back at once on waking, whatever the wait is', async () => {
    sockets[0]?.terminate();
    await vi.waitFor(() => expect(states.at(-1)?.[0]).toBe('waiting'));
    line.wake();
    await vi.waitFor(() => expect(sockets.length).toBe(2), 200);
  });

  it('finds out within a second of waking that the socket is dead', async () => {
    sockets[0]?.removeAllListeners('message');
    line.wake();
    await vi.waitFor(() => expect(sockets.length).toBe(2), 1500);
  });

  it('does not fight for the seat with another tab, but takes it back when asked', async () => {
    say(sockets[0], { type: 'bye', data: { reason: 'taken_over' } });
    sockets[0]?.close();
    await vi.waitFor(() => expect(states.at(-1)).toEqual(['held', 'taken_over']));
    line.wake();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sockets.length).toBe(1);
    line.start();
    await vi.waitFor(() => expect(states.at(-1)?.[0]).toBe('open'));
    expect(sockets.length).toBe(2);
  });

  it('comes back after a restart of the server', async () => {
    say(sockets[0], { type: 'bye', data: { reason: 'restarting' } });
    sockets[0]?.close();
    await vi.waitFor(() =>
      expect(states.some(([state, why]) => state === 'waiting' && why === 'restarting')).toBe(true),
    );
    await vi.waitFor(() => expect(sockets.length).toBe(2), 2000);
  });

  it('does not send what cannot go out', async () => {
    line.stop();
    expect(line.send({ type: 'ping', data: { at: 1 } })).toBe(false);
  });
});
