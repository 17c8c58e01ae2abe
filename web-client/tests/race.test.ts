import { describe, expect, it } from 'vitest';
import type { OpenRaceView, Racer, Sight, Why } from '../src/contract';
import { stepsOf } from '../src/motion/steps';
import { changesOf, prizesOf } from '../src/race/prize';
import type { EditionEffect } from '../src/store/kart';
import { entryOf, fieldOf, raceAfter, raceAtRest, racePart, rollsOf, tiedOf, type ShownRace } from '../src/race/race';

const racer = (seat: number): Racer => ({ seat, character: ['mario', 'luigi', 'peach', 'toad'][seat - 1] ?? '' });
const began = (card: string, opener: number, holder: number | null = null): Sight => ({
  type: 'race_began',
  data: { card, opener, holder },
});
const enters = (seat: number): Sight => ({ type: 'race_entered', data: { racer: racer(seat) } });
const staysOut = (seat: number, absence: 'chosen' | 'barred'): Sight => ({
  type: 'race_stayed_out',
  data: { seat, absence },
});
const rolls = (seat: number, value: number): Sight => ({
  type: 'dice_rolled',
  data: { seat, dice: [value], which: ['numbered'], purpose: 'race' },
});
const placed = (...seats: number[]): Sight => ({
  type: 'race_placed',
  data: { card: 'gp_2', places: seats.map(racer) },
});
const won = (seat: number): Sight => ({ type: 'card_won', data: { seat, card: 'gp_2', from: null } });
const coins = (from: number | null, to: number | null, amount: number, why: Why): Sight => ({
  type: 'coins_moved',
  data: {
    from: from === null ? { type: 'bank' } : { type: 'seat', data: from },
    to: to === null ? { type: 'space', data: 5 } : { type: 'seat', data: to },
    amount,
    why,
  },
});
const prize = (place: number): Why => ({ type: 'prize', data: { card: 'gp_2', place } });
const deed = (to: number | null): Sight => ({ type: 'deed_moved', data: { deed: 1, from: null, to } });

/** What came of the prize of a place, on a card with such prizes. */
const prizeOf = (race: ShownRace, place: number, ...effects: string[]): Sight[] => {
  const printed: EditionEffect[] = effects.map((type) => ({ type }));
  return prizesOf(race.places ?? [], race.prizes, printed)[place - 1] ?? [];
};

const seen = (from: ShownRace | null, ...sights: Sight[]) =>
  sights.reduce<ShownRace | null>((race, sight) => {
    const part = racePart(sight);
    return part === null ? race : raceAfter(race, part);
  }, from);
const shown = (...sights: Sight[]): ShownRace => {
  const race = seen(null, began('gp_2', 3), ...sights);
  if (race === null) throw new Error('no race');
  return race;
};
const run = [enters(3), enters(4), enters(1), staysOut(2, 'chosen'), rolls(3, 5), rolls(4, 2), rolls(1, 5)];

