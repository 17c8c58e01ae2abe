import type { Space } from '../contract';
import type { TableModel } from '../store/model.svelte';
import { t } from '../text/translate.svelte';

/** The points of a deed in short; null where points decide nothing. */
export function pointsText(space: Space, table: TableModel): string | null {
  const points = table.atlas.deed(space)?.points;
  return points === undefined ? null : t('seat.points_short', { points });
}

/** A sum for a deed with the points that the deed counts. */
export function withPoints(sum: string, space: Space, table: TableModel): string {
  const points = pointsText(space, table);
  return points === null ? sum : `${sum}\u00a0· ${points}`;
}

/** Its printed price, with its points. */
export function worthText(space: Space, table: TableModel): string {
  return withPoints(table.money(table.atlas.deed(space)?.price ?? 0), space, table);
}
