/** What the server and this client agree on. The one door to the generated types. */
import type { Sight } from './generated/engine';

export type * from './generated/engine';
export type * from './generated/protocol';

/** The version of the protocol that this client speaks. */
export const PROTOCOL = 3;

/** Sights of some kinds. */
export type SightOf<Type extends Sight['type']> = Extract<Sight, { type: Type }>;

/** Fails to compile where a new kind of message, question or action is not handled. */
export function never(value: never): never {
  throw new Error(`unhandled: ${JSON.stringify(value)}`);
}
