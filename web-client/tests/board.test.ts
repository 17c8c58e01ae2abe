import { describe, expect, it } from 'vitest';
import { LONGEST, pathOf, stepsOf } from '../src/motion/steps';
import { placeOf, standingAt, streetOf } from '../src/table/geometry';
import { breakable, shortName } from '../src/table/spaceText';
import { draftOf, goodsOf, isEmpty, toggled } from '../src/trade/draft';

describe('the ring', () => {
  it('puts the four corners in the four corners', () => {
    const corners = [0, 10, 20, 30].map((space) => placeOf(space, 40));
    expect(corners.every((place) => place.corner)).toBe(true);
    expect(corners.map(({ x, y }) => [Math.round(x) > 50, Math.round(y) > 50])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [true, false],
    ]);
  });

  it('has no gap between neighbours and covers the edge', () => {
    const bottom = Array.from({ length: 11 }, (_, space) => placeOf(space, 40));
    const width = bottom.reduce((sum, place) => sum + place.w, 0);
    expect(width).toBeCloseTo(100);
  });

  it('keeps tokens within their space', () => {
    for (let space = 0; space < 40; space += 1) {
      const place = placeOf(space, 40);
      for (let count = 1; count <= 6; count += 1) {
        for (let order = 0; order < count; order += 1) {
          const { x, y } = standingAt(place, order, count);
          expect(x > place.x && x < place.x + place.w && y > place.y && y < place.y + place.h).toBe(true);
        }
      }
    }
  });

  it('shows the whole side of a space as its street', () => {
    expect(streetOf(34, 40)).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 0]);
  });
});

describe('motion', () => {
  it('goes space by space past GO', () => {
    expect(pathOf(38, 2, 'forward', 40)).toEqual([39, 0, 1, 2]);
    expect(pathOf(7, 4, 'back', 40)).toEqual([6, 5, 4]);
    expect(pathOf(30, 10, 'put', 40)).toEqual([10]);
  });

  it('never takes longer than it may', () => {
    const steps = stepsOf(
      [
        { type: 'dice_rolled', data: { seat: 1, dice: [6, 6], purpose: 'move' } },
        { type: 'token_moved', data: { seat: 1, from: 1, to: 0, way: 'forward' } },
      ],
      40,
    );
    expect(steps.length).toBe(40);
    expect(steps.reduce((sum, step) => sum + step.ms, 0)).toBeLessThanOrEqual(LONGEST + 1);
  });
});

describe('names', () => {
  it('are short where there is little room', () => {
    expect(shortName('World 4-1')).toBe('4-1');
    expect(shortName('Fire Flower')).toBe('Fire Flower');
  });

  it.each([
    ['Trampoline', 'Tram|po|line'],
    ['Wolkenlift', 'Wolken|lift'],
    ['Toads Hafenstadt', 'Toads Hafen|stadt'],
    ['Knochentrockene Dünen', 'Knochen|trockene Dünen'],
    ['Delfinlagune', 'Delfin|lagune'],
    ['Wasserfallgebiet', 'Wasser|fall|gebiet'],
    ['Feuerblume', 'Feuer|blume'],
    ['Warpröhre', 'Warp|röhre'],
    ['Discodrom', 'Disco|drom'],
    ['Gemeinschaftsfeld', 'Ge|mein|schafts|feld'],
    ['Fragezeichen-Block', 'Frage|zeichen-Block'],
    ['Honeyhive Galaxy', 'Honey|hive Galaxy'],
    ['Moonshiners', 'Moon|shi|ners'],
    ['World 4-1', 'World 4-1'],
  ])('may break where a syllable ends: %s', (name, cut) => {
    expect(breakable(name).split('\u00AD').join('|')).toBe(cut);
  });
});

describe('a trade', () => {
  it('is the same message however it was picked', () => {
    const one = { cash: 5, deeds: [9, 1], cards: ['wp05', 'qb09'] };
    expect(goodsOf(one)).toEqual({ cash: 5, deeds: [1, 9], cards: ['qb09', 'wp05'] });
    expect(isEmpty(draftOf())).toBe(true);
    expect(toggled([1, 2], 1)).toEqual([2]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});
