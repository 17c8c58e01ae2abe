/** Growing waits with some scatter, so that a hall full of clients does not come back in one beat. */
export class Backoff {
  #tries = 0;

  constructor(
    private readonly chance: () => number = Math.random,
    private readonly first = 300,
    private readonly longest = 8000,
  ) {}

  next(): number {
    const full = Math.min(this.longest, this.first * 2 ** this.#tries);
    this.#tries += 1;
    return full * (0.7 + 0.3 * this.chance());
  }

  reset(): void {
    this.#tries = 0;
  }
}
