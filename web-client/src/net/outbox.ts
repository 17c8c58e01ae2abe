import type { Act, ClientMessage } from '../contract';

/**
 * Acts that were sent and not yet answered. Kept over reconnects and sent again with the same number.
 * Wishes of the lobby and chat are only numbered: what became of them shows by itself.
 */
export class Outbox {
  #waiting = new Map<number, Act>();
  #last: number;

  /**
   * Numbers grow over visits and reloads too, because they start at the milliseconds of the clock: a number
   * used before would be taken for a message sent twice, and only get the old answer.
   */
  constructor(start: number = Date.now()) {
    this.#last = start;
  }

  add(act: Omit<Act, 'ack'>): ClientMessage {
    const numbered: Act = { ack: this.number(), ...act };
    this.#waiting.set(numbered.ack, numbered);
    return { type: 'act', data: numbered };
  }

  number(): number {
    this.#last += 1;
    return this.#last;
  }

  /** Answers whether the number was waiting, so that a repeated answer is told from a first one. */
  settle(ack: number): boolean {
    return this.#waiting.delete(ack);
  }

  /** In the order in which they were first sent. */
  acts(): Act[] {
    return [...this.#waiting.values()];
  }

  clear(): void {
    this.#waiting.clear();
  }
}
