import type { TableModel } from '../store/model.svelte';
import type { Way } from '../store/way';
import { t } from './translate.svelte';

/** Where a move leads, in words: a marker on the way ends it early. */
export function wayText(way: Way, table: TableModel): string {
  const space = table.space(way.to);
  return way.marked
    ? t('prompt.stops_at', { space, marker: table.markerNames.marker })
    : t('prompt.leads_to', { space });
}

/** What stands before the name of the space that so many steps lead to. */
export function leadText(lead: string, way: Way): string {
  return way.marked ? t('prompt.stops_lead', { lead }) : lead;
}
