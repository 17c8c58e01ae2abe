import type { CardId, Goods, Space } from '../contract';

/** Goods as they are being picked. */
export interface Draft {
  cash: number;
  deeds: Space[];
  cards: CardId[];
}

export function draftOf(goods?: Goods): Draft {
  return { cash: goods?.cash ?? 0, deeds: [...(goods?.deeds ?? [])], cards: [...(goods?.cards ?? [])] };
}

/** Goods in a fixed order, so that the same offer is always the same message. */
export function goodsOf(draft: Draft): Goods {
  return {
    cash: draft.cash,
    deeds: [...draft.deeds].sort((a, b) => a - b),
    cards: [...draft.cards].sort(),
  };
}

export function isEmpty(draft: Draft): boolean {
  return draft.cash === 0 && draft.deeds.length === 0 && draft.cards.length === 0;
}

/** The list with the item in it or taken out of it. */
export function toggled<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
