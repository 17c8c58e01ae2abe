import {
  PROTOCOL,
  type Act,
  type ByeReason,
  type ChatLine,
  type ClientMessage,
  type Intent,
  type Presences,
  type RefusalDetails,
  type RoomView,
  type ServerMessage,
  type Update,
  type Welcome,
  type Wish,
} from '../contract';
import { ServerClock } from '../net/clock';
import { Line, type LineState } from '../net/line';
import { Outbox } from '../net/outbox';
import { onWake } from '../net/wake';
import { loadAtlas } from './edition';
import { TableModel, type Acting } from './model.svelte';

export interface Refused {
  id: number;
  code: string;
  details: RefusalDetails;
}

type Cue = { update?: Update; refused?: true; chat?: ChatLine };

/** One room as one browser sees it: the line to it, its lobby, its chat and the table of its game. */
export class RoomStore implements Acting {
  line = $state<LineState>('connecting');
  bye = $state<ByeReason | null>(null);
  you = $state.raw<Welcome['you'] | null>(null);
  room = $state.raw<RoomView | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  refusals = $state.raw<Refused[]>([]);
  table = $state.raw<TableModel | null>(null);
  onCue: (cue: Cue) => void = () => undefined;

  readonly clock = new ServerClock();
  #waiting = $state.raw<Act[]>([]);
  readonly #outbox = new Outbox();
  readonly #line: Line;
  #early: ServerMessage[] = [];
  #resuming = false;
  #live = false;
  #game: string | null = null;
  #sleepless: () => void = () => undefined;

