import type { ByeReason, ClientMessage, ServerMessage } from '../contract';
import { Backoff } from './backoff';

/** How the line stands. `held` means: told to go, and not coming back by itself. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'held' | 'ended';

export interface LineHooks {
  hello(): ClientMessage;
  message(message: ServerMessage): void;
  state(state: LineState, reason: ByeReason | null): void;
}

/** As much of a WebSocket as is used here. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

const CONNECTING = 0;
const OPEN = 1;
const PING_EVERY = 10_000;
const SILENCE = 8_000;
const SILENCE_AFTER_WAKE = 900;

/**
 * One line to one room, renewed when it breaks. Knows frames and nothing of games.
 * Only the newest socket is listened to; what a replaced one still says is dropped.
 */
export class Line {
  #wire: Wire | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #backoff = new Backoff();
  #bye: ByeReason | null = null;
  #stopped = true;
  #triedAt = 0;

  constructor(
    private readonly url: () => string,
    private readonly hooks: LineHooks,
    private readonly open: (url: string) => Wire = (url) => new WebSocket(url) as unknown as Wire,
    private readonly monotonic: () => number = () => performance.now(),
  ) {}

  start(): void {
    this.#stopped = false;
    this.#bye = null;
    this.#backoff.reset();
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
    clearTimeout(this.#retry);
  }

  /** Answers whether the message went out; what did not is for the outbox to keep. */
  send(message: ClientMessage): boolean {
    if (this.#wire?.readyState !== OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** The device woke up or the network is back. */
  wake(): void {
    if (this.#stopped || this.#isHeld()) return;
    this.#backoff.reset();
    const state = this.#wire?.readyState;
    if (state === OPEN) this.#askForLife(SILENCE_AFTER_WAKE);
    // A page that has just opened also wakes; its first try is under way and fine.
    else if (state !== CONNECTING || this.monotonic() - this.#triedAt > SILENCE_AFTER_WAKE) this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#bye = null;
    this.#triedAt = this.monotonic();
    this.hooks.state('connecting', null);
    const wire = this.open(this.url());
    this.#wire = wire;
    this.#awaitLife(SILENCE);
    wire.onopen = () => {
      if (wire !== this.#wire) return;
      wire.send(JSON.stringify(this.hooks.hello()));
      this.#ping = setInterval(() => this.#askForLife(SILENCE), PING_EVERY);
      this.#askForLife(SILENCE);
    };
    wire.onmessage = (event: { data: unknown }) => {
      if (wire === this.#wire && typeof event.data === 'string') this.#hear(event.data);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
    wire.onerror = () => undefined;
  }

  #hear(text: string): void {
    clearTimeout(this.#silence);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') {
      this.#backoff.reset();
      this.hooks.state('open', null);
    }
    if (message.type === 'bye') this.#bye = message.data.reason;
    this.hooks.message(message);
  }

  #lost(): void {
    this.#drop();
    if (this.#stopped) return;
    if (this.#isHeld()) {
      this.hooks.state(this.#bye === 'taken_over' ? 'held' : 'ended', this.#bye);
      return;
    }
    this.hooks.state('waiting', this.#bye);
    this.#retry = setTimeout(() => this.#connect(), this.#backoff.next());
  }

  /** After these farewells coming back unasked would only start a fight or a loop. */
  #isHeld(): boolean {
    const reason = this.#bye;
    return reason !== null && reason !== 'restarting' && reason !== 'slow';
  }

  #askForLife(patience: number): void {
    this.send({ type: 'ping', data: { at: Math.round(this.monotonic()) } });
    this.#awaitLife(patience);
  }

  #awaitLife(patience: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#bye = null;
      this.#connect();
    }, patience);
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    const wire = this.#wire;
    this.#wire = null;
    if (wire === null) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}
