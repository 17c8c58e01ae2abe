import type { Seat, Sight, Space } from '../contract';

/** One thing to show, and how long it may take at ease. */
export type Step =
  | { kind: 'dice'; seat: Seat; dice: number[]; ms: number }
  | { kind: 'hop'; seat: Seat; to: Space; ms: number }
  | { kind: 'coins'; seat: Seat; amount: number; ms: 0 }
  | { kind: 'card'; seat: Seat; card: string; deck: string; ms: number };

/** Nothing that one update shows may take longer than this. */
export const LONGEST = 1100;

/** What there is to be shown of the sights of one update, in their order. */
export function stepsOf(sights: readonly Sight[], boardSize: number): Step[] {
  return fitted(sights.flatMap((sight) => stepsOfOne(sight, boardSize)));
}

function stepsOfOne(sight: Sight, boardSize: number): Step[] {
  switch (sight.type) {
    case 'dice_rolled':
      return [{ kind: 'dice', seat: sight.data.seat, dice: sight.data.dice, ms: 420 }];
    case 'token_moved': {
      const { seat, from, to, way } = sight.data;
      return pathOf(from, to, way, boardSize).map((space) => ({ kind: 'hop', seat, to: space, ms: 90 }));
    }
    case 'jail_entered':
      return [];
    case 'card_drawn':
      return [{ kind: 'card', seat: sight.data.seat, card: sight.data.card, deck: sight.data.deck, ms: 250 }];
    case 'coins_moved': {
      const { from, to, amount } = sight.data;
      const steps: Step[] = [];
      if (from.type === 'seat') steps.push({ kind: 'coins', seat: from.data, amount: -amount, ms: 0 });
      if (to.type === 'seat') steps.push({ kind: 'coins', seat: to.data, amount, ms: 0 });
      return steps;
    }
    default:
      return [];
  }
}

/** The spaces that a token touches one after another. */
export function pathOf(from: Space, to: Space, way: 'forward' | 'back' | 'put', boardSize: number): Space[] {
  if (way === 'put' || from === to) return [to];
  const step = way === 'forward' ? 1 : -1;
  const path: Space[] = [];
  let at = from;
  do {
    at = (at + step + boardSize) % boardSize;
    path.push(at);
  } while (at !== to && path.length < boardSize);
  return path;
}

/** Shortens all steps alike until they fit. */
function fitted(steps: Step[]): Step[] {
  const total = steps.reduce((sum, step) => sum + step.ms, 0);
  if (total <= LONGEST) return steps;
  return steps.map((step) => (step.kind === 'coins' ? step : { ...step, ms: (step.ms * LONGEST) / total }));
}
