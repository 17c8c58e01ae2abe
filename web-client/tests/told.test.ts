import { describe, expect, it } from 'vitest';
import type { Sight } from '../src/contract';
import { linesOf } from '../src/text/told';
import { seat, tableOf } from './karts';

const table = tableOf({ 'seat/1': seat(1, { second: { token: 'toad', position: 9, jail: null, face: 'down' } }) });
const told = (...sights: Sight[]) =>
  linesOf(
    sights.map((sight, id) => ({ id, sight })),
    table,
  ).map(({ text }) => text);
const turned = (character: string, face: 'up' | 'down'): Sight => ({
  type: 'character_turned',
  data: { seat: 1, character, face },
});

describe('the log', () => {
  it('tells once that all cards are turned up, and not what is seen anyway', () => {
    expect(told(turned('toad', 'down'), turned('mario', 'up'), turned('toad', 'up'))).toEqual([
      'All characters of Ann are face up again',
    ]);
    expect(told(turned('mario', 'down'))).toEqual([]);
  });

  it('begins every line large', () => {
    const why = { type: 'salary' as const };
    const moved: Sight = {
      type: 'coins_moved',
      data: { from: { type: 'bank' }, to: { type: 'seat', data: 1 }, amount: 2, why },
    };
    expect(told(moved)[0]).toMatch(/^The Bank pays Ann 2/);
  });

  it('says what is offered, from the side of who offers', () => {
    const goods = (cash: number, deeds: number[]) => ({ cash, deeds, cards: [] });
    const offer = { id: 1, revision: 2, from: 1, to: 2, by: 2, from_gives: goods(0, [3]), to_gives: goods(4, []) };
    expect(told({ type: 'offer_countered', data: { offer } })[0]).toBe(
      'Bob offers Ann instead: 4\u00a0🪙 for Water Park',
    );
  });
});
