import type { Space, TableId } from '../contract';

/** What happens, as an edition file says it; only what is said of it is named. */
export interface EditionEffect {
  type: string;
  amount?: number;
  who?: string;
  on?: string;
  most?: number;
  each?: number;
  richest?: number;
  rest?: number;
  drops?: number;
  pays?: number;
  target?: string;
  space?: Space;
  deck?: string;
  /** Dice that are thrown; absent: all of a roll. */
  dice?: readonly string[];
  per_pip?: number;
  /** Where a hop ends. */
  to?: Space;
  flat?: number;
  percent?: number;
  table?: TableId;
  fee?: number;
  points?: number;
  prizes?: EditionEffect[];
  /** Whether the space that is reached does nothing. */
  idle?: boolean;
  effect?: EditionEffect;
  otherwise?: EditionEffect;
  of?: EditionEffect[];
}

/** All that an effect can come to: itself, what it holds, and what comes where it has no target. */
export function within(effect: EditionEffect | undefined): EditionEffect[] {
  if (effect === undefined) return [];
  const { effect: inner, of = [], otherwise } = effect;
  return [effect, ...[inner, ...of, otherwise].flatMap(within)];
}
