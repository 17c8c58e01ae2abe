import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linesOf, moodOf, pingsOf, sceneAt, type Scene } from '../src/block/scene';
import { BlockStage } from '../src/block/stage.svelte';
import type { Sight } from '../src/contract';
import { stepsOf } from '../src/motion/steps';
import { soundsOf } from '../src/sound/cues';
import { Atlas, type Edition } from '../src/store/edition';

const file = new URL('../../editions/data/celebration.json', import.meta.url);
const atlas = new Atlas(JSON.parse(readFileSync(file, 'utf8')) as Edition);

const sights: Sight[] = [
  { type: 'dice_rolled', data: { seat: 1, dice: [6], purpose: 'move' } },
  { type: 'token_moved', data: { seat: 1, from: 4, to: 10, way: 'forward' } },
  { type: 'dice_rolled', data: { seat: 1, dice: [2], purpose: 'table' } },
  { type: 'outcome_decided', data: { seat: 1, table: 'question_block', outcome: 'pings' } },
  { type: 'dice_rolled', data: { seat: 1, dice: [3], purpose: 'outcome' } },
  {
    type: 'coins_moved',
    data: {
      from: { type: 'bank' },
      to: { type: 'seat', data: 1 },
      amount: 3,
      why: { type: 'outcome', data: { table: 'question_block', outcome: 'pings' } },
    },
  },
];
const scene: Scene = { seat: 1, table: 'question_block', outcome: 'pings', thrown: 2, then: 3 };
const outcome = (id: string) => atlas.outcome('question_block', id);

describe('a scene', () => {
  it('is read from the sights, with its throws', () => {
    expect(sceneAt(sights, 3)).toEqual(scene);
    expect(sceneAt(sights, 2)).toBeNull();
  });

  it('plays before its throw is seen, and takes no time of the others', () => {
    const steps = stepsOf(sights, 32);
    expect(steps.map((step) => step.kind)).toEqual([
      'dice',
      'hop',
      'hop',
      'hop',
      'hop',
      'hop',
      'hop',
      'block',
      'dice',
      'coins',
    ]);
    expect(steps.find((step) => step.kind === 'block')).toEqual({ kind: 'block', scene, ms: 0 });
  });

  it('counts a ping for each pip, and only for coins thrown for', () => {
    expect(pingsOf(scene, outcome('pings'))).toBe(3);
    expect(pingsOf({ ...scene, outcome: 'power_up' }, outcome('power_up'))).toBe(0);
  });

  it('has a mood by what the outcome does', () => {
    const moods = ['pings', 'power_up', 'bowser_laugh', 'game_over', 'nobody knows'].map((id) => moodOf(outcome(id)));
    expect(moods).toEqual(['coins', 'power', 'laugh', 'lost', 'lost']);
  });

  it('has its own sounds: the table adds only the roll to move', () => {
    expect(soundsOf(sights, 1)).toEqual(['dice']);
  });
});

it('rows of one outcome are one line, in the order of the throws', () => {
  const rows = [4, 1, 2, 3].map((sum) => ({ sum, outcome: sum < 3 ? 'pings' : 'power_up' }));
  expect(linesOf(rows)).toEqual([
    { outcome: 'pings', sums: [1, 2] },
    { outcome: 'power_up', sums: [3, 4] },
  ]);
});

describe('the stage', () => {
  let stage: BlockStage;
  const played = async (what: Promise<void>): Promise<boolean> => {
    let done = false;
    void what.then(() => (done = true));
    await vi.advanceTimersByTimeAsync(0);
    return done;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    stage = new BlockStage();
    stage.know(atlas, (seat) => seat === 1);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits for who may hit, and hits by itself in the end', async () => {
    const end = stage.play(scene);
    await vi.advanceTimersByTimeAsync(2000);
    expect(stage.phase).toBe('waits');
    await vi.advanceTimersByTimeAsync(8000);
    expect(stage.phase).toBe('told');
    expect(stage.pings).toBe(3);
    expect(await played(end)).toBe(true);
  });

  it('plays by itself for the others', async () => {
    void stage.play({ ...scene, seat: 2 });
    expect(stage.mine).toBe(false);
    await vi.advanceTimersByTimeAsync(1200);
    expect(stage.phase).toBe('told');
  });

  it('counts one ping after another once it is hit', async () => {
    void stage.play(scene);
    stage.hit();
    expect(stage.phase).toBe('struck');
    const seen = new Set<number>();
    for (let step = 0; step < 30; step += 1) {
      await vi.advanceTimersByTimeAsync(50);
      seen.add(stage.pings);
    }
    expect([...seen]).toEqual([0, 1, 2, 3]);
  });

  it('holds nobody up: more to see shows the outcome at once', async () => {
    const end = stage.play(scene);
    stage.hurry();
    expect([stage.phase, stage.pings, stage.playing]).toEqual(['told', 3, false]);
    expect(await played(end)).toBe(true);
  });

  it('shows the outcome without a way there to who wants nothing to move', () => {
    stage.still(scene);
    expect([stage.phase, stage.pings, stage.playing]).toEqual(['told', 3, false]);
    stage.dismiss();
    expect(stage.scene).toBeNull();
  });
});
