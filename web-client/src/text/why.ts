import { never, type Lot, type Why } from '../contract';
import type { TableModel } from '../store/model.svelte';
import { say, t } from './translate.svelte';

export function lotText(lot: Lot, table: TableModel): string {
  return lot.type === 'deed' ? table.space(lot.data.deed) : t('lot.piece', { piece: table.piece(lot.data.piece) });
}

/** What money moves or is owed for. */
export function whyText(why: Why, table: TableModel): string {
  switch (why.type) {
    case 'start_money':
    case 'salary':
    case 'pot':
    case 'fine':
    case 'trade':
    case 'passing_fee':
    case 'battle':
      return t(`why.${why.type}`);
    case 'tax':
      return t('why.tax', { space: table.space(why.data.space) });
    case 'card':
      return t('why.card', { card: table.card(why.data.card) });
    case 'outcome':
      return t('why.outcome', { outcome: table.outcome(why.data.table, why.data.outcome) });
    case 'rent':
    case 'price':
    case 'built':
    case 'sold':
    case 'mortgaged':
    case 'lifted':
    case 'interest':
    case 'continued':
    case 'deed_sold':
      return t(`why.${why.type}`, { deed: table.space(why.data.deed) });
    case 'sold_down':
      return t('why.sold_down', { set: table.set(why.data.set) });
    case 'bid':
      return t('why.bid', { lot: lotText(why.data.lot, table) });
    case 'estate':
      return t('why.estate', { name: table.nameOf(why.data.of) });
    case 'power':
      return t('why.power', { power: table.power(why.data.power) });
    case 'boost':
      return t('why.boost', { power: table.power(why.data.power), character: table.character(why.data.character) });
    case 'star':
      return t('why.star', {
        space: say(table.atlas.starSpace?.name ?? ''),
        character: table.character(why.data.character),
      });
    case 'prize':
    case 'entry_fee':
      return t(`why.${why.type}`, { card: table.card(why.data.card) });
    case 'turn':
      return t('why.turn');
    case 'picked_up':
      return t('why.picked_up', { space: table.space(why.data.space) });
    default:
      return never(why);
  }
}
