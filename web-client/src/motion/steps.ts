import type { DieId, Seat, Sight, Space } from '../contract';
import { sceneAt, type Scene } from '../block/scene';
import { battlePart, type BattlePart } from '../figure/battle';

/** One thing to show, and how long it may take at ease. */
export type Step =
  | { kind: 'dice'; seat: Seat; dice: number[]; which: DieId[] | null; afresh: boolean; ms: number }
  | { kind: 'hop'; seat: Seat; to: Space; ms: number }
  | { kind: 'figure'; to: Space; ms: number }
  | { kind: 'sleep'; asleep: boolean; ms: number }
  | { kind: 'battle'; part: BattlePart; ms: number }
  | { kind: 'block'; scene: Scene; ms: 0 }
  | { kind: 'coins'; seat: Seat; amount: number; ms: 0 }
  | { kind: 'card'; seat: Seat; card: string; deck: string; ms: number };

/** A battle takes its time: nobody should have to read what came of it. */
const BATTLE_MS: Record<BattlePart['type'], number> = { began: 350, try: 250, die: 550, ended: 350 };

/**
 * Nothing that one update shows may take longer than this, but for a battle and for a block: they end when there is
 * more to see.
 */
export const LONGEST = 1100;

/** What there is to be shown of the sights of one update, in their order. */
export function stepsOf(sights: readonly Sight[], boardSize: number): Step[] {
  return fitted(sights.flatMap((_, index) => stepsOfOne(sights, index, boardSize)));
}

function stepsOfOne(sights: readonly Sight[], index: number, boardSize: number): Step[] {
  const sight = sights[index];
  if (sight === undefined) return [];
  const scene = sceneAt(sights, index);
  if (scene !== null) return [{ kind: 'block', scene, ms: 0 }];
  const part = battlePart(sight);
  if (part !== null) return [{ kind: 'battle', part, ms: BATTLE_MS[part.type] }];
  switch (sight.type) {
    case 'dice_rolled': {
      // The throw for an outcome is part of its scene; the one after it is worth seeing where a token runs by it.
      if (sight.data.purpose === 'table') return [];
      const told = sight.data.purpose === 'outcome' && sights[index + 1]?.type !== 'token_moved';
      return [{ kind: 'dice', ...thrown(sight.data), ms: told ? 0 : 420 }];
    }
    case 'token_moved': {
      const { seat, from, to, way } = sight.data;
      return pathOf(from, to, way, boardSize).map((space) => ({ kind: 'hop', seat, to: space, ms: 90 }));
    }
    case 'figure_moved': {
      const { from, to, way } = sight.data;
      return pathOf(from, to, way, boardSize).map((space) => ({ kind: 'figure', to: space, ms: 110 }));
    }
    case 'figure_slept':
    case 'figure_woke':
      return [{ kind: 'sleep', asleep: sight.type === 'figure_slept', ms: 0 }];
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

/** A throw; one to move begins something new on the table. */
function thrown({ seat, dice, which, purpose }: Extract<Sight, { type: 'dice_rolled' }>['data']) {
  return { seat, dice, which: which ?? null, afresh: purpose === 'move' || purpose === 'jail' };
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

/** Shortens all steps alike until they fit; a battle is not hurried. */
function fitted(steps: Step[]): Step[] {
  const total = steps.reduce((sum, step) => sum + (step.kind === 'battle' ? 0 : step.ms), 0);
  if (total <= LONGEST) return steps;
  return steps.map((step) =>
    step.kind === 'coins' || step.kind === 'block' || step.kind === 'battle'
      ? step
      : { ...step, ms: (step.ms * LONGEST) / total },
  );
}
