import { block } from './en/block';
import { choices } from './en/choices';
import { explain } from './en/explain';
import { figure } from './en/figure';
import { happened } from './en/happened';
import { kart } from './en/kart';
import { questions } from './en/questions';
import { race } from './en/race';
import { rooms } from './en/rooms';
import { table } from './en/table';

/** All texts in English. Their keys are the law for the other language. */
export const en = {
  ...rooms,
  ...table,
  ...questions,
  ...happened,
  ...figure,
  ...block,
  ...kart,
  ...race,
  ...choices,
  ...explain,
};

export type Key = keyof typeof en;
