import type { Space } from '../contract';

/** On which side of the ring a space lies; corners belong to the side that they begin. */
export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface Place {
  /** All in percent of the board's edge. */
  x: number;
  y: number;
  w: number;
  h: number;
  side: Side;
  corner: boolean;
}

/** How deep a corner is, in widths of a plain space. */
const CORNER = 1.6;
const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

/** Where a space is drawn: from the lower right corner clockwise, as play goes. */
export function placeOf(space: Space, boardSize: number): Place {
  const perSide = boardSize / 4;
  const whole = perSide - 1 + 2 * CORNER;
  const one = 100 / whole;
  const deep = CORNER * one;
  const side = SIDES[Math.floor(space / perSide) % 4] ?? 'bottom';
  const step = space % perSide;
  const corner = step === 0;
  const along = corner ? 0 : deep + (step - 1) * one;
  const length = corner ? deep : one;
  const back = 100 - along - length;
  const far = 100 - deep;
  switch (side) {
    case 'bottom':
      return { x: back, y: far, w: length, h: deep, side, corner };
    case 'left':
      return { x: 0, y: back, w: deep, h: length, side, corner };
    case 'top':
      return { x: along, y: 0, w: length, h: deep, side, corner };
    case 'right':
      return { x: far, y: along, w: deep, h: length, side, corner };
  }
}

/** The free field within the ring, in percent. */
export function innerInset(boardSize: number): number {
  return (CORNER * 100) / (boardSize / 4 - 1 + 2 * CORNER);
}

/**
 * Where a token of a crowd stands, in percent of the board. Tokens keep to the outer edge, where they hide
 * neither buildings nor much of the name; crowds close up.
 */
export function standingAt(place: Place, order: number, count: number): { x: number; y: number } {
  const columns = count <= 3 ? count : 3;
  const rows = Math.ceil(count / columns);
  const along = (1 + 2 * (order % columns)) / (2 * columns);
  const row = (Math.floor(order / columns) + 0.5) / rows;
  if (place.corner) return { x: place.x + place.w * (0.1 + 0.8 * along), y: place.y + place.h * (0.35 + 0.5 * row) };
  const deep = rows === 1 ? 0.84 : 0.5 + 0.44 * row;
  switch (place.side) {
    case 'bottom':
      return { x: place.x + place.w * along, y: place.y + place.h * deep };
    case 'top':
      return { x: place.x + place.w * along, y: place.y + place.h * (1 - deep) };
    case 'left':
      return { x: place.x + place.w * (1 - deep), y: place.y + place.h * along };
    case 'right':
      return { x: place.x + place.w * deep, y: place.y + place.h * along };
  }
}

/** The spaces of the side on which a space lies, both corners included, for the enlarged street. */
export function streetOf(space: Space, boardSize: number): Space[] {
  const perSide = boardSize / 4;
  const first = Math.floor(space / perSide) * perSide;
  return Array.from({ length: perSide + 1 }, (_, step) => (first + step) % boardSize);
}
