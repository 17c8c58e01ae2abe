import type { DieId } from '../contract';
import type { Atlas } from '../store/edition';

export interface DieLook {
  hex: string;
  pips: string;
}

/** How dice look where the edition does not say: told apart by their pips. */
const PLAIN: readonly DieLook[] = [
  { hex: '#fffdf7', pips: '#c8321f' },
  { hex: '#fffdf7', pips: '#0b64ad' },
];

/** The look of each die of a throw; nothing named means the dice of a roll, in their order. */
export function diceLooks(atlas: Atlas, which: readonly DieId[] | null, count: number): DieLook[] {
  const all = atlas.edition.dice ?? [];
  return Array.from({ length: count }, (_, index) => {
    const at = which === null ? index : all.findIndex((die) => die.id === which[index]);
    return all[at]?.look ?? PLAIN[at] ?? PLAIN[index] ?? { hex: '#fffdf7', pips: '#1b1d3f' };
  });
}
