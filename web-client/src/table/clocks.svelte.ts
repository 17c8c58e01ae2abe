/** Ticks while somebody looks at a countdown. */
export class Ticker {
  now = $state(0);

  constructor(read: () => number) {
    $effect(() => {
      this.now = read();
      const timer = setInterval(() => (this.now = read()), 200);
      return () => clearInterval(timer);
    });
  }
}

/** Whole seconds left; the last one counts until it is over. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
