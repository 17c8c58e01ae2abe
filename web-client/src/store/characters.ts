import type { CharacterId, SeatView, Space } from '../contract';
import { piecesOf, type Piece } from './pieces';

/** The piece of that character, whoever leads it. */
export function pieceAs(character: CharacterId, seats: readonly SeatView[]): Piece | undefined {
  return seats.flatMap(piecesOf).find((piece) => piece.token === character);
}

/** The piece that acts in the turn of a seat; none while it may be either of two. */
export function actingPiece(seat: SeatView, mover: CharacterId | null): Piece | undefined {
  const pieces = piecesOf(seat);
  if (pieces.length === 1) return pieces[0];
  const ready = pieces.filter((piece) => piece.face === 'up' && piece.jail === null);
  return pieces.find((piece) => piece.token === mover) ?? (ready.length === 1 ? ready[0] : undefined);
}

/** Where so many steps lead on a ring, if nothing stops the token before; back below zero. */
export function ahead(from: Space, steps: number, size: number): Space {
  return (((from + steps) % size) + size) % size;
}
