import type { Seat, Sight } from '../contract';

export interface Change {
  seat: Seat;
  amount: number;
}

/** How many coins each seat has more or less by a prize, in the order in which it came to them. */
export function changesOf(sights: readonly Sight[]): Change[] {
  const sums = new Map<Seat, number>();
  const add = (seat: Seat, amount: number) => sums.set(seat, (sums.get(seat) ?? 0) + amount);
  for (const sight of sights) {
    if (sight.type !== 'coins_moved') continue;
    const { from, to, amount } = sight.data;
    if (to.type === 'seat') add(to.data, amount);
    if (from.type === 'seat') add(from.data, -amount);
  }
  return [...sums].map(([seat, amount]) => ({ seat, amount })).filter(({ amount }) => amount !== 0);
}
