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

/** Whole seconds left. A little less than a whole one more does not count as one: clocks agree only so well. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now - 250) / 1000));
}
