import { describe, expect, it } from 'vitest';
import type { Sight, Why } from '../src/contract';
import { pointsOf } from '../src/kart/points';
import { kerbOf, restAt } from '../src/kart/rest';
import { Motion } from '../src/motion/motion.svelte';
import { stepsOf } from '../src/motion/steps';
import { soundsOf } from '../src/sound/cues';
import { pieceOf, piecesOf } from '../src/store/pieces';
import { viewOf } from '../src/store/view';
import { placeOf } from '../src/table/geometry';
import { spaceLabel } from '../src/table/spaceText';
import { lainOf } from '../src/table/thrown';
import { logLine } from '../src/text/log';
import { whyText } from '../src/text/why';
import { atlas, seat, tableOf } from './karts';

const two = seat(1, { second: { token: 'toad', position: 9, jail: { tries: 1 }, face: 'down' } });

const table = tableOf({ 'seat/1': seat(1), 'seat/2': seat(2, { won: ['gp_7'] }), 'seat/3': seat(3) });
const duo = tableOf({ 'seat/1': two, 'seat/2': seat(2) });

describe('the edition', () => {
  it('knows its dice, its races and its characters', () => {
    expect(atlas.powerDie?.id).toBe('power_up');
    expect([1, 3, 6].map((value) => atlas.powerOn('power_up', value))).toEqual(['coins', 'banana', 'lightning']);
    expect(atlas.powerOn('numbered', 3)).toBeNull();
    expect(atlas.race('gp_2')).toMatchObject({ number: 2, fee: 1, points: 20 });
    expect(atlas.race('gp_2')?.prizes).toHaveLength(3);
    expect([atlas.race('gp_99'), atlas.raceCount, atlas.races]).toEqual([undefined, 8, true]);
    expect(atlas.token('toad')?.boost?.power).toBe('lightning');
    expect(atlas.deed(31)?.points).toBe(50);
  });

  it('lays out the dice of a throw, the power die by its face', () => {
    expect(lainOf([4, 6], null, atlas).map(({ value, power }) => [value, power])).toEqual([
      [4, null],
      [6, 'lightning'],
    ]);
    expect(lainOf([2], ['power_up'], atlas)[0]?.power).toBe('coins');
    expect(lainOf([2], null, atlas)[0]?.power).toBeNull();
  });
});

describe('the tokens', () => {
  it('are two where a seat leads two characters, and are told apart', () => {
    expect(piecesOf(seat(2)).map((piece) => piece.id)).toEqual(['2']);
    expect(piecesOf(two).map(({ id, position, face }) => [id, position, face])).toEqual([
      ['1', 1, 'up'],
      ['1-2', 9, 'down'],
    ]);
    expect(['toad', 'mario', undefined].map((character) => pieceOf(two, 1, character))).toEqual(['1-2', '1', '1']);
  });

  it('move by the character that is named', () => {
    const steps = stepsOf(
      [{ type: 'token_moved', data: { seat: 1, character: 'toad', from: 7, to: 9, way: 'forward' } }],
      32,
    );
    expect(steps.map((step) => ('character' in step ? step.character : null))).toEqual(['toad', 'toad']);
    const motion = new Motion();
    motion.settle(viewOf({ 'seat/1': two }), 32);
    expect(motion.places).toEqual({ '1': 1, '1-2': 9 });
  });
});

describe('what lies on the board', () => {
  it('rests within its space, apart from each other', () => {
    for (let space = 0; space < 32; space += 1) {
      const place = placeOf(space, 32);
      const [coins, marker] = [restAt(place, 'coins'), restAt(place, 'marker')];
      for (const { x, y } of [coins, marker])
        expect(x > place.x && x < place.x + place.w && y > place.y && y < place.y + place.h).toBe(true);
      expect(Math.hypot(coins.x - marker.x, coins.y - marker.y)).toBeGreaterThan(3);
    }
  });

  it('has a kerb along the inside of the ring', () => {
    for (let space = 0; space < 32; space += 1) {
      const kerb = kerbOf(placeOf(space, 32), 1);
      const inner = [kerb.x, kerb.y, 100 - kerb.x - kerb.w, 100 - kerb.y - kerb.h];
      expect(Math.min(...inner)).toBeGreaterThan(15);
    }
  });

  it('is read out with its space', () => {
    const lying = {
      coins: [{ space: 9, amount: 3 }],
      pickups: [],
      marker: 'banana',
      markers: [9],
      markers_left: 4,
      path: [],
    };
    const words = spaceLabel(9, tableOf({ 'seat/1': two, lying }));
    expect(words).toContain('3\u00a0🪙 lying here, banana here, here: Toad (Ann)');
  });
});