describe('a race', () => {
  it('asks one seat after another, the one who opened it first', () => {
    const race = shown(enters(3), staysOut(4, 'barred'));
    expect(fieldOf(race, [1, 2, 3, 4])).toEqual([3, 4, 1, 2]);
    expect(fieldOf({ ...race, opener: 4 }, [1, 2, 3])).toEqual([1, 2, 3]);
    expect([3, 4, 1, 2].map((seat) => entryOf(race, seat))).toEqual(['in', 'barred', 'waits', 'waits']);
  });

  it('keeps every throw, and knows who is breaking a tie', () => {
    const tied = shown(...run, rolls(3, 3));
    expect(rollsOf(tied, 3)).toEqual([5, 3]);
    expect(tiedOf(tied)).toEqual([3, 1]);
    expect(tiedOf(shown(...run))).toEqual([]);
    expect(tiedOf(shown(...run, rolls(3, 3), rolls(1, 6), placed(1, 3, 4)))).toEqual([]);
  });

  it('gives each prize to the place it belongs to', () => {
    const race = shown(
      ...run,
      rolls(3, 3),
      rolls(1, 6),
      placed(1, 3, 4),
      won(1),
      coins(2, 1, 2, prize(1)),
      coins(4, 1, 2, prize(1)),
      { type: 'dice_rolled', data: { seat: 3, dice: [4], which: ['numbered'], purpose: 'prize' } },
      coins(null, 3, 4, prize(2)),
      coins(null, 4, 3, prize(3)),
    );
    expect(changesOf(prizeOf(race, 1))).toEqual([
      { seat: 1, amount: 4 },
      { seat: 2, amount: -2 },
      { seat: 4, amount: -2 },
    ]);
    expect(prizeOf(race, 2).map((sight) => sight.type)).toEqual(['dice_rolled', 'coins_moved']);
    expect(changesOf(prizeOf(race, 3))).toEqual([{ seat: 4, amount: 3 }]);
    expect(race.won).toBe(true);
  });

  it('counts what a power does that is a prize, but no rent and no trade', () => {
    const race = shown(
      ...run,
      placed(1, 3),
      won(1),
      { type: 'dice_rolled', data: { seat: 3, dice: [6], which: ['power_up'], purpose: 'power_up' } },
      coins(4, null, 1, { type: 'power', data: { power: 'lightning' } }),
      coins(2, 1, 2, { type: 'rent', data: { deed: 1 } }),
      { type: 'offer_accepted', data: { offer: 1 } },
      deed(2),
      deed(null),
    );
    expect(prizeOf(race, 2).map((sight) => sight.type)).toEqual(['dice_rolled', 'coins_moved']);
    expect(prizeOf(race, 1)).toEqual([]);
  });

  it('tells once that somebody goes to Jail, and that a deed was auctioned', () => {
    const put: Sight = { type: 'token_moved', data: { seat: 4, from: 29, to: 8, way: 'put' } };
    const jailed: Sight = { type: 'jail_entered', data: { seat: 4 } };
    const sold: Sight = {
      type: 'auction_closed',
      data: { lot: { type: 'deed', data: { deed: 1 } }, winner: 2, amount: 3 },
    };
    const race = shown(...run, placed(1, 3), won(1), put, jailed, sold, deed(2));
    expect(prizeOf(race, 1)).toEqual([jailed, sold]);
  });

  it('gives a prize to whose it is, whatever the winner did before', () => {
    const marker: Sight = { type: 'marker_placed', data: { seat: 3, space: 9 } };
    const swapped = [deed(4), deed(2)];
    const sherbet = shown(...run, placed(1, 3), won(1), ...swapped, marker);
    expect(prizeOf(sherbet, 1, 'swap_deeds', 'place_marker')).toEqual(swapped);
    expect(prizeOf(sherbet, 2, 'swap_deeds', 'place_marker')).toEqual([marker]);
    const declined = shown(...run, placed(1, 3), won(1), marker);
    expect(prizeOf(declined, 2, 'swap_deeds', 'place_marker')).toEqual([marker]);
  });

  it('knows by what the prizes do whose auction it was, and who sent whom to Jail', () => {
    const sold: Sight = {
      type: 'auction_closed',
      data: { lot: { type: 'deed', data: { deed: 1 } }, winner: 1, amount: 3 },
    };
    const jailed: Sight = { type: 'jail_entered', data: { seat: 1 } };
    const race = shown(...run, placed(1, 3, 4), won(1), coins(null, 1, 3, prize(1)), sold, jailed);
    const prizes = ['bank_pays', 'auction_deed', 'send_to_jail'];
    expect([1, 2, 3].map((place) => prizeOf(race, place, ...prizes).map(({ type }) => type))).toEqual([
      ['coins_moved'],
      ['auction_closed'],
      ['jail_entered'],
    ]);
  });

  it('gives a deed to who gets it, where two places win one', () => {
    const race = shown(...run, placed(1, 3), won(1), deed(3));
    expect(prizeOf(race, 2, 'buy_deed', 'take_cheapest_deed')).toEqual([deed(3)]);
    const thrown: Sight = {
      type: 'dice_rolled',
      data: { seat: 1, dice: [2], which: ['power_up'], purpose: 'power_up' },
    };
    const power = shown(...run, placed(1, 3), won(1), thrown, deed(2));
    expect(prizeOf(power, 1, 'roll_power', 'buy_deed')).toEqual([thrown, deed(2)]);
  });

  it('may have nobody, and then nothing is carried out', () => {
    const race = shown(staysOut(3, 'chosen'), placed(), deed(1));
    expect([race.places, race.prizes]).toEqual([[], []]);
  });

  it('is nothing if its beginning was not seen', () => {
    expect(seen(null, ...run, placed(1, 3, 4))).toBeNull();
  });
});

describe('a race at rest', () => {
  const open: OpenRaceView = { card: 'gp_2', opener: 3, holder: null, waiting: [1, 2], racers: [racer(3)] };

  it('is known by what the view says, without why somebody stays out', () => {
    const race = raceAtRest(null, { duties: [], open });
    if (race === null) throw new Error('no race');
    expect([1, 2, 3, 4].map((seat) => entryOf(race, seat))).toEqual(['waits', 'waits', 'in', 'unknown']);
    expect([1, 4].map((seat) => entryOf(seen(race, staysOut(1, 'barred')) ?? race, seat))).toEqual([
      'barred',
      'unknown',
    ]);
  });

  it('keeps what was seen of it, and what came of the last one', () => {
    const race = shown(enters(3), staysOut(4, 'barred'));
    expect(raceAtRest(race, { duties: [], open })).toBe(race);
    const over = shown(...run, placed(1, 3, 4));
    expect(raceAtRest(over, { duties: [], open: null })).toBe(over);
    expect(raceAtRest(over, { duties: [], open: { ...open, holder: 2 } })).toMatchObject({ holder: 2, places: null });
  });

  it('leaves nothing half done', () => {
    expect(raceAtRest(shown(...run), { duties: [], open: null })).toBeNull();
    expect(raceAtRest(null, undefined)).toBeNull();
  });
});

describe('the motion of a race', () => {
  it('turns its card up in its scene, and throws its dice there', () => {
    const card: Sight = { type: 'card_drawn', data: { seat: 3, deck: 'grand_prix', card: 'gp_2' } };
    const kinds = stepsOf([card, began('gp_2', 3), rolls(3, 5)], 32).map((step) => step.kind);
    expect(kinds).toEqual(['race', 'race']);
    expect(stepsOf([card], 32).map((step) => step.kind)).toEqual(['card']);
  });

  it('shows what comes of a prize where it happens as well', () => {
    const kinds = stepsOf([coins(null, 3, 4, prize(2))], 32).map((step) => step.kind);
    expect(kinds).toEqual(['race', 'coins']);
  });
});