  constructor(
    private readonly id: string,
    private readonly watch: string | null,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#line = new Line(() => `${scheme}//${location.host}/api/rooms/${this.id}/socket`, {
      hello: () => this.#hello(),
      message: (message) => this.#hear(message),
      state: (state, reason) => {
        this.line = state;
        this.bye = reason;
        this.#live = false;
      },
    });
  }

  get online(): boolean {
    return this.line === 'open';
  }

  get answering(): boolean {
    return this.#waiting.some((act) => act.decision !== undefined);
  }

  get besides(): boolean {
    return this.#waiting.some((act) => act.decision === undefined);
  }

  start(): void {
    this.#line.start();
    this.#sleepless = onWake(() => {
      this.clock.doubt();
      this.#line.wake();
    });
  }

  stop(): void {
    this.#sleepless();
    this.#line.stop();
  }

  /** Take the seat back from another tab or device. */
  playHere(): void {
    this.#line.start();
  }

  act(intent: Intent, answer: boolean): void {
    const decision = answer ? this.table?.view.prompt?.decision : undefined;
    if (!this.online) return;
    this.#line.send(this.#outbox.add(decision === undefined ? { intent } : { decision, intent }));
    this.#waiting = this.#outbox.acts();
  }

  wish(wish: Wish): void {
    this.#line.send({ type: 'room', data: { ack: this.#outbox.number(), wish } });
  }

  say(text: string): void {
    this.#line.send({ type: 'chat', data: { ack: this.#outbox.number(), text } });
  }

  forget(refused: Refused): void {
    this.refusals = this.refusals.filter((other) => other !== refused);
  }

  #hello(): ClientMessage {
    const table = this.table;
    const since = table?.game != null ? { game: table.game, seq: table.seq } : undefined;
    return {
      type: 'hello',
      data: {
        protocol: PROTOCOL,
        ...(this.watch !== null && { watch: this.watch }),
        ...(since !== undefined && { since }),
      },
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message.data);
      case 'room':
        return this.#roomChanged(message.data);
      case 'snapshot':
      case 'update':
      case 'clocks':
        return this.#gameSaid(message);
      case 'done':
        return this.#settled(message.data.ack);
      case 'refused':
        this.#settled(message.data.ack);
        this.#refuse(message.data.code, message.data.details);
        return;
      case 'chat':
        return this.#chatted(message.data.line);
      case 'presence':
        return this.#presence(message.data);
      case 'pong':
        this.clock.measured(message.data.now, message.data.at);
        return;
      case 'bye':
        return;
      // A newer server may say more than is known here.
      default:
        return;
    }
  }

  #welcomed(welcome: Welcome): void {
    this.clock.hear(welcome.now);
    this.you = welcome.you;
    this.#resuming = false;
    if (this.table !== null) this.table.mySeat = welcome.you.seat;
    if (welcome.game !== this.#game) {
      // Another game: nothing that was said in the old one may reach it.
      if (this.#game !== null) this.#outbox.clear();
      this.#game = welcome.game;
    }
    for (const act of this.#outbox.acts()) this.#line.send({ type: 'act', data: act });
    this.#waiting = this.#outbox.acts();
  }

  #roomChanged(room: RoomView): void {
    const before = this.room;
    this.room = room;
    if (before?.edition !== room.edition) void this.#openTable(room.edition);
    else this.#seatPeople();
  }

  async #openTable(edition: string): Promise<void> {
    const atlas = await loadAtlas(edition);
    const table = new TableModel(atlas, this, () => this.clock.now());
    table.mySeat = this.you?.seat ?? null;
    this.table = table;
    this.#seatPeople();
    const early = this.#early;
    this.#early = [];
    for (const message of early) this.#hear(message);
  }

  #seatPeople(): void {
    const { table, room } = this;
    if (table === null || room === null) return;
    table.options = room.options;
    table.people = room.seats
      .filter((seat) => seat.taken !== 'open')
      .map((seat) => ({
        seat: seat.seat,
        name: seat.name,
        token: seat.token,
        bot: seat.taken === 'bot',
        presence: seat.presence,
      }));
  }

  #gameSaid(message: Extract<ServerMessage, { type: 'snapshot' | 'update' | 'clocks' }>): void {
    this.clock.hear(message.data.now);
    const { table } = this;
    if (table === null) {
      this.#early.push(message);
      return;
    }
    if (message.type === 'clocks') {
      if (message.data.game === table.game) table.clocks = message.data.clocks;
    } else if (message.type === 'snapshot') {
      this.#resuming = false;
      this.#game = message.data.game;
      table.applySnapshot(message.data);
      this.#live = true;
    } else {
      this.#update(table, message.data);
    }
  }

  #update(table: TableModel, update: Update): void {
    if (table.game === update.game && update.seq <= table.seq) return;
    const known = table.game === update.game ? table.seq : 0;
    if (table.game !== update.game || update.seq !== known + 1) {
      if (this.#resuming) return;
      this.#resuming = true;
      this.#line.send({ type: 'resume', data: { since: { game: update.game, seq: known } } });
      return;
    }
    this.#resuming = false;
    // What was missed is shown as it stands; only what comes live is played.
    const behind = this.clock.now() - update.now > 3000 && !this.#live;
    table.applyUpdate(update, behind ? 'at_once' : 'played');
    if (!behind) this.#live = true;
    this.onCue({ update });
  }

  #settled(ack: number): void {
    this.#outbox.settle(ack);
    this.#waiting = this.#outbox.acts();
  }

  #refuse(code: string, details: RefusalDetails): void {
    const refused = { id: this.#outbox.number(), code, details };
    this.refusals = [...this.refusals, refused].slice(-3);
    setTimeout(() => this.forget(refused), 6000);
    this.onCue({ refused: true });
  }

  #chatted(line: ChatLine): void {
    if (this.chat.some((other) => other.id === line.id)) return;
    this.chat = [...this.chat, line].sort((a, b) => a.id - b.id).slice(-300);
    this.onCue({ chat: line });
  }

  #presence(presence: Presences): void {
    if (this.room === null) return;
    this.room = {
      ...this.room,
      watchers: presence.watchers,
      seats: this.room.seats.map((seat) => ({
        ...seat,
        presence: presence.seats.find((now) => now.seat === seat.seat)?.presence ?? seat.presence,
      })),
    };
    this.#seatPeople();
  }
}
