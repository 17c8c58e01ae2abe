import { block } from './en/block';
import { figure } from './en/figure';
import { happened } from './en/happened';
import { questions } from './en/questions';
import { rooms } from './en/rooms';
import { table } from './en/table';

/** All texts in English. Their keys are the law for the other language. */
export const en = { ...rooms, ...table, ...questions, ...happened, ...figure, ...block };

export type Key = keyof typeof en;
