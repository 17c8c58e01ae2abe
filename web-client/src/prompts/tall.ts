import type { Question } from '../contract';

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
