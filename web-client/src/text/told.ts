import type { Seat, Sight } from '../contract';
import type { LogEntry, TableModel } from '../store/model.svelte';
import { logLine } from './log';
import { t } from './translate.svelte';

/** One line of the log. */
export interface Line {
  id: number;
  text: string;
  kind: Sight['type'];
  /** Whose sign stands before it. */
  seat: Seat | null;
}

/** The log in lines; what the next line tells as well has none of its own. */
export function linesOf(entries: readonly LogEntry[], table: TableModel): Line[] {
  return entries.flatMap(({ id, sight }, at) => {
    const text = lineAt(sight, entries[at - 1]?.sight, entries[at + 1]?.sight, table);
    return text === null ? [] : [{ id, text: sentence(text), kind: sight.type, seat: seatOf(sight) }];
  });
}

function lineAt(sight: Sight, last: Sight | undefined, next: Sight | undefined, table: TableModel): string | null {
  // Who goes to Jail is put there first.
  if (sight.type === 'token_moved' && sight.data.way === 'put' && next?.type === 'jail_entered') return null;
  if (sight.type === 'character_turned') {
    // That a card goes down after its move is seen, and comes in every turn; that all come up again is news.
    if (sight.data.face === 'down' || turnsUp(next)) return null;
    if (turnsUp(last)) return t('log.characters_up', { name: table.nameOf(sight.data.seat) });
  }
  return logLine(sight, table);
}

function turnsUp(sight: Sight | undefined): boolean {
  return sight?.type === 'character_turned' && sight.data.face === 'up';
}

/** Names in the middle of a sentence may begin small, such as that of the Bank. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function seatOf(sight: Sight): Seat | null {
  if (!('data' in sight)) return null;
  if ('leader' in sight.data) return sight.data.leader;
  return 'seat' in sight.data ? sight.data.seat : null;
}
