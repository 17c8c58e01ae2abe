import type { Drawing } from './shape';
import { tokenDrawing } from './tokens';

/** A piece of each edition that tells it from the others at a glance, as it is drawn there. */
const SIGNS: Readonly<Partial<Record<string, Drawing>>> = {
  collectors: tokenDrawing('super_mushroom'),
  celebration: tokenDrawing('super_star'),
  movie: tokenDrawing('cap'),
  mariokart: tokenDrawing('mario', true),
};

/** The sign of an edition; one of somebody else's making has the plain pawn. */
export function signOf(edition: string): Drawing {
  return SIGNS[edition] ?? tokenDrawing(null);
}
