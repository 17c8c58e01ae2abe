import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signOf } from '../src/drawings/signs';
import { isUnknown, spaceDrawing } from '../src/drawings/spaces';
import { isPlain, tokenDrawing } from '../src/drawings/tokens';
import { Atlas, type Edition } from '../src/store/edition';

const folder = new URL('../../editions/data/', import.meta.url);
const editions = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Edition);
const patterns = readFileSync(new URL('../src/table/Patterns.svelte', import.meta.url), 'utf8');

describe.each(editions.map((edition) => [edition.edition.id, edition] as const))('the edition %s', (_, edition) => {
  it('has a drawing for every token, and no two alike', () => {
    const drawings = edition.tokens.map((token) => tokenDrawing(token.id));
    expect(edition.tokens.filter((_, index) => isPlain(drawings[index] ?? []))).toEqual([]);
    expect(new Set(drawings).size).toBe(edition.tokens.length);
  });

  it('has a picture for every space that is no location', () => {
    const bare = edition.spaces.filter((space) => {
      const deed = edition.deeds.find((one) => one.space === space.index);
      return deed?.rent.base === undefined && isUnknown(spaceDrawing(space));
    });
    expect(bare).toEqual([]);
  });

  it('has a fill for the pattern of every set', () => {
    const missing = edition.sets.filter(({ pattern }) => !patterns.includes(`id="${pattern}-{tone}"`));
    expect(missing.map(({ pattern }) => pattern)).toEqual([]);
  });

  it('tells its sets apart by pattern alone', () => {
    expect(new Set(edition.sets.map((set) => set.pattern)).size).toBe(edition.sets.length);
  });
});

describe('an edition that nobody has heard of', () => {
  it('has a pawn for its tokens', () => {
    expect(isPlain(tokenDrawing('teapot'))).toBe(true);
    expect(isPlain(tokenDrawing(null))).toBe(true);
  });

  it.each([
    ['throw_table', 'question_block'],
    ['hop', 'warp_pipe'],
    ['pay_bank', 'tax'],
  ])('has a picture for a space that does what others do: %s', (type, kind) => {
    const space = { index: 3, kind: 'strange', name: { en: 'Strange', de: 'Seltsam' }, effect: { type } };
    const known = { index: 3, kind, name: { en: 'Strange', de: 'Seltsam' } };
    expect(spaceDrawing(space)).toBe(spaceDrawing(known));
  });

  it('has the pawn for its sign, and every other edition one of its own', () => {
    expect(isPlain(signOf('of_the_house'))).toBe(true);
    const signs = editions.map((edition) => signOf(edition.edition.id));
    expect(signs.filter(isPlain)).toEqual([]);
    expect(new Set(signs).size).toBe(editions.length);
  });

  it('has a sign for all else', () => {
    expect(spaceDrawing({ index: 3, kind: 'strange', name: 'Strange' }).length).toBeGreaterThan(0);
  });
});

it('what is built looks as the sets do', () => {
  const looks = editions.map((edition) => {
    const atlas = new Atlas(edition);
    const deed = edition.deeds.find((one) => one.house_cost !== undefined);
    return deed && [edition.edition.id, atlas.pieces(deed.space, 2, 5).look];
  });
  expect(looks.filter((look) => look !== undefined).sort()).toEqual([
    ['celebration', 'homes'],
    ['collectors', 'goals'],
  ]);
});
