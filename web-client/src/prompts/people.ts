import { pieceAs } from '../store/characters';
import { intentOf } from '../store/intents';
import type { TableModel } from '../store/model.svelte';
import { piecesOf, type Piece } from '../store/pieces';
import type { Target } from '../store/pointing.svelte';

/** Somebody who can be picked. */
export interface Pickable {
  piece: Piece;
  target: Target;
  /** Whether this character is meant rather than its seat. */
  byCharacter: boolean;
  testid: string;
  /** The whole answer; nothing where more than one is to be picked. */
  press: (() => void) | null;
  inert: boolean;
}

/** Everybody whom the answers name, in their order. */
export function pickables(table: TableModel): Pickable[] {
  const { answers, seats, view } = table;
  const found: Pickable[] = [];
  const ofSeat = (number: number): Piece | undefined => {
    const seat = view[`seat/${number}`];
    return seat && piecesOf(seat)[0];
  };
  for (const action of answers) {
    if (action.type === 'pick_player' || action.type === 'pick_character') {
      const byCharacter = action.type === 'pick_character';
      const piece = byCharacter ? pieceAs(action.data.character, seats) : ofSeat(action.data.player);
      if (piece === undefined) continue;
      found.push({
        piece,
        target: byCharacter ? `character/${piece.token}` : `seat/${piece.seat}`,
        byCharacter,
        testid: byCharacter ? `pick-character-${piece.token}` : `pick-player-${piece.seat}`,
        press: () => table.press(action, intentOf(action)),
        inert: table.inert(action),
      });
    }
    if (action.type === 'pick_players') {
      for (const number of action.data.players) {
        const piece = ofSeat(number);
        if (piece === undefined || found.some((other) => other.piece.seat === number)) continue;
        found.push({
          piece,
          target: `seat/${number}`,
          byCharacter: false,
          testid: `pick-player-${number}`,
          press: null,
          inert: table.inert(action),
        });
      }
    }
  }
  return found;
}

/** Somebody by name: the character where a seat leads two, so that it is clear which one is meant. */
export function nameOf({ piece, byCharacter }: Pickable, table: TableModel): string {
  return byCharacter ? table.character(piece.token) : table.nameOf(piece.seat);
}
