import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Sight, Why } from '../src/contract';
import { battleAfter, battleAtRest, battlePart, begun, type ShownBattle } from '../src/figure/battle';
import { stanceOn } from '../src/figure/stance';
import { LONGEST, stepsOf } from '../src/motion/steps';
import { soundsOf } from '../src/sound/cues';
import { Atlas, type Edition } from '../src/store/edition';
import { intentOf } from '../src/store/intents';
import { castleStage, rentsOf } from '../src/store/variants';
import { diceLooks } from '../src/table/dieLook';
import { placeOf } from '../src/table/geometry';
import { logLine } from '../src/text/log';
import { whyText } from '../src/text/why';
import { tableOf } from './karts';

const read = (name: string) =>
  new Atlas(JSON.parse(readFileSync(new URL(`../../editions/data/${name}.json`, import.meta.url), 'utf8')) as Edition);
const movie = read('movie');
const collectors = read('collectors');

const throws = (seat: number, value: number, purpose: 'battle' | 'teammate'): Sight => ({
  type: 'dice_rolled',
  data: { seat, dice: [value], which: [purpose === 'battle' && seat === 3 ? 'black' : 'red'], purpose },
});
const began: Sight = { type: 'battle_began', data: { leader: 2, at: 13 } };
const ended = (teammate: number | null, end: 'won' | 'lost'): Sight => ({
  type: 'battle_ended',
  data: { leader: 2, teammate, end },
});
const seen = (from: ShownBattle | null, ...sights: Sight[]) =>
  sights.reduce<ShownBattle | null>((battle, sight) => {
    const part = battlePart(sight);
    return part === null ? battle : battleAfter(battle, part);
  }, from);

describe('a battle', () => {
  it('is shown from its beginning, with throws for who helps, to its end', () => {
    const battle = seen(
      null,
      began,
      throws(3, 5, 'teammate'),
      throws(1, 4, 'teammate'),
      throws(2, 6, 'battle'),
      throws(3, 1, 'battle'),
      ended(3, 'won'),
    );
    expect(battle).toEqual({
      leader: 2,
      at: 13,
      teammate: 3,
      tries: [
        { seat: 3, value: 5 },
        { seat: 1, value: 4 },
      ],
      leaderDie: 6,
      teammateDie: 1,
      end: 'won',
    });
  });

  it('may be fought alone', () => {
    const battle = seen(null, began, throws(2, 3, 'battle'), throws(2, 2, 'battle'), ended(null, 'lost'));
    expect(battle).toMatchObject({ teammate: null, leaderDie: 3, teammateDie: 2, end: 'lost' });
  });

  it('comes to the same when its dice are seen again by a skip', () => {
    const dice = [throws(2, 4, 'battle'), throws(3, 6, 'battle'), ended(3, 'won')];
    expect(seen(seen(begun(2, 13), throws(2, 4, 'battle')), ...dice)).toEqual(seen(begun(2, 13), ...dice));
  });

  it('is nothing if its beginning was not seen', () => {
    expect(seen(null, throws(2, 3, 'battle'), ended(3, 'won'))).toBeNull();
  });

  it('waits at rest for a teammate, keeps its end, and leaves nothing half done', () => {
    const question = { type: 'teammate' as const, data: { leader: 1, at: 9 } };
    expect(battleAtRest(null, { decision: 1, asked: [1], question })).toEqual(begun(1, 9));
    const over = seen(begun(2, 13), ended(3, 'won'));
    expect(battleAtRest(over, undefined)).toBe(over);
    expect(battleAtRest(begun(2, 13), undefined)).toBeNull();
  });
});

describe('the figure', () => {
  it('goes space by space, and all beside a battle still fits', () => {
    const steps = stepsOf(
      [
        { type: 'dice_rolled', data: { seat: 1, dice: [6, 6], purpose: 'move' } },
        { type: 'figure_moved', data: { from: 29, to: 3, way: 'forward' } },
        began,
        throws(2, 4, 'battle'),
        throws(3, 6, 'battle'),
        ended(3, 'won'),
        { type: 'figure_moved', data: { from: 3, to: 0, way: 'put' } },
        { type: 'figure_slept', data: { seat: 1 } },
        { type: 'token_moved', data: { seat: 1, from: 1, to: 13, way: 'forward' } },
      ],
      32,
    );
    const way = steps.flatMap((step) => (step.kind === 'figure' ? [step.to] : []));
    expect(way).toEqual([30, 31, 0, 1, 2, 3, 0]);
    expect(steps.some((step) => step.kind === 'sleep' && step.asleep)).toBe(true);
    const beside = steps.filter((step) => step.kind !== 'battle');
    expect(beside.reduce((sum, step) => sum + step.ms, 0)).toBeLessThanOrEqual(LONGEST + 1);
    expect(steps.reduce((sum, step) => sum + step.ms, 0)).toBeLessThanOrEqual(2 * LONGEST + 1000);
  });

  it('stands on its space, on every side', () => {
    for (let space = 0; space < 32; space += 1) {
      const place = placeOf(space, 32);
      const { x, y } = stanceOn(place);
      expect(x > place.x && x < place.x + place.w && y > place.y && y < place.y + place.h).toBe(true);
    }
  });

  it('is heard', () => {
    expect(soundsOf([{ type: 'figure_moved', data: { from: 1, to: 4, way: 'forward' } }, ended(3, 'lost')], 1)).toEqual(
      ['stomp', 'defeat'],
    );
  });
});

