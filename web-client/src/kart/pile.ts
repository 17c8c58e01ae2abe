import { coinPiles } from '../drawings/items';
import type { Drawing } from '../drawings/shape';

/** From how many coins on a pile has one more layer. */
const TWO = 2;
const MANY = 5;

/** How a pile of so many coins looks: it grows, but never so high that it hides a space. */
export function pileOf(amount: number): Drawing {
  const [one, few, many] = coinPiles;
  if (amount < TWO) return one;
  return amount < MANY ? few : many;
}
