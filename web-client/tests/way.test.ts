import { describe, expect, it } from 'vitest';
import type { Sight, Why } from '../src/contract';
import { withPoints, worthText } from '../src/deeds/worth';
import JailPrompt from '../src/prompts/JailPrompt.svelte';
import OrderPrompt from '../src/prompts/OrderPrompt.svelte';
import OwnCharacterPrompt from '../src/prompts/OwnCharacterPrompt.svelte';
import { hitsFrom, leadsOn } from '../src/prompts/hits';
import { Atlas } from '../src/store/edition';
import { nearest, thrown } from '../src/store/reach';
import { walk } from '../src/store/way';
import { atlas, seat, tableOf } from './karts';
import { shown } from './shown';

/** Where a move leads and what comes of it, worked out from what everybody sees. */

describe('a way', () => {
  it('ends on the first space with a marker, forward and back', () => {
    expect(walk(29, 7, 32, [3])).toEqual({ to: 3, marked: true });
    expect(walk(29, 5, 32, [3])).toEqual({ to: 2, marked: false });
    expect(walk(29, 6, 32, [3, 1])).toEqual({ to: 1, marked: true });
    expect(walk(2, -4, 32, [31])).toEqual({ to: 31, marked: true });
  });

  it('is not stopped where it begins', () => {
    expect(walk(3, 2, 32, [3])).toEqual({ to: 5, marked: false });
    expect(walk(3, 0, 32, [3])).toEqual({ to: 3, marked: false });
  });
});

const at = (...places: number[]) =>
  Object.fromEntries(places.map((position, index) => [`seat/${String(index + 1)}`, seat(index + 1, { position })]));
const shell = [{ type: 'drop', who: 'nearest_ahead', amount: 3 }];

describe('the nearest', () => {
  const seats = (found: { seat: number }[]) => found.map((piece) => piece.seat);

  it('is looked for round the board, and who stands here is far away', () => {
    expect(seats(nearest(tableOf(at(30, 2, 29)), 1, 30, 'ahead'))).toEqual([2]);
    expect(seats(nearest(tableOf(at(30, 2, 29)), 1, 30, 'behind'))).toEqual([3]);
    expect(seats(nearest(tableOf(at(30, 30, 29)), 1, 30, 'ahead'))).toEqual([3]);
    expect(seats(nearest(tableOf(at(30, 2, 2)), 1, 30, 'ahead'))).toEqual([2, 3]);
  });

  it('is told from each space, with who picks left open', () => {
    const table = tableOf(at(4, 9, 20));
    const me = { id: '1', seat: 1, token: 'mario', position: 4, jail: null, face: 'up' as const };
    expect(hitsFrom(table, me, 4, shell)).toBe('hits Bob');
    expect(hitsFrom(table, me, 10, shell)).toBe('hits Cid');
    expect(hitsFrom(table, me, 4, [{ type: 'drop', who: 'nearest_both_ways' }])).toBe('hits Bob and Cid');
    expect(hitsFrom(tableOf(at(4, 9, 9)), me, 4, shell)).toBe('hits Bob or Cid');
    expect(hitsFrom(tableOf(at(4)), me, 4, shell)).toBe('hits nobody');
    expect(hitsFrom(table, me, 4, [{ type: 'drop', who: 'all_others' }])).toBeNull();
  });

  it('is open where a space may lead on', () => {
    const table = tableOf(at(4, 9));
    expect(atlas.edition.spaces.filter(({ index }) => leadsOn(table, index)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['boost_pad', 'super_star', 'go_to_jail']),
    );
    expect(leadsOn(table, 1)).toBe(false);
  });
});

describe('what comes first', () => {
  const question = { steps: 5, power: 'green_shell', extra: 0 };
  const order = (lying: unknown, ...places: number[]) => {
    const answers = [
      { type: 'move', data: { steps: 5, extra: 0 } },
      { type: 'power_up', data: { power: 'green_shell' } },
    ];
    const table = tableOf({
      ...at(...places),
      lying,
      table: { active: 1, phase: { type: 'playing' } },
      'answers/1': answers,
    });
    table.mySeat = 1;
    return shown(OrderPrompt, { table, ...question });
  };
  const markers = (...spaces: number[]) => ({ coins: [], pickups: [], markers: spaces, path: [] });

  it('says whom the shell hits in either order, and where a banana stops the move', () => {
    const text = order(markers(9), 4, 6, 20);
    expect(text).toMatch(/stops at .* \(banana\) hits Cid/);
    expect(text).toContain('hits Bob');
    expect(order(markers(), 4, 6, 20)).not.toContain('banana');
  });
});

describe('choices say what they come to', () => {
  it('points stand beside the price where points decide', () => {
    const table = tableOf({});
    expect(worthText(29, table)).toBe('5\u00a0🪙\u00a0· 50 pts');
    const plain = new Atlas({
      ...atlas.edition,
      deeds: atlas.edition.deeds.map((deed) => ({ ...deed, points: undefined as never })),
    });
    expect(withPoints('+5', 29, tableOf({}, plain))).toBe('+5');
  });

  it('what an own character loses', () => {
    const says = (character: string, power: string): string =>
      shown(OwnCharacterPrompt, {
        table: tableOf(at(1)),
        why: { type: 'boost', data: { character, power } } satisfies Why,
      });
    expect(says('bowser', 'spiny_shell')).toContain('It drops 3 🪙 where it stands.');
    expect(says('toad', 'lightning')).toContain('It drops 1 🪙 where it stands, and you give 1 🪙.');
    expect(says('rosalina', 'coins')).toContain('You give 1 🪙.');
  });

  it('the fine that cannot be paid is still there', () => {
    const table = tableOf({ 'seat/1': seat(1, { in_hand: 2 }), 'answers/1': [{ type: 'roll' }] });
    table.mySeat = 1;
    const text = shown(JailPrompt, { table, fine: 5, tries: 0 });
    expect(text).toContain('Pay 5 🪙');
    expect(text).toContain('You have 2 🪙; the fine is 5 🪙.');
  });

  it('the roll is told apart from its power', () => {
    const roll = (dice: number[]) => thrown(tableOf({ table: { last_roll: { seat: 1, dice } } }));
    expect(roll([4, 6])).toEqual({ steps: 4, power: 'lightning' });
    expect(roll([4])).toBeNull();
  });
});

describe('a race that is still being shown', () => {
  it('is not told by the log', () => {
    const sights = ['turn_began', 'race_placed', 'card_won'].map((type) => ({ type, data: {} }) as unknown as Sight);
    const table = tableOf({ 'seat/1': seat(1, { points: 70 }) });
    table.log = sights.map((sight, id) => ({ id, sight }));
    expect(table.told).toHaveLength(3);
    table.motion.unraced = sights[1] ?? null;
    expect(table.told).toHaveLength(1);
    table.motion.unraced = null;
    expect(table.told).toHaveLength(3);
  });
});
