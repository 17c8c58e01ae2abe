import type { PowerId, Seat, Space } from '../contract';
import type { TableModel } from './model.svelte';
import { piecesOf, type Piece } from './pieces';

export type Side = 'ahead' | 'behind';

/** The nearest other ones from a space; several where they are equally far away. One on the same space is far away. */
export function nearest(table: TableModel, seat: Seat, here: Space, side: Side): Piece[] {
  const { size, edition } = table.atlas;
  const far = edition.constants?.same_space_distance ?? size;
  const others = table.seats.filter((other) => other.seat !== seat && other.presence === 'at_table').flatMap(piecesOf);
  const distance = ({ position }: Piece) => {
    if (position === here) return far;
    const way = side === 'ahead' ? position - here : here - position;
    return (way + size) % size;
  };
  const least = Math.min(...others.map(distance));
  return others.filter((other) => distance(other) === least);
}

/** What was thrown with the roll to move, where one of its dice shows powers. */
export function thrown(table: TableModel): { steps: number; power: PowerId | null } | null {
  const { atlas, view } = table;
  const values = view.table?.last_roll?.dice;
  const dice = atlas.edition.dice;
  if (values === undefined || dice === undefined || values.length !== dice.length) return null;
  let steps = 0;
  let power: PowerId | null = null;
  dice.forEach((die, at) => {
    const value = values[at] ?? 0;
    const face = atlas.powerOn(die.id, value);
    if (face === null) steps += value;
    else power = face;
  });
  return { steps, power };
}
