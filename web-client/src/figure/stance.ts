import type { Place } from '../table/geometry';

/** Where the figure stands on a space, in percent of the board: towards its inner edge, where tokens do not stand. */
export function stanceOn(place: Place): { x: number; y: number } {
  const at = (across: number, down: number) => ({ x: place.x + place.w * across, y: place.y + place.h * down });
  const near = place.corner ? 0.24 : 0.17;
  const along = place.corner ? near : 0.5;
  switch (place.side) {
    case 'bottom':
      return at(along, near);
    case 'left':
      return at(1 - near, place.corner ? near : along);
    case 'top':
      return at(place.corner ? 1 - near : along, 1 - near);
    case 'right':
      return at(near, place.corner ? 1 - near : along);
  }
}
