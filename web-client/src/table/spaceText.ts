import type { Space } from '../contract';
import type { TableModel } from '../store/model.svelte';
import { piecesOf } from '../store/pieces';
import { broken } from '../text/breaks';
import { t } from '../text/translate.svelte';

/** All that is known of a space in one sentence, for who does not see the board. */
export function spaceLabel(space: Space, table: TableModel): string {
  // The same breaks as on the board, so that what is read out is what is seen.
  const parts = [breakable(table.space(space))];
  const deed = table.view[`space/${space}`];
  const printed = table.atlas.deed(space);
  if (deed !== undefined && printed !== undefined) {
    if (deed.title === 'game_over') parts.push(t('board.game_over'));
    if (deed.owner === null) parts.push(t('board.price', { amount: table.money(printed.price) }));
    else parts.push(t('board.owner', { name: table.nameOf(deed.owner) }));
    if (deed.title === 'mortgaged') parts.push(t('board.mortgaged'));
    if (deed.protected) parts.push(t('board.protected'));
    if (deed.stage > 0) parts.push(piecesText(space, deed.stage, table));
  }
  if (table.view.claims?.some((claim) => claim.deed === space)) parts.push(t('board.claim'));
  const figure = table.view.figure;
  if (figure?.position === space) {
    parts.push(t(figure.asleep === null ? 'figure.stands' : 'figure.sleeps', { figure: table.figureName }));
  }
  parts.push(...lyingText(space, table));
  const here = table.seats
    .filter((seat) => seat.presence === 'at_table')
    .flatMap(piecesOf)
    .filter((piece) => piece.position === space)
    .map(({ seat, token }) => table.nameWith(seat, table.leadsTwo(seat) ? token : undefined));
  if (here.length > 0) parts.push(t('board.tokens', { names: here.join(', ') }));
  return parts.join(', ');
}

/** What lies on a space, in words. */
export function lyingText(space: Space, table: TableModel): string[] {
  const parts: string[] = [];
  const coins = table.view.lying?.coins.find((pile) => pile.space === space);
  if (coins !== undefined) parts.push(t('board.lying', { amount: table.money(coins.amount) }));
  if (table.view.lying?.markers.includes(space)) parts.push(t('board.marker', table.markerNames));
  return parts;
}

export function piecesText(space: Space, stage: number, table: TableModel): string {
  if (stage === 0) return t('deeds.bare');
  const { houses, castle } = table.atlas.pieces(space, stage, table.castleStage);
  return castle ? table.piece('castle') : t('board.houses', { count: houses, piece: table.piece('house') });
}

/** What of a name tells it from the others of its set, where there is little room: `World 4-1` is `4-1`. */
export function shortName(name: string): string {
  return /\s(\d\S*)$/.exec(name)?.[1] ?? name;
}

/**
 * A name with the places where its long words may break in narrow cells; many browsers know no syllables. The
 * shorter the words that break, the narrower the cell should be: where there is room they are torn needlessly.
 */
export function breakable(name: string, long = 8): string {
  return name.replace(new RegExp(`\\p{L}{${long},}`, 'gu'), (word) => broken(word, long));
}
