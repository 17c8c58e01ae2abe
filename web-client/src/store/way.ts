import type { Space } from '../contract';
import { ahead } from './characters';
import type { TableModel } from './model.svelte';

/** Where a move ends, and whether a marker ends it there. */
export interface Way {
  to: Space;
  marked: boolean;
}

/** Space by space: the first one with a marker stops the move, forward and back. */
export function walk(from: Space, steps: number, size: number, markers: readonly Space[]): Way {
  const turn = Math.sign(steps);
  for (let step = 1; step <= Math.abs(steps); step += 1) {
    const space = ahead(from, turn * step, size);
    if (markers.includes(space)) return { to: space, marked: true };
  }
  return { to: ahead(from, steps, size), marked: false };
}

/** The same on a table as it stands. */
export function wayOn(table: TableModel, from: Space, steps: number): Way {
  return walk(from, steps, table.atlas.size, table.view.lying?.markers ?? []);
}
