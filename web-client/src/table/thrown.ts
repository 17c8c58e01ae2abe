import type { DieId, PowerId } from '../contract';
import type { Atlas } from '../store/edition';
import { diceLooks, type DieLook } from './dieLook';

/** One die of a throw as it lies there. */
export interface Lain {
  value: number;
  /** What it shows instead of pips. */
  power: PowerId | null;
  look: DieLook | undefined;
}

/** The dice of a throw; nothing named means those of a roll to move, in their order. */
export function lainOf(dice: readonly number[], which: readonly DieId[] | null, atlas: Atlas): Lain[] {
  const ids = which ?? (atlas.edition.dice ?? []).map((die) => die.id);
  const looks = diceLooks(atlas, which, dice.length);
  return dice.map((value, index) => ({ value, power: atlas.powerOn(ids[index] ?? '', value), look: looks[index] }));
}
