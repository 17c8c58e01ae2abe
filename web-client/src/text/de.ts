import type { Key } from './en';
import { block } from './de/block';
import { choices } from './de/choices';
import { explain } from './de/explain';
import { figure } from './de/figure';
import { happened } from './de/happened';
import { kart } from './de/kart';
import { questions } from './de/questions';
import { race } from './de/race';
import { rooms } from './de/rooms';
import { table } from './de/table';

/** Alle Texte auf Deutsch. */
export const de: Record<Key, string> = {
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
