import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spaceSays } from '../src/explain/says';
import { Atlas, type Edition } from '../src/store/edition';
import { Looking } from '../src/store/looking.svelte';
import { atlas as karts, seat, tableOf } from './karts';

const read = (name: string) =>
  new Atlas(JSON.parse(readFileSync(new URL(`../../editions/data/${name}.json`, import.meta.url), 'utf8')) as Edition);
const editions = [karts, read('movie'), read('celebration'), read('collectors')];
const space = (deed: number, owner: number | null = null) => ({
  [`space/${deed}`]: { deed, owner, stage: 0, title: 'open', protected: false, rent: null },
});
const says = (at: number, edition: Atlas, sections: Record<string, unknown> = {}, options = {}) => {
  const table = tableOf({ 'seat/1': seat(1), ...sections }, edition);
  table.options = options;
  return spaceSays(at, table).join(' ');
};

describe('a space', () => {
  it('says in every edition what it does', () => {
    for (const edition of editions) {
      for (const { index } of edition.edition.spaces) {
        const text = says(index, edition);
        expect([edition.edition.edition.id, index, text]).not.toContain('');
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });

  it('says so from its effect, with its numbers and names', () => {
    expect(says(12, karts)).toBe('Whoever lands here drops 2\u00a0🪙, and they lie here until somebody takes them.');
    expect(says(4, karts)).toContain('throws the numbered die and gets that from the Bank: 1\u00a0🪙 a pip');
    expect(says(28, read('movie'))).toContain('comes out of the Warp Pipe after');
    expect(says(4, read('collectors'))).toBe('Whoever lands here pays the Bank $200.');
    expect(says(0, karts)).toContain('begins a race');
    expect(says(0, read('movie'))).not.toContain('race');
  });

  it('follows the options of the table and what lies there', () => {
    const collectors = read('collectors');
    expect(says(4, collectors, {}, { legacy_taxes: true, speed_play: false })).toContain('or 10 %');
    expect(says(16, karts)).toContain('nothing happens');
    expect(says(16, karts, { table: { pot: 7, decks: [] } }, { free_parking_pot: true })).toContain('7\u00a0🪙');
    expect(says(1, karts, space(1))).toContain('may buy it for 1\u00a0🪙, or it is auctioned');
    expect(says(1, karts, space(1), { no_auctions: true })).not.toContain('auction');
    expect(says(1, karts, space(1, 1))).toContain('owe Ann the rent, if Ann asks');
    expect(says(1, karts, space(1, 1), { rent: 'automatic' })).toContain('pay Ann the rent');
    const lying = { coins: [{ space: 16, amount: 2 }], markers: [16], pickups: [], path: [], markers_left: 4 };
    expect(says(16, karts, { lying })).toMatch(/takes the coins.*banana goes back/);
  });
});

describe('looking', () => {
  it('is at one thing at a time, and put away by the same press', () => {
    const looking = new Looking();
    looking.look({ type: 'space', space: 4 });
    expect(looking.space).toBe(4);
    looking.look({ type: 'help' });
    expect([looking.space, looking.isAt({ type: 'help' })]).toEqual([null, true]);
    looking.look({ type: 'help' });
    expect(looking.at).toBeNull();
  });
});
