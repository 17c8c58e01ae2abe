import type { Key } from './en';
import { block } from './de/block';
import { figure } from './de/figure';
import { happened } from './de/happened';
import { questions } from './de/questions';
import { rooms } from './de/rooms';
import { table } from './de/table';

/** Alle Texte auf Deutsch. */
export const de: Record<Key, string> = { ...rooms, ...table, ...questions, ...happened, ...figure, ...block };
