import type { CardId, Racer, SightOf } from '../contract';
import type { TableModel } from '../store/model.svelte';
import { t } from './translate.svelte';

type RaceSight = SightOf<'race_began' | 'race_entered' | 'race_stayed_out' | 'race_placed' | 'card_won' | 'card_lost'>;

/** The lines about races and their cards. */
export function raceLine(sight: RaceSight, table: TableModel): string | null {
  switch (sight.type) {
    case 'race_began': {
      const { card, opener, holder } = sight.data;
      // A card that is turned up has its line already.
      return holder === null ? null : t('log.rematch', { name: table.nameOf(opener), card: table.card(card) });
    }
    case 'race_entered':
      return t('log.race_entered', { name: racerName(sight.data.racer, table) });
    case 'race_stayed_out':
      return t(sight.data.absence === 'barred' ? 'log.race_barred' : 'log.race_stayed_out', {
        name: table.nameOf(sight.data.seat),
      });
    case 'race_placed':
      return placed(sight.data.card, sight.data.places, table);
    case 'card_won': {
      const { seat, card, from } = sight.data;
      const points = table.atlas.race(card)?.points ?? 0;
      const args = { name: table.nameOf(seat), card: table.card(card), points };
      if (from === seat) return t('log.card_defended', args);
      return from === null ? t('log.card_won', args) : t('log.card_won_from', { ...args, from: table.nameOf(from) });
    }
    case 'card_lost':
      return t('log.card_lost', { name: table.nameOf(sight.data.seat), card: table.card(sight.data.card) });
  }
}

/** Who races, with which character where a seat leads two. */
export function racerName({ seat, character }: Racer, table: TableModel): string {
  return table.nameWith(seat, table.leadsTwo(seat) ? character : undefined);
}

const PLACES = ['race.place_1', 'race.place_2', 'race.place_3'] as const;

/** What a place is called. */
export function placeText(place: number): string {
  const key = PLACES[place - 1];
  return key === undefined ? t('race.place', { place }) : t(key);
}

function placed(card: CardId, places: readonly Racer[], table: TableModel): string {
  const [first] = places;
  if (first === undefined) {
    const holder = table.seats.find((seat) => seat.won.includes(card));
    if (holder === undefined) return t('log.race_nobody', { card: table.card(card) });
    return t('log.race_nobody_rematch', { card: table.card(card), name: table.nameOf(holder.seat) });
  }
  if (places.length === 1) return t('log.race_alone', { name: racerName(first, table) });
  const order = places.map((racer, index) =>
    t('race.placed', { place: placeText(index + 1), name: racerName(racer, table) }),
  );
  return t('log.race_places', { places: order.join(', ') });
}
