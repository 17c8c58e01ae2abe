import type { Page, WebSocketRoute } from '@playwright/test';
import type { RoomView, ServerMessage } from '../../src/contract';
import type { Edition } from '../../src/store/edition';
import { edition } from './edition';
import { GAME, ROOM, people, type Sent } from './table';

export const roomView: RoomView = {
  room: ROOM,
  code: 'K7M2QX',
  edition: 'collectors',
  options: { speed_play: false, auction_seconds: 10 },
  phase: 'playing',
  privacy: 'private',
  host: 1,
  commitment: '9b74c9897bac770ffc029102a200c5de9b74c9897bac770ffc029102a200c5de',
  watch: 'w4tch',
  ready_needed: false,
  turn_seconds: 60,
  seats: people,
  watchers: 2,
  game: GAME,
  next: null,
};

/** A made-up server inside the page: HTTP by routes, the socket by a stand-in. */
export class FakeServer {
  readonly sent: Sent[] = [];
  sockets: WebSocketRoute[] = [];
  answers = true;
  seq = 10;

  constructor(
    private readonly page: Page,
    public room: RoomView,
    public view: Record<string, unknown> | null,
    private readonly seat: number | null = 1,
    private readonly served: Edition = edition,
  ) {}

  async open(): Promise<void> {
    const json = (path: string, body: unknown) => this.page.route(path, (route) => route.fulfill({ json: body }));
    const me = {
      player: 'p',
      name: 'Ann',
      rooms: [{ room: ROOM, code: 'K7M2QX', edition: this.served.edition.id, seat: 1, phase: 'playing' }],
    };
    await json('**/api/me', me);
    await json('**/api/editions', [
      { id: this.served.edition.id, name: this.served.edition.name, players: { min: 2, max: 6 } },
    ]);
    await json(`**/api/editions/${this.served.edition.id}`, this.served);
    await json('**/api/rooms', [
      {
        room: ROOM,
        code: 'K7M2QX',
        edition: this.served.edition.id,
        phase: 'lobby',
        seats: 4,
        taken: 2,
        watchers: 1,
        host: 'Bowie',
      },
    ]);
    await this.page.routeWebSocket('**/api/rooms/*/socket', (socket) => {
      this.sockets.push(socket);
      socket.onMessage((text) => this.#hear(socket, JSON.parse(String(text)) as Sent));
    });
  }

  push(message: ServerMessage): void {
    this.sockets.at(-1)?.send(JSON.stringify(message));
  }

  /** One step of the game for everyone. */
  step(changes: Record<string, unknown>, sights: unknown[] = []): void {
    this.seq += 1;
    this.view = { ...this.view, ...changes };
    this.push({
      type: 'update',
      data: { game: GAME, seq: this.seq, changes, sights, clocks: this.clocks, now: Date.now() },
    } as ServerMessage);
  }

  acts(): Sent[] {
    return this.sent.filter((message) => message.type === 'act');
  }

  #hear(socket: WebSocketRoute, message: Sent): void {
    const say = (frame: unknown) => socket.send(JSON.stringify(frame));
    this.sent.push(message);
    if (message.type === 'ping') say({ type: 'pong', data: { at: message.data['at'], now: Date.now() } });
    if (message.type === 'hello') {
      const you = { role: this.seat === null ? 'watcher' : 'seat', seat: this.seat };
      const game = this.view === null ? null : GAME;
      say({ type: 'welcome', data: { protocol: 3, room: ROOM, game, you, now: Date.now() } });
      say({ type: 'room', data: this.room });
      this.snapshot(socket);
    }
    if (message.type === 'resume') this.snapshot(socket);
    if (message.type === 'act' && this.answers) say({ type: 'done', data: { ack: message.data.ack } });
  }

  snapshot(socket: WebSocketRoute | undefined = this.sockets.at(-1)): void {
    if (this.view === null) return;
    const data = { game: GAME, seq: this.seq, view: this.view, told: this.told, clocks: this.clocks, now: Date.now() };
    socket?.send(JSON.stringify({ type: 'snapshot', data }));
  }

  /** What a snapshot tells of before. */
  told: unknown[] = [];
  clocks: unknown[] = [{ kind: 'turn', seat: 1, deadline: Date.now() + 45_000 }];
}
