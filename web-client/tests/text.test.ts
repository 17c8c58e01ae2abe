import { describe, expect, it } from 'vitest';
import { de } from '../src/text/de';
import { en, type Key } from '../src/text/en';
import { fill } from '../src/text/translate.svelte';

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe('texts', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it('have the same places in both languages', () => {
    for (const key of Object.keys(en) as Key[]) expect([key, places(de[key])]).toEqual([key, places(en[key])]);
  });

  it('are never empty', () => {
    for (const text of [...Object.values(en), ...Object.values(de)]) expect(text.trim()).not.toBe('');
  });

  it('fill their places and leave unknown ones readable', () => {
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });

  it('know every reason for refusal', () => {
    const codes =
      'unknown_here out not_your_turn not_asked not_now roll_owed claim_closed void stale not_yours one_offer waiting empty not_owner not_offered under_claim set_incomplete set_mortgaged set_built mortgaged not_mortgaged full uneven no_stock highest passed too_low covered over_cash interest can_pay';
    for (const code of codes.split(' ')) expect(en).toHaveProperty([`refused.${code}`]);
  });
});
