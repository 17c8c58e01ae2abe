import type { Space } from '../contract';
import { within, type EditionEffect } from '../store/kart';
import type { TableModel } from '../store/model.svelte';
import type { Piece } from '../store/pieces';
import { nearest } from '../store/reach';
import { effectOf } from '../store/variants';
import { t } from '../text/translate.svelte';

const MOVES = ['advance', 'move', 'jump', 'hop', 'draw', 'use_star', 'go_to_jail', 'send_to_jail'];

/** Whether a space may lead on, so that nobody can say yet where the token is going to stand. */
export function leadsOn(table: TableModel, space: Space): boolean {
  const effects = within(effectOf(space, table.atlas, table.options));
  return effects.some(({ type }) => MOVES.some((move) => type.startsWith(move)));
}

/** The one of some effects that goes out from where somebody stands. */
export function aimed(effects: readonly EditionEffect[]): EditionEffect | undefined {
  return effects.find(({ type, who }) => type === 'drop' && who?.startsWith('nearest') === true);
}

/**
 * Who is hit from a space, in words; null where that does not hang on the space. Between several who are equally
 * near the one who acts picks.
 */
export function hitsFrom(
  table: TableModel,
  piece: Piece,
  here: Space,
  effects: readonly EditionEffect[],
): string | null {
  const effect = aimed(effects);
  if (effect === undefined) return null;
  const sides = effect.who === 'nearest_both_ways' ? (['ahead', 'behind'] as const) : (['ahead'] as const);
  const groups = sides
    .map((side) => nearest(table, piece.seat, here, side).map((other) => named(table, other)))
    .filter((names) => names.length > 0)
    .map((names) => names.reduce((one, other) => t('prompt.hits_or', { one, other })));
  if (groups.length === 0) return t('prompt.hits_nobody');
  const names = [...new Set(groups)].reduce((one, other) => t('prompt.hits_and', { one, other }));
  return t('prompt.hits', { names });
}

/** By the character where the seat leads two. */
function named(table: TableModel, { seat, token }: Piece): string {
  return table.leadsTwo(seat) ? table.character(token) : table.nameOf(seat);
}
