import type { Space } from '../contract';

/** What happens, as an edition file says it; only what is said of it in a question is named. */
export interface EditionEffect {
  type: string;
  amount?: number;
  who?: string;
  on?: string;
  most?: number;
  each?: number;
  richest?: number;
  rest?: number;
  target?: string;
  space?: Space;
  fee?: number;
  points?: number;
  prizes?: EditionEffect[];
  effect?: EditionEffect;
}
