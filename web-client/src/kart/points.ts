import type { SeatView } from '../contract';
import type { TableModel } from '../store/model.svelte';
import { deedsOwnedBy } from '../store/view';
import { say } from '../text/translate.svelte';

/** Where the points of a seat come from. The sum is the server's; deeds and cards have theirs printed on them. */
export interface PointsOf {
  sum: number;
  deeds: { count: number; points: number };
  cards: { id: string; name: string; points: number }[];
  /** What is left is for coins. */
  coins: number;
}

/** Null where points decide nothing. */
export function pointsOf(seat: SeatView, { atlas, view }: TableModel): PointsOf | null {
  const sum = seat.points;
  if (sum === undefined) return null;
  const spaces = atlas.edition.deeds.map((deed) => deed.space);
  const owned = deedsOwnedBy(view, seat.seat, spaces);
  const printed = owned.reduce((all, { deed }) => all + (atlas.deed(deed)?.points ?? 0), 0);
  const cards = seat.won.map((id) => {
    const card = atlas.race(id);
    return { id, name: card ? say(card.name) : id, points: card?.points ?? 0 };
  });
  const raced = cards.reduce((all, { points }) => all + points, 0);
  return { sum, deeds: { count: owned.length, points: printed }, cards, coins: sum - printed - raced };
}
