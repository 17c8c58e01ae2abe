import type { Question } from '../contract';
import type { TableModel } from '../store/model.svelte';

/** Questions of characters and races that need room: what stands around them makes way where there is little. */
export const TALL: ReadonlySet<Question['type']> = new Set<Question['type']>([
  'order',
  'character',
  'own_character',
  'target',
  'marker',
  'markers',
  'lift_markers',
  'go_or_stay',
  'steps',
  'take_dropped',
  'flip',
  'race_entry',
  'prize',
  'rematch_card',
]);

/** Questions of one line, beside which there is room for all else. */
const SHORT: ReadonlySet<Question['type']> = new Set<Question['type']>(['roll', 'end_turn', 'last_claims']);

/** Bidding one after another: the form is high, and what was thrown is past. */
export const bidsInTurn = (table: TableModel): boolean =>
  table.view.prompt?.question.type === 'auction' && table.view.auction?.turn !== undefined;

/** Whether there is something to take beside the question. */
export const besides = (table: TableModel): boolean =>
  table.actions.some((action) => action.type === 'claim' || action.type === 'take_coins');

/** Whether what may be taken beside the question of this seat has to do with a line each. */
export function crowds(table: TableModel): boolean {
  const kinds = new Set([...table.answers, ...table.actions].map((action) => action.type));
  if (kinds.has('claim') && kinds.has('take_coins')) return true;
  const question = table.view.prompt?.question.type;
  return table.asked && question !== undefined && !SHORT.has(question);
}