it('the points of a player are those of deeds and cards, and the rest is for coins', () => {
  const held = (deed: number) => ({ deed, owner: 1, stage: 0, title: 'open', protected: false, rent: null });
  const rich = seat(1, { won: ['gp_1', 'gp_5'], points: 150 });
  const points = pointsOf(
    rich,
    tableOf({ 'seat/1': rich, 'space/1': held(1), 'space/9': held(9), 'space/25': held(25) }),
  );
  expect(points).toMatchObject({ sum: 150, deeds: { count: 3, points: 70 }, coins: 20 });
  expect(points?.cards.map((card) => [card.name, card.points])).toEqual([
    ['Moo Moo Meadows', 20],
    ['Sherbet Land', 40],
  ]);
  const { points: _, ...uncounted } = seat(1);
  expect(pointsOf(uncounted, table)).toBeNull();
});

describe('the log', () => {
  const purse = (data: number) => ({ type: 'seat' as const, data });
  const space = (data: number) => ({ type: 'space' as const, data });
  const shell: Why = { type: 'power', data: { power: 'green_shell' } };
  const racer = (number: number) => ({ seat: number, character: 'mario' });
  const lines: [Sight, string | null][] = [
    [{ type: 'dice_rolled', data: { seat: 1, dice: [4, 6], purpose: 'move' } }, 'Ann rolls 4 and Lightning'],
    [
      { type: 'dice_rolled', data: { seat: 1, dice: [4], which: ['numbered'], purpose: 'move' } },
      'Ann rolls 4, without the power-up die',
    ],
    [
      { type: 'dice_rolled', data: { seat: 1, dice: [3], which: ['power_up'], purpose: 'power_up' } },
      'Ann rolls Banana with the power-up die',
    ],
    [
      { type: 'dice_rolled', data: { seat: 1, dice: [3], which: ['numbered'], purpose: 'ability' } },
      'Ann rolls 3 to move on',
    ],
    [
      { type: 'dice_rolled', data: { seat: 1, dice: [3], which: ['numbered'], purpose: 'race' } },
      'Ann rolls 3 in the race',
    ],
    [{ type: 'power_missed', data: { seat: 1 } }, null],
    [{ type: 'power_silenced', data: { seats: [2, 3] } }, 'Bob, Cid: the next roll is made without the power-up die'],
    [
      { type: 'power_carried_out', data: { seat: 1, character: 'mario', power: 'banana', strength: 'plain' } },
      'Ann uses Banana',
    ],
    [
      { type: 'power_carried_out', data: { seat: 1, character: 'mario', power: 'coins', strength: 'boosted' } },
      'Ann uses Coins with the boost of Mario',
    ],
    [
      { type: 'coins_moved', data: { from: purse(2), to: space(7), amount: 3, why: shell } },
      'Bob drops 3\u00a0🪙 on Thwomp Ruins: Green Shell',
    ],
    [
      {
        type: 'coins_moved',
        data: { from: purse(2), to: space(12), amount: 2, why: { type: 'tax', data: { space: 12 } } },
      },
      'Bob drops 2\u00a0🪙 on Thwomp',
    ],
    [
      {
        type: 'coins_moved',
        data: { from: space(7), to: purse(1), amount: 3, why: { type: 'picked_up', data: { space: 7 } } },
      },
      'Ann takes 3\u00a0🪙 on Thwomp Ruins',
    ],
    [
      { type: 'debt_opened', data: { debt: { debtor: 2, creditor: space(7), amount: 3, why: shell } } },
      'Bob has to drop 3\u00a0🪙 on Thwomp Ruins',
    ],
    [
      { type: 'debt_forgiven', data: { debt: { debtor: 2, creditor: space(7), amount: 3, why: shell }, rest: 2 } },
      'Bob has nothing left; cancelled: 2\u00a0🪙',
    ],
    [{ type: 'marker_placed', data: { seat: 1, space: 3 } }, 'Ann puts 1 × banana on Water Park'],
    [{ type: 'marker_lifted', data: { space: 3 } }, 'The banana on Water Park goes back to stock'],
    [{ type: 'pickup_offered', data: { seat: 1, space: 3, amount: 2 } }, 'Ann comes across 2\u00a0🪙 on Water Park'],
    [{ type: 'duty_fell_due', data: { seat: 1, duty: 'race' } }, 'Ann enters GO: a race is owed'],
    [{ type: 'card_drawn', data: { seat: 1, deck: 'grand_prix', card: 'gp_1' } }, 'Ann turns up Moo Moo Meadows'],
    [{ type: 'race_began', data: { card: 'gp_1', opener: 1, holder: null } }, null],
    [{ type: 'race_began', data: { card: 'gp_7', opener: 1, holder: 2 } }, 'Ann picks Tick-Tock Clock for the rematch'],
    [{ type: 'race_entered', data: { racer: racer(1) } }, 'Ann enters the race'],
    [{ type: 'race_stayed_out', data: { seat: 2, absence: 'chosen' } }, 'Bob stays out'],
    [{ type: 'race_stayed_out', data: { seat: 2, absence: 'barred' } }, 'Bob cannot race'],
    [
      { type: 'race_placed', data: { card: 'gp_1', places: [racer(3), racer(1)] } },
      'The race is over. 1st: Cid, 2nd: Ann',
    ],
    [{ type: 'race_placed', data: { card: 'gp_1', places: [racer(3)] } }, 'Cid races alone'],
    [
      { type: 'race_placed', data: { card: 'gp_1', places: [] } },
      'Nobody enters: Moo Moo Meadows goes out of the game',
    ],
    [{ type: 'race_placed', data: { card: 'gp_7', places: [] } }, 'Nobody enters: Tick-Tock Clock stays with Bob'],
    [{ type: 'card_won', data: { seat: 1, card: 'gp_1', from: null } }, 'Ann wins Moo Moo Meadows, 20 points'],
    [{ type: 'card_won', data: { seat: 2, card: 'gp_7', from: 2 } }, 'Bob keeps Tick-Tock Clock, 50 points'],
    [{ type: 'card_won', data: { seat: 1, card: 'gp_7', from: 2 } }, 'Ann wins Tick-Tock Clock from Bob, 50 points'],
    [{ type: 'card_lost', data: { seat: 1, card: 'gp_1' } }, 'Moo Moo Meadows of Ann goes out of the game'],
    [{ type: 'bidder_skipped', data: { seat: 2 } }, 'Bob cannot bid higher and is skipped'],
    [{ type: 'jail_left', data: { seat: 1, by: 'served' } }, 'Ann comes out of Jail after the last try'],
  ];

  it.each(lines)('says what happened: %#', (sight, text) => {
    expect(logLine(sight, table)).toBe(text);
  });

  it('names the character where a seat leads two', () => {
    const moved: Sight = { type: 'token_moved', data: { seat: 1, character: 'toad', from: 5, to: 9, way: 'forward' } };
    expect(logLine(moved, duo)).toBe('Toad (Ann) moves to Mario Circuit');
    expect(logLine({ type: 'race_entered', data: { racer: { seat: 1, character: 'toad' } } }, duo)).toBe(
      'Toad (Ann) enters the race',
    );
    expect(logLine({ type: 'character_turned', data: { seat: 1, character: 'toad', face: 'down' } }, duo)).toBe(
      'Toad is turned face down',
    );
  });

  it('says why money moved', () => {
    const reasons: [Why, string][] = [
      [shell, 'Green Shell'],
      [{ type: 'boost', data: { character: 'toad', power: 'lightning' } }, 'Lightning with the boost of Toad'],
      [{ type: 'star', data: { character: 'bowser' } }, 'Super Star of Bowser'],
      [{ type: 'prize', data: { card: 'gp_2', place: 1 } }, 'prize of Toad\u2019s Turnpike'],
      [{ type: 'entry_fee', data: { card: 'gp_1' } }, 'entry fee for Moo Moo Meadows'],
      [{ type: 'picked_up', data: { space: 3 } }, 'coins on Water Park'],
    ];
    for (const [why, text] of reasons) expect(whyText(why, table).replace("'", '\u2019')).toBe(text);
  });
});

it('bananas, shells, coins picked up and races are heard', () => {
  const heard = (sight: Sight) => soundsOf([sight], 1);
  expect(heard({ type: 'marker_lifted', data: { space: 3 } })).toEqual(['banana']);
  expect(heard({ type: 'marker_placed', data: { seat: 2, space: 3 } })).toEqual(['plop']);
  const carried = (power: string): Sight => ({
    type: 'power_carried_out',
    data: { seat: 2, character: 'toad', power, strength: 'plain' },
  });
  expect(['spiny_shell', 'lightning', 'coins'].flatMap((power) => heard(carried(power)))).toEqual([
    'shell',
    'lightning',
  ]);
  const found: Sight = {
    type: 'coins_moved',
    data: {
      from: { type: 'space', data: 3 },
      to: { type: 'seat', data: 1 },
      amount: 1,
      why: { type: 'picked_up', data: { space: 3 } },
    },
  };
  expect(heard(found)).toEqual(['pickup']);
  expect(heard({ type: 'race_began', data: { card: 'gp_1', opener: 1, holder: null } })).toEqual(['race']);
  expect(heard({ type: 'card_won', data: { seat: 2, card: 'gp_1', from: null } })).toEqual(['cup']);
});
