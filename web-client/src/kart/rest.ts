import type { Place, Side } from '../table/geometry';

/** What can lie on a space, each kind in its own place. */
export type Lying = 'coins' | 'marker';

const ALONG: Record<Lying, number> = { coins: 0.29, marker: 0.72 };
/** How far from the inner edge; tokens keep to the outer one, and names of upright sides between. */
const DEEP = { lying: 0.19, upright: 0.08 };
/** A corner has one inner corner, for the coins; what stops comes beside them. */
const CORNER: Record<Lying, number> = { coins: 0.22, marker: 0.56 };

/** Where something rests on a space, in percent of the board. */
export function restAt(place: Place, lying: Lying): { x: number; y: number } {
  const at = (across: number, down: number) => ({ x: place.x + place.w * across, y: place.y + place.h * down });
  const upright = place.side === 'left' || place.side === 'right';
  const straight = upright ? DEEP.upright : DEEP.lying;
  const [along, deep] = place.corner ? [CORNER[lying], CORNER.coins] : [ALONG[lying], straight];
  switch (place.side) {
    case 'bottom':
      return at(along, deep);
    case 'left':
      return place.corner ? at(1 - along, deep) : at(1 - deep, along);
    case 'top':
      return place.corner ? at(1 - along, 1 - deep) : at(along, 1 - deep);
    case 'right':
      return place.corner ? at(along, 1 - deep) : at(deep, along);
  }
}

/** A stretch of the ring's inner edge, in percent of the board. */
export interface Kerb {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The kerb beside a space of the path; at a corner it is just the piece between its neighbours. */
export function kerbOf({ x, y, w, h, side, corner }: Place, thick: number): Kerb {
  const right = x + w;
  const below = y + h;
  if (corner) {
    const inner: Record<Side, [number, number]> = {
      bottom: [x - thick, y - thick],
      left: [right, y - thick],
      top: [right, below],
      right: [x - thick, below],
    };
    const [left, top] = inner[side];
    return { x: left, y: top, w: thick, h: thick };
  }
  switch (side) {
    case 'bottom':
      return { x, y: y - thick, w, h: thick };
    case 'left':
      return { x: right, y, w: thick, h };
    case 'top':
      return { x, y: below, w, h: thick };
    case 'right':
      return { x: x - thick, y, w: thick, h };
  }
}
