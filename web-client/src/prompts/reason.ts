import type { PowerId, Why } from '../contract';
import { within, type EditionEffect } from '../store/kart';
import type { TableModel } from '../store/model.svelte';
import { effectOf } from '../store/variants';
import { whyText } from '../text/why';
import { say, t } from '../text/translate.svelte';

/** What a question comes from: its name, what it does in one line, and the sign that stands before it. */
export interface Reason {
  name: string;
  text: string;
  /** All that it can come to; what asks is among them. */
  effects: readonly EditionEffect[];
  sign: { type: 'power'; power: PowerId } | { type: 'star' } | { type: 'race' } | null;
}

export function reasonOf(why: Why, table: TableModel): Reason {
  const { atlas } = table;
  switch (why.type) {
    case 'power': {
      const power = atlas.power(why.data.power);
      return {
        name: table.power(why.data.power),
        text: power ? say(power.text) : '',
        effects: within(power?.effect),
        sign: { type: 'power', power: why.data.power },
      };
    }
    case 'boost': {
      const boost = atlas.token(why.data.character)?.boost;
      return {
        name: table.power(why.data.power),
        text: boost ? t('prompt.order_boosted', { text: say(boost.text) }) : '',
        effects: within(boost?.effect),
        sign: { type: 'power', power: why.data.power },
      };
    }
    case 'star': {
      const star = atlas.token(why.data.character)?.star;
      return {
        name: whyText(why, table),
        text: star ? say(star.text) : '',
        effects: within(star?.effect),
        sign: { type: 'star' },
      };
    }
    case 'prize': {
      const race = atlas.race(why.data.card);
      const text = race?.prizes[why.data.place - 1];
      return {
        name: table.card(why.data.card),
        text: text ? say(text) : '',
        effects: within(race?.effects[why.data.place - 1]),
        sign: { type: 'race' },
      };
    }
    case 'card': {
      const card = atlas.card(why.data.card);
      return { ...plain(why, table, card?.effect), text: card ? say(card.text) : '' };
    }
    case 'outcome': {
      const outcome = atlas.outcome(why.data.table, why.data.outcome);
      return { ...plain(why, table, outcome?.effect), text: outcome ? say(outcome.text) : '' };
    }
    // What a space does is owed like a tax.
    case 'tax':
      return plain(why, table, effectOf(why.data.space, atlas, table.options));
    default:
      return plain(why, table, undefined);
  }
}

function plain(why: Why, table: TableModel, effect: EditionEffect | undefined): Reason {
  return { name: whyText(why, table), text: '', effects: within(effect), sign: null };
}

/** The one of its effects that asks; none where several that fit differ, for nobody says which of them it is. */
export function asking(reason: Reason, fits: (effect: EditionEffect) => boolean): EditionEffect | undefined {
  const [first, ...others] = reason.effects.filter(fits);
  const same = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return same ? first : undefined;
}
