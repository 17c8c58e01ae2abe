import type { PowerId, Why } from '../contract';
import type { EditionEffect } from '../store/kart';
import type { TableModel } from '../store/model.svelte';
import { whyText } from '../text/why';
import { say, t } from '../text/translate.svelte';

/** What a question comes from: its name, what it does in one line, and the sign that stands before it. */
export interface Reason {
  name: string;
  text: string;
  effect: EditionEffect | undefined;
  sign: { type: 'power'; power: PowerId } | { type: 'star' } | { type: 'race' } | null;
}

/** What a may that stands around an effect lets one do. */
function within(effect: EditionEffect | undefined): EditionEffect | undefined {
  return effect?.type === 'may' ? effect.effect : effect;
}

export function reasonOf(why: Why, table: TableModel): Reason {
  const { atlas } = table;
  switch (why.type) {
    case 'power': {
      const power = atlas.power(why.data.power);
      return {
        name: table.power(why.data.power),
        text: power ? say(power.text) : '',
        effect: within(power?.effect),
        sign: { type: 'power', power: why.data.power },
      };
    }
    case 'boost': {
      const boost = atlas.token(why.data.character)?.boost;
      return {
        name: table.power(why.data.power),
        text: boost ? t('prompt.order_boosted', { text: say(boost.text) }) : '',
        effect: within(boost?.effect),
        sign: { type: 'power', power: why.data.power },
      };
    }
    case 'star': {
      const star = atlas.token(why.data.character)?.star;
      return {
        name: whyText(why, table),
        text: star ? say(star.text) : '',
        effect: within(star?.effect),
        sign: { type: 'star' },
      };
    }
    case 'prize': {
      const race = atlas.race(why.data.card);
      const text = race?.prizes[why.data.place - 1];
      return {
        name: table.card(why.data.card),
        text: text ? say(text) : '',
        effect: within(race?.effects[why.data.place - 1]),
        sign: { type: 'race' },
      };
    }
    default:
      return { name: whyText(why, table), text: '', effect: undefined, sign: null };
  }
}
