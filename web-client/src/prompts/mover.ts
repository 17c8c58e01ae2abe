import { actingPiece } from '../store/characters';
import type { TableModel } from '../store/model.svelte';
import type { Piece } from '../store/pieces';

/** The piece that acts in the running turn; none while either of two may. */
export function moverOf(table: TableModel): Piece | undefined {
  const seat = table.onTurn === null ? undefined : table.view[`seat/${table.onTurn}`];
  return seat && actingPiece(seat, table.view.table?.mover ?? null);
}
