import type { TableModel } from '../store/model.svelte';
import { t } from './translate.svelte';

/** Rent that is thrown for, in words for one die or for several. */
export function rentDice(factor: number, table: TableModel): string {
  return t(table.oneDie ? 'deed.rent_die' : 'deed.rent_dice', { factor });
}
