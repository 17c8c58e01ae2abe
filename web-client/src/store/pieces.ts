import type { CharacterId, Face, Jail, Seat, SeatView, Space } from '../contract';

/** What stands for a seat on the board: its token, and a second one where two players lead two each. */
export interface Piece {
  /** One for each token at the table, the same for the whole game. */
  id: PieceId;
  seat: Seat;
  token: CharacterId;
  position: Space;
  jail: Jail | null;
  face: Face;
}
export type PieceId = string;

/** The tokens of a seat, the first one first. */
export function piecesOf(view: SeatView): Piece[] {
  const { seat, token, position, jail, face, second } = view;
  const first: Piece = { id: pieceId(seat, 'first'), seat, token, position, jail, face };
  return second === undefined ? [first] : [first, { id: pieceId(seat, 'second'), seat, ...second }];
}

export function pieceId(seat: Seat, which: 'first' | 'second'): PieceId {
  return which === 'first' ? String(seat) : `${seat}-2`;
}

/** The token of a seat that is meant: by its character where the seat leads two. */
export function pieceOf(view: SeatView | undefined, seat: Seat, character: CharacterId | undefined): PieceId {
  const second = character !== undefined && view?.second?.token === character;
  return pieceId(seat, second ? 'second' : 'first');
}
