import type { CharacterId, DieId, Seat, Sight, Space } from '../contract';
import { sceneAt, type Scene } from '../block/scene';
import { battlePart, type BattlePart } from '../figure/battle';
import { racePart, type RacePart } from '../race/race';

/** One thing to show, and how long it may take at ease. */
export type Step =
  | { kind: 'dice'; seat: Seat; dice: number[]; which: DieId[] | null; afresh: boolean; bare: boolean; ms: number }
  | { kind: 'hop'; seat: Seat; character: CharacterId | undefined; to: Space; ms: number }
  | { kind: 'figure'; to: Space; ms: number }
  | { kind: 'sleep'; asleep: boolean; ms: number }
  | { kind: 'battle'; part: BattlePart; ms: number }
  | { kind: 'race'; part: RacePart; ms: number }
  | { kind: 'block'; scene: Scene; ms: 0 }
  | { kind: 'coins'; seat: Seat; amount: number; ms: 0 }
  | { kind: 'card'; seat: Seat; card: string; deck: string; ms: number };

/** A battle takes its time: nobody should have to read what came of it. */
const BATTLE_MS: Record<BattlePart['type'], number> = { began: 350, try: 250, die: 550, ended: 350 };
/** A race too; what comes of its prizes is seen where it happens. */
const RACE_MS: Record<RacePart['type'], number> = {
  began: 500,
  entered: 200,
  stayed_out: 200,
  roll: 480,
  placed: 500,
  won: 600,
  traded: 0,
  prize: 0,
};

/**
 * Nothing that one update shows may take longer than this, but for battles, races and blocks: they end when there is
 * more to see.
 */
export const LONGEST = 1100;

/** What there is to be shown of the sights of one update, in their order. */
export function stepsOf(sights: readonly Sight[], boardSize: number): Step[] {
  return fitted(sights.flatMap((sight, index) => [...stepsOfRace(sight), ...stepsOfOne(sights, index, boardSize)]));
}

function stepsOfRace(sight: Sight): Step[] {
  const part = racePart(sight);
  if (part === null) return [];
  // That nobody races makes way for the next question, and has to be read before.
  const unraced = part.type === 'placed' && part.places.length === 0;
  return [{ kind: 'race', part, ms: unraced ? 1600 : RACE_MS[part.type] }];
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
      // The dice of a race lie in its scene.
      if (sight.data.purpose === 'race') return [];
      const bare = sights[index - 1]?.type === 'power_missed';
      const told = sight.data.purpose === 'outcome' && sights[index + 1]?.type !== 'token_moved';
      return [{ kind: 'dice', ...thrown(sight.data), bare, ms: told ? 0 : 420 }];
    }
    case 'token_moved': {
      const { seat, character, from, to, way } = sight.data;
      return pathOf(from, to, way, boardSize).map((space) => ({ kind: 'hop', seat, character, to: space, ms: 90 }));
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
      // A card that is raced for is turned up in its scene.
      if (sights[index + 1]?.type === 'race_began') return [];
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

/** Shortens all steps alike until they fit; a battle and a race are not hurried. */
function fitted(steps: Step[]): Step[] {
  const total = steps.reduce((sum, step) => sum + (isScene(step) ? 0 : step.ms), 0);
  if (total <= LONGEST) return steps;
  return steps.map((step) =>
    step.kind === 'coins' || step.kind === 'block' || isScene(step)
      ? step
      : { ...step, ms: (step.ms * LONGEST) / total },
  );
}

/** Whether it takes its own time, unless there is more to see. */
export function isScene(step: Step): step is Extract<Step, { kind: 'battle' | 'race' }> {
  return step.kind === 'battle' || step.kind === 'race';
}
