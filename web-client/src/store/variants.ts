import type { Space } from '../contract';
import type { Atlas, DeedRent, EditionToken, EditionVariant } from './edition';
import type { EditionEffect } from './kart';
import type { Options } from './model.svelte';

/** What the chosen options change of what is printed; later ones win. For drawing alone. */
function inForce(atlas: Atlas, options: Options): EditionVariant[] {
  const has = (id: string, wanted: unknown) => options[id] === wanted;
  return (atlas.edition.variants ?? []).filter(
    ({ option, is, without }) => has(option, is ?? true) && (without === undefined || !has(without, true)),
  );
}

/** The stage at which a castle stands: a variant may need fewer houses. */
export function castleStage(atlas: Atlas, options: Options): number {
  const numbers = inForce(atlas, options).map((variant) => variant.numbers?.houses_before_castle);
  const printed = atlas.building('castle')?.houses_before ?? 4;
  return (numbers.findLast((houses) => houses !== undefined) ?? printed) + 1;
}

/** The rents of a deed as they are played here. */
export function rentsOf(space: Space, atlas: Atlas, options: Options): DeedRent {
  const deed = atlas.deed(space);
  if (deed === undefined) return {};
  const changed = inForce(atlas, options).map((variant) => variant.rents?.[deed.id]);
  return changed.findLast((rent) => rent !== undefined) ?? deed.rent;
}

/** What a space does as it is played here. */
export function effectOf(space: Space, atlas: Atlas, options: Options): EditionEffect | undefined {
  const changed = inForce(atlas, options).map((variant) => variant.spaces?.[space]);
  return changed.findLast((effect) => effect !== undefined) ?? atlas.space(space)?.effect;
}

/** The tokens that can be chosen here; the server refuses the others. */
export function tokensOf(atlas: Atlas, options: Options): EditionToken[] {
  const offered = inForce(atlas, options).findLast((variant) => variant.tokens !== undefined)?.tokens;
  const { tokens } = atlas.edition;
  return offered === undefined ? tokens : tokens.filter((token) => offered.includes(token.id));
}
