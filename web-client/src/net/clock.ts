/**
 * The server's time as seen from here. Built on the page's monotonic timer, so that a wrong or moved
 * wall clock never shows in a countdown.
 */
export class ServerClock {
  #offset = 0;
  #roundTrip = Number.POSITIVE_INFINITY;

  constructor(private readonly monotonic: () => number = () => performance.now()) {}

  /** A time that came without being asked for: as good as the line is fast. */
  hear(now: number): void {
    if (this.#roundTrip === Number.POSITIVE_INFINITY) this.#offset = now - this.monotonic();
  }

  /** The answer to a ping; quick round trips are trusted more than slow ones. */
  measured(now: number, sentAt: number): void {
    const here = this.monotonic();
    const roundTrip = here - sentAt;
    // An old good measurement fades, so that a sleep of the device is noticed.
    this.#roundTrip = Math.min(this.#roundTrip * 1.5 + 20, 60_000);
    if (roundTrip <= this.#roundTrip || this.#roundTrip === 60_000) {
      this.#roundTrip = roundTrip;
      this.#offset = now + roundTrip / 2 - here;
    }
  }

  /** Forget what was measured: the timer may have stood still while the device slept. */
  doubt(): void {
    this.#roundTrip = Number.POSITIVE_INFINITY;
  }

  now(): number {
    return this.monotonic() + this.#offset;
  }
}
