import { describe, expect, it } from 'vitest';
import { coinPiles, powerDrawing } from '../src/drawings/items';
import { KARTS } from '../src/drawings/karts';
import { INK } from '../src/drawings/shape';
import { isPlain, tokenDrawing } from '../src/drawings/tokens';
import { paintOf } from '../src/kart/paints';
import { pileOf } from '../src/kart/pile';
import { de } from '../src/text/de';
import { en } from '../src/text/en';

const CHARACTERS = Object.keys(KARTS);
const POWERS = ['coins', 'banana', 'green_shell', 'spiny_shell', 'lightning'];
const outlines = (drawing: readonly { d: string }[]) => drawing.map(({ d }) => d).join();

/** How light a colour is, and how far two of them are apart, as the guidelines for readable text reckon it. */
function light(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe('the karts', () => {
  it('are ten, and no two have the same outlines', () => {
    expect(CHARACTERS).toHaveLength(10);
    expect(new Set(Object.values(KARTS).map(outlines)).size).toBe(10);
  });

  it('sit behind pieces of the same name where nobody races', () => {
    expect(tokenDrawing('mario', true)).toBe(KARTS['mario']);
    expect(tokenDrawing('mario')).not.toBe(KARTS['mario']);
    expect(CHARACTERS.filter((token) => isPlain(tokenDrawing(token)))).toEqual([]);
    expect(isPlain(tokenDrawing('teapot', true))).toBe(true);
  });

  it('have a colour of their own on which ink can be read', () => {
    expect(new Set(CHARACTERS.map(paintOf)).size).toBe(10);
    for (const token of [...CHARACTERS, 'teapot']) expect(contrast(paintOf(token), INK)).toBeGreaterThan(7);
  });
});

describe('the power die', () => {
  it('has faces that differ in shape, and a sign for one that nobody here has heard of', () => {
    expect(new Set([...POWERS, 'red_shell'].map((power) => outlines(powerDrawing(power)))).size).toBe(6);
    expect(powerDrawing('red_shell')).toBe(powerDrawing('blooper'));
  });
});

describe('lying coins', () => {
  it.each([
    [1, 0],
    [2, 1],
    [4, 1],
    [5, 2],
    [40, 2],
  ])('%i coins are a pile of size %i', (amount, size) => {
    expect(pileOf(amount)).toBe(coinPiles[size]);
  });
});

it('every question of this kind has a line for those who wait', () => {
  const kinds =
    'order character target marker markers lift_markers go_or_stay steps second_roll take_dropped flip race_entry prize rematch_card own_character';
  for (const texts of [en, de])
    for (const kind of kinds.split(' ')) expect(texts).toHaveProperty([`prompt.waiting_${kind}`]);
});