describe('what an edition prints', () => {
  it('is changed by the variant in force', () => {
    expect(rentsOf(13, movie, {})).toEqual({ base: 2, set: 4 });
    expect(rentsOf(13, movie, { brisk_rents: true })).toEqual({ base: 3, set: 6 });
    expect(rentsOf(1, movie, { brisk_rents: true })).toEqual({ base: 1, set: 2 });
    expect(castleStage(collectors, {})).toBe(5);
  });

  it('gives each die its look, by name or by its place', () => {
    const [black, red] = (movie.edition.dice ?? []).map((die) => die.look);
    expect(diceLooks(movie, null, 2)).toEqual([black, red]);
    expect(diceLooks(movie, ['red'], 1)).toEqual([red]);
    expect(diceLooks(collectors, null, 2)[0]).not.toEqual(diceLooks(collectors, null, 2)[1]);
  });

  it('tells whether anything can be built or mortgaged', () => {
    expect([movie.builds, collectors.builds]).toEqual([false, true]);
    expect([movie.coinStep, collectors.coinStep]).toEqual([1, 10]);
  });
});

describe('the log', () => {
  const table = tableOf({}, movie);
  const lines: [Sight, string][] = [
    [{ type: 'figure_moved', data: { from: 9, to: 13, way: 'forward' } }, 'Bowser moves to Jungle Kingdom'],
    [{ type: 'figure_moved', data: { from: 9, to: 16, way: 'put' } }, 'Bowser is put on Free Parking'],
    [{ type: 'figure_slept', data: { seat: 1 } }, 'Bowser falls asleep until the next turn of Ann ends'],
    [{ type: 'figure_woke' }, 'Bowser wakes up'],
    [began, 'Bob battles Bowser on Jungle Kingdom'],
    [ended(3, 'won'), 'Bob and Cid win the battle'],
    [ended(null, 'won'), 'Bob wins the battle alone'],
    [ended(3, 'lost'), 'Bob loses the battle in spite of Cid'],
    [ended(null, 'lost'), 'Bob loses the battle alone'],
    [throws(3, 5, 'battle'), 'Cid throws 5 (black die) in the battle'],
    [throws(1, 5, 'teammate'), 'Ann throws 5 (red die) for who helps'],
    [{ type: 'deed_flipped', data: { deed: 13 } }, 'GAME OVER for Jungle Kingdom'],
    [{ type: 'deed_continued', data: { deed: 13 } }, 'Jungle Kingdom continues'],
    [{ type: 'game_over', data: { standings: [], victor: 'figure' } }, 'Everything is in GAME OVER: Bowser wins'],
    [{ type: 'game_over', data: { standings: [], victor: 'player' } }, 'The game is over'],
  ];

  it.each(lines)('says what happened: %#', (sight, text) => {
    expect(logLine(sight, table)).toBe(text);
  });

  it('says why money moved', () => {
    const reasons: [Why, string][] = [
      [{ type: 'passing_fee' }, 'passing fee'],
      [{ type: 'battle' }, 'battle won'],
      [{ type: 'continued', data: { deed: 1 } }, 'Brooklyn continues'],
      [{ type: 'deed_sold', data: { deed: 1 } }, 'Brooklyn sold'],
    ];
    for (const [why, text] of reasons) expect(whyText(why, table)).toBe(text);
  });
});

it('sends what was pressed, without its price', () => {
  expect(intentOf({ type: 'continue', data: { deed: 3, cost: 1 } })).toEqual({ type: 'continue', data: { deed: 3 } });
  expect(intentOf({ type: 'sell_deed', data: { deed: 3, brings: 1 } })).toEqual({
    type: 'sell_deed',
    data: { deed: 3 },
  });
  expect(intentOf({ type: 'pick_player', data: { player: 2 } })).toEqual({ type: 'pick_player', data: { player: 2 } });
  expect(intentOf({ type: 'pick_deed', data: { deed: 3 } })).toEqual({ type: 'pick_deed', data: { deed: 3 } });
  expect(intentOf({ type: 'done' })).toEqual({ type: 'done' });
});
