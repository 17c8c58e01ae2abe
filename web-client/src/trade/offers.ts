import type { Goods, Seat, TradeOffer } from '../contract';
import type { TableModel } from '../store/model.svelte';
import { t } from '../text/translate.svelte';

/** Who has to answer an offer: whoever did not make it last. */
export function answererOf(offer: TradeOffer): Seat {
  return offer.by === offer.from ? offer.to : offer.from;
}

export function offersFor(seat: Seat | null, offers: readonly TradeOffer[]): TradeOffer[] {
  return offers.filter((offer) => answererOf(offer) === seat);
}

/** What one side of a trade gives, in words. */
export function goodsText({ cash, deeds, cards }: Goods, table: TableModel): string {
  const parts = [
    ...(cash > 0 ? [table.money(cash)] : []),
    ...deeds.map((deed) => table.space(deed)),
    ...cards.map((card) => `“${table.card(card)}”`),
  ];
  return parts.length === 0 ? t('trade.nothing') : parts.join(', ');
}

/** The line of the log for an offer: who offers what to whom, and for what. */
export function offerLine(offer: TradeOffer, countered: boolean, table: TableModel): string {
  const first = offer.by === offer.from;
  return t(countered ? 'log.countered' : 'log.offer', {
    by: table.nameOf(offer.by),
    to: table.nameOf(answererOf(offer)),
    gives: goodsText(first ? offer.from_gives : offer.to_gives, table),
    gets: goodsText(first ? offer.to_gives : offer.from_gives, table),
  });
}
