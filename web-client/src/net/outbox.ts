import type { ClientMessage } from '../contract';

/**
 * Acts that were sent and not yet answered. Kept over reconnects and sent again with the same number.
 * Wishes of the lobby and chat are only numbered: what became of them shows by itself.
 */
export class Outbox {
  #waiting = new Map<number, ClientMessage>();
  #last: number;

  /**
   * Numbers grow over reloads of the page too, because they start at the seconds of the clock: a repeated
   * number would be taken for a message sent twice.
   */
  constructor(start: number = Math.floor(Date.now() / 1000)) {
    this.#last = start;
  }

  add(write: (ack: number) => ClientMessage): ClientMessage {
    const ack = this.number();
    const message = write(ack);
    this.#waiting.set(ack, message);
    return message;
  }

  /** Answers whether the number was waiting, so that a repeated answer is told from a first one. */
  settle(ack: number): boolean {
    return this.#waiting.delete(ack);
  }

  number(): number {
    this.#last += 1;
    return this.#last;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** In the order in which they were first sent. */
  waiting(): ClientMessage[] {
    return [...this.#waiting.values()];
  }

  clear(): void {
    this.#waiting.clear();
  }
}
